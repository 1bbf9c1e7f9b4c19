import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { en } from '../../src/text/en.js';
import { catalogueFor } from '../../src/text/languages.js';

/** Every code by which a typed answer can be refused. */
const CODES = [
  'blank-high',
  'not-a-number',
  'ambiguous',
  'wrong-unit',
  'negative',
  'too-precise',
  'too-large',
  'below-minimum',
  'above-maximum',
  'reversed',
  'missing-day',
  'missing-month',
  'missing-year',
  'not-a-month',
  'year-four-digits',
  'not-a-date',
  'option',
  'date',
  'number',
];

describe('problems in English', () => {
  test('each code has a sentence with the name of the answer', () => {
    const sentences = CODES.map((code) => en.problems.of(code, 'Rooms', { value: '2' }));
    assert.equal(new Set(sentences).size, CODES.length);
    for (const sentence of sentences) assert.match(sentence, /“Rooms”.*\.$/);
    for (const sentence of sentences) assert.doesNotMatch(sentence, /undefined|null|NaN/);
  });

  test('the value that goes with a problem is said', () => {
    const said = (code: string, values: Record<string, string>) =>
      en.problems.of(code, 'Rooms', values);
    assert.match(said('ambiguous', { sign: ',' }), /because of the “,”/);
    assert.match(said('wrong-unit', { unit: '%' }), /in “%”/);
    assert.equal(said('too-precise', { decimals: '0' }), '“Rooms” must be a whole number.');
    assert.match(said('too-precise', { decimals: '2' }), /at most 2 digits/);
    assert.equal(said('above-maximum', { maximum: '1000' }), '“Rooms” must be 1,000 or less.');
    assert.match(said('not-a-date', { month: '2', year: '2021', days: '28' }), /days 1 to 28/);
  });

  test('a code that is not known still gives a sentence', () => {
    for (const code of ['new-code', 'constructor', '__proto__']) {
      assert.equal(en.problems.of(code, 'Rooms', {}), '“Rooms” could not be read.');
    }
  });

  test('no sentence about an answer speaks of eligibility', () => {
    for (const code of CODES) {
      assert.doesNotMatch(en.problems.of(code, 'Rooms', {}), /eligible|qualify/);
    }
  });
});

describe('counts in English', () => {
  test('one is singular', () => {
    assert.equal(en.page.atMost(1), 'At most 1 question left');
    assert.equal(en.page.atMost(6), 'At most 6 questions left');
    assert.equal(en.field.monthCount('1'), '1 month');
    assert.equal(en.field.monthCount('1.5'), '1.5 months');
  });

  test('the results are summed up in one sentence or two', () => {
    const summary = (eligible: number, undetermined: number, total = 4) =>
      en.results.summary({ eligible, undetermined, total });
    assert.equal(summary(2, 1), 'You may qualify for 2 of 4 programs. 1 not settled yet.');
    assert.equal(summary(2, 0), 'You may qualify for 2 of 4 programs.');
    assert.equal(summary(0, 4), 'No result is settled yet.');
    assert.equal(summary(0, 1), '1 of 4 programs is not settled yet.');
    assert.equal(summary(0, 0), 'You do not appear to qualify for any of the 4 programs.');
    assert.equal(summary(1, 0, 1), 'You may qualify for this program.');
    assert.equal(summary(0, 0, 1), 'You do not appear to qualify for this program.');
  });
});

test('a language that is not there is English', () => {
  for (const tag of ['en', 'en-GB', 'EN_us', 'xx', '', 'not a tag!']) {
    assert.equal(catalogueFor(tag), en);
  }
});
