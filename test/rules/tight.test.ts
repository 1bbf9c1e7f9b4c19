/**
 * Ranges that are said to be tight: some completion of the answers comes to each end. In each case
 * the ends below are worked out by hand, with the completion that gives them.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answers } from '../../src/rules/assessment.js';
import {
  add,
  all,
  atLeast,
  atMost,
  constant,
  divide,
  equals,
  max,
  min,
  moreThan,
  multiply,
  named,
  not,
  number,
  oneOf,
  reading,
  subtract,
  when,
} from '../../src/rules/expression.js';
import { type Tiny, assessTiny, cite, q, tiny } from '../support/tiny.js';

const range = (low: string | number, high: string | number) => ({ low, high });

/** `low..high`, and whether it is said to be tight. */
function told(given: Tiny, answers: Answers): [string, boolean] {
  const { award } = assessTiny(tiny(given), answers);
  const { low, high } = award?.preferred ?? { low: 'none', high: 'none' };
  return [`${low}..${high ?? ''}`, award?.tight ?? false];
}

describe('a tight range', () => {
  it('is reached with every answer at the end that helps, or hurts', () => {
    const answers = { x: range('10', '20'), y: range('1', '3'), months: range('2', '4') };
    assert.deepEqual(told({ amount: add(q.x, q.y) }, answers), ['11.00..23.00', true]);
    assert.deepEqual(told({ amount: subtract(q.x, q.y) }, answers), ['7.00..19.00', true]);
    assert.deepEqual(told({ amount: divide(q.x, q.months) }, answers), ['2.50..10.00', true]);
    assert.deepEqual(told({ amount: multiply(q.x, q.months) }, answers), ['20.00..80.00', true]);
    const less = subtract(number('100'), divide(q.x, q.months));
    assert.deepEqual(told({ amount: less }, answers), ['90.00..97.50', true]);
    const over = divide(number('60'), subtract(q.x, q.y));
    assert.deepEqual(told({ amount: over }, answers), ['3.16..8.57', true]);
    const inner = divide(q.x, subtract(number('5'), divide(q.months, number('2'))));
    assert.deepEqual(told({ amount: inner }, answers), ['2.50..6.67', true]);
  });

  it('may have no upper end, where there is none to reach', () => {
    assert.deepEqual(told({ amount: q.x }, {}), ['0.00..', true]);
    assert.deepEqual(told({ amount: q.x }, { x: range('5', '6') }), ['5.00..6.00', true]);
    const most = max(q.x, number('3'));
    assert.deepEqual(told({ amount: most }, {}), ['3.00..', true]);
  });

  it('is reached at a cap by an answer that is large enough', () => {
    assert.deepEqual(told({ amount: min(q.x, number('300')) }, {}), ['0.00..300.00', true]);
    const product = min(multiply(q.x, q.share), number('300'));
    assert.deepEqual(told({ amount: product }, {}), ['0.00..300.00', true]);
    assert.deepEqual(
      told({ amount: min(subtract(q.x, q.y), number('9')), met: atLeast(q.x, q.y) }, {}),
      ['0.00..9.00', true],
    );
  });

  it('is reached at the least that a test on the same sum allows', () => {
    // 20 - 10 = 10: neither the greatest difference nor the least, but the least allowed.
    const loss = named('loss', subtract(q.x, q.y));
    const answers = { x: range('5', '20'), y: range('1', '12') };
    assert.deepEqual(told({ amount: loss, met: atLeast(loss, number('10')) }, answers), [
      '10.00..19.00',
      true,
    ]);
    assert.deepEqual(told({ amount: loss, met: moreThan(loss, number('10')) }, answers), [
      '10.01..19.00',
      true,
    ]);
    const capped = min(loss, number('15'));
    assert.deepEqual(told({ amount: capped, met: atLeast(loss, number('10')) }, answers), [
      '10.00..15.00',
      true,
    ]);
    const first = min(number('15'), loss);
    assert.deepEqual(told({ amount: first, met: atLeast(loss, number('10')) }, answers), [
      '10.00..15.00',
      true,
    ]);
  });

  it('is reached by terms on grids of different size together', () => {
    // 12 × x moves by 12 cents; y makes up what is missing: 8.33 × 12 + 0.09 = 100.05.
    const sum = add(multiply(number('12'), q.x), q.y);
    const met = atLeast(sum, number('100.05'));
    const answers = { x: range('0', '50'), y: range('0', '3') };
    assert.deepEqual(told({ amount: sum, met }, answers), ['100.05..603.00', true]);
    // The other way about, and with what is taken away.
    const turned = subtract(multiply(number('12'), q.x), q.y);
    assert.deepEqual(told({ amount: turned, met: atLeast(turned, number('100.05')) }, answers), [
      '100.05..600.00',
      true,
    ]);
    const last = add(q.x, multiply(number('12'), q.y));
    const small = { x: range('0', '3'), y: range('0', '50') };
    assert.deepEqual(told({ amount: last, met: atLeast(last, number('100.05')) }, small), [
      '100.05..603.00',
      true,
    ]);
    const reversed = add(q.x, multiply(number('12'), q.y));
    assert.deepEqual(told({ amount: reversed, met: atLeast(reversed, number('20.05')) }, answers), [
      '20.05..86.00',
      true,
    ]);
    // No answer goes further than it can: x at its most gives 600 alone.
    assert.deepEqual(told({ amount: sum, met: atLeast(sum, number('601.50')) }, answers), [
      '601.50..603.00',
      true,
    ]);
  });

  it('is reached beside tests on other answers, and on the estimate', () => {
    const loss = subtract(q.x, q.y);
    const met = [atLeast(loss, number('10')), atLeast(q.z, number('3')), oneOf(q.kind, 'red')];
    const answers = { x: range('5', '20'), y: range('1', '12') };
    assert.deepEqual(told({ amount: min(loss, q.z), met }, answers), ['3.00..19.00', true]);
    const estimable = atMost(q.x, number('15'));
    assert.deepEqual(told({ amount: q.x, estimable }, answers), ['5.00..15.00', true]);
    const other = all(atMost(q.count, number('4')), not(q.a));
    assert.deepEqual(told({ amount: multiply(q.x, q.count), estimable: other }, answers), [
      '5.00..80.00',
      true,
    ]);
  });

  it('is reached through the branch or reading taken, and through names', () => {
    const loss = subtract(q.x, q.y);
    const met = atLeast(loss, number('10'));
    const answers = { x: range('5', '20'), y: range('1', '12'), a: true };
    const branch = named('grant', when(q.a, min(loss, number('15')), number('99')));
    assert.deepEqual(told({ amount: branch, met }, answers), ['10.00..15.00', true]);
    assert.deepEqual(told({ amount: branch, met }, { ...answers, a: false }), [
      '99.00..99.00',
      true,
    ]);
    const readings = [{ id: 'r', options: ['one', 'two'], preferred: 'one', citations: [cite] }];
    const read = reading('r', { one: min(loss, number('15')), two: q.z });
    assert.deepEqual(told({ amount: read, met, readings }, answers), ['10.00..15.00', true]);
  });

  it('has a low and a high end of its own', () => {
    const answers = { x: range('5', '20'), y: range('1', '12') };
    assert.deepEqual(told({ low: q.y, amount: add(q.x, q.y) }, answers), ['1.00..32.00', true]);
    assert.deepEqual(told({ low: number('0'), amount: min(q.x, q.y) }, answers), [
      '0.00..12.00',
      true,
    ]);
  });

  it('is one amount where nothing is open', () => {
    assert.deepEqual(told({ amount: q.x }, { x: '5' }), ['5.00..5.00', true]);
    assert.deepEqual(told({ amount: q.x, met: equals(q.x, number('5')) }, {}), [
      '5.00..5.00',
      true,
    ]);
  });
});

