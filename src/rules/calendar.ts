/** Calendar dates without a time zone, as counts of days. `Date` only counts here: no clock is read. */

const DAY = 86_400_000;

/** January 1 of the year 1, and the day after the last of the year 9999. */
export const FIRST_DATE = -719_162;
/** A place that is not open yet opens later than every date. */
export const NOT_OPEN = 2_932_897;

/** @returns the day of `YYYY-MM-DD`, or null where the text is not a calendar date */
export function dateNumber(text: string): number | null {
  // A date without a time is one of UTC; other texts, and days there are not, come back otherwise.
  const day = Date.parse(text) / DAY;
  return day >= FIRST_DATE && day < NOT_OPEN && dateText(day) === text ? day : null;
}

/** @returns `YYYY-MM-DD`, or `not-open` */
export const dateText = (day: number): string =>
  day === NOT_OPEN ? 'not-open' : new Date(day * DAY).toISOString().slice(0, 10);
