/** Where a comparison without branches turns as one answer moves. */

import type { Node } from '../../src/rules/expression.js';
import type { Question } from '../../src/rules/question.js';
import {
  type Fraction,
  compare,
  divide,
  fraction,
  multiply,
  subtract,
  zero,
} from '../../test/oracle/fraction.js';
import { evaluate } from './evaluate.js';
import { beside, inDomain, numeral, onGrid } from './grid.js';
import type { Answer, Facts } from './setting.js';

export interface TurningPoint {
  /** Where both sides are equal; null where that is not on the grid. */
  readonly at: Answer | null;
  /** The nearest answers that put the left side below and above the right; null: out of the domain. */
  readonly below: Answer | null;
  readonly above: Answer | null;
  /** By how much the left side moves against the right with one step. */
  readonly size: Fraction;
}

const sign = (value: Fraction): number => compare(value, zero);

/** Left less right, with one answer put in. */
function difference(question: Question, node: Node, facts: Facts, answer: Fraction | Answer) {
  const value = typeof answer === 'object' ? numeral(question, answer) : answer;
  const answers = { ...facts.answers, [question.id]: value };
  const [left, right] = (node.of ?? []).map((side) => evaluate(side, { ...facts, answers }));
  if (typeof left !== 'object' || typeof right !== 'object') return undefined;
  return subtract(left, right);
}

/** The answer at which a straight line through two answers meets zero, cut to the grid. */
function straight(question: Question, node: Node, facts: Facts): Fraction | undefined {
  const [one, two] = [fraction(1), fraction(2)];
  const from = difference(question, node, facts, one);
  const to = difference(question, node, facts, two);
  if (!from || !to) return undefined;
  const slope = subtract(to, from);
  if (sign(slope) === 0) return undefined;
  return onGrid(question, subtract(one, divide(from, slope)));
}

function around(question: Question, node: Node, facts: Facts, near: Fraction): TurningPoint | null {
  if (!inDomain(question, near)) return null;
  const here = numeral(question, near);
  const middle = difference(question, node, facts, here);
  if (!middle) return null;
  const exact = sign(middle) === 0;
  const beneath = beside(question, here, -1);
  const beyond = beside(question, here, 1);
  const lower = exact ? beneath : here;
  const [low, high] = [lower, beyond].map((answer) =>
    answer === null ? undefined : difference(question, node, facts, answer),
  );
  const rises = high ? sign(high) > 0 : low !== undefined && sign(low) < 0;
  const apart = high ? subtract(high, middle) : low ? subtract(middle, low) : zero;
  if ((low && high && sign(low) === sign(high)) || sign(apart) === 0) return null;
  return {
    at: exact ? here : null,
    below: rises ? lower : beyond,
    above: rises ? beyond : lower,
    size: sign(apart) < 0 ? multiply(fraction(-1), apart) : apart,
  };
}

/** @returns null where it does not turn on the question's domain, or not along a straight line */
export function turningPoint(question: Question, node: Node, facts: Facts): TurningPoint | null {
  if (!('low' in question)) return null;
  const line = straight(question, node, facts);
  return line ? around(question, node, facts, line) : null;
}
