/**
 * Three text fields → a calendar date. There is no `Date` here: a date of law has no time of day
 * and no time zone, and going through one is how dates come out a day early.
 */
import { foldText, refuse, type Refusal } from './read-text.js';

export type DateField = 'day' | 'month' | 'year';

export type DateProblem =
  | 'blank'
  | 'missing-day'
  | 'missing-month'
  | 'missing-year'
  | 'not-a-number'
  /** Neither 1–12 nor the name of one month. */
  | 'not-a-month'
  | 'year-four-digits'
  /** The month has no such day [month, year, days: how many it has]. */
  | 'not-a-date'
  /** [earliest: ISO date] */
  | 'too-early'
  /** [latest: ISO date] */
  | 'too-late';

export interface DateRefusal extends Refusal<DateProblem> {
  /** The fields to mark, in the order day, month, year. */
  readonly fields: readonly DateField[];
}

export type DateResult = { readonly ok: true; readonly value: string } | DateRefusal;

export interface DateDomain {
  /** The spellings of each month, January first; `monthNames(locale)` of the text layer. */
  readonly monthNames?: readonly (readonly string[])[];
  /** The locale's ten digits, where they are not those of a script Unicode counts as decimal. */
  readonly digits?: string;
  /** ISO dates, both included. */
  readonly earliest?: string;
  readonly latest?: string;
}

const FIELDS: readonly DateField[] = ['day', 'month', 'year'];

/** Reads a date; the value is `YYYY-MM-DD` in the Gregorian calendar. */
export function readDate(
  texts: Readonly<Record<DateField, string>>,
  domain: DateDomain = {},
): DateResult {
  const day = foldText(texts.day, domain.digits);
  const month = foldText(texts.month, domain.digits);
  const year = foldText(texts.year, domain.digits);

  const missing = FIELDS.filter((field) => ({ day, month, year })[field] === '');
  const [firstMissing] = missing;
  if (missing.length === FIELDS.length) return problem('blank', FIELDS);
  if (firstMissing !== undefined) return problem(`missing-${firstMissing}`, missing);

  const unreadable = FIELDS.filter(
    (field) => field !== 'month' && !/^\d+$/.test({ day, year }[field]),
  );
  if (unreadable.length > 0) return problem('not-a-number', unreadable);
  const monthNumber = readMonth(month, domain.monthNames ?? []);
  if (monthNumber === undefined) return problem('not-a-month', ['month']);
  // A year such as 0021 is a two-digit year that some form filled up.
  if (!/^[1-9]\d{3}$/.test(year)) return problem('year-four-digits', ['year']);

  const days = daysInMonth(monthNumber, Number(year));
  const dayNumber = /^\d{1,2}$/.test(day) ? Number(day) : 0;
  if (dayNumber < 1 || dayNumber > days) {
    return problem('not-a-date', ['day'], { month: `${monthNumber}`, year, days: `${days}` });
  }
  const value = `${year}-${twoDigits(monthNumber)}-${twoDigits(dayNumber)}`;
  const { earliest, latest } = domain;
  if (earliest !== undefined && value < earliest) return problem('too-early', FIELDS, { earliest });
  if (latest !== undefined && value > latest) return problem('too-late', FIELDS, { latest });
  return { ok: true, value };
}

function problem(
  code: DateProblem,
  fields: readonly DateField[],
  values?: Readonly<Record<string, string>>,
): DateRefusal {
  return { ...refuse(code, values), fields };
}

function readMonth(text: string, names: readonly (readonly string[])[]): number | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= 12 ? number : undefined;
  }
  const typed = plainName(text);
  if (typed === '') return undefined;
  const spellings = names.map((month) => month.map(plainName));
  return (
    only(spellings, (spelling) => spelling === typed) ??
    // `Sept` and `Febr` are in nobody's list; three letters or more that fit one month will do.
    (typed.length >= 3 ? only(spellings, (spelling) => spelling.startsWith(typed)) : undefined)
  );
}

/** The one month with a spelling that fits, counted from 1. */
function only(
  spellings: readonly (readonly string[])[],
  fits: (spelling: string) => boolean,
): number | undefined {
  const months = spellings.flatMap((month, index) => (month.some(fits) ? [index + 1] : []));
  return months.length === 1 ? months[0] : undefined;
}

/**
 * Case, accents and the dot of an abbreviation do not tell months apart. Only the Latin accents are
 * dropped: in Hindi the marks are the vowels, and without them June is January's abbreviation.
 */
function plainName(name: string): string {
  return foldText(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[.\u0970]$/, '');
}

function daysInMonth(month: number, year: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function twoDigits(number: number): string {
  return `${number}`.padStart(2, '0');
}
