/**
 * Sets of possibilities: what an expression may still turn out to be.
 *
 * A known answer is a set of one, so there is one evaluator. Truths are two bits, choices the
 * options left, numbers and dates an interval together with the linear form it comes from: the form
 * keeps `a - a` at zero and `base - half of base` exact where intervals alone would widen.
 */

import {
  type Exact,
  INFINITE,
  MINUS_INFINITE,
  ONE,
  ZERO,
  commonMeasure,
  compare,
  greatest,
  isZero,
  least,
  magnitude,
  negative,
  over,
  plus,
  sign,
  times,
} from './exact.js';
import { NONE, type Unknowns } from './unknowns.js';

/** Bit 1: can be false. Bit 2: can be true. */
export type TruthSet = 1 | 2 | 3;
export const FALSE: TruthSet = 1;
export const TRUE: TruthSet = 2;
export const EITHER: TruthSet = 3;

/** A number that is not known: a question, or an expression that is not linear in the questions. */
export interface Atom {
  /** The index of the question, or `-1 - index` of the expression's node. */
  readonly key: number;
  readonly low: Exact;
  readonly high: Exact;
  /** The grid the values lie on; null where there is none. */
  readonly step: Exact | null;
  /** The questions and open readings it turns on. */
  readonly unknowns: Unknowns;
}

export interface Term {
  readonly atom: Atom;
  readonly factor: Exact;
}

/** All values from `low` to `high` that `constant + Σ factor × atom` can take. */
export interface NumberSet {
  readonly low: Exact;
  readonly high: Exact;
  readonly constant: Exact;
  /** Sorted by key, no factor zero; empty for a known number. */
  readonly terms: readonly Term[];
}

export type Options = readonly string[];
export type Possible = TruthSet | Options | NumberSet;

const NO_TERMS: readonly Term[] = [];

export const known = (value: Exact): NumberSet => ({
  low: value,
  high: value,
  constant: value,
  terms: NO_TERMS,
});

export const isNumber = (possible: Possible | null | undefined): possible is NumberSet =>
  typeof possible === 'object' && possible !== null && 'terms' in possible;

export const isKnown = (set: NumberSet): boolean => set.terms.length === 0;

export const isPoint = ({ low, high }: Interval): boolean =>
  low === high || compare(low, high) === 0;

export const unknownsOf = ({ terms }: NumberSet): Unknowns =>
  terms.reduce((all, { atom }) => all | atom.unknowns, NONE);

/** An atom with one possible value is that value. */
export const ofAtom = (atom: Atom): NumberSet =>
  isPoint(atom)
    ? known(atom.low)
    : { low: atom.low, high: atom.high, constant: ZERO, terms: [{ atom, factor: ONE }] };

export function ofTerms(constant: Exact, terms: readonly Term[]): NumberSet {
  let low = constant;
  let high = constant;
  for (const { atom, factor } of terms) {
    const up = sign(factor) > 0;
    low = plus(low, times(factor, up ? atom.low : atom.high));
    high = plus(high, times(factor, up ? atom.high : atom.low));
  }
  return { low, high, constant, terms };
}

export function scale(set: NumberSet, factor: Exact): NumberSet {
  if (isZero(factor)) return known(ZERO);
  if (isKnown(set)) return known(times(set.constant, factor));
  const up = sign(factor) > 0;
  return {
    low: times(up ? set.low : set.high, factor),
    high: times(up ? set.high : set.low, factor),
    constant: times(set.constant, factor),
    terms: set.terms.map((term) => ({ atom: term.atom, factor: times(term.factor, factor) })),
  };
}

export function sum(a: NumberSet, b: NumberSet): NumberSet {
  const constant = plus(a.constant, b.constant);
  if (isKnown(a) && isKnown(b)) return known(constant);
  const terms: Term[] = [];
  let i = 0;
  let j = 0;
  let shared = false;
  while (i < a.terms.length || j < b.terms.length) {
    const left = a.terms[i];
    const right = b.terms[j];
    // A row that came to its end comes after all of the other.
    const order = (left?.atom.key ?? Infinity) - (right?.atom.key ?? Infinity);
    if (order <= 0) i++;
    if (order >= 0) j++;
    if (order !== 0) {
      terms.push((order < 0 ? left : right) as Term);
      continue;
    }
    shared = true;
    const { atom, factor } = left as Term;
    const both = plus(factor, (right as Term).factor);
    if (!isZero(both)) terms.push({ atom, factor: both });
  }
  return shared
    ? ofTerms(constant, terms)
    : { low: plus(a.low, b.low), high: plus(a.high, b.high), constant, terms };
}

const MINUS_ONE = negative(ONE);

export const difference = (a: NumberSet, b: NumberSet): NumberSet => sum(a, scale(b, MINUS_ONE));

/** The ends of a product or quotient of two independent intervals are among those of the corners. */
export function corners(
  operation: (a: Exact, b: Exact) => Exact,
  a: readonly [Exact, Exact],
  b: readonly [Exact, Exact],
): readonly [Exact, Exact] {
  let low = INFINITE;
  let high = MINUS_INFINITE;
  for (const x of a) {
    for (const y of b) {
      const value = operation(x, y);
      low = least(low, value);
      high = greatest(high, value);
    }
  }
  return [low, high];
}

/**
 * The factor between two forms whose parts without the constants are multiples of each other:
 * `a` is `factor` × `b`, but for the constants. @returns null where they are not
 */
export function ratioOf(a: readonly Term[], b: readonly Term[]): Exact | null {
  if (a.length !== b.length) return null;
  for (let i = 0; i < a.length; i++) if (a[i]?.atom.key !== b[i]?.atom.key) return null;
  const [first, other] = [a[0], b[0]] as [Term, Term];
  for (let i = 1; i < a.length; i++) {
    const here = times((a[i] as Term).factor, other.factor);
    if (compare(here, times((b[i] as Term).factor, first.factor)) !== 0) return null;
  }
  return over(first.factor, other.factor);
}

/** The distance between neighbouring values of a form, where all its atoms lie on grids. */
export const stepOf = ({ terms }: NumberSet): Exact | null =>
  terms.reduce<Exact | null>(
    (step, { atom, factor }) =>
      step && atom.step && commonMeasure(step, magnitude(times(factor, atom.step))),
    ZERO,
  );

export interface Interval {
  readonly low: Exact;
  readonly high: Exact;
}

/** Cuts a set to `interval` (of the set itself). @returns null where nothing is left */
export function cut(set: NumberSet, interval: Interval): NumberSet | null {
  const low = greatest(set.low, interval.low);
  const high = least(set.high, interval.high);
  return compare(low, high) > 0 ? null : { ...set, low, high };
}
