/**
 * The language rules are written in: a frozen tree of plain data.
 *
 * The builders below are the only way bundled programs make it, and they do not compile when
 * ill-typed: `T` says whether an expression stands for a truth, a number or a date. The type exists
 * only for the compiler; what is stored is plain JSON, so a program read from a file is the same.
 */

import type { Citation } from './program.js';

export type ValueType = 'truth' | 'number' | 'date' | 'choice';

/** The unit a number is stated in; it decides the grid a number lies on and how it is worded. */
export type NumberUnit = 'money' | 'percent' | 'integer' | 'months';

export type CompareOperator = 'lt' | 'le' | 'eq' | 'ge' | 'gt';

/** A value the law changed for a time. `to` is the last day it applied; dates are `YYYY-MM-DD`. */
export interface DatedValue {
  readonly from: string;
  readonly to: string;
  readonly value: string | boolean;
  readonly citation: Citation;
}

/** A number, date or truth that the law itself fixes, with the law it comes from. */
export interface Constant {
  readonly kind: 'constant';
  readonly id: string;
  readonly unit: NumberUnit | 'date' | 'truth';
  /** A decimal string, a date or a truth: what holds unless a dated value says otherwise. */
  readonly value: string | boolean;
  readonly dated?: readonly DatedValue[];
  readonly citation: Citation;
}

/** A node and, under `of`, the nodes it is made of. */
export type Node =
  /** A bare number of arithmetic (12 months, 100 percent), or a fixed truth. */
  | { readonly kind: 'literal'; readonly value: string | boolean; readonly of?: undefined }
  | (Constant & { readonly of?: undefined })
  /** A number the embedder may set, such as a rate the agency publishes. */
  | { readonly kind: 'parameter'; readonly id: string; readonly of?: undefined }
  | { readonly kind: 'answer'; readonly question: string; readonly of?: undefined }
  /** A derived value with a name: one line of "how it is worked out". */
  | { readonly kind: 'named'; readonly id: string; readonly of: readonly [Node] }
  | { readonly kind: 'not'; readonly of: readonly [Node] }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Node[] }
  /** A choice answer is one of these options. */
  | { readonly kind: 'one-of'; readonly options: readonly string[]; readonly of: readonly [Node] }
  | {
      readonly kind: 'compare';
      readonly operator: CompareOperator;
      readonly of: readonly [left: Node, right: Node];
    }
  | { readonly kind: 'if'; readonly of: readonly [condition: Node, then: Node, otherwise: Node] }
  /** What the law can be read to say: one node an option, in the same order. */
  | {
      readonly kind: 'reading';
      readonly id: string;
      readonly options: readonly string[];
      readonly of: readonly Node[];
    }
  /** `subtract` takes every later number from the first. */
  | { readonly kind: 'add' | 'subtract' | 'min' | 'max'; readonly of: readonly Node[] }
  /** Division is total: by zero it gives zero (no months of sales leave nothing to average). */
  | { readonly kind: 'multiply' | 'divide'; readonly of: readonly [left: Node, right: Node] };

declare const type: unique symbol;

/** A node that stands for a value of type `T`; `O` names the options of a choice. */
export type Expression<T extends ValueType = ValueType, O extends string = string> = Node & {
  readonly [type]?: readonly [T, O];
};
export type Truth = Expression<'truth'>;
export type Numeric = Expression<'number'>;
export type CalendarDate = Expression<'date'>;

function freeze<T extends ValueType>(node: Node): Expression<T> {
  Object.freeze(node.of);
  return Object.freeze(node);
}

/** A decimal string such as `'12'`. For arithmetic only: what the law fixes is a {@link constant}. */
export const number = (value: string): Numeric => freeze({ kind: 'literal', value });
export const truth = (value: boolean): Truth => freeze({ kind: 'literal', value });

interface ConstantType {
  money: 'number';
  percent: 'number';
  integer: 'number';
  months: 'number';
  date: 'date';
  truth: 'truth';
}

/** @param dated the times for which another value was the law, sorted, without overlap */
export function constant<U extends Constant['unit']>(
  id: string,
  unit: U,
  value: U extends 'truth' ? boolean : string,
  citation: Citation,
  dated?: readonly DatedValue[],
): Expression<ConstantType[U]> {
  return freeze({ kind: 'constant', id, unit, value, citation, ...(dated && { dated }) });
}

export const parameter = (id: string): Numeric => freeze({ kind: 'parameter', id });

export const named = <T extends ValueType>(id: string, is: Expression<T>): Expression<T> =>
  freeze({ kind: 'named', id, of: [is] });

export const not = (of: Truth): Truth => freeze({ kind: 'not', of: [of] });
export const all = (...of: Truth[]): Truth => freeze({ kind: 'all', of });
export const any = (...of: Truth[]): Truth => freeze({ kind: 'any', of });

export const oneOf = <O extends string>(
  of: Expression<'choice', O>,
  ...options: NoInfer<O>[]
): Truth => freeze({ kind: 'one-of', options: Object.freeze(options), of: [of] });

type Comparable<T> = T extends 'number' | 'date' ? T : never;
type Comparison = <T extends 'number' | 'date'>(
  left: Expression<T>,
  right: Expression<Comparable<NoInfer<T>>>,
) => Truth;
const comparison =
  (operator: CompareOperator): Comparison =>
  (left, right) =>
    freeze({ kind: 'compare', operator, of: [left, right] });

/** Dates compare by day; `not-open` comes after every day. */
export const lessThan = comparison('lt');
export const atMost = comparison('le');
export const equals = comparison('eq');
export const atLeast = comparison('ge');
export const moreThan = comparison('gt');

export const when = <T extends ValueType>(
  condition: Truth,
  then: Expression<T>,
  otherwise: Expression<NoInfer<T>>,
): Expression<T> => freeze({ kind: 'if', of: [condition, then, otherwise] });

/** `T`, unless it is a union of types: the options of a reading must all be of one. */
type Single<T extends ValueType> = { [K in ValueType]: [T] extends [K] ? T : never }[ValueType];

/** A point on which the law can be read in more than one way; every option must be given. */
export const reading = <T extends ValueType>(
  id: string,
  options: Readonly<Record<string, Expression<T>>> &
    ([Single<T>] extends [never] ? never : unknown),
): Expression<T> =>
  freeze({
    kind: 'reading',
    id,
    options: Object.freeze(Object.keys(options)),
    of: Object.values(options),
  });

export const add = (...of: Numeric[]): Numeric => freeze({ kind: 'add', of });
export const subtract = (...of: Numeric[]): Numeric => freeze({ kind: 'subtract', of });
export const multiply = (left: Numeric, right: Numeric): Numeric =>
  freeze({ kind: 'multiply', of: [left, right] });
export const divide = (left: Numeric, right: Numeric): Numeric =>
  freeze({ kind: 'divide', of: [left, right] });
/** The least of several: a cap. */
export const min = (...of: Numeric[]): Numeric => freeze({ kind: 'min', of });
/** The greatest of several: a floor, or "the greater of". */
export const max = (...of: Numeric[]): Numeric => freeze({ kind: 'max', of });
