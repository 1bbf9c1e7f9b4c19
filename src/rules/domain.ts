import { FIRST_DATE, NOT_OPEN, dateNumber } from './calendar.js';
import { type Exact, INFINITE, ONE, compare, exact, magnitude, over } from './exact.js';
import { EITHER, FALSE, type NumberSet, type Possible, TRUE, known, ofAtom } from './possible.js';
import type { Question } from './question.js';
import { only } from './unknowns.js';

/** A question made ready for the evaluator. */
export interface Variable {
  readonly question: Question;
  /** Its place in the authored order of the bank. */
  readonly index: number;
  /** Everything it can be answered with. */
  readonly all: Possible;
  readonly low: Exact;
  /** Infinite where the domain has no upper end. */
  readonly high: Exact;
  /** The distance between neighbouring values: cents, hundredths, units or days. */
  readonly step: Exact;
}

export type AnswerProblem =
  | 'wrong-type'
  | 'unknown-option'
  | 'not-a-date'
  | 'not-a-number'
  | 'too-precise'
  | 'too-large'
  | 'out-of-range'
  | 'reversed-range';

const HUNDREDTH = exact('0.01');
/** An amount from here on is a slip of the hand. */
const TOO_LARGE = exact('1000000000000000');

/** All that a number or date can be between two ends. */
export const between = (
  { index, step }: Pick<Variable, 'index' | 'step'>,
  low: Exact,
  high: Exact,
): NumberSet => ofAtom({ key: index, low, high, step, unknowns: only(index) });

export function variableOf(question: Question, index: number): Variable {
  const isDate = question.kind === 'date';
  const [from, to] = isDate
    ? [FIRST_DATE, NOT_OPEN]
    : 'low' in question
      ? [question.low, question.high]
      : [0];
  const low = exact(from);
  const high = to === undefined ? INFINITE : exact(to);
  const step = isDate || question.kind === 'integer' ? ONE : HUNDREDTH;
  const all =
    question.kind === 'boolean'
      ? EITHER
      : question.kind === 'choice'
        ? question.options
        : between({ index, step }, low, high);
  return { question, index, all, low, high, step };
}

const NUMBER = /^-?\d{1,40}(\.\d{1,20})?$/;

function readNumber(value: unknown, { low, high, step }: Variable): Exact | AnswerProblem {
  if (typeof value !== 'string' && typeof value !== 'number') return 'wrong-type';
  const text = String(value);
  if (!NUMBER.test(text)) return 'not-a-number';
  const number = exact(text);
  if (compare(magnitude(number), TOO_LARGE) >= 0) return 'too-large';
  // What lies on the grid is a whole number of its steps.
  if (over(number, step).bottom !== 1n) return 'too-precise';
  return compare(number, high) > 0 || compare(number, low) < 0 ? 'out-of-range' : number;
}

function readInterval(low: unknown, high: unknown, variable: Variable): Possible | AnswerProblem {
  const from = readNumber(low, variable);
  if (typeof from === 'string') return from;
  if (low === high) return known(from);
  const to = readNumber(high, variable);
  if (typeof to === 'string') return to;
  return compare(from, to) > 0 ? 'reversed-range' : between(variable, from, to);
}

/** Reads one answer that is neither absent nor null. @returns what it leaves possible, or why not */
export function readAnswer(variable: Variable, value: unknown): Possible | AnswerProblem {
  const { question } = variable;
  if (question.kind === 'boolean') {
    return typeof value === 'boolean' ? (value ? TRUE : FALSE) : 'wrong-type';
  }
  if (question.kind === 'choice') {
    if (typeof value !== 'string') return 'wrong-type';
    return question.options.includes(value) ? [value] : 'unknown-option';
  }
  if (question.kind === 'date') {
    if (typeof value !== 'string') return 'wrong-type';
    const day = value === 'not-open' ? NOT_OPEN : dateNumber(value);
    return day === null ? 'not-a-date' : known(exact(day));
  }
  if (typeof value !== 'object' || value === null) return readInterval(value, value, variable);
  const { low, high, ...rest } = value as Record<string, unknown>;
  return low === undefined || high === undefined || Object.keys(rest).length > 0
    ? 'wrong-type'
    : readInterval(low, high, variable);
}
