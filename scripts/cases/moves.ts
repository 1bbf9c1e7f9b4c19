/** Which answer of a formula to move, and from what answers to the others. */

import type { Node } from '../../src/rules/expression.js';
import { type Fraction, compare } from '../../test/oracle/fraction.js';
import { withAnswer } from './force.js';
import { roundNumbers } from './grid.js';
import { type Answer, type Facts, type Setting, questionOf, questionsUnder } from './setting.js';
import { turningPoint } from './solve.js';
import type { Comparison } from './targets.js';
import type { Change } from './worlds.js';

export interface Side extends Change {
  readonly id: string;
}

export const answering = (question: string, id: string, answer: Answer): Side => ({
  id,
  answers: { [question]: answer },
});

interface Move {
  readonly question: string;
  readonly sides: readonly Side[];
  readonly exact: boolean;
  readonly size: Fraction;
}

/** Each answer of a formula that can be moved to where it turns, the finest step first. */
export function movesOf(setting: Setting, node: Comparison, facts: Facts): Move[] {
  return questionsUnder(node)
    .flatMap((question): Move[] => {
      const turn = turningPoint(questionOf(setting, question), node, facts);
      if (!turn) return [];
      const sides = (['below', 'at', 'above'] as const).flatMap((id) => {
        const answer = turn[id];
        return answer === null ? [] : [answering(question, id, answer)];
      });
      return [{ question, sides, exact: turn.at !== null, size: turn.size }];
    })
    .sort(
      (a, b) =>
        Number(b.exact) - Number(a.exact) ||
        b.sides.length - a.sides.length ||
        compare(a.size, b.size),
    );
}

/** Ordinary answers to what is open in a formula; then with one of them at some round number. */
export function* filled(setting: Setting, node: Node, facts: Facts): Generator<Facts> {
  const open = questionsUnder(node).filter((id) => !(id in facts.answers));
  const usual = (id: string) => setting.base[id] as Answer;
  const ordinary = open.reduce((all, id) => withAnswer(all, id, usual(id)), facts);
  yield ordinary;
  for (const id of open) {
    for (const value of roundNumbers(questionOf(setting, id))) {
      yield withAnswer(ordinary, id, value);
    }
  }
}
