import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { NumberQuestion } from '../../src/rules/question.js';
import { readNumber } from '../../src/session/read-number.js';
import type { NumberSigns, ReadProblem } from '../../src/session/read-text.js';

const money: NumberQuestion = { id: 'receipts', topic: 't', kind: 'money', low: '0' };
const percent: NumberQuestion = { id: 'share', topic: 't', kind: 'percent', low: '0', high: '100' };
const months: NumberQuestion = { id: 'months', topic: 't', kind: 'months', low: '0', high: '12' };
const rooms: NumberQuestion = { id: 'rooms', topic: 't', kind: 'integer', low: '1' };

const english: NumberSigns = { decimal: '.', group: ',' };
const german: NumberSigns = { decimal: ',', group: '.' };
const french: NumberSigns = { decimal: ',', group: '\u202f' };
const swiss: NumberSigns = { decimal: '.', group: '’' };
const egyptian: NumberSigns = { decimal: '٫', group: '٬' };

function reads(
  text: string,
  value: string,
  question: NumberQuestion = money,
  signs: NumberSigns = english,
): void {
  assert.deepEqual(readNumber(text, question, signs), { ok: true, value }, JSON.stringify(text));
}

function refuses(
  text: string,
  code: ReadProblem,
  question: NumberQuestion = money,
  signs: NumberSigns = english,
): void {
  const result = readNumber(text, question, signs);
  assert.equal(result.ok ? `read as ${result.value}` : result.code, code, JSON.stringify(text));
}

