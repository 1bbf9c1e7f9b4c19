import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { NumberQuestion } from '../../src/rules/question.js';
import { readRange } from '../../src/session/read-range.js';
import type { NumberSigns } from '../../src/session/read-text.js';

const english: NumberSigns = { decimal: '.', group: ',' };
const money: NumberQuestion = { id: 'receipts', topic: 't', kind: 'money', low: '0.00' };
const percent: NumberQuestion = { id: 'share', topic: 't', kind: 'percent', low: '0', high: '100' };
const rooms: NumberQuestion = { id: 'rooms', topic: 't', kind: 'integer', low: '1' };

const read = (from: string, to: string, question: NumberQuestion = money): unknown =>
  readRange(from, to, question, english);

describe('A range', () => {
  test('has both ends as canonical decimals', () => {
    assert.deepEqual(read('$200,000', '300k'), { ok: true, low: '200000', high: '300000' });
    assert.deepEqual(read('0.5', '1'), { ok: true, low: '0.50', high: '1' });
  });

  test('may be one value', () => {
    assert.deepEqual(read('5', '5.00'), { ok: true, low: '5', high: '5' });
  });

  test('begins at the lowest value where the lower end is blank', () => {
    assert.deepEqual(read('', '300k'), { ok: true, low: '0', high: '300000' });
    assert.deepEqual(read(' ', '20', rooms), { ok: true, low: '1', high: '20' });
  });

  test('ends at the highest value where the upper end is blank and there is one', () => {
    assert.deepEqual(read('50', '', percent), { ok: true, low: '50', high: '100' });
  });

  test('needs an upper end where the question has no highest value', () => {
    assert.deepEqual(read('200k', ''), { ok: false, to: { ok: false, code: 'blank-high' } });
  });

  test('with two blank ends is blank, and not the whole domain', () => {
    for (const question of [money, percent]) {
      assert.deepEqual(read('', '\u00a0', question), {
        ok: false,
        from: { ok: false, code: 'blank' },
      });
    }
  });

  test('that runs backwards is refused by one cent', () => {
    assert.deepEqual(read('300,000.01', '300,000'), {
      ok: false,
      to: { ok: false, code: 'reversed', values: { from: '300000.01', to: '300000' } },
    });
    assert.deepEqual(read('9', '10'), { ok: true, low: '9', high: '10' });
  });

  test('names the problem of each end', () => {
    assert.deepEqual(read('1,5', 'lots'), {
      ok: false,
      from: { ok: false, code: 'ambiguous', values: { sign: ',' } },
      to: { ok: false, code: 'not-a-number' },
    });
    assert.deepEqual(read('x', '5'), { ok: false, from: { ok: false, code: 'not-a-number' } });
    assert.deepEqual(read('x', ''), {
      ok: false,
      from: { ok: false, code: 'not-a-number' },
      to: { ok: false, code: 'blank-high' },
    });
    assert.deepEqual(read('', '101', percent), {
      ok: false,
      to: { ok: false, code: 'above-maximum', values: { maximum: '100' } },
    });
  });
});
