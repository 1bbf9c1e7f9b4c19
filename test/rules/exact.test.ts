import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Decimal } from 'decimal.js';
import {
  INFINITE,
  MINUS_INFINITE,
  ZERO,
  ceil,
  commonMeasure,
  compare,
  exact,
  floor,
  keyOf,
  minus,
  over,
  plus,
  times,
  toCents,
  toText,
} from '../../src/rules/exact.js';

const cents = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
const ofCents = (n: bigint) => over(exact(String(n)), exact('100'));

describe('exact numbers', () => {
  it('add, subtract and compare like whole cents', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        assert.equal(compare(plus(ofCents(a), ofCents(b)), ofCents(a + b)), 0);
        assert.equal(compare(minus(ofCents(a), ofCents(b)), ofCents(a - b)), 0);
        assert.equal(compare(ofCents(a), ofCents(b)), a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it('undo a division by a multiplication, with nothing lost', () => {
    fc.assert(
      fc.property(cents, fc.bigInt({ min: 1n, max: 1200n }), (a, b) => {
        const third = over(ofCents(a), exact(String(b)));
        assert.equal(compare(times(third, exact(String(b))), ofCents(a)), 0);
      }),
    );
  });

  it('let thirds cancel exactly: 100/3 - 1/3 is 33', () => {
    const third = (n: string) => over(exact(n), exact('3'));
    assert.equal(compare(minus(third('100'), third('1')), exact('33')), 0);
    assert.equal(keyOf(minus(third('100'), third('1'))), keyOf(exact('33')));
    assert.notEqual(keyOf(third('100')), keyOf(exact('33.333333333333333333')));
  });

  it('are not fooled by 0.1 + 0.2', () => {
    assert.equal(compare(plus(exact('0.1'), exact('0.2')), exact('0.3')), 0);
  });

  it('divide by a negative number with the sign in the right place', () => {
    assert.equal(compare(over(exact('6'), exact('-4')), exact('-1.5')), 0);
    assert.equal(compare(over(exact('6'), over(exact('-4'), exact('3'))), exact('-4.5')), 0);
  });

  it('take infinity as the end of a range', () => {
    assert.equal(compare(exact('5'), INFINITE), -1);
    assert.equal(compare(MINUS_INFINITE, exact('5')), -1);
    assert.equal(compare(times(ZERO, INFINITE), ZERO), 0);
    assert.equal(compare(over(exact('5'), INFINITE), ZERO), 0);
    assert.equal(compare(plus(over(exact('1'), exact('3')), INFINITE), INFINITE), 0);
  });

  it('round down and up to whole numbers on either side of zero', () => {
    for (const [value, down, up] of [
      ['7', '7', '7'],
      ['7.5', '7', '8'],
      ['-7.5', '-8', '-7'],
      ['0', '0', '0'],
    ] as const) {
      assert.equal(toText(floor(exact(value))), down);
      assert.equal(toText(ceil(exact(value))), up);
    }
    assert.equal(toText(floor(over(exact('-1'), exact('3')))), '-1');
    assert.equal(toText(ceil(over(exact('1'), exact('3')))), '1');
    assert.equal(toText(floor(over(exact('-6'), exact('3')))), '-2');
  });

  it('round once to cents: half up for sums, down for ceilings', () => {
    assert.equal(toCents(exact('0.005'), 'half-up'), '0.01');
    assert.equal(toCents(exact('0.0049'), 'half-up'), '0.00');
    assert.equal(toCents(exact('0.009'), 'down'), '0.00');
    assert.equal(toCents(over(exact('220000'), exact('3')), 'half-up'), '73333.33');
    assert.equal(toCents(over(exact('200'), exact('3')), 'half-up'), '66.67');
    assert.equal(toCents(over(exact('200'), exact('3')), 'down'), '66.66');
    assert.equal(toCents(exact('123456789012345.67'), 'down'), '123456789012345.67');
  });

  it('write a repeating fraction cut after eight places', () => {
    assert.equal(toText(over(exact('1'), exact('3'))), '0.33333333');
    assert.equal(toText(exact('1250000.50')), '1250000.5');
  });

  it('find the grid that two grids share', () => {
    assert.equal(toText(commonMeasure(exact('0.12'), exact('0.01'))), '0.01');
    assert.equal(toText(commonMeasure(exact('12'), exact('18'))), '6');
    assert.equal(toText(commonMeasure(ZERO, exact('0.5'))), '0.5');
    const sevenths = commonMeasure(over(exact('12'), exact('700')), exact('0.01'));
    assert.equal(compare(sevenths, over(exact('1'), exact('700'))), 0);
  });

  it('are out of reach of settings that the page makes on its own decimals', () => {
    const before = { precision: Decimal.precision, rounding: Decimal.rounding };
    try {
      Decimal.set({ precision: 1, rounding: Decimal.ROUND_UP });
      assert.equal(toText(plus(exact('123456.78'), exact('0.01'))), '123456.79');
      assert.equal(toCents(exact('0.004'), 'half-up'), '0.00');
    } finally {
      Decimal.set(before);
    }
  });
});
