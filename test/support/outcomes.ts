/** What brute force over every completion of a small program says, in the terms of the contract. */

import type { Answers, Range } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { type Fraction, compare, toCents } from '../oracle/fraction.js';
import { nodesOf, ofKind } from '../programs/walk.js';
import {
  type Complete,
  type Interpreted,
  type Pins,
  interpretProgram,
  pinsOf,
} from './interpret.js';
import { completionsOf, valuesOf } from './small-domain.js';

export interface Case {
  readonly answers: Complete;
  readonly pins: Pins;
  readonly outcome: Interpreted;
}

/** Every completion of what a program asks, under every way to pin the readings it has. */
export interface Everything {
  /** One list a way to pin the readings; each in the order of the completions. */
  readonly byPins: readonly (readonly Case[])[];
  /** The questions the program asks, and how many values each still has. */
  readonly asked: readonly { readonly id: string; readonly size: number }[];
  readonly program: Program;
}

export function everything(
  program: Program,
  bank: readonly Question[],
  answers: Answers,
): Everything {
  const nodes = nodesOf(program);
  const asks = new Set(ofKind(nodes, 'answer').map(({ question }) => question));
  const reads = new Set(ofKind(nodes, 'reading').map(({ id }) => id));
  const questions = bank.filter(({ id }) => asks.has(id));
  const completions = completionsOf(questions, answers);
  const byPins = pinsOf({ readings: program.readings.filter(({ id }) => reads.has(id)) }).map(
    (pins) =>
      completions.map((complete) => ({
        answers: complete,
        pins,
        outcome: interpretProgram(program, complete, pins),
      })),
  );
  const asked = questions.map((question) => ({
    id: question.id,
    size: valuesOf(question, answers[question.id]).length,
  }));
  return { byPins, asked, program };
}

/** The same with every reading that has a preferred option held to it. */
export function preferredOnly(all: Everything): Everything {
  const preferred = new Map(all.program.readings.map((each) => [each.id, each.preferred]));
  const byPins = all.byPins.filter(([first]) =>
    Object.entries(first?.pins ?? {}).every(
      ([id, option]) => (preferred.get(id) ?? option) === option,
    ),
  );
  return { ...all, byPins };
}

export const casesOf = ({ byPins }: Everything): Case[] => byPins.flat();

/** The hull of the awards of all cases that have one. */
export function hullOf(cases: readonly Case[]): Range | null {
  let low: Fraction | null = null;
  let high: Fraction | null = null;
  for (const { outcome } of cases) {
    if (!outcome.award) continue;
    if (!low || compare(outcome.award.low, low) < 0) low = outcome.award.low;
    if (!high || compare(outcome.award.high, high) > 0) high = outcome.award.high;
  }
  return low && high ? { low: toCents(low, 'half-up'), high: toCents(high, 'half-up') } : null;
}

/** What a visitor is told of one case: nothing but "no" where it does not pass. */
export function told({ passes, award, priorities }: Interpreted): string {
  if (!passes) return 'no';
  const amounts = award && [award.low, award.high].map((end) => toCents(end, 'half-up'));
  return `${amounts?.join('–')} ${priorities.join()}`;
}

/**
 * The questions whose answer changes what is told in some case, all else being equal: the status,
 * the award, or a priority of those who pass. An open reading is one more thing that is equal.
 */
export function relevantIn({ byPins, asked }: Everything): string[] {
  const lists = byPins.map((cases) => cases.map(({ outcome }) => told(outcome)));
  let stride = 1;
  const relevant: string[] = [];
  for (const { id, size } of [...asked].reverse()) {
    const step = stride;
    const matters = lists.some((list) =>
      // Each case beside the one with the first value of the question.
      list.some((each, i) => each !== list[i - (Math.floor(i / step) % size) * step]),
    );
    if (matters) relevant.unshift(id);
    stride *= size;
  }
  return relevant;
}
