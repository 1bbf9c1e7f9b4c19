import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FIRST_DATE, NOT_OPEN, dateNumber, dateText } from '../../src/rules/calendar.js';

describe('calendar dates', () => {
  it('exist and follow each other like the days of the calendar, over two centuries', () => {
    let previous = 0;
    const day = 24 * 60 * 60 * 1000;
    for (let at = Date.UTC(1899, 11, 31); at < Date.UTC(2100, 2, 2); at += day) {
      const number = dateNumber(new Date(at).toISOString().slice(0, 10)) ?? 0;
      assert.ok(previous === 0 || number === previous + 1, String(number));
      assert.equal(dateText(number), new Date(at).toISOString().slice(0, 10));
      previous = number;
    }
  });

  it('reach from the year 1 to the year 9999, before which nothing opens and after which all may', () => {
    assert.equal(dateNumber('0001-01-01'), FIRST_DATE);
    assert.equal((dateNumber('9999-12-31') ?? 0) + 1, NOT_OPEN);
    assert.equal(dateText(NOT_OPEN), 'not-open');
  });

  it('know leap years', () => {
    assert.equal(dateNumber('2020-02-29'), (dateNumber('2020-02-28') ?? 0) + 1);
    assert.equal(dateNumber('2000-02-29'), (dateNumber('2000-02-28') ?? 0) + 1);
    assert.equal(dateNumber('1900-02-29'), null);
    assert.equal(dateNumber('2021-02-29'), null);
  });

  it('refuse what is not a calendar date', () => {
    for (const text of [
      '',
      '2020-00-01',
      '2020-13-01',
      '2020-04-31',
      '2020-01-00',
      '0000-01-01',
      '2020-1-1',
      '20200101',
      '2020-01-01T00:00:00Z',
      ' 2020-01-01',
      '２０２０-01-01',
      '+010000-01',
      '+010000-02',
      'not-open',
    ]) {
      assert.equal(dateNumber(text), null, text);
    }
  });
});
