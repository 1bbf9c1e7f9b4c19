/**
 * Laws 3 and 8 of the contract (section 4): to know more, or to settle how the law is read, never
 * allows more than before.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { AnswerValue, Answers, ProgramAssessment } from '../../src/rules/assessment.js';
import { programs as bundled } from '../../src/programs/index.js';
import { assess } from '../../src/screening.js';
import {
  type PartialAnswers,
  bruteAssess,
  completions,
  randomPartial,
  seeded,
} from '../oracle/brute.js';
import { compare, fraction } from '../oracle/fraction.js';
import { type Random, chance, pick } from '../oracle/random.js';
import { assessOne, lawful, wild } from '../support/kinds-of-rules.js';
import { runs } from '../support/runs.js';
import { assertNarrower, assertWithinPreferred, within } from '../support/within.js';

const isRange = (value: AnswerValue | undefined) => typeof value === 'object' && value !== null;

/** Whether a number, or a range, lies in a range. */
function isInside(value: AnswerValue | undefined, range: AnswerValue | undefined): boolean {
  if (!isRange(range) || value === undefined || value === null || typeof value === 'boolean') {
    return false;
  }
  const [low, high] = isRange(value) ? [value.low, value.high] : [value, value];
  const order = (a: string | number, b: string | number) => compare(fraction(a), fraction(b));
  return order(low, range.low) >= 0 && order(high, range.high) <= 0;
}

/** What the first leaves open, unknown or rough, the second may answer, or narrow. */
function refine(first: Answers, second: Answers): Answers {
  const refined: Record<string, AnswerValue> = { ...first };
  for (const [id, value] of Object.entries(second)) {
    const before = first[id] ?? null;
    if (before === null || isInside(value, before)) refined[id] = value;
  }
  // No answer takes nothing away.
  for (const [id, value] of Object.entries(refined)) refined[id] = value ?? first[id] ?? null;
  return refined;
}

/** Some answers of a completion, as they are or as narrower ranges. */
function learn(partial: PartialAnswers, random: Random): Answers {
  const complete = completions(partial, random).next().value;
  const other = completions(partial, random).next().value;
  const share = pick(random, [0.05, 0.3, 0.7]);
  const learned: Record<string, AnswerValue> = {};
  for (const [id, value] of Object.entries(complete)) {
    if (!chance(random, share)) continue;
    const to = other[id];
    const isNumber = typeof value !== 'boolean' && /^\d+(\.\d+)?$/.test(String(value));
    if (!isNumber || chance(random, 0.6)) learned[id] = value;
    else {
      const ends = [value, to as string].sort((a, b) => compare(fraction(a), fraction(b)));
      learned[id] = { low: ends[0] as string, high: ends[1] as string };
    }
  }
  return refine(partial, learned);
}

for (const kind of [lawful, wild]) {
  const { name, bank, programs, answers } = kind;
  const assertLess = kind === lawful ? assertNarrower : assertWithinPreferred;
  describe(`on ${name}`, () => {
    it('3, knowledge never widens: an answer settles, narrows and takes away questions, or nothing', () => {
      fc.assert(
        fc.property(programs, answers, answers, (program, first, second) => {
          const before = assessOne(program, bank, first);
          assertLess(assessOne(program, bank, refine(first, second)), before);
        }),
        runs(200),
      );
    });

    it('8, pinned readings give a result within the unpinned one', () => {
      const option = fc.option(fc.constantFrom('one', 'two'), { nil: undefined });
      fc.assert(
        fc.property(programs, answers, option, option, (program, given, open, chosen) => {
          const readings = { ...(open && { open }), ...(chosen && { chosen }) };
          const free = assessOne(program, bank, given);
          const pinned = assessOne(program, bank, given, { readings });
          if (chosen !== 'two') assertLess(pinned, free);
          else if (pinned.award) {
            assert(free.award && within(pinned.award.onAnyReading, free.award.onAnyReading));
          }
        }),
        runs(200),
      );
    });

    it('8, what is said beside a reading is what comes of pinning it', () => {
      fc.assert(
        fc.property(programs, answers, (program, given) => {
          for (const { reading, option, status, award } of assessOne(program, bank, given)
            .readings) {
            const pinned = assessOne(program, bank, given, { readings: { [reading]: option } });
            assert.equal(pinned.status, status);
            assert.deepEqual(pinned.award?.preferred ?? null, award);
          }
        }),
        runs(200),
      );
    });
  });
}

describe('on the bundled programs', () => {
  it('3, knowledge never widens: an answer settles, narrows and takes away questions, or nothing', () => {
    const { numRuns, seed } = runs(200);
    const random = seeded(seed + 5);
    for (let i = 0; i < numRuns; i++) {
      const partial = randomPartial(random);
      const before = assess(partial).programs;
      const after = assess(learn(partial, random)).programs;
      before.forEach((old, j) => {
        assertNarrower(after[j] as ProgramAssessment, old);
      });
    }
  });

  it('8, pinned readings give a result within the unpinned one, and sound by itself', () => {
    const { numRuns, seed } = runs(200);
    const random = seeded(seed + 6);
    for (let i = 0; i < numRuns; i++) {
      const partial = randomPartial(random);
      const { programs } = assess(partial);
      const free = pick(random, programs);
      const program = bundled.find(({ id }) => id === free.program);
      const pinned = (program?.readings ?? []).filter(() => chance(random, 0.5));
      const readings = Object.fromEntries(
        pinned.map(({ id, options }) => [id, pick(random, options)]),
      );
      const result = assess(partial as Answers, { readings }).programs.find(
        (each) => each.program === free.program,
      ) as ProgramAssessment;
      const keeps = pinned.every(
        ({ id, preferred }) => preferred === null || readings[id] === preferred,
      );
      if (keeps) assertNarrower(result, free);
      else if (result.award) {
        assert(free.award && within(result.award.onAnyReading, free.award.onAnyReading));
      }
      const brute = bruteAssess(free.program, partial, { samples: 8, random, readings });
      if (result.status !== 'undetermined') assert.deepEqual([...brute.statuses], [result.status]);
      if (brute.award) {
        assert(result.award?.preferred && within(brute.award, result.award.preferred));
      }
    }
  });
});
