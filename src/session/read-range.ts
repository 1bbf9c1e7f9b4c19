import type { NumberQuestion } from '../rules/question.js';
import { compareDecimals } from './read-decimal.js';
import { readNumber } from './read-number.js';
import {
  refuse,
  type NumberSigns,
  type ReadProblem,
  type ReadResult,
  type Refusal,
} from './read-text.js';

export type RangeProblem =
  | ReadProblem
  /** The upper end is blank and the question has no highest value to stand for it. */
  | 'blank-high'
  /** [from, to: decimal strings] */
  | 'reversed';

/** Problems are given per end, so that each is shown at its own field. */
export type RangeResult =
  | { readonly ok: true; readonly low: string; readonly high: string }
  | {
      readonly ok: false;
      readonly from?: Refusal<RangeProblem>;
      readonly to?: Refusal<RangeProblem>;
    };

/** The ends of a domain are decimal strings; reading them writes them like any typed number. */
const CANONICAL: NumberSigns = { decimal: '.', group: '' };

/**
 * Reads "from … to …". A blank end means the end of the question's domain; two blank ends mean that
 * nothing was said yet, which is not the same as "somewhere in the domain".
 */
export function readRange(
  fromText: string,
  toText: string,
  question: NumberQuestion,
  signs: NumberSigns,
): RangeResult {
  const from = readNumber(fromText, question, signs);
  const to = readNumber(toText, question, signs);
  if (isBlank(from) && isBlank(to)) return { ok: false, from: refuse('blank') };

  const low = isBlank(from) ? readNumber(question.low, question, CANONICAL) : from;
  const high = isBlank(to) ? readHighest(question) : to;
  if (!low.ok || !high.ok) {
    return { ok: false, ...(low.ok ? {} : { from: low }), ...(high.ok ? {} : { to: high }) };
  }
  if (compareDecimals(low.value, high.value) > 0) {
    return { ok: false, to: refuse('reversed', { from: low.value, to: high.value }) };
  }
  return { ok: true, low: low.value, high: high.value };
}

function isBlank(result: ReadResult): boolean {
  return !result.ok && result.code === 'blank';
}

function readHighest(question: NumberQuestion): ReadResult | Refusal<'blank-high'> {
  return question.high === undefined
    ? refuse('blank-high')
    : readNumber(question.high, question, CANONICAL);
}
