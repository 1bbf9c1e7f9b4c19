import type { Catalogue } from './catalogue.js';
import { formatDate, formatNumber } from './format.js';

type Values = Readonly<Record<string, string>>;

const number = (value = '') => formatNumber(value, 'en');

/** Why an answer could not be read, and what to do about it. `name` is the question's short name. */
const sentences: Readonly<Record<string, (name: string, values: Values) => string>> = {
  blank: (name) => `Enter an answer for “${name}”, or choose “I don’t know”.`,
  'blank-high': (name) => `Enter the most that “${name}” could be.`,
  'not-a-number': (name) => `“${name}” must be a number, such as 120,000 or 1.2 million.`,
  ambiguous: (name, { sign = '' }) =>
    `“${name}” can be read in two ways because of the “${sign}”. Write it like 1,250,000 or 1,250.50.`,
  'wrong-unit': (name, { unit = '' }) =>
    `“${name}” is not asked for in “${unit}”. Enter the number alone.`,
  negative: (name) => `“${name}” cannot be less than 0. Enter 0 if there was none.`,
  'too-precise': (name, { decimals = '' }) =>
    decimals === '0'
      ? `“${name}” must be a whole number.`
      : `“${name}” can have at most ${decimals} digits after the point.`,
  'too-large': (name, { digits = '' }) =>
    `“${name}” is too large. Enter a number of at most ${digits} digits.`,
  'below-minimum': (name, { minimum }) => `“${name}” must be ${number(minimum)} or more.`,
  'above-maximum': (name, { maximum }) => `“${name}” must be ${number(maximum)} or less.`,
  reversed: (name) => `The range for “${name}” must go from the smaller number to the larger.`,
  'missing-day': (name) => `Enter the day of “${name}”.`,
  'missing-month': (name) => `Enter the month of “${name}”.`,
  'missing-year': (name) => `Enter the year of “${name}”.`,
  'not-a-month': (name) => `The month of “${name}” must be 1 to 12, or a name such as March.`,
  'year-four-digits': (name) => `The year of “${name}” must have 4 digits, such as 2019.`,
  'not-a-date': (name, { days = '' }) =>
    `“${name}” must be a real date. That month has days 1 to ${days}.`,
  'too-early': (name, { earliest = '' }) =>
    `“${name}” must be ${formatDate(earliest, 'en')} or later.`,
  'too-late': (name, { latest = '' }) =>
    `“${name}” must be ${formatDate(latest, 'en')} or earlier.`,
};

export const problems: Catalogue['problems'] = {
  title: (count) =>
    count === 1 ? 'There is a problem with 1 answer' : `There are problems with ${count} answers`,
  of: (code, name, values) =>
    Object.hasOwn(sentences, code)
      ? (sentences[code]?.(name, values) ?? name)
      : `“${name}” could not be read.`,
  unanswered: (kind, name) =>
    kind === 'option'
      ? `Choose an answer for “${name}”.`
      : kind === 'date'
        ? `Enter a date for “${name}”, or choose “I don’t know”.`
        : `Enter a number for “${name}”, or choose “I don’t know”.`,
};
