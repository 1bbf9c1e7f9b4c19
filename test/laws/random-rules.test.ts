/**
 * The laws of the contract (section 4) on randomly generated rules, held against brute force over
 * every completion with a second interpreter. `LAWS_RUNS` sets how many cases each law gets.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type AssessOptions, assessWith } from '../../src/rules/assess.js';
import type { Answers, ProgramAssessment, Range } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { toCents } from '../oracle/fraction.js';
import { type Case, casesOf, hullOf, isPreferred, relevantIn } from '../support/outcomes.js';
import { partialAnswers, programs, smallBank } from '../support/random-rules.js';
import { runs } from '../support/runs.js';

const assessOne = (program: Program, answers: Answers, options: AssessOptions = {}) =>
  assessWith({ programs: [program], questions: smallBank, conflicts: [] }, answers, options)
    .programs[0] as ProgramAssessment;

const within = (inner: Range, outer: Range): boolean =>
  Number(inner.low) >= Number(outer.low) &&
  (outer.high === null || (inner.high !== null && Number(inner.high) <= Number(outer.high)));

const preferredCases = (program: Program, answers: Answers): Case[] =>
  casesOf(program, answers).filter(({ pins }) => isPreferred(program, pins));

function check(law: (program: Program, answers: Answers) => void, usual = 200): void {
  fc.assert(fc.property(programs, partialAnswers, law), runs(usual));
}

/** Whether everything `inner` allows is allowed by `outer` too. */
function assertWithin(inner: ProgramAssessment, outer: ProgramAssessment): void {
  if (outer.status !== 'undetermined') assert.equal(inner.status, outer.status);
  outer.criteria.forEach(({ status }, i) => {
    if (status !== 'unknown') assert.equal(inner.criteria[i]?.status, status);
  });
  outer.priorities.forEach(({ status }, i) => {
    if (status !== 'unknown') assert.equal(inner.priorities[i]?.status, status);
  });
  if (inner.award)
    assert(outer.award && within(inner.award.onAnyReading, outer.award.onAnyReading));
}

describe('on random rules', () => {
  it('1, sound: no completion falls outside what was allowed', () => {
    check((program, answers) => {
      const result = assessOne(program, answers);
      for (const { outcome, pins } of casesOf(program, answers)) {
        if (outcome.award) {
          const award = {
            low: toCents(outcome.award.low, 'half-up'),
            high: toCents(outcome.award.high, 'half-up'),
          };
          assert(result.award && within(award, result.award.onAnyReading));
          if (isPreferred(program, pins)) {
            assert(result.award.preferred && within(award, result.award.preferred));
          }
        }
        if (!isPreferred(program, pins)) continue;
        if (result.status === 'eligible') assert(outcome.passes);
        if (result.status === 'ineligible') assert(!outcome.passes);
        result.criteria.forEach(({ status }, i) => {
          if (status !== 'unknown') assert.equal(outcome.criteria[i], status);
        });
        result.priorities.forEach(({ status }, i) => {
          if (status !== 'unknown') assert.equal(outcome.priorities[i], status === 'yes');
        });
      }
    });
  });

  it('2, tight: undetermined only where completions disagree, and tight ends are reached', () => {
    check((program, answers) => {
      const result = assessOne(program, answers);
      const cases = preferredCases(program, answers);
      const passes = new Set(cases.map(({ outcome }) => outcome.passes));
      assert.equal(result.status === 'undetermined', passes.size > 1);
      result.criteria.forEach(({ status }, i) => {
        const seen = new Set(cases.map(({ outcome }) => outcome.criteria[i]));
        assert.equal(status === 'unknown', seen.size > 1);
      });
      result.priorities.forEach(({ status }, i) => {
        const seen = new Set(cases.map(({ outcome }) => outcome.priorities[i]));
        assert.equal(status === 'unknown', seen.size > 1);
      });
      if (result.award?.tight) assert.deepEqual(result.award.preferred, hullOf(cases));
    });
  });

  it('3, knowledge never widens', () => {
    const more = fc.tuple(partialAnswers, partialAnswers);
    fc.assert(
      fc.property(programs, more, (program, [first, second]) => {
        // What the first leaves open or unknown, the second may answer.
        const known = Object.entries(first).filter(([, value]) => value !== null);
        const answers = Object.fromEntries(known.filter(([, value]) => typeof value !== 'object'));
        assertWithin(assessOne(program, { ...second, ...answers }), assessOne(program, answers));
      }),
      runs(200),
    );
  });

  it('4, nothing relevant is hidden', () => {
    check((program, answers) => {
      const { remaining, optional } = assessOne(program, answers);
      for (const id of relevantIn(preferredCases(program, answers))) {
        assert(remaining.includes(id), id);
      }
      for (const id of relevantIn(casesOf(program, answers))) {
        assert(remaining.includes(id) || optional.includes(id), id);
      }
    });
  });

  it('5, order does not matter', () => {
    check((program, answers) => {
      const reversed = Object.fromEntries(Object.entries(answers).reverse());
      assert.deepEqual(assessOne(program, reversed), assessOne(program, answers));
    });
  });

  it('6, one meaning: a known number is a range of one', () => {
    check((program, answers) => {
      const ranges = Object.fromEntries(
        Object.entries(answers).map(([id, value]) => [
          id,
          typeof value === 'number' ? { low: value, high: value } : value,
        ]),
      );
      assert.deepEqual(assessOne(program, ranges), assessOne(program, answers));
    });
  });

  it('8, a pinned reading gives a result within the unpinned one', () => {
    check((program, answers) => {
      const free = assessOne(program, answers);
      for (const option of ['one', 'two']) {
        const pinned = assessOne(program, answers, { readings: { open: option } });
        assertWithin(pinned, free);
        const other = assessOne(program, answers, { readings: { chosen: option } });
        if (other.award) {
          assert(free.award && within(other.award.onAnyReading, free.award.onAnyReading));
        }
      }
    });
  });
});
