/** Which questions still matter: those with which, all else being equal, something told would change. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answers } from '../../src/rules/assessment.js';
import {
  type Numeric,
  type Truth,
  add,
  all,
  any,
  atLeast,
  divide,
  equals,
  lessThan,
  max,
  min,
  moreThan,
  multiply,
  not,
  number,
  oneOf,
  reading,
  subtract,
  truth,
  when,
} from '../../src/rules/expression.js';
import { type Tiny, assessTiny, cite, q, tiny } from '../support/tiny.js';

const asked = (given: Tiny, answers: Answers = {}): string =>
  assessTiny(tiny(given), answers).remaining.join();

const readings = ['r', 's'].map((id) => ({
  id,
  options: ['one', 'two'],
  preferred: null,
  citations: [cite],
}));
const open = (id: string): Truth => reading(id, { one: truth(true), two: truth(false) });

describe('the questions a test turns on', () => {
  const on = (met: Truth, answers: Answers = {}): string => asked({ met, readings }, answers);

  it('hold what chooses between two branches that differ', () => {
    assert.equal(on(when(q.a, q.b, not(q.b))), 'a,b');
    assert.equal(on(when(q.a, q.b, q.c)), 'a,b,c');
    assert.equal(on(when(q.a, all(q.b, q.c), any(q.b, q.c))), 'a,b,c');
    const d = oneOf(q.kind, 'red');
    assert.equal(on(when(q.a, when(q.b, q.c, d), when(q.b, d, q.c))), 'a,b,c,kind');
    const swapped = when(q.a, when(q.b, open('r'), open('s')), when(q.b, open('s'), open('r')));
    assert.equal(on(swapped), 'a,b');
    const [x, y] = [atLeast(q.x, number('5')), atLeast(q.y, number('5'))];
    assert.equal(on(when(q.a, when(q.b, x, y), when(q.b, y, x))), 'a,b,x,y');
  });

  it('hold what chooses a part of a quotient that others take the place of', () => {
    const far = number('50000.01');
    const share = divide(when(q.a, q.z, q.x), divide(q.z, number('999.99')));
    const square = multiply(q.y, q.y);
    const other = multiply(max(number('100'), square), max(divide(q.z, square), q.x));
    assert.equal(on(atLeast(share, far)), 'a,x,z');
    assert.equal(on(atLeast(max(other, share), far)), 'a,x,y,z');
  });

  it('do not hold what chooses between two that are alike', () => {
    assert.equal(on(when(q.a, q.b, q.b)), 'b');
    assert.equal(on(when(q.a, all(q.b, q.c), all(q.c, q.b))), 'b,c');
    assert.equal(on(when(q.a, all(q.b, q.c), not(any(not(q.c), not(q.b))))), 'b,c');
    assert.equal(on(when(q.a, atLeast(q.x, number('5')), not(lessThan(q.x, number('5'))))), 'x');
    assert.equal(on(any(all(q.a, q.b), all(not(q.a), q.b))), 'b');
    assert.equal(on(when(q.a, truth(true), truth(true))), '');
  });

  it('do not hold what the others exclude', () => {
    const both = all(atLeast(q.x, number('5')), any(q.a, lessThan(q.x, number('3'))));
    assert.equal(on(both), 'a,x');
    assert.equal(on(all(oneOf(q.kind, 'red'), any(q.b, oneOf(q.kind, 'green', 'blue')))), 'b,kind');
    assert.equal(on(all(oneOf(q.kind, 'red'), any(q.b, oneOf(q.kind, 'red', 'blue')))), 'kind');
    assert.equal(on(all(moreThan(q.x, number('5')), any(q.b, atLeast(q.x, number('2'))))), 'x');
  });

  it('are told apart from those of other tests, and joined where tests share one', () => {
    assert.equal(asked({ met: [q.a, any(q.b, q.c)] }), 'a,b,c');
    assert.equal(asked({ met: [q.a, any(not(q.a), q.b)] }), 'a,b');
    assert.equal(asked({ met: [q.a, any(q.a, q.b)] }), 'a');
    assert.equal(asked({ met: [q.a, not(q.a), q.b] }), '');
    assert.equal(asked({ met: [q.a, any(q.a, q.b), q.c] }), 'a,c');
  });

  it('may be sums that share a number', () => {
    const [plus, minus] = [add(q.x, q.y), subtract(q.x, q.y)];
    const met = [atLeast(plus, number('10')), atLeast(minus, number('4'))];
    assert.equal(asked({ met }), 'x,y');
    assert.equal(assessTiny(tiny({ met }), { x: '3' }).status, 'ineligible');
    assert.equal(assessTiny(tiny({ met }), { x: '7', y: '3' }).status, 'eligible');
    const twice = [atLeast(plus, number('10')), lessThan(plus, number('10'))];
    assert.equal(assessTiny(tiny({ met: twice }), {}).status, 'ineligible');
    const once = [atLeast(plus, number('10')), lessThan(plus, number('10.01'))];
    assert.equal(assessTiny(tiny({ met: once }), {}).status, 'undetermined');
    const multiple = [
      atLeast(plus, number('10')),
      lessThan(multiply(number('3'), plus), number('30')),
    ];
    assert.equal(assessTiny(tiny({ met: multiple }), {}).status, 'ineligible');
    const negative = [atLeast(minus, number('10')), moreThan(subtract(q.y, q.x), number('-10'))];
    assert.equal(assessTiny(tiny({ met: negative }), {}).status, 'ineligible');
    assert.equal(asked({ met: equals(plus, number('10')) }), 'x,y');
    assert.equal(
      assessTiny(tiny({ met: equals(plus, number('10.005')) }), {}).status,
      'ineligible',
    );
  });
});

describe('the questions an award turns on', () => {
  const on = (amount: Numeric, answers: Answers = {}): string => asked({ amount }, answers);

  it('hold what chooses between amounts that differ', () => {
    assert.equal(on(when(q.a, number('1'), number('2'))), 'a');
    assert.equal(on(when(q.a, number('1'), number('-1'))), 'a');
    assert.equal(on(when(q.a, q.x, q.y)), 'a,x,y');
    assert.equal(on(when(q.a, q.x, multiply(number('2'), q.x))), 'a,x');
    assert.equal(on(when(q.a, q.x, add(q.x, number('1')))), 'a,x');
    assert.equal(on(when(q.a, add(q.x, q.y), subtract(q.x, q.y))), 'a,x,y');
    assert.equal(on(when(q.a, min(q.x, number('5')), max(q.x, number('5')))), 'a,x');
    assert.equal(on(when(q.a, min(q.x, number('5')), min(q.x, number('6')))), 'a,x');
    assert.equal(on(when(q.a, divide(q.x, q.months), divide(q.months, q.x))), 'a,x,months');
    assert.equal(on(when(q.a, multiply(q.x, q.y), divide(q.x, q.y))), 'a,x,y');
  });

  it('do not hold what chooses between amounts that are alike', () => {
    assert.equal(on(when(q.a, number('2'), number('2.00'))), '');
    assert.equal(on(when(q.a, q.x, add(q.x, number('0')))), 'x');
    assert.equal(on(when(q.a, multiply(number('2'), q.x), add(q.x, q.x))), 'x');
    assert.equal(on(when(q.a, min(q.x, number('5')), min(q.x, number('5')))), 'x');
  });

  it('hold those of either end, and of whether it can be estimated', () => {
    assert.equal(asked({ low: when(q.a, number('0'), number('1')), amount: number('5') }), 'a');
    assert.equal(asked({ low: q.x, amount: add(q.x, q.y) }), 'x,y');
    assert.equal(asked({ amount: number('5'), estimable: q.b }), 'b');
    assert.equal(asked({ amount: q.x, estimable: q.b }, { b: false }), '');
    assert.equal(asked({ amount: q.x, estimable: any(q.b, q.c) }, { b: true }), 'x');
  });

  it('are those of who can pass', () => {
    const amount = when(q.b, number('1'), number('2'));
    assert.equal(asked({ met: q.a, amount }), 'a,b');
    assert.equal(asked({ met: q.a, amount }, { a: false }), '');
    assert.equal(asked({ met: q.b, amount }), 'b');
    assert.equal(asked({ met: q.b, amount: when(q.b, q.x, q.y) }), 'b,x');
    assert.equal(asked({ met: atLeast(q.x, number('9')), amount: min(q.x, number('7')) }), 'x');
    assert.equal(
      asked({ met: atLeast(q.x, number('9')), amount: max(q.y, min(q.x, number('7'))) }),
      'x,y',
    );
  });
});

describe('the questions a priority turns on', () => {
  const on = (met: Truth, tests: readonly Truth[], answers: Answers = {}): string =>
    asked({ met: tests, priorities: [{ id: 'p', met, citations: [] }], readings }, answers);

  it('hold nothing that matters only to those who fail', () => {
    assert.equal(on(any(q.a, q.b), [q.a]), 'a');
    assert.equal(on(all(q.a, q.b), [q.a]), 'a,b');
    assert.equal(on(all(q.a, q.b), [not(q.a)]), 'a');
    assert.equal(on(q.b, [q.a, q.c]), 'a,b,c');
    assert.equal(on(q.b, [q.a], { a: false }), '');
    assert.equal(on(q.b, [q.a], { a: true }), 'b');
    assert.equal(on(lessThan(q.x, number('4')), [atLeast(q.x, number('3'))]), 'x');
    assert.equal(on(any(q.b, lessThan(q.x, number('4'))), [atLeast(q.x, number('5'))]), 'b,x');
  });

  it('are those of each, where there are several', () => {
    const tests = [any(q.a, q.b), any(q.c, oneOf(q.kind, 'red'))];
    const priorities = [
      { id: 'p1', met: all(q.a, atLeast(q.x, number('1'))), citations: [] },
      { id: 'p2', met: all(q.c, atLeast(q.y, number('1'))), citations: [] },
    ];
    assert.equal(asked({ met: tests, priorities }), 'a,b,c,kind,x,y');
    assert.equal(asked({ priorities }), 'a,c,x,y');
  });

  it('do not hold what is settled', () => {
    assert.equal(on(any(q.a, not(q.a)), []), '');
    assert.equal(on(any(q.a, q.b), [], { b: true }), '');
    assert.equal(on(when(q.a, q.b, q.b), []), 'b');
  });
});
