import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FIRST_DAY, LAST_DAY, NOT_OPEN, dateOf, dayOf } from '../../src/rules/calendar.js';

describe('calendar dates', () => {
  it('count days like the calendar does, for every day of the years that matter', () => {
    const day = 24 * 60 * 60 * 1000;
    const start = Date.UTC(1899, 11, 31);
    const first = dayOf('1899-12-31') as number;
    for (let i = 0; i < 200 * 366; i++) {
      const text = new Date(start + i * day).toISOString().slice(0, 10);
      assert.equal(dayOf(text), first + i, text);
      assert.equal(dateOf(first + i), text);
    }
  });

  it('reach from the year 1 to the year 9999', () => {
    assert.equal(dateOf(FIRST_DAY), '0001-01-01');
    assert.equal(dateOf(LAST_DAY), '9999-12-31');
    assert.equal(NOT_OPEN, LAST_DAY + 1);
  });

  it('know leap years', () => {
    assert.notEqual(dayOf('2020-02-29'), null);
    assert.notEqual(dayOf('2000-02-29'), null);
    assert.equal(dayOf('1900-02-29'), null);
    assert.equal(dayOf('2021-02-29'), null);
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
      'not-open',
    ]) {
      assert.equal(dayOf(text), null, text);
    }
  });
});
