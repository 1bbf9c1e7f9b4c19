/**
 * A plain meaning for rules on facts of which some may be undecided: the value, or undefined where
 * what is decided does not settle it. It serves the search for answers; whether an expected result
 * is right is for the oracle and the reader of the law to say.
 */

import type { Constant, Node } from '../../src/rules/expression.js';
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
} from '../../test/oracle/fraction.js';
import type { Answer, Facts } from './setting.js';

export type Value = boolean | string | Fraction;

/** Sorts after every date. */
const NOT_OPEN = '~';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && (value === 'not-open' || /^\d{4}-\d\d-\d\d$/.test(value));

const read = new Map<Answer, Value>();

export function valueOf(answer: Answer): Value {
  if (typeof answer === 'boolean') return answer;
  let value = read.get(answer);
  if (value === undefined) {
    if (isDay(answer)) value = answer === 'not-open' ? NOT_OPEN : answer;
    else value = /^-?\d/.test(String(answer)) ? fraction(answer) : String(answer);
    read.set(answer, value);
  }
  return value;
}

export function constantValue({ dated = [], value }: Constant, asOf: string | null) {
  const change = dated.find(({ from, to }) => asOf !== null && from <= asOf && asOf <= to);
  return change ? change.value : value;
}

export function order(left: Value, right: Value): number {
  if (typeof left === 'object') return compare(left, right as Fraction);
  return left === right ? 0 : left < right ? -1 : 1;
}

const holds = (operator: string, sign: number): boolean =>
  ({ lt: sign < 0, le: sign <= 0, eq: sign === 0, ge: sign >= 0, gt: sign > 0 })[operator] ?? false;

/** Whether every parameter under the node has a value. */
const hasValues = (node: Node, facts: Facts): boolean =>
  (node.kind !== 'parameter' || facts.parameters?.[node.id] !== null) &&
  (node.of ?? []).every((child) => hasValues(child, facts));

function joined(node: Node & { readonly kind: 'all' | 'any' }, facts: Facts) {
  const settling = node.kind === 'any';
  let open = false;
  for (const child of node.of) {
    const value = evaluate(child, facts);
    if (value === settling) return settling;
    open ||= value === undefined;
  }
  return open ? undefined : !settling;
}

function calculated(kind: Node['kind'], terms: readonly Fraction[]): Fraction {
  const [first, second] = terms as [Fraction, Fraction];
  if (kind === 'add') return add(...terms);
  if (kind === 'subtract') return subtract(first, ...terms.slice(1));
  if (kind === 'min') return smallest(first, ...terms.slice(1));
  if (kind === 'max') return greatest(first, ...terms.slice(1));
  return kind === 'multiply' ? multiply(first, second) : divide(first, second);
}

export function evaluate(node: Node, facts: Facts): Value | undefined {
  switch (node.kind) {
    case 'literal':
      return valueOf(node.value);
    case 'constant':
      if (node.dated && facts.asOf === undefined) return undefined;
      return valueOf(constantValue(node, facts.asOf ?? null));
    case 'parameter': {
      const value = facts.parameters?.[node.id];
      return typeof value === 'string' ? fraction(value) : undefined;
    }
    case 'answer': {
      const answer = facts.answers[node.question];
      return answer === undefined ? undefined : valueOf(answer);
    }
    case 'named':
      return evaluate(node.of[0], facts);
    case 'not': {
      const value = evaluate(node.of[0], facts);
      return value === undefined ? undefined : !value;
    }
    case 'all':
    case 'any':
      return joined(node, facts);
    case 'one-of': {
      const value = evaluate(node.of[0], facts);
      return value === undefined ? undefined : node.options.includes(value as string);
    }
    case 'compare': {
      const [left, right] = node.of.map((side) => evaluate(side, facts));
      if (left === undefined || right === undefined) return undefined;
      return holds(node.operator, order(left, right));
    }
    case 'if': {
      const condition = evaluate(node.of[0], facts);
      return condition === undefined ? undefined : evaluate(node.of[condition ? 1 : 2], facts);
    }
    case 'reading': {
      const chosen = node.of[node.options.indexOf(facts.readings[node.id] ?? '')];
      return chosen && evaluate(chosen, facts);
    }
    default: {
      // A limit without a value limits nothing.
      const limits = node.kind === 'min' || node.kind === 'max';
      const of = limits ? node.of.filter((child) => hasValues(child, facts)) : node.of;
      const terms = of.map((child) => evaluate(child, facts));
      return terms.some((term) => term === undefined)
        ? undefined
        : calculated(node.kind, terms as Fraction[]);
    }
  }
}
