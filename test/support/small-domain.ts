/** The answers to a bank so small that every completion can be tried. */

import type { AnswerValue, Answers } from '../../src/rules/assessment.js';
import type { Question } from '../../src/rules/question.js';
import { type Fraction, fraction } from '../oracle/fraction.js';
import type { Complete } from './interpret.js';

export type SmallValue = Complete[string];

/** The days at which a rule of random rules turns. */
export const turningDays = ['2020-01-31', '2020-03-01'] as const;

/** Rules only compare days: these stretches of days are all there is to tell apart. */
export const stretchesOfDays = [
  { first: '0001-01-01', last: '2020-01-30' },
  { first: '2020-01-31', last: '2020-01-31' },
  { first: '2020-02-01', last: '2020-02-29' },
  { first: '2020-03-01', last: '2020-03-01' },
  { first: '2020-03-02', last: '9999-12-31' },
  { first: 'not-open', last: 'not-open' },
] as const;

/** A day of each stretch. */
const someDays = ['2019-12-01', '2020-01-31', '2020-02-10', '2020-03-01', '2021-01-01', 'not-open'];

export const indexOfDay = (day: string): number =>
  stretchesOfDays.findIndex(
    ({ last }) => last === 'not-open' || (day !== 'not-open' && day <= last),
  );

const hundredths = (value: string | number): number => {
  const { n, d }: Fraction = fraction(value);
  return Number((n * 100n) / d);
};

const written = (steps: number): string => (steps / 100).toFixed(2);

/** Every value a question can be completed with, given its (partial) answer. */
export function valuesOf(question: Question, answer: AnswerValue | undefined): SmallValue[] {
  if (question.kind === 'boolean') return typeof answer === 'boolean' ? [answer] : [true, false];
  if (question.kind === 'choice') {
    return typeof answer === 'string' ? [answer] : [...question.options];
  }
  if (question.kind === 'date') return typeof answer === 'string' ? [answer] : someDays;
  let { low, high = '' }: { low: string | number; high?: string | number } = question;
  if (typeof answer === 'number' || typeof answer === 'string') low = high = answer;
  else if (typeof answer === 'object' && answer) ({ low, high } = answer);
  const [from, to] = [hundredths(low), hundredths(high)];
  return question.kind === 'integer'
    ? Array.from({ length: (to - from) / 100 + 1 }, (_, i) => from / 100 + i)
    : Array.from({ length: to - from + 1 }, (_, i) => written(from + i));
}

/** All completions of the answers to some questions, the last question varying fastest. */
export const completionsOf = (bank: readonly Question[], answers: Answers): Complete[] =>
  bank.reduce<Complete[]>(
    (all, question) =>
      all.flatMap((each) =>
        valuesOf(question, answers[question.id]).map((value) => ({
          ...each,
          [question.id]: value,
        })),
      ),
    [{}],
  );
