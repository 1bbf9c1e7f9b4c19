import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answers } from '../../src/rules/assessment.js';
import {
  type Numeric,
  type Truth,
  add,
  all,
  any,
  constant,
  lessThan,
  max,
  min,
  named,
  not,
  number,
  oneOf,
  when,
} from '../../src/rules/expression.js';
import { assessTiny, cite, q, tiny } from '../support/tiny.js';

const money = (id: string, value: string): Numeric => constant(id, 'money', value, cite);

describe('the limits of an award', () => {
  const limits = (amount: Numeric, answers: Answers): readonly string[] | undefined =>
    assessTiny(tiny({ amount }), answers).award?.limitedBy;
  const cap = money('cap', '100');

  it('are the operands that hold it below its first', () => {
    assert.deepEqual(limits(min(q.x, cap), { x: '150' }), ['cap']);
    assert.deepEqual(limits(min(q.x, cap), { x: '50' }), []);
    assert.deepEqual(limits(min(q.x, cap), {}), ['cap']);
    assert.deepEqual(limits(min(q.x, cap, named('rest', q.y)), { x: '90', y: '30' }), ['rest']);
    assert.deepEqual(limits(q.x, { x: '150' }), []);
    assert.deepEqual(limits(max(q.x, cap), { x: '50' }), []);
  });

  it('are found within sums, names, branches and other limits', () => {
    assert.deepEqual(limits(add(q.y, named('part', min(q.x, cap))), { x: '150', y: '1' }), ['cap']);
    assert.deepEqual(limits(when(q.a, min(q.x, cap), q.y), { a: true, x: '150' }), ['cap']);
    assert.deepEqual(limits(when(q.a, min(q.x, cap), q.y), { a: false, x: '150', y: '1' }), []);
    const inner = min(q.x, named('inner', min(q.y, cap)));
    assert.deepEqual(limits(inner, { x: '300', y: '200' }), ['inner', 'cap']);
    assert.deepEqual(limits(min(q.x, when(q.a, cap, q.y)), { a: true, x: '300' }), ['cap']);
  });

  it('are named by kind where they have no name', () => {
    assert.deepEqual(limits(min(q.x, add(q.y, q.z)), { x: '9', y: '1', z: '1' }), ['add']);
    assert.deepEqual(limits(min(q.x, q.y), { x: '9', y: '1' }), ['answer']);
    const either = when(q.a, cap, q.y);
    assert.deepEqual(limits(min(q.x, either), { x: '900', y: '1' }), ['if']);
  });
});

describe('the questions that decided a criterion', () => {
  const decided = (met: Truth, answers: Answers): readonly string[] | undefined => {
    const [criterion] = assessTiny(tiny({ met }), answers).criteria;
    assert.notEqual(criterion?.status, 'unknown');
    return criterion?.questions;
  };

  it('are those of the failing parts of "all", and of the true parts of "any"', () => {
    assert.deepEqual(decided(all(q.a, q.b, q.c), { a: true, b: false, c: false }), ['b', 'c']);
    assert.deepEqual(decided(all(q.a, q.b), { a: true, b: true }), ['a', 'b']);
    assert.deepEqual(decided(any(q.a, q.b, q.c), { a: false, b: true, c: true }), ['b', 'c']);
    assert.deepEqual(decided(any(q.a, q.b), { a: false, b: false }), ['a', 'b']);
    assert.deepEqual(decided(not(any(q.a, q.b)), { a: false, b: true }), ['b']);
  });

  it('are both sides of a comparison, and the choice of "one of"', () => {
    assert.deepEqual(decided(lessThan(q.x, add(q.y, q.z)), { x: '1', y: '2', z: '3' }), [
      'x',
      'y',
      'z',
    ]);
    assert.deepEqual(decided(oneOf(q.kind, 'red'), { kind: 'blue' }), ['kind']);
  });

  it('are the condition and the branch taken', () => {
    const met = when(q.a, q.b, q.c);
    assert.deepEqual(decided(met, { a: true, b: false, c: true }), ['a', 'b']);
    assert.deepEqual(decided(met, { a: false, b: false, c: true }), ['a', 'c']);
    const amount = lessThan(when(q.a, q.x, q.y), number('5'));
    assert.deepEqual(decided(amount, { a: true, x: '1', y: '1' }), ['a', 'x']);
  });

  it('are those of what is the least or greatest', () => {
    assert.deepEqual(decided(lessThan(min(q.x, q.y), number('5')), { x: '1', y: '9' }), ['x']);
    assert.deepEqual(decided(lessThan(max(q.x, q.y), number('50')), { x: '1', y: '9' }), ['y']);
  });

  it('are those that made it not applicable, and not what it would have asked', () => {
    const program = tiny({ met: q.a });
    const criteria = [{ id: 'one', applies: all(q.b, q.c), met: q.a, citations: [cite] }];
    const [criterion] = assessTiny(
      { ...program, criteria },
      { a: true, b: false, c: true },
    ).criteria;
    assert.deepEqual(criterion?.status, 'not-applicable');
    assert.deepEqual(criterion.questions, ['b']);
    const [applied] = assessTiny({ ...program, criteria }, { a: true, b: true, c: true }).criteria;
    assert.deepEqual(applied?.questions, ['a', 'b', 'c']);
    assert.deepEqual(applied.citations, [cite]);
  });
});
