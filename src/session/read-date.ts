/**
 * Three text fields → a calendar date. There is no `Date` here: a date of law has no time of day
 * and no time zone, and going through one is how dates come out a day early.
 */
import { foldText, refuse, type Refusal, type Values } from './read-text.js';

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
  | 'not-a-date';

interface DateRefusal extends Refusal<DateProblem> {
  /** The fields to mark, in the order day, month, year. */
  readonly fields: readonly DateField[];
}

export type DateResult = { readonly ok: true; readonly value: string } | DateRefusal;

/** The spellings of each month, January first; `monthNames(locale)` of the text layer. */
export type MonthNames = readonly (readonly string[])[];

const FIELDS: readonly DateField[] = ['day', 'month', 'year'];

/** Reads a date; the value is `YYYY-MM-DD` in the Gregorian calendar. */
export function readDate(
  texts: Readonly<Record<DateField, string>>,
  monthNames: MonthNames,
): DateResult {
  const typed = { day: '', month: '', year: '' };
  for (const field of FIELDS) typed[field] = foldText(texts[field]);
  const { day, month, year } = typed;

  const missing = FIELDS.filter((field) => typed[field] === '');
  if (missing.length > 2) return problem('blank', FIELDS);
  if (missing[0]) return problem(`missing-${missing[0]}`, missing);
  const unreadable = FIELDS.filter((field) => field !== 'month' && /\D/.test(typed[field]));
  if (unreadable.length > 0) return problem('not-a-number', unreadable);
  const number = readMonth(month, monthNames);
  if (number === undefined) return problem('not-a-month', ['month']);
  // A year such as 0021 is a two-digit year that some form filled up.
  if (!/^[1-9]\d{3}$/.test(year)) return problem('year-four-digits', ['year']);

  const isLeap = Number(year) % (year.endsWith('00') ? 400 : 4) === 0;
  const days = number === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(number) ? 30 : 31;
  return day.length > 2 || Number(day) < 1 || Number(day) > days
    ? problem('not-a-date', ['day'], { month: String(number), year, days: String(days) })
    : { ok: true, value: [year, number, day].map((part) => `${part}`.padStart(2, '0')).join('-') };
}

const problem = (
  code: DateProblem,
  fields: readonly DateField[],
  values?: Values,
): DateRefusal => ({ ...refuse(code, values), fields });

/** A month from 1, by number or name. */
function readMonth(text: string, names: MonthNames): number | undefined {
  if (/^\d{1,2}$/.test(text)) {
    return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : undefined;
  }
  const typed = plainName(text);
  /** The one month with a spelling that fits. */
  const only = (fits: (spelling: string) => boolean) => {
    const months = names.flatMap((month, index) =>
      month.map(plainName).some(fits) ? [index + 1] : [],
    );
    return months.length === 1 ? months[0] : undefined;
  };
  return (
    only((spelling) => spelling === typed) ??
    // `Sept` and `Febr` are in nobody's list; three letters or more that fit one month will do.
    (typed.length >= 3 ? only((spelling) => spelling.startsWith(typed)) : undefined)
  );
}

/**
 * Case, accents and the dot of an abbreviation do not tell months apart. Only the Latin accents are
 * dropped: in Hindi the marks are the vowels, and without them June is January's abbreviation.
 */
const plainName = (name: string): string =>
  foldText(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|[.\u0970]$/g, '');
