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
