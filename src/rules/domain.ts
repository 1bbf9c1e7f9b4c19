import { FIRST_DATE, NOT_OPEN, dateNumber } from './calendar.js';
import { type Exact, INFINITE, ONE, ZERO, compare, exact, isFinite, isZero } from './exact.js';
import { EITHER, FALSE, type Possible, TRUE, known, ofAtom } from './possible.js';
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

/** Beyond this many digits before the point an amount is a slip of the hand. */
const MOST_DIGITS = 15;

const HUNDREDTH = exact('0.01');

export function variableOf(question: Question, index: number): Variable {
  let low = ZERO;
  let high = INFINITE;
  let step = HUNDREDTH;
  if (question.kind === 'date') {
    low = exact(FIRST_DATE);
    high = exact(NOT_OPEN);
    step = ONE;
  } else if (question.kind !== 'boolean' && question.kind !== 'choice') {
    low = exact(question.low);
    if (question.high !== undefined) high = exact(question.high);
    if (question.kind === 'integer') step = ONE;
  }
  const all =
    question.kind === 'boolean'
      ? EITHER
      : question.kind === 'choice'
        ? question.options
        : ofAtom({ key: index, low, high, step, unknowns: only(index) });
  return { question, index, all, low, high, step };
}

/** Most answers: digits, and not too many of them. */
const PLAIN = /^\d{1,15}$/;
const NUMBER = /^-?(\d{1,40})(?:\.(\d{1,20}))?$/;

function readNumber(value: unknown, { low, high, step }: Variable): Exact | AnswerProblem {
  if (typeof value !== 'string' && typeof value !== 'number') return 'wrong-type';
  const text = String(value);
  if (!PLAIN.test(text)) {
    const match = NUMBER.exec(text);
    if (!match) return 'not-a-number';
    const [, digits = '', fraction = ''] = match;
    if (digits.replace(/^0+/, '').length > MOST_DIGITS) return 'too-large';
    if (fraction.replace(/0+$/, '').length > (step === ONE ? 0 : 2)) return 'too-precise';
  }
  const number = exact(text);
  const isBeyond = isFinite(high) && compare(number, high) > 0;
  if (isBeyond || compare(number, low) < 0) return 'out-of-range';
  // Also for "-0", which decimals keep apart from 0.
  return isZero(number) ? ZERO : number;
}

function readInterval(low: unknown, high: unknown, variable: Variable): Possible | string {
  const from = readNumber(low, variable);
  if (typeof from === 'string') return from;
  if (low === high) return known(from);
  const to = readNumber(high, variable);
  if (typeof to === 'string') return to;
  if (compare(from, to) > 0) return 'reversed-range';
  const { index, step } = variable;
  return ofAtom({ key: index, low: from, high: to, step, unknowns: only(index) });
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
    if (day === null) return 'not-a-date';
    const at = exact(day);
    return known(at);
  }
  if (typeof value !== 'object' || value === null) {
    return readInterval(value, value, variable) as Possible | AnswerProblem;
  }
  const { low, high, ...rest } = value as Record<string, unknown>;
  if (low === undefined || high === undefined || Object.keys(rest).length > 0) return 'wrong-type';
  return readInterval(low, high, variable) as Possible | AnswerProblem;
}
