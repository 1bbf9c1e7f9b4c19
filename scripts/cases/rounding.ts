/** Answers that leave less than half a cent, half a cent or more than half a cent of an amount. */

import type { Node } from '../../src/rules/expression.js';
import { type Fraction, compare, fraction, multiply } from '../../test/oracle/fraction.js';
import { evaluate } from './evaluate.js';
import { beside } from './grid.js';
import { type Answer, type Facts, type Setting, questionOf, questionsUnder } from './setting.js';
import type { Change } from './worlds.js';

/** Steps of one answer that are looked at. */
const MOST_STEPS = 40;
const HALF = fraction('0.5');

type Part = 'under half a cent' | 'half a cent' | 'over half a cent';

/** What is left of a positive amount below a cent; null for nothing. */
function partOf(amount: Fraction): Part | null {
  const cents = multiply(amount, fraction('100'));
  const left = { n: cents.n % cents.d, d: cents.d };
  if (left.n <= 0n) return null;
  const sign = compare(left, HALF);
  return sign === 0 ? 'half a cent' : sign < 0 ? 'under half a cent' : 'over half a cent';
}

/** Sides of one answer's neighbors; none unless each side of half a cent can be had. */
export function roundingSides(
  setting: Setting,
  amount: Node,
  facts: Facts,
): readonly (Change & { readonly id: string })[] {
  for (const id of questionsUnder(amount)) {
    const question = questionOf(setting, id);
    if (question.kind !== 'money') continue;
    const found = new Map<Part, Answer>();
    for (let step = 0; step < MOST_STEPS; step++) {
      const answer = beside(question, facts.answers[id] ?? '0', step);
      if (answer === null) continue;
      const value = evaluate(amount, { ...facts, answers: { ...facts.answers, [id]: answer } });
      const part = typeof value === 'object' ? partOf(value) : null;
      if (part && !found.has(part)) found.set(part, answer);
    }
    const parts = ['under half a cent', 'half a cent', 'over half a cent'] as const;
    const least = found.has('half a cent') ? 2 : 3;
    if (found.size >= least || found.has('half a cent')) {
      return parts.flatMap((part) => {
        const answer = found.get(part);
        return answer === undefined ? [] : [{ id: part, answers: { [id]: answer } }];
      });
    }
  }
  return [];
}
