/**
 * A second, plain meaning for rules: complete answers in, one value out, on BigInt fractions. It
 * shares nothing with the evaluator it is held against.
 */

import type { Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
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

export type Complete = Readonly<Record<string, boolean | string | number>>;
export type Pins = Readonly<Record<string, string>>;

const NOT_OPEN = '~';
const dateText = (value: string) => (value === 'not-open' ? NOT_OPEN : value);
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && (value === 'not-open' || /^\d{4}-\d\d-\d\d$/.test(value));

type Value = boolean | string | Fraction;

function interpret(node: Node, answers: Complete, pins: Pins): Value {
  const go = (child: Node) => interpret(child, answers, pins);
  const num = (child: Node) => go(child) as Fraction;
  switch (node.kind) {
    case 'literal':
    case 'constant':
      return typeof node.value === 'boolean'
        ? node.value
        : isDate(node.value)
          ? dateText(node.value)
          : fraction(node.value);
    case 'answer': {
      const answer = answers[node.question] as boolean | string | number;
      if (typeof answer === 'boolean') return answer;
      if (isDate(answer)) return dateText(answer);
      return typeof answer === 'number' || /^\d/.test(answer) ? fraction(String(answer)) : answer;
    }
    case 'named':
      return go(node.of[0]);
    case 'not':
      return !go(node.of[0]);
    case 'all':
      return node.of.every(go);
    case 'any':
      return node.of.some(go);
    case 'one-of':
      return node.options.includes(go(node.of[0]) as string);
    case 'compare': {
      const [left, right] = node.of.map(go) as [Value, Value];
      const order =
        typeof left === 'string'
          ? left < (right as string)
            ? -1
            : left > (right as string)
              ? 1
              : 0
          : compare(left as Fraction, right as Fraction);
      return {
        lt: order < 0,
        le: order <= 0,
        eq: order === 0,
        ge: order >= 0,
        gt: order > 0,
      }[node.operator];
    }
    case 'if':
      return go(go(node.of[0]) ? node.of[1] : node.of[2]);
    case 'reading':
      return go(node.of[node.options.indexOf(pins[node.id] as string)] as Node);
    case 'add':
      return add(...node.of.map(num));
    case 'subtract':
      return subtract(...(node.of.map(num) as [Fraction]));
    case 'min':
      return smallest(...(node.of.map(num) as [Fraction]));
    case 'max':
      return greatest(...(node.of.map(num) as [Fraction]));
    case 'multiply':
      return multiply(num(node.of[0]), num(node.of[1]));
    case 'divide':
      return divide(num(node.of[0]), num(node.of[1]));
    case 'parameter':
      throw new Error('parameters are not interpreted');
  }
}

export interface Interpreted {
  readonly passes: boolean;
  readonly criteria: readonly ('met' | 'unmet' | 'not-applicable')[];
  readonly award: { readonly low: Fraction; readonly high: Fraction } | null;
  readonly priorities: readonly boolean[];
}

/** One program on complete answers, every reading pinned. */
export function interpretProgram(program: Program, answers: Complete, pins: Pins): Interpreted {
  const criteria = program.criteria.map(({ applies, met }) =>
    applies && !interpret(applies, answers, pins)
      ? ('not-applicable' as const)
      : interpret(met, answers, pins)
        ? ('met' as const)
        : ('unmet' as const),
  );
  const passes = !criteria.includes('unmet');
  const { low, high, estimable } = program.award;
  const hasAward = passes && (!estimable || interpret(estimable, answers, pins) === true);
  return {
    passes,
    criteria,
    award: hasAward
      ? {
          low: interpret(low, answers, pins) as Fraction,
          high: interpret(high, answers, pins) as Fraction,
        }
      : null,
    priorities: program.priorities.map(({ met }) => interpret(met, answers, pins) === true),
  };
}

/** Every way to pin the readings of a program. */
export function pinsOf(program: Program): Pins[] {
  return program.readings.reduce<Pins[]>(
    (all, { id, options }) => all.flatMap((pins) => options.map((o) => ({ ...pins, [id]: o }))),
    [{}],
  );
}