describe('Pitfalls, Money', () => {
  test('1,000 is not read as 1', () => {
    reads('1,000', '1000');
    reads('1.000', '1000', money, german);
    // The same text where the comma is the decimal sign: one, or a thousand? Neither is taken.
    refuses('1,000', 'ambiguous', money, german);
    refuses('1.000', 'ambiguous');
  });

  test('$15,000 is not refused', () => {
    for (const text of ['$15,000', '$ 15,000', 'US$15,000', 'us $15,000', 'USD 15,000']) {
      reads(text, '15000');
    }
    for (const text of ['15,000$', '15,000 $', '15,000 USD', '15,000usd', '15,000 dollars']) {
      reads(text, '15000');
    }
    reads('15 000 $US', '15000', money, french);
    reads('15 000 $ US', '15000', money, french);
    reads('＄１５，０００', '15000');
  });

  test('an amount in another currency is refused for that reason', () => {
    for (const text of ['£15,000', '15.000 €', '¥ 15000']) refuses(text, 'wrong-unit');
    assert.deepEqual(readNumber('£15,000', money, english), {
      ok: false,
      code: 'wrong-unit',
      values: { unit: '£' },
    });
    refuses('CA$15,000', 'not-a-number');
    refuses('EUR 15,000', 'not-a-number');
  });

  test('no digit is cut and no sign is flipped', () => {
    reads('123456789012345', '123456789012345');
    reads('999,999,999,999,999.99', '999999999999999.99');
    reads('100000000000000.01', '100000000000000.01');
    refuses('-200', 'negative');
  });

  test('15.50 does not become 15.5', () => {
    for (const text of ['15.50', '15.5', '15.500000', '015.50', '$15.50']) reads(text, '15.50');
    for (const text of ['15', '15.', '15.0', '15.00']) reads(text, '15');
  });

  test('spaces of any kind group digits', () => {
    for (const space of [' ', '\u00a0', '\u2009', '\u202f', '\u2007', '\u3000']) {
      for (const signs of [english, german, french]) {
        reads(`1${space}000${space}000`, '1000000', money, signs);
      }
    }
    refuses('1 00', 'ambiguous');
    refuses('2019 2020', 'ambiguous');
    refuses('100\t000', 'not-a-number');
    refuses('100\n000', 'not-a-number');
  });

  test('well-formed groups are read', () => {
    reads('1,000,000', '1000000');
    reads('12,345.60', '12345.60');
    reads("1'000'000", '1000000');
    reads('1’000’000.5', '1000000.50', money, swiss);
    reads('12,34,567', '1234567');
    reads('1,00,000', '100000');
  });

  test('120k, 1.2m and 1.2 million are expanded exactly', () => {
    for (const text of ['120k', '120K', '$120k', '120 k', '120 thousand', '0.12m']) {
      reads(text, '120000');
    }
    for (const text of ['1.2m', '1.2M', '$1.2m', '1.2 million', '1.2 Million dollars', '1.2mm']) {
      reads(text, '1200000');
    }
    reads('1,200k', '1200000');
    reads('1.234567m', '1234567');
    reads('1.23456789m', '1234567.89');
    reads('1.234 million', '1234000');
    reads('0.00001k', '0.01');
    refuses('0.000001k', 'too-precise');
    refuses('120kk', 'not-a-number');
    refuses('7m', 'not-a-number', months);
    refuses('0.1k', 'not-a-number', percent);
    refuses('1,20k', 'ambiguous');
    refuses('constructor', 'not-a-number');
    refuses('5 constructor', 'not-a-number');
    refuses('5__proto__', 'not-a-number');
  });

  test('the words for thousands and millions may be Spanish or Chinese as well', () => {
    for (const text of ['1.2 millones', '1.2 MILLONES', '1.2 millo\u0301n', '120万']) {
      reads(text, '1200000');
    }
    reads('120 mil', '120000');
    reads('1,2 millones', '1200000', money, german);
    reads('0.012亿', '1200000');
    reads('2 billion', '2000000000');
    refuses('1.2 Mio.', 'not-a-number');
  });

  test('(5,000) is a negative amount, refused with that reason where none makes sense', () => {
    const negatives = ['(5,000)', '-5,000', '−5,000', '－5,000', '–5,000', '5,000-', '-$5,000'];
    for (const text of [...negatives, '$-5,000', '($5,000)', '$(5,000)', '- 5,000', '-0.01']) {
      refuses(text, 'negative');
    }
    const change: NumberQuestion = { ...money, low: '-10000' };
    for (const text of negatives) reads(text, '-5000', change);
    reads('(0.50)', '-0.50', change);
    refuses('-10,000.01', 'below-minimum', change);
    for (const text of ['-0', '(0)', '-0.00', '−0']) reads(text, '0');
    for (const text of ['(5,000', '5,000)', ')5(', '--5', '-(5)', '+-5']) {
      refuses(text, 'not-a-number');
    }
    reads('+5', '5');
  });

  test("the locale's decimal sign is read", () => {
    reads('1.234,56', '1234.56', money, german);
    reads('1234,5', '1234.50', money, german);
    reads(',5', '0.50', money, german);
    reads('.5', '0.50');
    reads('1 234,56', '1234.56', money, french);
  });

  test('a point that a number pad types is decimal where the locale gives it no other role', () => {
    reads('15.50', '15.50', money, french);
    reads('1 234.5', '1234.50', money, french);
    reads('15,50', '15.50', money, swiss);
    refuses('1.234', 'ambiguous', money, french);
    refuses('1.234k', 'ambiguous', money, french);
    refuses('1.234,56', 'ambiguous', money, french);
    refuses('1.234.567', 'ambiguous', money, french);
  });

  test('full-width digits and signs are read', () => {
    reads('１，２３４．５０', '1234.50');
    reads('１２３４', '1234');
    reads('３３．５％', '33.5', percent);
    refuses('（５）', 'negative');
  });

  test('digits of other scripts are read in every locale', () => {
    reads('١٬٢٣٤٫٥٠', '1234.50', money, egyptian);
    reads('١٬٢٣٤٫٥٠', '1234.50');
    reads('١٢٣٤', '1234', money, german);
    reads('۱۲۳۴', '1234');
    reads('१२,३४,५६७', '1234567');
    reads('𝟏𝟐𝟑', '123');
    reads('𝟙𝟚𝟛', '123');
    reads('٣٣٫٥٪', '33.5', percent, egyptian);
  });

  test('readers of Arabic signs may type the point and comma for them', () => {
    reads('1,234.50', '1234.50', money, egyptian);
    reads('١،٢٣٤', '1234', money, egyptian);
    reads('1.234 million', '1234000', money, egyptian);
    refuses('1,5', 'ambiguous', money, egyptian);
  });

  test('what is ambiguous is refused, with the sign in question', () => {
    for (const text of ['1,00', '1,5', '1.000.000', '1.234,56', '1,0000', '1,23,45', '1,234,56']) {
      refuses(text, 'ambiguous');
    }
    for (const text of ['0,500', '1,,000', ',5', '1,000,', '1, 000', '1,000 000', "1'000,000"]) {
      refuses(text, 'ambiguous');
    }
    for (const text of ['15.50', '1.00', '1,234.56', '1,234,567']) {
      refuses(text, 'ambiguous', money, german);
    }
    for (const text of ['1.234', '12.500', '1,234.567', '$1.000']) refuses(text, 'ambiguous');
    assert.deepEqual(readNumber('1,5', money, english), {
      ok: false,
      code: 'ambiguous',
      values: { sign: ',' },
    });
  });

  test('blank is not zero, and nothing missing is read as 0', () => {
    for (const text of ['', ' ', '\u00a0\t\n', '\u200f', '\u200b\u2066\u2069']) {
      refuses(text, 'blank');
    }
    for (const text of ['-', '$', '.', '()', 'n/a', 'none', '?', '—']) {
      refuses(text, 'not-a-number');
    }
    reads('0', '0');
    reads('$0.00', '0');
  });
});

