/**
 * Numbers, dates and lists as a locale writes them. Decimal strings go in as strings and no digit
 * passes through a binary float. Text that is no decimal or no date comes back as it is: a missing
 * amount must never turn into a 0, and a page must not break over one.
 */
import { dateFormat, listFormat, numberFormat, type ExactNumberOptions } from './format-intl.js';

export { monthNames, numberSigns } from './format-signs.js';

/** The kinds of number a question can ask for. */
export type NumberKind = 'money' | 'percent' | 'integer' | 'months';

// Percentages and counts are shown as they are: a threshold rounded for show would be another one.
const NUMBER: ExactNumberOptions = { maximumFractionDigits: 20 };
const OPTIONS: Readonly<Record<NumberKind, ExactNumberOptions>> = {
  // The plain dollar sign in every language: all amounts are US dollars, as is the sign on the
  // field. Cents are shown only where there are some, and then both digits: $15 and $15.50, never
  // $15.5.
  money: {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  },
  percent: { ...NUMBER, style: 'percent' },
  integer: NUMBER,
  months: NUMBER,
};

/** A number as its kind of question has it; a percentage in hundredths, as answers are. */
export function formatByKind(number: string, kind: NumberKind, locale: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(number)) return number;
  // `Intl` multiplies percentages by a hundred; moving the point here keeps the digits exact.
  const exact =
    kind === 'percent'
      ? number.replace(/\d+/, (whole) => whole.padStart(3, '0')).replace(/(\d\d)(\.|$)/, '.$1')
      : number;
  // Where something rounds to zero it has no minus sign.
  const text = (value: string) => numberFormat(locale, OPTIONS[kind]).format(value);
  const rounded = text(exact);
  return rounded === text('-0') ? text('0') : rounded;
}

/** US dollars, exact for any length: `$1,250,000.50`. More than two decimals round half up. */
export const formatMoney = (amount: string, locale: string): string =>
  formatByKind(amount, 'money', locale);

/** A calendar date in words. Takes `YYYY-MM-DD`, `YYYY-MM` and `YYYY`. */
export function formatDate(iso: string, locale: string): string {
  const date = /^\d{4}(-\d\d){0,2}$/.test(iso) ? new Date(iso) : undefined;
  // Engines differ on February 30: some refuse it, some make it March 2.
  if (!date || Number.isNaN(Number(date)) || !date.toISOString().startsWith(iso)) return iso;
  return dateFormat(
    locale,
    iso.length > 7
      ? { dateStyle: 'long' }
      : { year: 'numeric', ...(iso.length > 4 && { month: 'long' }) },
  ).format(date);
}

/** `a, b, and c`, or with "or". */
export const formatList = (
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => listFormat(locale, type).format(items);