describe('a range that is not said to be tight', () => {
  it('is wider than what can be: an answer that stands for and against itself', () => {
    // x × (10 - x) for x from 4 to 6 is 24 to 25, but its factors alone allow 16 to 36.
    const amount = multiply(q.x, subtract(number('10'), q.x));
    const [, tight] = told({ amount }, { x: range('4', '6') });
    assert.equal(tight, false);
  });

  it('has a high end that only those come to who fail a test', () => {
    // y is at least 2, so x is at most 19, though by itself it could be 20.
    const met = atMost(add(q.x, q.y), number('21'));
    const answers = { x: range('5', '20'), y: range('2', '4') };
    const [ends, tight] = told({ amount: q.x, met }, answers);
    assert.equal(tight && ends !== '5.00..19.00', false);
  });

  it('has a low end that no completion passing the tests comes to', () => {
    const amount = multiply(q.x, q.y);
    const met = [atLeast(add(q.x, q.y), number('10'))];
    const [, tight] = told({ amount, met }, { x: range('1', '8'), y: range('1', '8') });
    assert.equal(tight, false);
  });
});

describe('a date constant', () => {
  it('bounds nothing that is not about days', () => {
    const opened = constant('first', 'date', '2020-01-01', cite);
    assert.deepEqual(told({ amount: q.x, met: atLeast(q.opened, opened) }, { x: range(1, 2) }), [
      '1.00..2.00',
      true,
    ]);
  });
});
