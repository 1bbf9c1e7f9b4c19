/**
 * The laws of the contract on random rules, as in `test/laws/`, with what brute force says of each
 * case worked out once: then a case costs one assessment.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Answers, Range } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { type KindOfRules, assessOne, lawful, wild } from '../support/kinds-of-rules.js';
import { casesOf, everything, hullOf, preferredOnly, relevantIn } from '../support/outcomes.js';
import { within } from '../support/within.js';
import { kept } from './kept.js';

interface Known {
  readonly program: Program;
  readonly answers: Answers;
  readonly status: string;
  readonly criteria: readonly (readonly string[])[];
  readonly priorities: readonly (readonly (boolean | string)[])[];
  readonly preferred: Range | null;
  readonly onAnyReading: Range | null;
  readonly remaining: readonly string[];
  readonly relevant: readonly string[];
  /** Where the core, as it is, asks for exactly what matters: nearly always. */
  readonly isExact: boolean;
  /** Where it says that the range is tight, as brute force has it too. */
  readonly isTight: boolean;
}

function knownOf(bank: KindOfRules['bank'], program: Program, answers: Answers): Known {
  const all = everything(program, bank, answers);
  const result = assessOne(program, bank, answers);
  const preferred = hullOf(casesOf(preferredOnly(all)));
  const remaining = relevantIn(preferredOnly(all));
  const relevant = relevantIn(all);
  const here = casesOf(preferredOnly(all)).map(({ outcome }) => outcome);
  const passes = new Set(here.map((each) => each.passes));
  const seen = <T>(lists: readonly (readonly T[])[], i: number) => [
    ...new Set(lists.map((each) => each[i] as T)),
  ];
  return {
    program: JSON.parse(JSON.stringify(program)) as Program,
    answers,
    status: passes.size > 1 ? 'undetermined' : passes.has(true) ? 'eligible' : 'ineligible',
    criteria: program.criteria.map((_, i) =>
      seen(
        here.map(({ criteria }) => criteria),
        i,
      ),
    ),
    priorities: program.priorities.map((_, i) =>
      seen(
        here.map(({ priorities }) => priorities),
        i,
      ),
    ),
    preferred,
    isTight: result.award?.tight === true && isDeepStrictEqual(result.award.preferred, preferred),
    onAnyReading: hullOf(casesOf(all)),
    remaining,
    relevant,
    isExact: isDeepStrictEqual(
      [result.remaining, result.optional],
      [remaining, relevant.filter((id) => !remaining.includes(id))],
    ),
  };
}

const casesFor = ({ name, bank, programs, answers }: KindOfRules, numRuns: number): Known[] =>
  kept(name, () =>
    fc
      .sample(fc.tuple(programs, answers), { numRuns, seed: 11 })
      .map(([program, given]) => knownOf(bank, program, given)),
  );

const GROUP = 25;

for (const [kind, count] of [
  [lawful, 500],
  [wild, 250],
] as const) {
  const isLawful = kind === lawful;
  describe(`the laws on ${kind.name}`, () => {
    const cases = casesFor(kind, count);

    it('are nearly always told exactly', () => {
      assert(cases.filter(({ isExact }) => isExact).length >= count * (isLawful ? 0.98 : 0.9));
      const awards = cases.filter(({ preferred }) => preferred).length;
      assert(cases.filter(({ isTight }) => isTight).length >= awards * (isLawful ? 0.75 : 0.85));
    });

    for (let from = 0; from < count; from += GROUP) {
      it(`hold in cases ${from} to ${from + GROUP - 1}`, () => {
        for (const each of cases.slice(from, from + GROUP)) {
          const result = assessOne(each.program, kind.bank, each.answers);
          if (isLawful || result.status !== 'undetermined')
            assert.equal(result.status, each.status);
          result.criteria.forEach(({ status }, i) => {
            const seen = each.criteria[i] ?? [];
            if (status !== 'unknown') assert.deepEqual(seen, [status]);
            else if (isLawful) assert(seen.length > 1);
          });
          result.priorities.forEach(({ status, category }, i) => {
            const seen = each.priorities[i] ?? [];
            if (status === 'no') assert.deepEqual(seen, [false]);
            if (status === 'yes') assert(!seen.includes(false));
            if (status === 'yes' && category) assert(seen.includes(category));
            if (status === 'unknown' && isLawful) assert(seen.length > 1);
          });
          const { award } = result;
          if (each.onAnyReading) assert(award && within(each.onAnyReading, award.onAnyReading));
          if (each.preferred) assert(award?.preferred && within(each.preferred, award.preferred));
          if (isLawful || award?.tight) assert.deepEqual(award?.preferred ?? null, each.preferred);
          if (each.isTight) assert.equal(award?.tight, true);
          const offered = [...result.remaining, ...result.optional];
          if (each.isExact) {
            assert.deepEqual(result.remaining, each.remaining);
            assert.deepEqual(
              result.optional,
              each.relevant.filter((id) => !each.remaining.includes(id)),
            );
          }
          assert(each.remaining.every((id) => result.remaining.includes(id)));
          assert(each.relevant.every((id) => offered.includes(id)));
        }
      });
    }
  });
}