describe('Numbers of each kind', () => {
  test('words and sums are no numbers', () => {
    for (const text of ['12 rooms', 'twelve', '1e6', '0x10', '1/2', '5²', '1½', '5+5', '1-5']) {
      refuses(text, 'not-a-number', rooms);
    }
    for (const text of ['about 5000', '~5000', '5000?', 'NaN', 'Infinity', '200 to 300', '5k5']) {
      refuses(text, 'not-a-number');
    }
  });

  test('a percentage may carry its sign before or after', () => {
    for (const text of [
      '33.5',
      '33.5%',
      '33.5 %',
      '%33.5',
      '33.50',
      '33.5 percent',
      '33.5 per cent',
    ]) {
      reads(text, '33.5', percent);
    }
    refuses('33%%', 'not-a-number', percent);
  });

  test('a unit of another kind of question is refused', () => {
    refuses('33%', 'wrong-unit');
    refuses('$33', 'wrong-unit', percent);
    refuses('$5', 'wrong-unit', rooms);
    refuses('5%', 'wrong-unit', months);
    refuses('$5%', 'not-a-number', percent);
  });

  test('more decimals than the question has are refused, closing zeros are not', () => {
    assert.deepEqual(readNumber('1234.567', money, english), {
      ok: false,
      code: 'too-precise',
      values: { decimals: '2' },
    });
    assert.deepEqual(readNumber('2.5', rooms, english), {
      ok: false,
      code: 'too-precise',
      values: { decimals: '0' },
    });
    refuses('0.125', 'too-precise');
    // A percentage has no thousands, so here three decimals can be nothing else.
    refuses('33.333', 'too-precise', percent);
    refuses('7.125', 'too-precise', months);
    reads('1234.5000', '1234.50');
    reads('7.500', '7.5', months);
    reads('5.00', '5', rooms);
    refuses('5.000', 'ambiguous', rooms);
  });

  test('more than 15 digits before the decimal sign are refused', () => {
    reads('000000000000000000001', '1');
    assert.deepEqual(readNumber('1234567890123456', money, english), {
      ok: false,
      code: 'too-large',
      values: { digits: '15' },
    });
    refuses('1234567890 million', 'too-large');
    refuses('9'.repeat(1000), 'too-large');
    refuses('9'.repeat(1001), 'not-a-number');
  });

  test('both ends of the domain are included, one step beyond is refused', () => {
    reads('1', '1', rooms);
    refuses('0', 'below-minimum', rooms);
    reads('100', '100', percent);
    refuses('100.01', 'above-maximum', percent);
    reads('12', '12', months);
    refuses('12.01', 'above-maximum', months);
    assert.deepEqual(readNumber('101', percent, english), {
      ok: false,
      code: 'above-maximum',
      values: { maximum: '100' },
    });
    assert.deepEqual(readNumber('0', rooms, english), {
      ok: false,
      code: 'below-minimum',
      values: { minimum: '1' },
    });
  });

  test('marks for the direction of text are ignored wherever they stand', () => {
    reads('\u200f\u200e1,234.50\u200e', '1234.50');
    refuses('\u061c-\u200f1,234.50 US$', 'negative');
    reads('1\u200f2\u200b3', '123');
    reads('\u202b$5\u202c', '5');
    reads('\u00005\u0007', '5');
  });
});
