/**
 * A second, plain meaning for rules: complete answers in, one value out, on BigInt fractions. It
 * shares nothing with the evaluator it is held against. Each node is made into a function once, as
 * brute force calls it for every completion.
 */

import type { Node } from '../../src/rules/expression.js';
import type { Award, Program } from '../../src/rules/program.js';
import type { Fraction } from '../oracle/fraction.js';
import { type Value, accepts, joins, order, read } from './plain-values.js';

export type Complete = Readonly<Record<string, boolean | string | number>>;
export type Pins = Readonly<Record<string, string>>;

type Meaning<V extends Value = Value> = (answers: Complete, pins: Pins) => V;

const meanings = new WeakMap<Node, Meaning>();

function meaningOf<V extends Value = Value>(node: Node): Meaning<V> {
  let meaning = meanings.get(node);
  if (!meaning) meanings.set(node, (meaning = make(node)));
  return meaning as Meaning<V>;
}

function make(node: Node): Meaning {
  switch (node.kind) {
    case 'literal':
    case 'constant': {
      const value = read(node.value);
      return () => value;
    }
    case 'answer':
      return (answers) => read(answers[node.question] as string);
    case 'named':
      return meaningOf(node.of[0]);
    case 'not': {
      const of = meaningOf(node.of[0]);
      return (answers, pins) => !of(answers, pins);
    }
    case 'all':
    case 'any': {
      const of = node.of.map((child) => meaningOf(child));
      return node.kind === 'all'
        ? (answers, pins) => of.every((each) => each(answers, pins))
        : (answers, pins) => of.some((each) => each(answers, pins));
    }
    case 'one-of': {
      const of = meaningOf<string>(node.of[0]);
      return (answers, pins) => node.options.includes(of(answers, pins));
    }
    case 'compare': {
      const [left, right] = [meaningOf(node.of[0]), meaningOf(node.of[1])];
      const accept = accepts[node.operator];
      return (answers, pins) => accept(order(left(answers, pins), right(answers, pins)));
    }
    case 'if': {
      const [condition, then, otherwise] = [...node.of].map((child) => meaningOf(child)) as [
        Meaning,
        Meaning,
        Meaning,
      ];
      return (answers, pins) =>
        condition(answers, pins) ? then(answers, pins) : otherwise(answers, pins);
    }
    case 'reading': {
      const of = node.of.map((child) => meaningOf(child));
      return (answers, pins) =>
        (of[node.options.indexOf(pins[node.id] as string)] as Meaning)(answers, pins);
    }
    case 'parameter':
      throw new Error('parameters are not interpreted');
    default: {
      const of = [...node.of].map((child) => meaningOf<Fraction>(child));
      const join = joins[node.kind];
      if (!join) throw new Error(`no such kind: ${node.kind}`);
      return (answers, pins) =>
        join(...(of.map((each) => each(answers, pins)) as [Fraction, Fraction]));
    }
  }
}

export interface Interpreted {
  readonly passes: boolean;
  readonly criteria: readonly ('met' | 'unmet' | 'not-applicable')[];
  readonly award: { readonly low: Fraction; readonly high: Fraction } | null;
  /** Whether each is met, or the category it is met in. */
  readonly priorities: readonly (boolean | string)[];
}

/** One program on complete answers, every reading pinned. */
export function interpretProgram(program: Program, answers: Complete, pins: Pins): Interpreted {
  const holds = (node: Node): boolean => meaningOf<boolean>(node)(answers, pins);
  const criteria = program.criteria.map(({ applies, met }) =>
    applies && !holds(applies)
      ? ('not-applicable' as const)
      : holds(met)
        ? ('met' as const)
        : ('unmet' as const),
  );
  const passes = !criteria.includes('unmet');
  const { low, high, estimable } = program.award;
  const amount = (end: Award['low']) => meaningOf<Fraction>(end)(answers, pins);
  return {
    passes,
    criteria,
    award:
      passes && (!estimable || holds(estimable)) ? { low: amount(low), high: amount(high) } : null,
    priorities: program.priorities.map(
      ({ met, categories = [] }) =>
        holds(met) && (categories.find((each) => holds(each.when))?.id ?? true),
    ),
  };
}

/** Every way to pin the readings of a program. */
export function pinsOf({ readings }: Pick<Program, 'readings'>): Pins[] {
  return readings.reduce<Pins[]>(
    (all, { id, options }) => all.flatMap((pins) => options.map((o) => ({ ...pins, [id]: o }))),
    [{}],
  );
}
