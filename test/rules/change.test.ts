import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changesWith } from '../../src/rules/assess.js';
import type { AnswerValue, Answers, Change } from '../../src/rules/assessment.js';
import {
  type Truth,
  all,
  any,
  atLeast,
  atMost,
  constant,
  equals,
  lessThan,
  moreThan,
  not,
  number,
  oneOf,
  reading,
  subtract,
} from '../../src/rules/expression.js';
import { type Question, answersOf } from '../../src/rules/question.js';
import { cite, tiny } from '../support/tiny.js';

const bank = [
  { id: 'a', kind: 'boolean', topic: 't' },
  { id: 'b', kind: 'boolean', topic: 't' },
  { id: 'past', kind: 'boolean', topic: 't', settledFact: true },
  { id: 'kind', kind: 'choice', topic: 't', options: ['red', 'green', 'blue'] },
  { id: 'opened', kind: 'date', topic: 't' },
  { id: 'x', kind: 'money', topic: 't', low: '0' },
  { id: 'y', kind: 'money', topic: 't', low: '0', high: '500' },
  { id: 'count', kind: 'integer', topic: 't', low: '1', high: '9' },
  { id: 'c', kind: 'boolean', topic: 't' },
  { id: 'd', kind: 'boolean', topic: 't' },
] as const satisfies readonly Question[];

const q = answersOf(bank);
const day = (date: string) => constant('day', 'date', date, cite);
const readings = [
  { id: 'r', options: ['one', 'two'], preferred: null, citations: [cite] },
  { id: 's', options: ['one', 'two'], preferred: 'one', citations: [cite] },
];

const changes = (met: Truth | readonly Truth[], answers: Answers, options = {}) => {
  const bundle = { programs: [tiny({ met, readings })], questions: bank, conflicts: [] };
  return changesWith(bundle, answers, 'tiny', options);
};

const change = (question: string, to: AnswerValue, more: Partial<Change> = {}): Change => ({
  question,
  to,
  beyond: null,
  settledFact: false,
  ...more,
});

const less = { beyond: 'less' } as const;
const more = { beyond: 'more' } as const;

const toPass = (met: Truth | readonly Truth[], answers: Answers, options = {}) =>
  changes(met, answers, options).toPass;
const toFail = (met: Truth | readonly Truth[], answers: Answers, options = {}) =>
  changes(met, answers, options).toFail;

