/**
 * The laws of the contract (section 4) on the bundled programs, held against the oracle: each track
 * written a second time by hand. `LAWS_RUNS` sets how many partial answers each law gets.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answers, ProgramAssessment, Range } from '../../src/rules/assessment.js';
import { assess } from '../../src/screening.js';
import {
  type PartialAnswers,
  bruteAssess,
  completions,
  programQuestions,
  randomPartial,
  seeded,
} from '../oracle/brute.js';
import { assessOracle } from '../oracle/oracle.js';
import { runs } from '../support/runs.js';

const { numRuns, seed } = runs(150);

/** Random partial answers, and what each program makes of them. */
function check(law: (result: ProgramAssessment, partial: PartialAnswers) => void): void {
  const random = seeded(seed);
  for (let i = 0; i < numRuns; i++) {
    const partial = randomPartial(random);
    for (const result of assess(partial).programs) law(result, partial);
  }
}

const within = (inner: Range, outer: Range): boolean =>
  Number(inner.low) >= Number(outer.low) &&
  (outer.high === null || (inner.high !== null && Number(inner.high) <= Number(outer.high)));

/** What a visitor is told of complete answers: nothing but "no" where the program is out of reach. */
function told(program: string, answers: Record<string, boolean | string | number>): string {
  const { status, award, priorities } = assessOracle(program, { answers });
  return status === 'ineligible' ? 'no' : JSON.stringify([status, award, priorities]);
}

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
});
