/** Random partial answers to the bundled programs, and what the oracle says of their completions. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Range } from '../../src/rules/assessment.js';
import { assess } from '../../src/screening.js';
import { type PartialAnswers, bruteAssess, randomPartial, seeded } from '../oracle/brute.js';
import { within } from '../support/within.js';
import { kept } from './kept.js';

interface Known {
  readonly partial: PartialAnswers;
  readonly programs: readonly {
    readonly statuses: readonly string[];
    readonly award: Range | null;
    readonly onAnyReading: Range | null;
    /** Where the core, as it is, says that the range is tight: nearly always. */
    readonly isTight: boolean;
  }[];
}

const COUNT = 80;

const cases = kept('partials', (): Known[] => {
  const random = seeded(7);
  return Array.from({ length: COUNT }, () => {
    const partial = randomPartial(random);
    const programs = assess(partial).programs.map(({ program, award }) => {
      const brute = bruteAssess(program, partial, { samples: 40 });
      return {
        statuses: [...brute.statuses],
        award: brute.award ?? null,
        onAnyReading: brute.awardOnAnyReading ?? null,
        isTight: award?.tight === true,
      };
    });
    return { partial, programs };
  });
});

describe('partial answers to the bundled programs', () => {
  it('leave ranges that are nearly always tight', () => {
    const all = cases.flatMap(({ programs }) => programs).filter(({ award }) => award);
    const tight = all.filter(({ isTight }) => isTight);
    assert(tight.length >= all.length * 0.95, `${tight.length} of ${all.length}`);
  });

  cases.forEach(({ partial, programs }, i) => {
    it(`allow all that the oracle has seen, and are as tight as they can be: ${i}`, () => {
      const results = assess(partial).programs;
      results.forEach(({ status, award }, j) => {
        const known = programs[j];
        assert(known);
        if (status !== 'undetermined') assert.deepEqual(known.statuses, [status]);
        if (known.onAnyReading) assert(award && within(known.onAnyReading, award.onAnyReading));
        if (known.award) assert(award?.preferred && within(known.award, award.preferred));
        if (known.isTight) assert.equal(award?.tight, true);
      });
    });
  });
});
