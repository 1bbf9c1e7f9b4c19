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

  it('3, knowledge never widens: an answer keeps what was settled and narrows the range', () => {
    const random = seeded(seed + 1);
    for (let i = 0; i < numRuns; i++) {
      const partial = randomPartial(random);
      const complete = completions(partial, random).next().value;
      const open = Object.keys(complete).filter((id) => typeof partial[id] !== 'string');
      const id = open[Math.floor(random() * open.length)] ?? 'applicantKind';
      const before = assess(partial).programs;
      const after = assess({ ...partial, [id]: complete[id] } as Answers).programs;
      before.forEach((old, j) => {
        const now = after[j] as ProgramAssessment;
        if (old.status !== 'undetermined') assert.equal(now.status, old.status);
        if (now.award) assert(old.award && within(now.award.onAnyReading, old.award.onAnyReading));
        if (now.award?.preferred) {
          assert(old.award?.preferred && within(now.award.preferred, old.award.preferred));
        }
        const asked = now.remaining.filter((each) => !old.remaining.includes(each));
        assert.deepEqual(asked, [], id);
      });
    }
  });

  it('4, nothing relevant is hidden: changing an answer that is not asked changes nothing', () => {
    const random = seeded(seed + 2);
    check(({ program, remaining }, partial) => {
      const questions = programQuestions[program] ?? [];
      const open = questions.filter((id) => {
        const answer = partial[id];
        const known = answer !== undefined && answer !== null && typeof answer !== 'object';
        return !known && !remaining.includes(id);
      });
      let left = 6;
      for (const answers of completions(partial, random, questions)) {
        if (left-- <= 0) break;
        const others = completions(partial, random, questions).next().value;
        for (const id of open) {
          const changed = { ...answers, [id]: others[id] as string };
          assert.equal(told(program, changed), told(program, answers), id);
        }
      }
    });
  });

  it('8, a pinned reading gives a result within the unpinned one', () => {
    check((result, partial) => {
      for (const { reading, option } of result.readings) {
        const readings = { [reading]: option };
        const pinned = assess(partial as Answers, { readings }).programs.find(
          ({ program }) => program === result.program,
        );
        if (pinned?.award) {
          assert(result.award && within(pinned.award.onAnyReading, result.award.onAnyReading));
        }
      }
    });
  });
});
