/**
 * Written answers and numbers of rules as plain values, for the meanings of rules that the evaluator
 * is held against and that cases are looked for with. Nothing of the evaluator is in it.
 */

import type { CompareOperator } from '../../src/rules/expression.js';
import {
  type Fraction,
  add,
  compare,
  divide,
  fraction,
  greatest,
  multiply,
  smallest,
  subtract,
} from '../oracle/fraction.js';

/** Dates are text, and compare as text. */
export type Value = boolean | string | Fraction;

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && (value === 'not-open' || /^\d{4}-\d\d-\d\d$/.test(value));

function valueOf(written: boolean | string | number): Value {
  if (typeof written === 'boolean') return written;
  // A place that is not open comes after every date.
  if (isDate(written)) return written === 'not-open' ? '~' : written;
  return typeof written === 'number' || /^-?\d/.test(written) ? fraction(written) : written;
}

const values = new Map<boolean | string | number, Value>();

/** The same few answers are read again and again. */
export function read(written: boolean | string | number): Value {
  let value = values.get(written);
  if (value === undefined) values.set(written, (value = valueOf(written)));
  return value;
}

export function order(left: Value, right: Value): number {
  if (typeof left === 'object') return compare(left, right as Fraction);
  return left === right ? 0 : left < right ? -1 : 1;
}

export const accepts: Readonly<Record<CompareOperator, (order: number) => boolean>> = {
  lt: (a) => a < 0,
  le: (a) => a <= 0,
  eq: (a) => a === 0,
  ge: (a) => a >= 0,
  gt: (a) => a > 0,
};

/** By the kind of the node. */
export const joins: Readonly<Record<string, (...terms: [Fraction, Fraction]) => Fraction>> = {
  add,
  subtract,
  min: smallest,
  max: greatest,
  multiply,
  divide,
};
