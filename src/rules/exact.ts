/**
 * Exact numbers: fractions of two big integers, so that nothing is rounded before the end.
 *
 * Big integers belong to the language: their size has no limit, and unlike a library's settings
 * their operators cannot be changed by a host page.
 */

/** The fraction `top / bottom`. `bottom` is positive, or 0 for the infinite end of a range. */
export interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

const whole = (top: bigint): Exact => ({ top, bottom: 1n });

export const ZERO = whole(0n);
export const ONE = whole(1n);
export const INFINITE: Exact = { top: 1n, bottom: 0n };
export const MINUS_INFINITE: Exact = { top: -1n, bottom: 0n };

/** @param value a decimal string, or a count */
export function exact(value: string | number): Exact {
  const [digits = '', fraction] = String(value).split('.');
  if (!fraction) return whole(BigInt(digits));
  return simplest(BigInt(digits + fraction), 10n ** BigInt(fraction.length));
}

/** A whole number has the bottom 1: the operations below take it the short way. */
const simplest = (top: bigint, bottom: bigint): Exact =>
  bottom > 1n && top % bottom === 0n ? whole(top / bottom) : { top, bottom };

export const isFinite = (a: Exact): boolean => a.bottom !== 0n;
export const isZero = (a: Exact): boolean => a.top === 0n;
export const sign = (a: Exact): number => (a.top > 0n ? 1 : a.top < 0n ? -1 : 0);
export const negative = (a: Exact): Exact => ({ top: -a.top, bottom: a.bottom });

export function plus(a: Exact, b: Exact): Exact {
  if (a.bottom === b.bottom) return { top: a.top + b.top, bottom: a.bottom };
  if (!isFinite(a)) return a;
  if (!isFinite(b)) return b;
  return simplest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export const minus = (a: Exact, b: Exact): Exact => plus(a, negative(b));

/** Zero times infinity is zero: an end of a range that a zero factor cuts off. */
export function times(a: Exact, b: Exact): Exact {
  if (isZero(a) || isZero(b)) return ZERO;
  return simplest(a.top * b.top, a.bottom * b.bottom);
}

/** `b` is not zero. Anything finite over infinity is zero. */
export function over(a: Exact, b: Exact): Exact {
  if (!isFinite(b)) return ZERO;
  const turned = b.top < 0n;
  const top = a.top * b.bottom;
  const bottom = a.bottom * b.top;
  return turned ? simplest(-top, -bottom) : simplest(top, bottom);
}

export function compare(a: Exact, b: Exact): number {
  if (a === b) return 0;
  const same = a.bottom === b.bottom;
  const left = same ? a.top : a.top * b.bottom;
  const right = same ? b.top : b.top * a.bottom;
  return left < right ? -1 : left > right ? 1 : 0;
}

export const least = (a: Exact, b: Exact): Exact => (compare(a, b) <= 0 ? a : b);
export const greatest = (a: Exact, b: Exact): Exact => (compare(a, b) >= 0 ? a : b);

export function floor(a: Exact): Exact {
  if (a.bottom < 2n) return a;
  const quotient = a.top / a.bottom;
  // Division cuts towards zero.
  return whole(a.top < 0n && quotient * a.bottom !== a.top ? quotient - 1n : quotient);
}

export const ceil = (a: Exact): Exact => negative(floor(negative(a)));

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** The greatest number both are whole multiples of; neither is negative. */
export const commonMeasure = (a: Exact, b: Exact): Exact =>
  simplest(gcd(a.top * b.bottom, b.top * a.bottom), a.bottom * b.bottom);

export const magnitude = (a: Exact): Exact => (a.top < 0n ? negative(a) : a);

/** Cut after some decimal places. */
function cut({ top, bottom }: Exact, places: number): string {
  const { top: units } = floor({ top: top * 10n ** BigInt(places), bottom });
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const HALF_A_CENT = exact('0.005');

/** Cents, rounded once. @returns a decimal string with two places */
export const toCents = (a: Exact, rounding: 'half-up' | 'down'): string =>
  a.bottom === 1n ? `${a.top}.00` : cut(rounding === 'down' ? a : plus(a, HALF_A_CENT), 2);

/** For reading, not for reckoning: a repeating fraction is cut after eight places. */
export const toText = (a: Exact): string =>
  a.bottom === 1n ? String(a.top) : cut(a, 8).replace(/\.?0+$/, '');

/** Equal numbers have equal keys. */
export function keyOf({ top, bottom }: Exact): string {
  const common = bottom === 1n ? 1n : gcd(top < 0n ? -top : top, bottom);
  return common === bottom ? String(top / common) : `${top / common}/${bottom / common}`;
}
