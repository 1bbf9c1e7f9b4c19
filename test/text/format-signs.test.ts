import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { monthNames, numberSigns } from '../../src/text/format.js';

describe('The number signs of a locale', () => {
  test('are its decimal and group signs', () => {
    const cases: [string, string, string][] = [
      ['en', '.', ','],
      ['es', ',', '.'],
      ['es-US', '.', ','],
      ['de', ',', '.'],
      ['fr', ',', '\u202f'],
      ['zh', '.', ','],
      ['de-AT', ',', '.'],
      ['ar-EG', '٫', '٬'],
      ['not a locale', '.', ','],
    ];
    for (const [locale, decimal, group] of cases) {
      const signs = numberSigns(locale);
      assert.deepEqual([signs.decimal, signs.group], [decimal, group], locale);
    }
  });

  test('have its ten digits from zero to nine', () => {
    assert.equal(numberSigns('en').digits, '0123456789');
    assert.equal(numberSigns('ar-EG').digits, '٠١٢٣٤٥٦٧٨٩');
    assert.equal(numberSigns('zh-u-nu-hanidec').digits, '〇一二三四五六七八九');
    assert.equal(Array.from(numberSigns('ff-Adlm').digits).length, 10);
  });

  test('have its words for thousands and millions, at their own scale', () => {
    const cases: [string, string, number][] = [
      ['en', 'k', 3],
      ['en', 'thousand', 3],
      ['en', 'billion', 9],
      ['es', 'mil', 3],
      ['es', 'millones', 6],
      ['es', 'mil millones', 9],
      ['de', 'mio', 6],
      ['de', 'milliarde', 9],
      ['fr', 'mille', 3],
      ['zh', '万', 4],
      ['zh', '亿', 8],
      ['en-IN', 'lakh', 5],
      ['ar', 'آلاف', 3],
      ['ar-EG', 'مليون', 6],
    ];
    for (const [locale, word, power] of cases) {
      assert.equal(numberSigns(locale).scales[word], power, `${locale} ${word}`);
    }
  });

  test('are made once and cannot be changed', () => {
    assert.equal(numberSigns('de'), numberSigns('de'));
    assert.ok(Object.isFrozen(numberSigns('de')));
    assert.ok(Object.isFrozen(numberSigns('de').scales));
  });
});

describe('The month names of a locale', () => {
  test('begin with the name to show, and include the English ones', () => {
    assert.equal(monthNames('en').length, 12);
    assert.deepEqual(monthNames('en')[0], ['January', 'Jan']);
    assert.equal(monthNames('es')[0]?.[0], 'enero');
    assert.ok(monthNames('es')[0]?.includes('January'));
    assert.equal(monthNames('ru')[0]?.[0], 'январь');
    assert.ok(monthNames('ru')[0]?.includes('января'));
  });

  test('are those of the Gregorian calendar everywhere', () => {
    assert.match(monthNames('fa')[0]?.[0] ?? '', /^ژانویه/);
    assert.equal(monthNames('ar-SA')[0]?.[0], 'يناير');
  });

  test('are English where the locale is none', () => {
    assert.deepEqual(monthNames(''), monthNames('en'));
  });
});
