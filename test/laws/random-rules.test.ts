/**
 * Laws 1, 2 and 4 of the contract (section 4) on randomly generated rules, held against brute force
 * over every completion with a second interpreter. `LAWS_RUNS` sets how many cases each law gets.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ProgramAssessment } from '../../src/rules/assessment.js';
import { type KindOfRules, assessOne, lawful, wild } from '../support/kinds-of-rules.js';
import {
  type Everything,
  casesOf,
  everything,
  hullOf,
  preferredOnly,
  relevantIn,
} from '../support/outcomes.js';
import { runs } from '../support/runs.js';
import { within } from '../support/within.js';

/** What is said of random rules, beside all there is to say. */
function check(
  { bank, programs, answers }: KindOfRules,
  law: (result: ProgramAssessment, all: Everything, preferred: Everything) => void,
): void {
  fc.assert(
    fc.property(programs, answers, (program, given) => {
      const all = everything(program, bank, given);
      law(assessOne(program, bank, given), all, preferredOnly(all));
    }),
    runs(250),
  );
}

const seenIn = <T>(all: Everything, look: (outcome: Everything['byPins'][0][0]['outcome']) => T) =>
  new Set(casesOf(all).map(({ outcome }) => look(outcome)));

const statusOf = (passes: Set<boolean>): string =>
  passes.size > 1 ? 'undetermined' : passes.has(true) ? 'eligible' : 'ineligible';

for (const kind of [lawful, wild]) {
  describe(`on ${kind.name}`, () => {
    it('1, sound: no completion falls outside what was allowed', () => {
      check(kind, (result, all, preferred) => {
        const anywhere = hullOf(casesOf(all));
        if (anywhere) assert(result.award && within(anywhere, result.award.onAnyReading));
        const here = hullOf(casesOf(preferred));
        if (here) assert(result.award?.preferred && within(here, result.award.preferred));
        const status = statusOf(seenIn(preferred, ({ passes }) => passes));
        if (result.status !== 'undetermined') assert.equal(status, result.status);
        result.criteria.forEach(({ status }, i) => {
          const seen = seenIn(preferred, ({ criteria }) => criteria[i]);
          if (status !== 'unknown') assert.deepEqual([...seen], [status]);
        });
        result.priorities.forEach(({ status, category }, i) => {
          const seen = seenIn(preferred, ({ priorities }) => priorities[i]);
          if (status === 'no') assert.deepEqual([...seen], [false]);
          if (status === 'yes') assert(!seen.has(false));
          if (status === 'yes' && category) assert(seen.has(category));
        });
      });
    });

    it('2, tight: what is claimed to be tight has both its ends reached', () => {
      check(kind, ({ award }, all, preferred) => {
        if (award?.tight) assert.deepEqual(award.preferred, hullOf(casesOf(preferred)));
      });
    });

    it('4, nothing relevant is hidden', () => {
      check(kind, ({ remaining, optional }, all, preferred) => {
        const hidden = relevantIn(preferred).filter((id) => !remaining.includes(id));
        assert.deepEqual(hidden, []);
        const offered = [...remaining, ...optional];
        assert.deepEqual(
          relevantIn(all).filter((id) => !offered.includes(id)),
          [],
        );
      });
    });
  });
}

describe('on random rules', () => {
  it('2, tight: undetermined only where completions disagree', () => {
    check(lawful, (result, all, preferred) => {
      assert.equal(result.status, statusOf(seenIn(preferred, ({ passes }) => passes)));
      result.criteria.forEach(({ status }, i) => {
        const seen = seenIn(preferred, ({ criteria }) => criteria[i]);
        assert.equal(status === 'unknown', seen.size > 1);
      });
      result.priorities.forEach(({ status }, i) => {
        const seen = seenIn(preferred, ({ priorities }) => priorities[i]);
        assert.equal(status === 'unknown', seen.size > 1);
      });
    });
  });

  // Amounts that come to the same in another way are not always recognized as the same: a question
  // that only chooses between them is asked. Nothing is ever hidden for it.
  it('4, nothing irrelevant is asked: remaining is exactly what can still matter, but for 1 in 100', () => {
    let cases = 0;
    let inVain = 0;
    check(lawful, ({ remaining, optional }, all, preferred) => {
      cases++;
      const wanted = relevantIn(preferred);
      assert.deepEqual(
        wanted.filter((id) => !remaining.includes(id)),
        [],
      );
      const elsewhere = relevantIn(all).filter((id) => !wanted.includes(id));
      if (`${remaining.join()} ${optional.join()}` !== `${wanted.join()} ${elsewhere.join()}`)
        inVain++;
    });
    assert.ok(inVain * 100 <= cases, `${inVain} of ${cases}`);
  });
});
