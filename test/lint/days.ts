/** Dates as day numbers, for searching and comparing. */

const DAY = 86_400_000;

/** A place that is not open yet opens after every date: the day after the last. */
export const NOT_OPEN_DAY = Date.UTC(9999, 11, 31) / DAY + 1;
export const FIRST_DAY = new Date('0001-01-01T00:00:00Z').getTime() / DAY;

export const dayOf = (date: string): number =>
  date === 'not-open' ? NOT_OPEN_DAY : new Date(`${date}T00:00:00Z`).getTime() / DAY;

export const dateOf = (day: number): string =>
  day >= NOT_OPEN_DAY ? 'not-open' : new Date(day * DAY).toISOString().slice(0, 10);
