/**
 * Calendar dates without a time zone, as numbers that keep their order: 2020-03-13 is 20200313.
 * Rules only compare dates, so nothing here needs to count days.
 */

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lastDayOf = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** @returns the date as a number, or null where the text is not a calendar date `YYYY-MM-DD` */
export function dateNumber(text: string): number | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const exists = year > 0 && month > 0 && month <= 12 && day > 0 && day <= lastDayOf(year, month);
  return exists ? year * 10_000 + month * 100 + day : null;
}

/** January 1 of the year 1. */
export const FIRST_DATE = 10_101;
/** A place that is not open yet opens later than every date. */
export const NOT_OPEN = 99_991_232;
