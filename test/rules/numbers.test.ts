/** The smaller operations on exact numbers, and the ends of ranges. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Exact,
  INFINITE,
  MINUS_INFINITE,
  ONE,
  ZERO,
  ceil,
  compare,
  exact,
  floor,
  greatest,
  isFinite,
  isZero,
  keyOf,
  least,
  magnitude,
  minus,
  negative,
  over,
  plus,
  sign,
  times,
  toCents,
  toText,
} from '../../src/rules/exact.js';

const of = (top: string, bottom: string): Exact => over(exact(top), exact(bottom));
const equal = (a: Exact, b: Exact): void => {
  assert.equal(compare(a, b), 0, `${toText(a)} and ${toText(b)}`);
};

describe('an exact number', () => {
  it('is read from counts and decimal strings, of which trailing zeros say nothing', () => {
    assert.deepEqual(exact(12), { top: 12n, bottom: 1n });
    assert.deepEqual(exact('-3'), { top: -3n, bottom: 1n });
    assert.deepEqual(exact('2.50'), { top: 250n, bottom: 100n });
    assert.deepEqual(exact('7.'), { top: 7n, bottom: 1n });
    assert.deepEqual(exact('7.00'), { top: 7n, bottom: 1n });
    assert.deepEqual(exact('-0.05'), { top: -5n, bottom: 100n });
  });

  it('keeps whole results whole, so that what follows is quick', () => {
    assert.deepEqual(plus(exact('0.5'), of('1', '2')), { top: 1n, bottom: 1n });
    assert.deepEqual(times(exact('0.5'), exact('4')), { top: 2n, bottom: 1n });
    assert.deepEqual(of('12', '4'), { top: 3n, bottom: 1n });
    assert.deepEqual(of('12', '-4'), { top: -3n, bottom: 1n });
  });

  it('has a sign, a negative, a size, and may be zero', () => {
    assert.deepEqual([exact('0.1'), ZERO, exact('-2')].map(sign), [1, 0, -1]);
    assert.deepEqual([exact('0.1'), ZERO, exact('-2')].map(isZero), [false, true, false]);
    equal(negative(exact('1.5')), exact('-1.5'));
    equal(magnitude(exact('-1.5')), exact('1.5'));
    equal(magnitude(exact('1.5')), exact('1.5'));
    equal(magnitude(ZERO), ZERO);
  });

  it('is finite but at the ends of ranges, which swallow what is added to them', () => {
    assert.deepEqual([INFINITE, MINUS_INFINITE, ZERO].map(isFinite), [false, false, true]);
    for (const end of [INFINITE, MINUS_INFINITE]) {
      equal(plus(end, exact('3')), end);
      equal(plus(exact('3'), end), end);
      equal(minus(end, of('1', '3')), end);
      equal(plus(of('-1', '3'), end), end);
      // An infinite end has no size of its own: only its sign is ever looked at.
      const ends = [times(end, exact('2')), times(end, exact('-0.5')), over(end, exact('-3'))];
      assert.deepEqual(ends.map(isFinite), [false, false, false]);
      assert.deepEqual(ends.map(sign), [sign(end), -sign(end), -sign(end)]);
      equal(over(exact('-3'), end), ZERO);
    }
    assert.equal(compare(INFINITE, MINUS_INFINITE), 1);
  });

  it('is nothing where a zero cuts off the infinite, or the infinite divides the infinite', () => {
    for (const cut of [times(ZERO, INFINITE), times(INFINITE, ZERO), over(INFINITE, INFINITE)])
      assert.deepEqual([isZero(cut), isFinite(cut)], [true, true]);
  });

  it('compares by value, whatever it was made from', () => {
    equal(of('2', '6'), of('1', '3'));
    assert.equal(compare(of('1', '3'), exact('0.33')), 1);
    assert.equal(compare(exact('0.33'), of('1', '3')), -1);
    assert.equal(compare(of('-1', '3'), exact('-0.33')), -1);
    assert.equal(compare(exact('3'), exact('3')), 0);
    assert.equal(compare(exact('0.30'), exact('0.31')), -1);
  });

  it('gives the lesser and the greater of two, in either order', () => {
    const [small, large] = [exact('0.5'), exact('0.51')];
    assert.equal(least(small, large), small);
    assert.equal(least(large, small), small);
    assert.equal(greatest(small, large), large);
    assert.equal(greatest(large, small), large);
  });

  it('stays the first of two that are equal', () => {
    const [a, b] = [exact('0.5'), of('1', '2')];
    assert.equal(least(a, b), a);
    assert.equal(greatest(a, b), a);
  });

  it('rounds thirds to whole numbers towards the right side', () => {
    for (const [top, down, up] of [
      ['7', 2, 3],
      ['-7', -3, -2],
      ['6', 2, 2],
      ['-6', -2, -2],
      ['1', 0, 1],
      ['-1', -1, 0],
    ] as const) {
      equal(floor({ top: BigInt(top), bottom: 3n }), exact(down));
      equal(ceil({ top: BigInt(top), bottom: 3n }), exact(up));
    }
    assert.equal(floor(INFINITE), INFINITE);
    equal(ceil(INFINITE), INFINITE);
  });

  it('has the same key as its equals, and no other', () => {
    assert.equal(keyOf(exact('2')), '2');
    assert.equal(keyOf({ top: 4n, bottom: 2n }), '2');
    assert.equal(keyOf({ top: -4n, bottom: 2n }), '-2');
    assert.equal(keyOf(exact('0.50')), '1/2');
    assert.equal(keyOf(exact('-0.50')), '-1/2');
    assert.equal(keyOf(of('6', '9')), '2/3');
    assert.equal(keyOf(of('-6', '9')), '-2/3');
    assert.notEqual(keyOf(INFINITE), keyOf(MINUS_INFINITE));
  });

  it('is written in cents on either side of zero', () => {
    assert.equal(toCents(exact('-0.004'), 'half-up'), '0.00');
    assert.equal(toCents(exact('-0.006'), 'half-up'), '-0.01');
    assert.equal(toCents(exact('-1.5'), 'half-up'), '-1.50');
    assert.equal(toCents(exact('-12'), 'down'), '-12.00');
    assert.equal(toCents(exact('5'), 'half-up'), '5.00');
    assert.equal(toCents(of('1', '8'), 'half-up'), '0.13');
    assert.equal(toCents(of('1', '8'), 'down'), '0.12');
    assert.equal(toCents(ONE, 'down'), '1.00');
  });

  it('is written for reading without zeros at the end', () => {
    assert.equal(toText(exact('5')), '5');
    assert.equal(toText(exact('-5')), '-5');
    assert.equal(toText(exact('100')), '100');
    assert.equal(toText(exact('0.10')), '0.1');
    assert.equal(toText(exact('-12.5')), '-12.5');
    assert.equal(toText({ top: 20n, bottom: 2n }), '10');
    assert.equal(toText(of('2', '3')), '0.66666666');
  });
});
