/** Rules too entangled to be taken apart to the end: what is said of them stays true, and is said soon. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assessWith } from '../../src/rules/assess.js';
import type { Answers, ProgramAssessment } from '../../src/rules/assessment.js';
import { type Truth, all, any, not, number, when } from '../../src/rules/expression.js';
import { answersOf } from '../../src/rules/question.js';
import { type Tiny, tiny } from '../support/tiny.js';

const bank = Array.from(
  { length: 24 },
  (_, i) => ({ id: `q${i}`, kind: 'boolean', topic: 't' }) as const,
);
const ids = bank.map(({ id }) => id);
const truths = Object.values<Truth>(answersOf(bank));

/** Whether an odd number of them is true. */
const odd = ([first, ...rest]: readonly Truth[]): Truth => {
  if (!first) throw new Error('none');
  if (rest.length === 0) return first;
  const others = odd(rest);
  return when(first, not(others), others);
};

const pairs = any(
  ...truths.filter((_, i) => i % 2 === 0).map((each, i) => all(each, truths[2 * i + 1] as Truth)),
);
const entangled = [odd(truths), pairs];

const assessed = (given: Tiny, answers: Answers = {}): ProgramAssessment =>
  assessWith({ programs: [tiny(given)], questions: bank, conflicts: [] }, answers)
    .programs[0] as ProgramAssessment;

describe('entangled rules', () => {
  it('leave open what could not be settled in the time there is, and ask for all of it', () => {
    const result = assessed({ met: entangled });
    assert.equal(result.status, 'undetermined');
    assert.deepEqual(result.because, ['answers']);
    assert.deepEqual(result.remaining, ids);
    for (const { status } of result.criteria) assert.equal(status, 'unknown');
  });

  it('give a range that leaves nothing out, and do not call it tight', () => {
    const last = truths.at(-1) as Truth;
    const amount = when(last, number('5'), number('7'));
    const { award, remaining } = assessed({ met: entangled, amount });
    assert.deepEqual(award?.preferred, { low: '5.00', high: '7.00' });
    assert.equal(award.tight, false);
    assert.deepEqual(remaining, ids);
  });

  it('ask for all that a priority may turn on', () => {
    const priorities = [{ id: 'p', met: all(...entangled), citations: [] }];
    const result = assessed({ priorities });
    assert.equal(result.status, 'eligible');
    assert.deepEqual(result.remaining, ids);
    assert.equal(result.priorities[0]?.status, 'unknown');
  });

  it('are settled once enough is answered', () => {
    const answers = Object.fromEntries(ids.map((id, i) => [id, i < 3]));
    assert.equal(assessed({ met: entangled }, answers).status, 'eligible');
    const open = Object.fromEntries(Object.entries(answers).slice(1));
    const result = assessed({ met: entangled }, open);
    assert.deepEqual([result.status, result.remaining], ['undetermined', ['q0']]);
    assert.equal(assessed({ met: entangled }, { ...open, q0: false }).status, 'ineligible');
  });
});
