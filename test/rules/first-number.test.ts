/** Banks unlike those of the bundled programs: a number comes first, and amounts may be negative. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assessWith } from '../../src/rules/assess.js';
import type { Answers, ProgramAssessment } from '../../src/rules/assessment.js';
import {
  add,
  all,
  atLeast,
  divide,
  equals,
  lessThan,
  max,
  min,
  moreThan,
  multiply,
  number,
  subtract,
  when,
} from '../../src/rules/expression.js';
import { type Question, answersOf } from '../../src/rules/question.js';
import { type Tiny, tiny } from '../support/tiny.js';

const bank = [
  { id: 'delta', kind: 'money', topic: 't', low: '-5', high: '5' },
  { id: 'x', kind: 'money', topic: 't', low: '0', high: '10' },
  { id: 'months', kind: 'months', topic: 't', low: '0', high: '12' },
  { id: 'a', kind: 'boolean', topic: 't' },
] as const satisfies readonly Question[];

const q = answersOf(bank);

const assessed = (given: Tiny, answers: Answers = {}): ProgramAssessment =>
  assessWith({ programs: [tiny(given)], questions: bank, conflicts: [] }, answers)
    .programs[0] as ProgramAssessment;

/** `low..high` with `!` where it is tight, and what still matters. */
function told(given: Tiny, answers: Answers = {}): [string, string] {
  const { award, remaining } = assessed(given, answers);
  const { low, high } = award?.preferred ?? { low: 'none', high: 'none' };
  return [`${low}..${high ?? ''}${award?.tight ? '!' : ''}`, remaining.join()];
}

describe('a bank whose first question is a number', () => {
  it('is settled like any other', () => {
    const met = moreThan(q.delta, number('1'));
    const { status, remaining } = assessed({ met });
    assert.deepEqual([status, remaining], ['undetermined', ['delta']]);
    assert.equal(assessed({ met }, { delta: '1.01' }).status, 'eligible');
    assert.equal(assessed({ met }, { delta: '1' }).status, 'ineligible');
    assert.deepEqual(told({ met, amount: q.delta }), ['1.01..5.00!', 'delta']);
  });

  it('may stand in sums, caps and quotients', () => {
    assert.deepEqual(told({ amount: add(q.delta, q.x) }), ['-5.00..15.00!', 'delta,x']);
    assert.deepEqual(told({ amount: max(q.delta, number('2')) }), ['2.00..5.00!', 'delta']);
    assert.deepEqual(told({ amount: min(q.delta, q.x) }), ['-5.00..5.00!', 'delta,x']);
    const loss = subtract(q.delta, q.x);
    assert.deepEqual(told({ amount: loss, met: atLeast(loss, number('2')) }), [
      '2.00..5.00!',
      'delta,x',
    ]);
  });
});

describe('a divisor that may be zero', () => {
  it('may be so from below, from above, or between: zero gives zero', () => {
    assert.deepEqual(told({ amount: divide(number('10'), q.delta) }), [
      '-1000.00..1000.00!',
      'delta',
    ]);
    const turned = subtract(number('0'), q.months);
    assert.deepEqual(told({ amount: divide(number('10'), turned) }), ['-1000.00..0.00!', 'months']);
    assert.deepEqual(told({ amount: divide(number('10'), q.months) }), [
      '0.00..1000.00!',
      'months',
    ]);
  });

  it('is no matter where the answers keep away from zero', () => {
    const amount = divide(number('10'), q.delta);
    assert.deepEqual(told({ amount }, { delta: { low: '2', high: '5' } }), [
      '2.00..5.00!',
      'delta',
    ]);
    assert.deepEqual(told({ amount }, { delta: { low: '-5', high: '-2' } }), [
      '-5.00..-2.00!',
      'delta',
    ]);
    assert.deepEqual(told({ amount }, { delta: '0' }), ['0.00..0.00!', '']);
    assert.deepEqual(told({ amount: divide(q.x, q.months) }, { x: '0' }), ['0.00..0.00!', '']);
  });

  it('turns a comparison where it is zero', () => {
    // 10 / months ≥ 5 for no more than two months, but not for none.
    const met = atLeast(divide(number('10'), q.months), number('5'));
    const status = (months: string) => assessed({ met }, { months }).status;
    assert.deepEqual(['0', '0.01', '2', '2.01'].map(status), [
      'ineligible',
      'eligible',
      'eligible',
      'ineligible',
    ]);
    assert.equal(assessed({ met }, { months: { low: '0', high: '2' } }).status, 'undetermined');
    assert.equal(assessed({ met }, { months: { low: '0.01', high: '2' } }).status, 'eligible');
  });
});

describe('a threshold', () => {
  it('beside the grid is met by no answer on it', () => {
    const met = equals(multiply(number('3'), q.x), number('1'));
    assert.equal(assessed({ met }).status, 'ineligible');
    assert.equal(
      assessed({ met: equals(multiply(number('3'), q.x), number('1.50')) }).status,
      'undetermined',
    );
    const sum = add(multiply(number('3'), q.x), multiply(number('6'), q.months));
    assert.equal(assessed({ met: equals(sum, number('1')) }).status, 'ineligible');
  });

  it('at the end of a domain is reached there only', () => {
    const amount = when(atLeast(q.x, number('10')), number('7'), number('1'));
    assert.deepEqual(told({ amount }), ['1.00..7.00!', 'x']);
    assert.deepEqual(told({ amount, met: lessThan(q.x, number('10')) }), ['1.00..1.00!', 'x']);
    assert.equal(assessed({ met: moreThan(q.x, number('10')) }).status, 'ineligible');
    assert.equal(assessed({ met: atLeast(q.x, number('0')) }).status, 'eligible');
    assert.equal(assessed({ met: lessThan(q.x, number('0')) }).status, 'ineligible');
    const twice = all(atLeast(q.x, number('4')), lessThan(q.x, number('4.01')));
    assert.deepEqual(told({ amount: q.x, met: twice }), ['4.00..4.00!', 'x']);
  });
});
