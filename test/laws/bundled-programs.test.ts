/**
 * The laws of the contract (section 4) on the bundled programs, held against the oracle: each track
 * written a second time by hand. `LAWS_RUNS` sets how many partial answers each law gets.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProgramAssessment } from '../../src/rules/assessment.js';
import { assess } from '../../src/screening.js';
import { type PartialAnswers, bruteAssess, randomPartial, seeded } from '../oracle/brute.js';
import { type Random, pick } from '../oracle/random.js';
import { runs } from '../support/runs.js';
import { within } from '../support/within.js';
import { isLedTo, reaches } from '../support/searches.js';
import { Walk } from '../support/witnesses.js';

const { numRuns, seed } = runs(150);

/** Random partial answers, and what each program makes of them. */
function check(law: (result: ProgramAssessment, partial: PartialAnswers) => void): void {
  const random = seeded(seed);
  for (let i = 0; i < numRuns; i++) {
    const partial = randomPartial(random);
    for (const result of assess(partial).programs) law(result, partial);
  }
}

/** How long it looks for a completion of a certain kind. */
const PATIENCE = 4000;

describe('on the bundled programs', () => {
  it('1, sound: no completion falls outside what was allowed', () => {
    check((result, partial) => {
      const brute = bruteAssess(result.program, partial, { samples: 25 });
      const { statuses, award, awardOnAnyReading } = brute;
      if (result.status !== 'undetermined') assert.deepEqual([...statuses], [result.status]);
      if (awardOnAnyReading)
        assert(result.award && within(awardOnAnyReading, result.award.onAnyReading));
      if (award) assert(result.award?.preferred && within(award, result.award.preferred));
      for (const { id, status } of result.criteria) {
        const seen = brute.criteria[id];
        if (status !== 'unknown' && seen) assert.deepEqual([...seen], [status], id);
      }
      for (const { id, status, category } of result.priorities) {
        const value = status === 'yes' && (category ?? true);
        const seen = brute.priorities[id];
        if (status !== 'unknown' && seen?.size === 1) assert.deepEqual([...seen], [value], id);
        if (status === 'no' && seen) assert.deepEqual([...seen], [false], id);
      }
    });
  });

  it('2, tight: claimed for at least 99 of 100 ranges', () => {
    let ranges = 0;
    let tight = 0;
    check(({ award }) => {
      if (!award?.preferred) return;
      ranges++;
      if (award.tight) tight++;
    });
    assert(tight >= ranges * 0.99, `${tight} of ${ranges}`);
  });

  it('2, tight: undetermined because of answers only where two completions disagree', () => {
    const random = seeded(seed + 21);
    check(({ program, status, because }, partial) => {
      if (status !== 'undetermined' || !because.includes('answers')) return;
      const walk = new Walk(program, partial, {}, random);
      const seen = new Set<string>();
      for (let step = 0; step < PATIENCE && seen.size < 2; step++) {
        if (step % 150 === 149) walk.start();
        const { text, unmet } = walk.told;
        // Who passes, on each reading that stays open.
        seen.add(
          text
            .split(' | ')
            .map((each) => each === 'no')
            .join(),
        );
        if (unmet.length > 0) walk.step('');
        else walk.go(walk.with(...anything(walk, random)));
      }
      assert.equal(seen.size, 2, `${program} ${[...seen].join()}: ${JSON.stringify(partial)}`);
    });
  });

  it('2, tight: where it is claimed, completions come to both ends', () => {
    const random = seeded(seed + 22);
    const missed: string[] = [];
    check(({ program, award }, partial) => {
      if (!award?.tight || !award.preferred) return;
      for (const which of ['low', 'high'] as const) {
        const goal = award.preferred[which];
        const walk = new Walk(program, partial, {}, random);
        if (goal === null || isLedTo(walk, which, goal)) continue;
        if (!reaches(walk, which, goal, PATIENCE)) {
          missed.push(`${program} ${which} ${goal}: ${JSON.stringify(partial)}`);
        }
      }
    });
    assert.deepEqual(missed, []);
  });
});

/** An open question, and another answer to it. */
function anything(walk: Walk, random: Random): [string, ReturnType<Walk['draw']>] {
  const id = pick(random, walk.open);
  return [id, walk.draw(id)];
}
