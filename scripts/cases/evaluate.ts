/**
 * A plain meaning for rules on facts of which some may be undecided: the value, or undefined where
 * what is decided does not settle it. It serves the search for answers; whether an expected result
 * is right is for the oracle and the reader of the law to say.
 */

import type { Constant, Node } from '../../src/rules/expression.js';
import { type Fraction, fraction } from '../../test/oracle/fraction.js';
import { type Value, accepts, joins, order, read } from '../../test/support/plain-values.js';
import type { Facts } from './setting.js';

export function constantValue({ dated = [], value }: Constant, asOf: string | null) {
  const change = dated.find(({ from, to }) => asOf !== null && from <= asOf && asOf <= to);
  return change ? change.value : value;
}

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

export function evaluate(node: Node, facts: Facts): Value | undefined {
  switch (node.kind) {
    case 'literal':
      return read(node.value);
    case 'constant':
      if (node.dated && facts.asOf === undefined) return undefined;
      return read(constantValue(node, facts.asOf ?? null));
    case 'parameter': {
      const value = facts.parameters?.[node.id];
      return typeof value === 'string' ? fraction(value) : undefined;
    }
    case 'answer': {
      const answer = facts.answers[node.question];
      return answer === undefined ? undefined : read(answer);
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
      return accepts[node.operator](order(left, right));
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
        : joins[node.kind]?.(...(terms as [Fraction, Fraction]));
    }
  }
}
