/** What brute force over every completion of a small program says, in the terms of the contract. */

import type { Answers, Range } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { type Fraction, compare, toCents } from '../oracle/fraction.js';
import {
  type Complete,
  type Interpreted,
  type Pins,
  interpretProgram,
  pinsOf,
} from './interpret.js';
import { completionsOf, smallBank } from './random-rules.js';

export interface Case {
  readonly answers: Complete;
  readonly pins: Pins;
  readonly outcome: Interpreted;
}

export const isPreferred = (program: Program, pins: Pins): boolean =>
  program.readings.every(({ id, preferred }) => preferred === null || pins[id] === preferred);

export const casesOf = (program: Program, answers: Answers): Case[] =>
  completionsOf(answers).flatMap((complete) =>
    pinsOf(program).map((pins) => ({
      answers: complete,
      pins,
      outcome: interpretProgram(program, complete, pins),
    })),
  );

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
const told = ({ outcome }: Case): string =>
  outcome.passes
    ? JSON.stringify([
        outcome.award && hullOf([{ answers: {}, pins: {}, outcome }]),
        outcome.priorities,
      ])
    : 'no';

/** The questions whose answer changes what is told in some case, all else being equal. */
export function relevantIn(cases: readonly Case[]): string[] {
  return smallBank
    .map(({ id }) => id)
    .filter((id) => {
      const seen = new Map<string, string>();
      return cases.some((each) => {
        const key = JSON.stringify([{ ...each.answers, [id]: null }, each.pins]);
        const before = seen.get(key);
        seen.set(key, told(each));
        return before !== undefined && before !== told(each);
      });
    });
}
