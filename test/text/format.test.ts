import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { formatByKind, formatDate, formatList, formatMoney } from '../../src/text/format.js';

/** Non-breaking spaces as spaces and without direction marks: which ones CLDR picks may change. */
const plain = (text: string): string =>
  text.replace(/\p{Zs}/gu, ' ').replace(/[\u200e\u200f\u061c]/g, '');

describe('Money', () => {
  test('shows whole dollars without cents, and cents with two digits', () => {
    const cases: [string, string][] = [
      ['0', '$0'],
      ['15', '$15'],
      ['15.00', '$15'],
      ['15.5', '$15.50'],
      ['15.50', '$15.50'],
      ['0.01', '$0.01'],
      ['1250000.50', '$1,250,000.50'],
      ['-5000', '-$5,000'],
      ['007', '$7'],
    ];
    for (const [amount, text] of cases) assert.equal(formatMoney(amount, 'en'), text);
  });

  test('is exact at any length', () => {
    assert.equal(formatMoney('9007199254740993', 'en'), '$9,007,199,254,740,993');
    assert.equal(formatMoney('123456789012345.67', 'en'), '$123,456,789,012,345.67');
    assert.equal(
      formatMoney('1234567890123456789012345.67', 'en'),
      '$1,234,567,890,123,456,789,012,345.67',
    );
    // 1.005 and 2.675 are the classic binary halves that round the wrong way.
    assert.equal(formatMoney('1.005', 'en'), '$1.01');
    assert.equal(formatMoney('2.675', 'en'), '$2.68');
  });

  test('has no negative zero', () => {
    for (const amount of ['-0', '-0.00', '-0.001', '-0.0049']) {
      assert.equal(formatMoney(amount, 'en'), '$0');
    }
    assert.equal(formatMoney('-0.005', 'en'), '-$0.01');
  });

  test('that is missing is never shown as 0', () => {
    for (const text of ['', ' ', 'NaN', 'Infinity', '1e5', '0x10', '.5', '5.', 'not-open', '1,5']) {
      assert.equal(formatMoney(text, 'en'), text);
      assert.equal(formatByKind(text, 'integer', 'en'), text);
      assert.equal(formatByKind(text, 'percent', 'en'), text);
    }
  });

  test('is written as the locale writes dollars, always with the plain sign', () => {
    const cases: [string, string][] = [
      ['es', '1.250.000,50 $'],
      ['es-US', '$1,250,000.50'],
      ['de', '1.250.000,50 $'],
      ['fr', '1 250 000,50 $'],
      ['zh', '$1,250,000.50'],
      ['hi', '$12,50,000.50'],
    ];
    for (const [locale, text] of cases) {
      assert.equal(plain(formatMoney('1250000.50', locale)), text, locale);
    }
    assert.match(plain(formatMoney('1250000.50', 'ar-EG')), /١٬٢٥٠٬٠٠٠٫٥٠/);
  });
});

describe('Percentages and counts', () => {
  test('are shown digit for digit', () => {
    const cases: [string, string][] = [
      ['33', '33%'],
      ['33.5', '33.5%'],
      ['33.50', '33.5%'],
      ['0.07', '0.07%'],
      ['100', '100%'],
      ['0', '0%'],
      ['-0', '0%'],
      ['12.345', '12.345%'],
      ['-2.5', '-2.5%'],
    ];
    for (const [percent, text] of cases) assert.equal(formatByKind(percent, 'percent', 'en'), text);
    assert.equal(plain(formatByKind('33.5', 'percent', 'de')), '33,5 %');
    assert.equal(formatByKind('33.5', 'percent', 'tr'), '%33,5');
    assert.equal(formatByKind('1234.5', 'integer', 'en'), '1,234.5');
    assert.equal(formatByKind('1234567', 'integer', 'de'), '1.234.567');
    assert.equal(formatByKind('0.125', 'integer', 'en'), '0.125');
  });

  test('are chosen by the kind of question', () => {
    assert.equal(formatByKind('12', 'money', 'en'), '$12');
    assert.equal(formatByKind('12', 'percent', 'en'), '12%');
    assert.equal(formatByKind('12', 'integer', 'en'), '12');
    assert.equal(formatByKind('7.50', 'months', 'en'), '7.5');
  });
});

describe('Pitfalls, Dates', () => {
  test('no time zone moves a date by a day', () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
        process.env.TZ = zone;
        assert.equal(formatDate('2020-03-13', 'en'), 'March 13, 2020');
        assert.equal(formatDate('2020-01-01', 'en-GB'), '1 January 2020');
        assert.equal(formatDate('2020-01', 'pt'), 'janeiro de 2020');
        assert.equal(formatDate('2020', 'it'), '2020');
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});

describe('Dates', () => {
  test('may be a day, a month or a year', () => {
    assert.equal(formatDate('2021-07-04', 'en'), 'July 4, 2021');
    assert.equal(formatDate('2021-07', 'en'), 'July 2021');
    assert.equal(formatDate('2021', 'en'), '2021');
    assert.equal(formatDate('2021-07-04', 'es'), '4 de julio de 2021');
    assert.equal(formatDate('2021-07-04', 'zh'), '2021年7月4日');
    assert.equal(formatDate('0050-03-01', 'en'), 'March 1, 50');
  });

  test('are Gregorian in every locale', () => {
    for (const locale of ['th', 'fa', 'ar-SA', 'en-u-ca-buddhist', 'ja-u-ca-japanese']) {
      const latin = `${locale}${locale.includes('-u-') ? '' : '-u'}-nu-latn`;
      assert.match(formatDate('2021-07-04', latin), /2021/, locale);
    }
  });

  test('that do not exist, and words, come back as they are', () => {
    for (const text of ['', 'not-open', '2021-02-29', '2021-13-01', '2021-00', '2021-7-4', '21']) {
      assert.equal(formatDate(text, 'en'), text);
    }
  });
});

describe('Lists', () => {
  test('are joined as the locale joins them', () => {
    assert.equal(formatList([], 'en'), '');
    assert.equal(formatList(['a'], 'en'), 'a');
    assert.equal(formatList(['a', 'b', 'c'], 'en'), 'a, b, and c');
    assert.equal(formatList(['a', 'b'], 'en', 'disjunction'), 'a or b');
    assert.equal(formatList(['a', 'b', 'c'], 'es'), 'a, b y c');
  });
});

describe('A locale that is none', () => {
  test('falls back to English without a throw', () => {
    for (const locale of [
      '',
      'english!',
      'x',
      '*',
      '-',
      'en-',
      'xx-unknown-zz',
      '日本',
      'ht',
      'qqq',
    ]) {
      assert.equal(formatMoney('1234.5', locale), '$1,234.50', locale);
      assert.equal(formatDate('2021-07-04', locale), 'July 4, 2021', locale);
      assert.equal(formatList(['a', 'b'], locale), 'a and b', locale);
    }
  });

  test('with the underscore of an operating system is still understood', () => {
    assert.equal(formatMoney('1234.5', 'es_US'), '$1,234.50');
    assert.equal(formatByKind('1234567', 'integer', 'de_DE'), '1.234.567');
  });
});
