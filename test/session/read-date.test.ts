import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { readDate, type DateResult, type MonthNames } from '../../src/session/read-date.js';
import { monthNames } from '../../src/text/format.js';

const english = monthNames('en');

const read = (day: string, month: string, year: string, names: MonthNames = english): DateResult =>
  readDate({ day, month, year }, names);

const reads = (result: DateResult, value: string): void => {
  assert.deepEqual(result, { ok: true, value });
};

const refuses = (result: DateResult, code: string, ...fields: string[]): void => {
  assert.equal(result.ok ? result.value : result.code, code);
  assert.deepEqual(result.ok ? [] : result.fields, fields);
};

describe('Pitfalls, Dates', () => {
  test('no time zone moves a date by a day', () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
        process.env.TZ = zone;
        reads(read('1', '1', '2020'), '2020-01-01');
        reads(read('31', '12', '2019'), '2019-12-31');
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  test('a date is a calendar date: days all over 400 years are read as themselves', () => {
    // Steps of eleven days meet every month length and every kind of leap year.
    for (let time = Date.UTC(1800, 0, 1); time < Date.UTC(2200, 0, 1); time += 11 * 86_400_000) {
      const iso = new Date(time).toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = iso.split('-');
      reads(read(day, month, year), iso);
    }
  });
});

describe('A date', () => {
  test('may have single or double digits and surrounding space', () => {
    reads(read('3', '8', '2020'), '2020-08-03');
    reads(read(' 03 ', '08', '\u00a02020'), '2020-08-03');
  });

  test('may have full-width, Arabic or any other digits', () => {
    reads(read('１５', '３', '２０２０'), '2020-03-15');
    reads(read('١٥', '٣', '٢٠٢٠'), '2020-03-15');
  });

  test('may have its month by name, abbreviation or beginning', () => {
    for (const month of ['September', 'september', 'SEP', 'Sept', 'Sept.', 'Septem', ' sep. ']) {
      reads(read('1', month, '2020'), '2020-09-01');
    }
    reads(read('1', 'May', '2020'), '2020-05-01');
    for (const month of ['Ma', 'J', 'Ju', 'D', 'De', 'Marchy', 'month', '.', 'constructor']) {
      refuses(read('1', month, '2020'), 'not-a-month', 'month');
    }
    refuses(read('1', 'March', '2020', []), 'not-a-month', 'month');
  });

  test("may have its month in the page's language, or in English", () => {
    const cases: [string, string, string][] = [
      ['es', 'marzo', '03'],
      ['es', 'Sept.', '09'],
      ['de', 'März', '03'],
      ['de', 'marz', '03'],
      ['fr', 'fevrier', '02'],
      ['fr', 'août', '08'],
      ['fr', 'juil.', '07'],
      ['fr', 'July', '07'],
      ['zh', '１０月', '10'],
      ['zh', '1月', '01'],
      ['ar', 'مارس', '03'],
      ['hi', 'जून', '06'],
      ['hi', 'जनवरी', '01'],
      ['ru', 'января', '01'],
    ];
    for (const [locale, month, number] of cases) {
      reads(read('9', month, '2020', monthNames(locale)), `2020-${number}-09`);
    }
    refuses(read('1', 'jui', '2020', monthNames('fr')), 'not-a-month', 'month');
  });

  test('has every one of its months read by each spelling shown in each language', () => {
    for (const locale of ['en', 'es', 'de', 'fr', 'zh', 'ar', 'hi', 'ru', 'ko', 'vi', 'pt']) {
      const names = monthNames(locale);
      names.forEach(([shown = ''], index) => {
        const month = `${index + 1}`.padStart(2, '0');
        reads(read('9', shown, '2020', names), `2020-${month}-09`);
      });
    }
  });

  test('that is blank is not the same as one with a part missing', () => {
    refuses(read('', ' ', '\u200f'), 'blank', 'day', 'month', 'year');
    refuses(read('', '3', '2020'), 'missing-day', 'day');
    refuses(read('1', '', '2020'), 'missing-month', 'month');
    refuses(read('1', '3', ''), 'missing-year', 'year');
    refuses(read('', '', '2020'), 'missing-day', 'day', 'month');
    refuses(read('', '3', 'x'), 'missing-day', 'day');
  });

  test('has a number for its day and year', () => {
    refuses(read('first', '3', '2020'), 'not-a-number', 'day');
    refuses(read('1st', '3', '2020'), 'not-a-number', 'day');
    refuses(read('1', '3', 'last year'), 'not-a-number', 'year');
    refuses(read('-1', '3', "'20"), 'not-a-number', 'day', 'year');
    refuses(read('1.5', '3', '2020'), 'not-a-number', 'day');
  });

  test('has a month from 1 to 12', () => {
    for (const month of ['0', '13', '00', '003', '1.5', '-1']) {
      refuses(read('1', month, '2020'), 'not-a-month', 'month');
    }
  });

  test('has a year of four digits', () => {
    for (const year of ['20', '202', '20200', '0020', '0000']) {
      refuses(read('1', '3', year), 'year-four-digits', 'year');
    }
    reads(read('1', '3', '9999'), '9999-03-01');
  });

  test('has a day that its month has', () => {
    reads(read('29', '2', '2020'), '2020-02-29');
    reads(read('29', '2', '2000'), '2000-02-29');
    for (const year of ['2019', '2021', '1800', '1900', '2100', '2200']) {
      refuses(read('29', '2', year), 'not-a-date', 'day');
    }
    refuses(read('30', '2', '2020'), 'not-a-date', 'day');
    for (const month of ['4', '6', '9', '11']) {
      reads(read('30', month, '2020'), `2020-${month.padStart(2, '0')}-30`);
      refuses(read('31', month, '2020'), 'not-a-date', 'day');
    }
    for (const month of ['1', '3', '5', '7', '8', '10', '12']) {
      reads(read('31', month, '2020'), `2020-${month.padStart(2, '0')}-31`);
      refuses(read('32', month, '2020'), 'not-a-date', 'day');
    }
    for (const day of ['0', '00', '001', '9'.repeat(400)]) {
      refuses(read(day, '1', '2020'), 'not-a-date', 'day');
    }
    assert.deepEqual(read('30', 'feb', '2021'), {
      ok: false,
      code: 'not-a-date',
      values: { month: '2', year: '2021', days: '28' },
      fields: ['day'],
    });
  });

  test('is read from any three texts without a throw', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.constant(''));
    fc.assert(
      fc.property(text, text, text, (day, month, year) => {
        const result = read(day, month, year);
        assert.ok(result.ok ? /^\d{4}-\d\d-\d\d$/.test(result.value) : result.fields.length > 0);
      }),
    );
  });
});
