import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { programs } from '../../src/programs/index.js';
import type { Program } from '../../src/rules/program.js';
import { assess } from '../../src/screening.js';
import { hotel, restaurant } from '../support/applicants.js';
import { RRF, TODAY, fileOf, offered, resultIn } from './opened-record.js';
import { newSession } from './visit.js';

/** The fund with its award halved: other rules by the same name. */
const otherRules: readonly Program[] = programs.map((program) =>
  program.id === RRF
    ? {
        ...program,
        award: {
          ...program.award,
          high: { kind: 'divide', of: [program.award.high, { kind: 'literal', value: '2' }] },
          low: { kind: 'divide', of: [program.award.low, { kind: 'literal', value: '2' }] },
        },
      }
    : program,
);

describe('a record that is opened', () => {
  test('under the same rules has no changed results', () => {
    for (const answers of [restaurant, hotel, {}]) {
      const { offer } = offered(fileOf(answers));
      assert.deepEqual(offer?.changes, []);
      assert.equal(offer.hasOtherRules, false);
      assert.equal(offer.isDamaged, false);
      assert.equal(offer.isTaken, false);
      assert.deepEqual(offer.problems, []);
    }
  });

  test('under other rules says so, and what each result was and is', () => {
    const session = newSession();
    session.law = { programs: otherRules };
    const { offer } = offered(fileOf(restaurant), session);
    assert.equal(offer?.hasOtherRules, true);
    assert.equal(offer.changes.length, 1);
    const [{ program, before, now } = assert.fail()] = offer.changes;
    assert.equal(program, RRF);
    assert.equal(before.status, 'eligible');
    assert.deepEqual(before.award, { low: '300000.00', high: '300000.00' });
    assert.equal(now.status, 'eligible');
    assert.deepEqual(now.award, { low: '150000.00', high: '150000.00' });
  });

  test('under other rules that change nothing for its answers says only that', () => {
    const session = newSession();
    session.law = { programs: otherRules };
    const { offer } = offered(fileOf({ applicantKind: 'landlord' }), session);
    assert.equal(offer?.hasOtherRules, true);
    assert.deepEqual(offer.changes, []);
  });

  test('under the law of another date says so', () => {
    const session = newSession();
    session.law = { ...session.law, asOf: '2022-05-24' };
    const text = JSON.stringify(session.record(TODAY));
    assert.equal(offered(text).offer?.hasOtherRules, true);
    assert.equal(offered(text, session).offer?.hasOtherRules, false);
  });

  test('without digests is taken for one of other rules', () => {
    for (const digest of [undefined, '', 7, {}, 'x'.repeat(16)]) {
      const text = fileOf(restaurant, ({ programs: all }) => {
        for (const each of all) each.digest = digest;
      });
      assert.equal(offered(text).offer?.hasOtherRules, true);
      assert.deepEqual(offered(text).offer?.changes, []);
    }
  });

  test('of programs that are not checked here is silent about them', () => {
    const text = fileOf(restaurant, (record) => {
      for (const each of record.programs) each.digest = 'other';
      resultIn(record, RRF).status = 'ineligible';
    });
    const { offer } = offered(text, newSession(['dc-hotel-recovery']));
    assert.deepEqual(offer?.changes, []);
    const none = offered(text, newSession([])).offer;
    assert.equal(none?.hasOtherRules, false);
  });

  test('of fewer programs is silent about the others', () => {
    const text = fileOf(restaurant, (record) => {
      record.programs.length = 0;
      record.assessment.programs.length = 0;
    });
    const { offer } = offered(text);
    assert.deepEqual(offer?.changes, []);
    assert.equal(offer.hasOtherRules, false);
  });

  test('with an answer that is refused shows what that does to its results', () => {
    const text = fileOf(restaurant).replace(
      '"grossReceipts2020": "500000"',
      '"grossReceipts2020": "-1"',
    );
    const { offer } = offered(text);
    assert.deepEqual(
      offer?.problems.map(({ question, code }) => [question, code]),
      [['grossReceipts2020', 'out-of-range']],
    );
    assert.ok(offer.changes.some(({ program }) => program === RRF));
    assert.equal(offer.hasOtherRules, false);
  });
});

describe('an assessment that someone has altered', () => {
  const award = (preferred: unknown) => ({ preferred, onAnyReading: preferred });
  for (const [name, change, seen] of [
    ['a status that is a script', { status: '<script>' }, null],
    ['a status that is no text', { status: ['eligible'] }, null],
    ['no status', { status: undefined }, null],
    ['a program that is no text', { program: { toString: 1 } }, null],
    ['another status', { status: 'ineligible' }, 'ineligible 300000.00 300000.00'],
    ['an exponent', { award: award({ low: '1e9', high: '1e9' }) }, 'eligible'],
    ['an amount that is a script', { award: award({ low: '<b>', high: '1.00' }) }, 'eligible'],
    ['an amount that is a number', { award: award({ low: 1, high: 2 }) }, 'eligible'],
    [
      'an endless amount',
      { award: award({ low: `${'9'.repeat(99)}.00`, high: null }) },
      'eligible',
    ],
    [
      'an amount of less than nothing',
      { award: award({ low: '-1.00', high: '1.00' }) },
      'eligible',
    ],
    ['half an award', { award: award({ low: '1.00' }) }, 'eligible'],
    ['no award', { award: null }, 'eligible'],
    ['an award that is a list', { award: ['1.00', '2.00'] }, 'eligible'],
    ['more money', { award: award({ low: '9.00', high: null }) }, 'eligible 9.00 null'],
  ] as const) {
    test(`is never believed: ${name}`, () => {
      const text = fileOf(restaurant, (record) => Object.assign(resultIn(record, RRF), change));
      const session = offered(text);
      const [found] = session.offer?.changes ?? [];
      const { status, award: was } = found?.before ?? {};
      const told = status && [status, ...(was ? [was.low, String(was.high)] : [])].join(' ');
      assert.equal(told ?? null, seen);
      assert.deepEqual(found?.now.award ?? null, seen && { low: '300000.00', high: '300000.00' });
      session.takeOffer();
      assert.deepEqual(session.assessment, assess(restaurant));
    });
  }
});
