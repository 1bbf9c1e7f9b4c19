import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { conflicts, programs, questions } from '../../src/programs/index.js';
import { type AssessOptions, Memory, assessWith } from '../../src/rules/assess.js';
import type { Answers } from '../../src/rules/assessment.js';
import { randomPartial, seeded } from '../oracle/brute.js';
import { pick } from '../oracle/random.js';

const bundle = { programs, questions, conflicts };

const lawsOfIt: readonly AssessOptions[] = [
  {},
  { asOf: '2022-05-24' },
  { readings: { 'zero-base': 'nothing-fell' } },
  { readings: { 'opened-during-2019': 'compare-2018' } },
  { parameters: { 'hotel-rate-per-room': null } },
];

/** One visit: answers come, change, turn into "I don't know" and go again. */
function* visit(steps: number): Generator<Answers> {
  const random = seeded(20);
  let answers: Record<string, Answers[string]> = {};
  for (let i = 0; i < steps; i++) {
    const { id } = pick(random, questions);
    const drawn = randomPartial(random)[id];
    const { [id]: before, ...others } = answers;
    answers = drawn === undefined || drawn === before ? others : { ...others, [id]: drawn };
    if (i % 5 === 0) answers[id] = null;
    yield answers;
  }
}

describe('results that are kept', () => {
  it('are what an assessment anew would give, under every law', () => {
    const memory = new Memory();
    for (const answers of visit(250)) {
      for (const law of lawsOfIt) {
        assert.deepEqual(
          assessWith(bundle, answers, law, memory),
          assessWith(bundle, answers, law),
          JSON.stringify({ answers, law }),
        );
      }
    }
  });

  it('serve again for every program that does not read the answer that changed', () => {
    const memory = new Memory();
    const before = assessWith(bundle, {}, null, memory);
    const after = assessWith(bundle, { roomCount: '12' }, null, memory);
    const same = programs.flatMap(({ id }, i) =>
      before.programs[i] === after.programs[i] ? [id] : [],
    );
    assert.deepEqual(same, [
      'restaurant-revitalization',
      'dc-business-support',
      'dc-business-support-landlord',
    ]);
  });

  it('tell "I don’t know" from no answer, and serve again when a change is undone', () => {
    const memory = new Memory();
    const open = assessWith(bundle, {}, null, memory);
    const unknown = assessWith(bundle, { roomCount: null }, null, memory);
    assert.notEqual(open.programs[3], unknown.programs[3]);
    assert.equal(assessWith(bundle, {}, null, memory).programs[3], open.programs[3]);
  });
});
