/**
 * Exact fractions, so that the oracle shares no arithmetic with the product.
 * The denominator is always positive; fractions are not reduced, the numbers stay small.
 */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const NUMERAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads an integer or a decimal string. Throws on anything else, exponents included. */
export function fraction(value: string | number): Fraction {
  const match = NUMERAL.exec(String(value));
  if (!match) throw new Error(`not a plain decimal: ${String(value)}`);
  const [, sign = '', whole = '0', decimals = ''] = match;
  const n = BigInt(whole + decimals);
  return { n: sign === '-' ? -n : n, d: 10n ** BigInt(decimals.length) };
}

export const zero: Fraction = { n: 0n, d: 1n };

export function add(...terms: readonly Fraction[]): Fraction {
  return terms.reduce((a, b) => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d }), zero);
}

export function subtract(a: Fraction, ...rest: readonly Fraction[]): Fraction {
  return rest.reduce((left, b) => ({ n: left.n * b.d - b.n * left.d, d: left.d * b.d }), a);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** A quotient by zero counts as zero: an average over no months is nothing. */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) return zero;
  return b.n > 0n ? { n: a.n * b.d, d: a.d * b.n } : { n: -a.n * b.d, d: a.d * -b.n };
}

/** Negative, zero or positive as `a` is below, at or above `b`. */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const atLeast = (a: Fraction, b: Fraction): boolean => compare(a, b) >= 0;
export const atMost = (a: Fraction, b: Fraction): boolean => compare(a, b) <= 0;
export const above = (a: Fraction, b: Fraction): boolean => compare(a, b) > 0;
export const below = (a: Fraction, b: Fraction): boolean => compare(a, b) < 0;

export function smallest(first: Fraction, ...rest: readonly Fraction[]): Fraction {
  return rest.reduce((a, b) => (below(b, a) ? b : a), first);
}

export function greatest(first: Fraction, ...rest: readonly Fraction[]): Fraction {
  return rest.reduce((a, b) => (above(b, a) ? b : a), first);
}

function floor(n: bigint, d: bigint): bigint {
  const quotient = n / d;
  return n % d < 0n ? quotient - 1n : quotient;
}

/** Cents, as text with two decimals: the only rounding there is, done once, at the end. */
export function toCents(value: Fraction, rounding: 'half-up' | 'down'): string {
  const cents =
    rounding === 'down'
      ? floor(value.n * 100n, value.d)
      : floor(value.n * 200n + value.d, value.d * 2n);
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
