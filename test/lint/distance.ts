/**
 * How far answers are from making a rule true, for a search that gets closer step by step. In binary
 * floating point: what is found is proven exactly afterwards.
 */

import type { CompareOperator, Node } from '../../src/rules/expression.js';
import type { Pins } from '../support/interpret.js';
import { dayOf } from './days.js';

/** Truths, options, and numbers; a date is the number of its day. */
export type Draft = Record<string, boolean | string | number>;

export interface At {
  readonly answers: Draft;
  readonly pins: Pins;
}

const constants = new WeakMap<Node, number>();

function constantOf(node: Extract<Node, { kind: 'literal' | 'constant' }>): number {
  let value = constants.get(node);
  if (value === undefined) {
    const isDate = node.kind === 'constant' && node.unit === 'date';
    value = isDate ? dayOf(String(node.value)) : Number(node.value);
    constants.set(node, value);
  }
  return value;
}

const pinned = (node: Extract<Node, { kind: 'reading' }>, { pins }: At): Node =>
  node.of[Math.max(0, node.options.indexOf(pins[node.id] ?? ''))] as Node;

function numberAt(node: Node, at: At): number {
  const go = (child: Node) => numberAt(child, at);
  switch (node.kind) {
    case 'literal':
    case 'constant':
      return constantOf(node);
    case 'answer':
      return Number(at.answers[node.question]);
    case 'named':
      return go(node.of[0]);
    case 'if':
      return go(distance(node.of[0], true, at) === 0 ? node.of[1] : node.of[2]);
    case 'reading':
      return go(pinned(node, at));
    case 'add':
      return node.of.map(go).reduce((a, b) => a + b);
    case 'subtract':
      return node.of.map(go).reduce((a, b) => a - b);
    case 'min':
      return Math.min(...node.of.map(go));
    case 'max':
      return Math.max(...node.of.map(go));
    case 'multiply':
      return go(node.of[0]) * go(node.of[1]);
    case 'divide': {
      const by = go(node.of[1]);
      return by === 0 ? 0 : go(node.of[0]) / by;
    }
    default:
      throw new Error(`${node.kind} is no number`);
  }
}

const OPPOSITE = { lt: 'ge', le: 'gt', ge: 'lt', gt: 'le', eq: 'ne' } as const;

/** Zero where it holds; else between 0 and 1, the more the wider the gap, on the scale of a logarithm. */
function apart(operator: CompareOperator | 'ne', gap: number): number {
  const holds = {
    lt: gap < 0,
    le: gap <= 0,
    eq: gap === 0,
    ge: gap >= 0,
    gt: gap > 0,
    ne: gap !== 0,
  }[operator];
  return holds ? 0 : 1 - 0.9 / (1 + Math.log1p(Math.abs(gap)));
}

/** @returns zero where the node is as wanted */
export function distance(node: Node, wanted: boolean, at: At): number {
  switch (node.kind) {
    case 'literal':
    case 'constant':
      return node.value === wanted ? 0 : 1;
    case 'answer':
      return at.answers[node.question] === wanted ? 0 : 1;
    case 'named':
      return distance(node.of[0], wanted, at);
    case 'not':
      return distance(node.of[0], !wanted, at);
    case 'all':
    case 'any': {
      const distances = node.of.map((child) => distance(child, wanted, at));
      return (node.kind === 'all') === wanted
        ? distances.reduce((a, b) => a + b, 0)
        : Math.min(...distances);
    }
    case 'one-of': {
      const [of] = node.of;
      const answer = of.kind === 'answer' ? at.answers[of.question] : '';
      return node.options.includes(String(answer)) === wanted ? 0 : 1;
    }
    case 'compare': {
      const gap = numberAt(node.of[0], at) - numberAt(node.of[1], at);
      return apart(wanted ? node.operator : OPPOSITE[node.operator], gap);
    }
    case 'if': {
      const [condition, then, otherwise] = node.of;
      return Math.min(
        distance(condition, true, at) + distance(then, wanted, at),
        distance(condition, false, at) + distance(otherwise, wanted, at),
      );
    }
    case 'reading':
      return distance(pinned(node, at), wanted, at);
    default:
      throw new Error(`${node.kind} is no truth`);
  }
}
