/**
 * Numbers, dates and lists as a locale writes them. Decimal strings go in as strings and no digit
 * passes through a binary float. Text that is no decimal or no date comes back as it is: a missing
 * amount must never turn into a 0, and a page must not break over one.
 */
import { dateFormat, listFormat, numberFormat, type ExactNumberOptions } from './format-intl.js';

export { monthNames, numberSigns, type LocaleNumberSigns } from './format-signs.js';

/** The kinds of number a question can ask for. */
export type NumberKind = 'money' | 'percent' | 'integer' | 'months';

const DECIMAL = /^-?\d+(\.\d+)?$/;

// The plain dollar sign in every language: all amounts are US dollars, as is the sign on the field.
const DOLLARS: ExactNumberOptions = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
};
// Cents are shown only where there are some, and then both digits: $15 and $15.50, never $15.5.
const MONEY: ExactNumberOptions = { ...DOLLARS, trailingZeroDisplay: 'stripIfInteger' };
const COMPACT: ExactNumberOptions = {
  ...DOLLARS,
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
};
// Percentages and counts are shown as they are: a threshold rounded for show would be another one.
const PERCENT: ExactNumberOptions = { style: 'percent', maximumFractionDigits: 20 };
const NUMBER: ExactNumberOptions = { maximumFractionDigits: 20 };

/** US dollars, exact for any length: `$1,250,000.50`. More than two decimals round half up. */
export function formatMoney(amount: string, locale: string): string {
  return write(amount, 'money', locale);
}

/** US dollars for the labels of drawings: `$200K`, `$1.25M`. Rounded; say the amount nearby. */
export function formatCompactMoney(amount: string, locale: string): string {
  if (!DECIMAL.test(amount)) return amount;
  return numberFormat(locale, COMPACT).format(withoutNegativeZero(amount, 2));
}

/** A percentage given in hundredths, as answers are: `"33.5"` is 33.5%. */
export function formatPercent(percent: string, locale: string): string {
  return write(percent, 'percent', locale);
}

/** A count, such as locations or months. */
export function formatNumber(number: string, locale: string): string {
  return write(number, 'integer', locale);
}

/** A number as its kind of question has it. */
export function formatByKind(number: string, kind: NumberKind, locale: string): string {
  return write(number, kind, locale);
}

/** `$200,000 – $300,000`, in the order and with the dash of the locale; one number if equal. */
export function formatRange(
  low: string,
  high: string,
  locale: string,
  kind: NumberKind = 'money',
): string {
  const [from, to] = [write(low, kind, locale), write(high, kind, locale)];
  // `Intl` compares the ends as binary floats, and writes those it takes for equal as "~$5".
  if (from === to) return from;
  if (!DECIMAL.test(low) || !DECIMAL.test(high)) return `${from} – ${to}`;
  const parts = formatOf(kind, locale).formatRangeToParts(prepare(low, kind), prepare(high, kind));
  if (parts.some((part) => part.type === 'approximatelySign')) return `${from} – ${to}`;
  return parts.map((part) => part.value).join('');
}

/** A calendar date in words. Takes `YYYY-MM-DD`, `YYYY-MM` and `YYYY`. */
export function formatDate(iso: string, locale: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso) ?? [];
  if (year === undefined) return iso;
  const date = new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`);
  // Engines differ on February 30: some refuse it, some make it March 2.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso)) return iso;
  if (day !== undefined) return dateFormat(locale, { dateStyle: 'long' }).format(date);
  if (month === undefined) return dateFormat(locale, { year: 'numeric' }).format(date);
  return dateFormat(locale, { year: 'numeric', month: 'long' }).format(date);
}

/** `a, b, and c`, or with "or". */
export function formatList(
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return listFormat(locale, type).format(items);
}

function formatOf(kind: NumberKind, locale: string): ReturnType<typeof numberFormat> {
  return numberFormat(locale, kind === 'money' ? MONEY : kind === 'percent' ? PERCENT : NUMBER);
}

function write(number: string, kind: NumberKind, locale: string): string {
  if (!DECIMAL.test(number)) return number;
  return formatOf(kind, locale).format(prepare(number, kind));
}

function prepare(number: string, kind: NumberKind): string {
  if (kind === 'money') return withoutNegativeZero(number, 2);
  return withoutNegativeZero(kind === 'percent' ? hundredth(number) : number, 20);
}

/** `Intl` multiplies percentages by a hundred; moving the point here keeps the digits exact. */
function hundredth(decimal: string): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(decimal) ?? [];
  const digits = whole.padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`;
}

/** What rounds to zero at this many places has no minus sign. */
function withoutNegativeZero(decimal: string, places: number): string {
  const nothing = new RegExp(`^-0+(\\.(0*|0{${places}}[0-4]\\d*))?$`);
  return nothing.test(decimal) ? '0' : decimal;
}
