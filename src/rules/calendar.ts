/**
 * Calendar dates without a time zone, as numbers that keep their order: 2020-03-13 is 20200313.
 * Rules only compare dates, so nothing here needs to count days.
 */

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lastDayOf = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** @returns the date as a number, or null where the text is not a calendar date `YYYY-MM-DD` */
export function dateNumber(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)].map(Number) as [
    number,
    number,
    number,
  ];
  const exists = year > 0 && month > 0 && month <= 12 && day > 0 && day <= lastDayOf(year, month);
  return exists ? year * 10_000 + month * 100 + day : null;
}

/** January 1 of the year 1. */
export const FIRST_DATE = 10_101;
/** A place that is not open yet opens later than every date. */
export const NOT_OPEN = 99_991_232;

/** @returns `YYYY-MM-DD` or `not-open`; null where the number is no day */
export function dateText(day: number): string | null {
  const text = String(day)
    .padStart(8, '0')
    .replace(/(....)(..)(..)/, '$1-$2-$3');
  return day === NOT_OPEN ? 'not-open' : dateNumber(text) === null ? null : text;
}

/** The day of a number, or where it is one before or after the days of a month the day beside it. */
export function nearestDay(number: number): number {
  if (dateText(number) !== null) return number;
  const [year, month, day] = [
    Math.floor(number / 10_000),
    Math.floor(number / 100) % 100,
    number % 100,
  ];
  if (day > 0) return month < 12 ? (year * 100 + month + 1) * 100 + 1 : (year + 1) * 10_000 + 101;
  return month > 1
    ? (year * 100 + month - 1) * 100 + lastDayOf(year, month - 1)
    : (year - 1) * 10_000 + 1231;
}
