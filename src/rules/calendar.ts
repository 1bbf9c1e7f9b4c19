/** Calendar dates as whole days, without a time zone. Day 0 is March 1 of the year 0. */

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** @returns whole days, or null where the text is not a calendar date `YYYY-MM-DD` */
export function dayOf(text: string): number | null {
  const match = FORM.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  // The year is counted from March, so that the leap day is its last.
  const shifted = month > 2 ? year : year - 1;
  const monthFromMarch = (month + 9) % 12;
  return (
    365 * shifted +
    Math.floor(shifted / 4) -
    Math.floor(shifted / 100) +
    Math.floor(shifted / 400) +
    Math.floor((153 * monthFromMarch + 2) / 5) +
    day -
    1
  );
}

/** The inverse of {@link dayOf}. */
export function dateOf(day: number): string {
  // Search is enough: this is for messages, not for evaluation.
  let year = Math.floor(day / 365.2425);
  const start = (y: number) => dayOf(`${String(y).padStart(4, '0')}-01-01`) ?? -Infinity;
  while (year < 9999 && start(year + 1) <= day) year++;
  let rest = day - start(year);
  let month = 1;
  while (rest >= daysIn(year, month)) rest -= daysIn(year, month++);
  const pad = (n: number, width: number) => String(n).padStart(width, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(rest + 1, 2)}`;
}

export const FIRST_DAY = dayOf('0001-01-01') as number;
export const LAST_DAY = dayOf('9999-12-31') as number;
/** A place that is not open yet opens later than every day. */
export const NOT_OPEN = LAST_DAY + 1;
