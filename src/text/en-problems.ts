import type { Catalogue } from './catalogue.js';
import { formatByKind } from './format.js';

/**
 * Why an answer could not be read, and what to do about it. `@` is the question's short name, `#` the
 * value that goes with the problem.
 */
const sentences: Readonly<Record<string, string>> = {
  option: 'Choose an answer for @.',
  date: 'Enter a date for @, or choose “I don’t know”.',
  number: 'Enter a number for @, or choose “I don’t know”.',
  'blank-high': 'Enter the most that @ could be.',
  'not-a-number': 'Enter only a number for @.',
  ambiguous: '@ can be read in two ways because of the “#”. Write it like 1,250,000 or 1,250.50.',
  'wrong-unit': '@ is not asked for in “#”.',
  negative: '@ must be 0 or more. Enter 0 for none.',
  whole: '@ must be a whole number.',
  'too-precise': '@ can have at most # digits after the point.',
  'too-large': '@ can have at most # digits.',
  'below-minimum': '@ must be # or more.',
  'above-maximum': '@ must be # or less.',
  reversed: 'Enter the smaller number of @ first.',
  'missing-day': 'Enter the day of @.',
  'missing-month': 'Enter the month of @.',
  'missing-year': 'Enter the year of @.',
  'not-a-month': 'The month of @ must be 1 to 12, or a name such as March.',
  'year-four-digits': 'The year of @ must have 4 digits, such as 2019.',
  'not-a-date': '@ must be a real date. That month has days 1 to #.',
};

export const problems: Catalogue['problems'] = {
  title: (count) =>
    count === 1 ? 'There is a problem with 1 answer' : `There are problems with ${count} answers`,
  of: (code, name, values = {}) => {
    const value = Object.values(values).at(-1) ?? '';
    const key = code === 'too-precise' && value === '0' ? 'whole' : code;
    const own = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    return (own ?? '@ could not be read.').replace(/[@#]/g, (sign) =>
      sign === '@' ? `“${name}”` : formatByKind(value, 'integer', 'en'),
    );
  },
};
