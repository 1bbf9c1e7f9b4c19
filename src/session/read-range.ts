import type { NumberQuestion } from '../rules/question.js';
import { readNumber, toCents } from './read-number.js';
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
  const [from, to] = [fromText, toText].map((text) => readNumber(text, question, signs)) as [
    ReadResult,
    ReadResult,
  ];
  if (isBlank(from) && isBlank(to)) return { ok: false, from: refuse('blank') };
  // The ends of a domain are decimal strings; reading them writes them like any typed number.
  const end = (limit: string) => readNumber(limit, question, { decimal: '.', group: '' });
  const low = isBlank(from) ? end(question.low) : from;
  const high = isBlank(to) ? (question.high ? end(question.high) : refuse('blank-high')) : to;
  if (!low.ok || !high.ok) {
    return { ok: false, ...(!low.ok && { from: low }), ...(!high.ok && { to: high }) };
  }
  return toCents(low.value) > toCents(high.value)
    ? { ok: false, to: refuse('reversed', { from: low.value, to: high.value }) }
    : { ok: true, low: low.value, high: high.value };
}

const isBlank = (result: ReadResult): boolean => !result.ok && result.code === 'blank';
