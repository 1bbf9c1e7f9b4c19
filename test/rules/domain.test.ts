import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FIRST_DATE, NOT_OPEN, dateNumber } from '../../src/rules/calendar.js';
import { readAnswer, variableOf } from '../../src/rules/domain.js';
import { compare, exact, isFinite, toText } from '../../src/rules/exact.js';
import { EITHER, FALSE, type NumberSet, TRUE } from '../../src/rules/possible.js';
import type { Question } from '../../src/rules/question.js';

const variable = (question: Partial<Question> & Pick<Question, 'kind'>, index = 3) =>
  variableOf({ id: 'q', topic: 't', ...question } as Question, index);

const ends = (set: unknown): string[] => {
  const { low, high } = set as NumberSet;
  return [low, high].map((end) => (isFinite(end) ? toText(end) : 'none'));
};

const yesNo = variable({ kind: 'boolean' });
const color = variable({ kind: 'choice', options: ['red', 'blue'] });
const opened = variable({ kind: 'date' });
const money = variable({ kind: 'money', low: '0' });
const share = variable({ kind: 'percent', low: '0', high: '100' });
const count = variable({ kind: 'integer', low: '1', high: '20' });
const months = variable({ kind: 'months', low: '0', high: '12' });

describe('the domain of a question', () => {
  it('is everything that can be answered', () => {
    assert.equal(yesNo.all, EITHER);
    assert.deepEqual(color.all, ['red', 'blue']);
    assert.deepEqual(ends(opened.all), [String(FIRST_DATE), String(NOT_OPEN)]);
    assert.deepEqual(ends(money.all), ['0', 'none']);
    assert.deepEqual(ends(share.all), ['0', '100']);
    assert.deepEqual(ends(count.all), ['1', '20']);
  });

  it('lies on the grid of its kind: cents and hundredths, whole counts and days', () => {
    for (const { step } of [money, share, months, yesNo]) assert.equal(toText(step), '0.01');
    for (const { step } of [count, opened]) assert.equal(toText(step), '1');
  });

  it('stands for the question of its place', () => {
    assert.equal(money.index, 3);
    const [term] = (money.all as NumberSet).terms;
    assert.equal(term?.atom.key, 3);
    assert.equal(term.atom.unknowns, 8n);
    assert.equal(term.atom.step, money.step);
  });

  it('of one value is that value', () => {
    const one = variable({ kind: 'integer', low: '4', high: '4' }).all as NumberSet;
    assert.deepEqual(one.terms, []);
    assert.deepEqual(ends(one), ['4', '4']);
  });
});

describe('an answer', () => {
  it('leaves a yes or a no', () => {
    assert.equal(readAnswer(yesNo, true), TRUE);
    assert.equal(readAnswer(yesNo, false), FALSE);
    for (const wrong of ['true', 1, 0, {}]) assert.equal(readAnswer(yesNo, wrong), 'wrong-type');
  });

  it('leaves the one option chosen', () => {
    assert.deepEqual(readAnswer(color, 'blue'), ['blue']);
    assert.equal(readAnswer(color, 'green'), 'unknown-option');
    assert.equal(readAnswer(color, 1), 'wrong-type');
  });

  it('leaves one day, of which "not open" is the last', () => {
    const day = dateNumber('2020-02-29') ?? 0;
    assert.deepEqual(ends(readAnswer(opened, '2020-02-29')), [String(day), String(day)]);
    assert.deepEqual(ends(readAnswer(opened, 'not-open')), [String(NOT_OPEN), String(NOT_OPEN)]);
    assert.equal(readAnswer(opened, '2021-02-29'), 'not-a-date');
    assert.equal(readAnswer(opened, 20200229), 'wrong-type');
  });

  it('leaves one number, exactly as written', () => {
    for (const [given, low] of [
      ['1250000.50', '1250000.5'],
      [3, '3'],
      [0.1, '0.1'],
      ['-0', '0'],
      ['0.00', '0'],
      ['000000000000000000012', '12'],
    ] as const) {
      const set = readAnswer(money, given) as NumberSet;
      assert.deepEqual([...ends(set), set.terms.length], [low, low, 0]);
    }
  });

  it('leaves a range with both of its ends', () => {
    const set = readAnswer(count, { low: 2, high: '5' }) as NumberSet;
    assert.deepEqual(ends(set), ['2', '5']);
    const [term] = set.terms;
    assert.equal(term?.atom.key, 3);
    assert.equal(term.atom.unknowns, 8n);
    assert.equal(compare(term.atom.step ?? exact('0'), count.step), 0);
    assert.deepEqual((readAnswer(count, { low: '2', high: '2.0' }) as NumberSet).terms, []);
  });

  it('may be as large as fifteen digits, and its domain, allow', () => {
    assert.deepEqual(
      ends(readAnswer(money, '999999999999999.99')),
      Array(2).fill('999999999999999.99'),
    );
    assert.equal(readAnswer(money, '1000000000000000'), 'too-large');
    assert.equal(readAnswer(money, '1000000000000000.5'), 'too-large');
    assert.deepEqual(ends(readAnswer(share, 100)), ['100', '100']);
    assert.equal(readAnswer(share, '100.01'), 'out-of-range');
    assert.deepEqual(ends(readAnswer(count, 1)), ['1', '1']);
    assert.equal(readAnswer(count, 0), 'out-of-range');
    assert.equal(readAnswer(count, 21), 'out-of-range');
  });

  it('may be as precise as its grid', () => {
    assert.equal(readAnswer(money, '1.005'), 'too-precise');
    assert.deepEqual(ends(readAnswer(money, '1.0500')), ['1.05', '1.05']);
    assert.equal(readAnswer(count, '2.1'), 'too-precise');
    assert.deepEqual(ends(readAnswer(count, '2.0')), ['2', '2']);
    assert.deepEqual(ends(readAnswer(months, '11.5')), ['11.5', '11.5']);
  });

  it('is a number from its first character to its last', () => {
    for (const wrong of ['', ' 5', '5 ', '+5', '5.', '.5', '1e3', '5-', 'a5', '5a', '--5', '1.2.3'])
      assert.equal(readAnswer(money, wrong), 'not-a-number', wrong);
    assert.equal(readAnswer(money, `${'0'.repeat(41)}1`), 'not-a-number');
    assert.equal(readAnswer(money, `1.${'0'.repeat(21)}`), 'not-a-number');
    assert.deepEqual(ends(readAnswer(money, `1.${'0'.repeat(20)}`)), ['1', '1']);
  });

  it('says what is wrong with the end that is wrong', () => {
    assert.equal(readAnswer(count, { low: 'x', high: 3 }), 'not-a-number');
    assert.equal(readAnswer(count, { low: 2, high: 'x' }), 'not-a-number');
    assert.equal(readAnswer(count, { low: 0, high: 3 }), 'out-of-range');
    assert.equal(readAnswer(count, { low: 3, high: 2 }), 'reversed-range');
    assert.equal(readAnswer(count, { low: 3 }), 'wrong-type');
    assert.equal(readAnswer(count, { low: 'x' }), 'wrong-type');
    assert.equal(readAnswer(count, { high: 3 }), 'wrong-type');
    assert.equal(readAnswer(count, { low: 2, high: 3, to: 4 }), 'wrong-type');
    assert.equal(readAnswer(count, { low: true, high: 3 }), 'wrong-type');
    assert.equal(readAnswer(count, { low: 2, high: [3] }), 'wrong-type');
    assert.equal(readAnswer(count, true), 'wrong-type');
  });
});
