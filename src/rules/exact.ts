/**
 * Exact numbers: fractions of two decimals, so that nothing is rounded before the end.
 *
 * The constructor is a private clone: settings that a host page makes on its own copy of decimal.js
 * cannot reach it. 400 digits hold every product a bounded rule can make.
 */

import { Decimal as SharedDecimal } from 'decimal.js';

const Decimal = SharedDecimal.clone({
  precision: 400,
  rounding: SharedDecimal.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
type Decimal = InstanceType<typeof Decimal>;

/** The fraction `top / bottom`; `bottom` is positive. `top` may be infinite as the end of a range. */
export interface Exact {
  readonly top: Decimal;
  readonly bottom: Decimal;
}

const one = new Decimal(1);
const whole = (top: Decimal): Exact => ({ top, bottom: one });

export const ZERO = whole(new Decimal(0));
export const ONE = whole(one);
export const INFINITE = whole(new Decimal(Infinity));
export const MINUS_INFINITE = whole(new Decimal(-Infinity));

/** @param value a decimal string, or a count */
export const exact = (value: string | number): Exact => whole(new Decimal(value));

export const isFinite = (a: Exact): boolean => a.top.isFinite();
export const isZero = (a: Exact): boolean => a.top.isZero();
export const sign = (a: Exact): number => a.top.comparedTo(ZERO.top);
export const negative = (a: Exact): Exact => ({ top: a.top.negated(), bottom: a.bottom });

export function plus(a: Exact, b: Exact): Exact {
  if (a.bottom.comparedTo(b.bottom) === 0) {
    return { top: a.top.plus(b.top), bottom: a.bottom };
  }
  if (!isFinite(a)) return a;
  if (!isFinite(b)) return b;
  return {
    top: a.top.times(b.bottom).plus(b.top.times(a.bottom)),
    bottom: a.bottom.times(b.bottom),
  };
}

export const minus = (a: Exact, b: Exact): Exact =>
  a.bottom === b.bottom ? { top: a.top.minus(b.top), bottom: a.bottom } : plus(a, negative(b));

/** Zero times infinity is zero: an end of a range that a zero factor cuts off. */
export function times(a: Exact, b: Exact): Exact {
  if (a.top.isZero() || b.top.isZero()) return ZERO;
  const top = a.top.times(b.top);
  return a.bottom === one && b.bottom === one
    ? whole(top)
    : { top, bottom: a.bottom.times(b.bottom) };
}

/** `b` is not zero. Anything finite over infinity is zero. */
export function over(a: Exact, b: Exact): Exact {
  if (!isFinite(b)) return ZERO;
  const top = b.bottom === one ? a.top : a.top.times(b.bottom);
  const bottom = a.bottom === one ? b.top : a.bottom.times(b.top);
  if (bottom.comparedTo(one) === 0) return whole(top);
  return bottom.comparedTo(ZERO.top) < 0
    ? over(whole(top.negated()), whole(bottom.negated()))
    : { top, bottom };
}

export function compare(a: Exact, b: Exact): number {
  return a.bottom === b.bottom
    ? a.top.comparedTo(b.top)
    : a.top.times(b.bottom).comparedTo(b.top.times(a.bottom));
}

export const least = (a: Exact, b: Exact): Exact => (compare(a, b) <= 0 ? a : b);
export const greatest = (a: Exact, b: Exact): Exact => (compare(a, b) >= 0 ? a : b);

export function floor(a: Exact): Exact {
  const quotient = a.top.divToInt(a.bottom);
  const below = quotient.times(a.bottom).comparedTo(a.top) > 0;
  return whole(below ? quotient.minus(one) : quotient);
}

export const ceil = (a: Exact): Exact => negative(floor(negative(a)));

/** The greatest number both are whole multiples of; neither is negative. */
export function commonMeasure(a: Exact, b: Exact): Exact {
  // Euclid, on numerators over one denominator.
  let left = a.top.times(b.bottom);
  let right = b.top.times(a.bottom);
  while (!right.isZero()) {
    [left, right] = [right, left.minus(left.divToInt(right).times(right))];
  }
  return over(whole(left), whole(a.bottom.times(b.bottom)));
}

export const magnitude = (a: Exact): Exact => (sign(a) < 0 ? negative(a) : a);

/** Cut after some decimal places, as a whole number of the last. */
const cut = (a: Exact, places: number): Decimal => floor(times(a, exact(`1e${places}`))).top;

/** Cents, rounded once. @returns a decimal string with two places */
export const toCents = (a: Exact, rounding: 'half-up' | 'down'): string =>
  cut(rounding === 'down' ? a : plus(a, exact('0.005')), 2)
    .times('0.01')
    .toFixed(2);

/** For reading, not for reckoning: a repeating fraction is cut after eight places. */
export const toText = (a: Exact): string => cut(a, 8).times('1e-8').toString();

/** Equal numbers have equal keys: fractions of the sizes met here differ within sixty places. */
export const keyOf = (a: Exact): string => cut(a, 60).toString();