describe('what would have to change to pass', () => {
  it('is the nearest amount to the cent, and all beyond it', () => {
    const limit = number('150000');
    assert.deepEqual(toPass(atMost(q.x, limit), { x: '180000' }), [[change('x', '150000', less)]]);
    assert.deepEqual(toPass(lessThan(q.x, limit), { x: '180000' }), [
      [change('x', '149999.99', less)],
    ]);
    assert.deepEqual(toPass(atLeast(q.x, limit), { x: '1' }), [[change('x', '150000', more)]]);
    assert.deepEqual(toPass(moreThan(q.x, limit), { x: '1' }), [[change('x', '150000.01', more)]]);
    assert.deepEqual(toPass(equals(q.x, limit), { x: '1' }), [[change('x', '150000')]]);
    assert.deepEqual(toPass(moreThan(q.count, number('3')), { count: 2 }), [
      [change('count', '4', more)],
    ]);
  });

  it('is the nearer side where either would do', () => {
    const outside = any(lessThan(q.y, number('100')), moreThan(q.y, number('200')));
    assert.deepEqual(toPass(outside, { y: '120' }), [[change('y', '99.99', less)]]);
    assert.deepEqual(toPass(outside, { y: '190' }), [[change('y', '200.01', more)]]);
  });

  it('says where going further would do no good', () => {
    const inside = all(atLeast(q.y, number('100')), atMost(q.y, number('200')));
    assert.deepEqual(toPass(inside, { y: '5' }), [[change('y', '100')]]);
    assert.deepEqual(toPass(inside, { y: '450' }), [[change('y', '200')]]);
  });

  it('is counted from the near end of a range', () => {
    const outside = any(lessThan(q.y, number('100')), moreThan(q.y, number('200')));
    assert.deepEqual(toPass(outside, { y: { low: '110', high: '195' } }), [
      [change('y', '200.01', more)],
    ]);
    assert.deepEqual(toPass(outside, { y: { low: '104', high: '190' } }), [
      [change('y', '99.99', less)],
    ]);
  });

  it('is a day of the calendar, or not to have opened', () => {
    const early = lessThan(q.opened, day('2020-03-01'));
    assert.deepEqual(toPass(early, { opened: '2021-05-05' }), [
      [change('opened', '2020-02-29', less)],
    ]);
    assert.deepEqual(toPass(equals(q.opened, day('not-open')), { opened: '2021-05-05' }), [
      [change('opened', 'not-open', more)],
    ]);
  });

  it('is another option, the first of those that would do', () => {
    assert.deepEqual(toPass(oneOf(q.kind, 'green', 'blue'), { kind: 'red' }), [
      [change('kind', 'green')],
    ]);
    assert.deepEqual(toPass(oneOf(q.kind, 'red'), { kind: 'blue' }), [[change('kind', 'red')]]);
    assert.deepEqual(toPass(not(q.a), { a: true }), [[change('a', false)]]);
  });

  it('is each smallest set, and none that holds a smaller one', () => {
    const answers = { a: false, b: false, c: false, d: false };
    assert.deepEqual(toPass(any(q.a, all(q.b, q.c), all(q.a, q.d)), answers), [
      [change('a', true)],
      [change('b', true), change('c', true)],
    ]);
    assert.deepEqual(toPass(all(q.a, q.b, q.c), answers), [
      [change('a', true), change('b', true), change('c', true)],
    ]);
    assert.deepEqual(toPass(all(q.a, q.b, q.c, q.d), answers), []);
    assert.deepEqual(toPass([q.a, q.b], answers), [[change('a', true), change('b', true)]]);
  });

  it('moves one of two that hang together as little as it can', () => {
    const loss = atLeast(subtract(q.x, q.y), number('100'));
    assert.deepEqual(toPass(loss, { x: '150', y: '60' }), [
      [change('x', '160', more)],
      [change('y', '50', less)],
    ]);
  });

  it('leaves facts alone that nobody can change, unless nothing else helps', () => {
    const settled = { settledFact: true };
    assert.deepEqual(toPass(any(q.past, q.a), { past: false, a: false }), [[change('a', true)]]);
    assert.deepEqual(toPass(q.past, { past: false, a: false }), [[change('past', true, settled)]]);
    assert.deepEqual(toPass(all(q.past, q.a), { past: false, a: false }), [
      [change('a', true), change('past', true, settled)],
    ]);
  });

  it('changes only what was answered', () => {
    assert.deepEqual(toPass(all(q.a, q.b), { a: false, b: null }), []);
    assert.deepEqual(toPass([q.a, any(q.b, q.c)], { a: false, c: true }), [[change('a', true)]]);
    assert.deepEqual(toPass([q.a, q.b], { a: false }), []);
  });

  it('is nothing for an applicant who is not ineligible', () => {
    assert.deepEqual(toPass(q.a, { a: true }), []);
    assert.deepEqual(toPass(all(q.a, q.b), { a: true }), []);
  });

  it('speaks of the readings as they are held, and of all that are open', () => {
    const preferred = reading('s', { one: q.a, two: q.b });
    assert.deepEqual(toPass(preferred, { a: false, b: false }), [[change('a', true)]]);
    assert.deepEqual(toPass(preferred, { a: false, b: false }, { readings: { s: 'two' } }), [
      [change('b', true)],
    ]);
    const open = reading('r', { one: q.a, two: q.b });
    assert.deepEqual(toPass(open, { a: false, b: false }), [
      [change('a', true), change('b', true)],
    ]);
  });

  it('is nothing for a program there is not', () => {
    const bundle = { programs: [tiny({ met: q.a })], questions: bank, conflicts: [] };
    const nothing = { toPass: [], toFail: [] };
    assert.deepEqual(changesWith(bundle, { a: false }, 'other'), nothing);
    assert.deepEqual(changesWith(bundle, { a: false }, undefined), nothing);
    assert.deepEqual(changesWith(bundle, { a: false }, 'tiny').toPass, [[change('a', true)]]);
  });
});

describe('the margin of an eligible applicant', () => {
  it('is, for each answer, the nearest by which all would be lost', () => {
    const tests = [atLeast(q.x, number('100')), any(q.a, q.b), oneOf(q.kind, 'red', 'green')];
    assert.deepEqual(toFail(tests, { x: '120', a: true, b: false, kind: 'red' }), [
      change('a', false),
      change('kind', 'blue'),
      change('x', '99.99', less),
    ]);
    assert.deepEqual(toFail(tests, { x: '120', a: true, b: true, kind: 'red' }), [
      change('kind', 'blue'),
      change('x', '99.99', less),
    ]);
  });

  it('is a day of the calendar', () => {
    const early = atMost(q.opened, day('2020-02-29'));
    assert.deepEqual(toFail(early, { opened: '2019-05-05' }), [
      change('opened', '2020-03-01', more),
    ]);
  });

  it('holds what nobody can change as well', () => {
    assert.deepEqual(toFail(q.past, { past: true }), [
      change('past', false, { settledFact: true }),
    ]);
  });

  it('is lost where eligibility is no longer certain: an open reading is no answer', () => {
    const open = any(q.a, reading('r', { one: q.b, two: q.c }));
    assert.deepEqual(toFail(open, { a: true, b: true, c: true }), []);
    assert.deepEqual(toFail(open, { a: true, b: true, c: false }), [change('a', false)]);
    assert.deepEqual(toFail(open, { a: true, b: false, c: false }), [change('a', false)]);
  });

  it('is nothing for an applicant who is not eligible for certain', () => {
    assert.deepEqual(toFail(q.a, { a: false }), []);
    assert.deepEqual(toFail(all(q.a, q.b), { a: true }), []);
  });
});
