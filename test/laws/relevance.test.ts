/**
 * Law 4 of the contract (section 4) on the bundled programs: nothing relevant is hidden, nothing
 * irrelevant is asked. Held against the oracle: a question matters where two completions that differ
 * in the answer to it alone come to something else.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answers, Assessment, ProgramAssessment } from '../../src/rules/assessment.js';
import { questions } from '../../src/programs/index.js';
import { assess, nextQuestion } from '../../src/screening.js';
import { type PartialAnswers, randomAsOf, randomPartial, seeded } from '../oracle/brute.js';
import { type Random, pick } from '../oracle/random.js';
import { runs } from '../support/runs.js';
import { inVain } from '../support/searches.js';
import { type Setting, Walk } from '../support/witnesses.js';

const { numRuns, seed } = runs(200);

/** How long it looks for a witness: nearly all are found at once, a few hide well. */
const PATIENCE = 1500;
const STUBBORN = 6000;

interface Screened {
  readonly result: ProgramAssessment;
  readonly partial: PartialAnswers;
  readonly setting: Setting;
  readonly random: Random;
}

/** Random partial answers, and what one program that is still open makes of them. */
function check(start: number, law: (screened: Screened) => void): void {
  const random = seeded(start);
  for (let i = 0; i < numRuns; i++) {
    const partial = randomPartial(random);
    const asOf = randomAsOf(random);
    const setting = asOf ? { asOf } : {};
    const { programs } = assess(partial, setting);
    const open = programs.filter(({ remaining }) => remaining.length > 0);
    law({ result: pick(random, open.length > 0 ? open : programs), partial, setting, random });
  }
}

describe('on the bundled programs', () => {
  it('4, nothing relevant is hidden: no completion changes with an answer that is not asked', () => {
    check(seed + 2, ({ result: { program, remaining }, partial, setting, random }) => {
      const walk = new Walk(program, partial, setting, random);
      const silent = walk.open.filter((id) => !remaining.includes(id));
      for (let step = 0; step < 12; step++) {
        for (const id of silent) {
          const other = walk.difference(id, 3);
          assert(!other, `${program} hides ${id}: ${JSON.stringify([partial, walk.at, other])}`);
        }
        if (silent.length > 0) walk.step(pick(random, silent));
      }
    });
  });

  it('4, nothing irrelevant is asked: two completions differ for each question that remains', () => {
    const vain: string[] = [];
    check(seed + 3, ({ result: { program, remaining }, partial, setting, random }) => {
      const walk = new Walk(program, partial, setting, random);
      let left = inVain(walk, remaining, PATIENCE);
      if (left.length > 0) left = inVain(walk, left, STUBBORN);
      if (left.length === 0) return;
      vain.push(`${program} asks ${left.join()}: ${JSON.stringify([partial, setting])}`);
    });
    assert.deepEqual(vain, []);
  });

  it('4, what remains in all is what remains in any program, in the authored order', () => {
    const order = questions.map(({ id }) => id);
    const sorted = (ids: Iterable<string>) => order.filter((id) => [...ids].includes(id));
    const random = seeded(seed + 4);
    for (let i = 0; i < numRuns; i++) {
      const partial = randomPartial(random) as Answers;
      const options = { asOf: randomAsOf(random) ?? null };
      const result: Assessment = assess(partial, options);
      assert.deepEqual(
        result.remaining,
        sorted(new Set(result.programs.flatMap(({ remaining }) => remaining))),
      );
      for (const each of [result, ...result.programs]) {
        const { remaining, optional, mostUseful } = each;
        assert.deepEqual(remaining, sorted(remaining));
        assert.deepEqual(
          optional.filter((id) => remaining.includes(id)),
          [],
        );
        const absent = remaining.filter((id) => !(id in partial));
        if (absent.length === 0) assert.equal(mostUseful, null);
        else assert(mostUseful !== null && absent.includes(mostUseful));
      }
      const absent = result.remaining.filter((id) => !(id in partial));
      assert.equal(nextQuestion(partial, options), absent[0] ?? null);
    }
  });
});
