/**
 * What an expression can be in a situation: sets of possibilities that leave nothing out. A situation
 * keeps the results; nothing here does.
 */

import {
  INFINITE,
  MINUS_INFINITE,
  ONE,
  ZERO,
  compare,
  greatest,
  isZero,
  least,
  over,
  sign,
  times,
} from './exact.js';
import type { CompareOperator } from './expression.js';
import type { GraphNode } from './graph.js';
import {
  EITHER,
  FALSE,
  type NumberSet,
  TRUE,
  type TruthSet,
  corners,
  difference,
  isKnown,
  isNumber,
  isPoint,
  known,
  ofAtom,
  scale,
  sum,
  unknownsOf,
} from './possible.js';
import type { Situation } from './situation.js';
import { NONE, only } from './unknowns.js';

/** What a comparison comes to with a gap below, at and above zero. */
export type Sides = readonly [below: TruthSet, at: TruthSet, above: TruthSet];
export const SIDES: Readonly<Record<CompareOperator, Sides>> = {
  lt: [TRUE, FALSE, FALSE],
  le: [TRUE, TRUE, FALSE],
  eq: [FALSE, TRUE, FALSE],
  ge: [FALSE, TRUE, TRUE],
  gt: [FALSE, FALSE, TRUE],
};

export function truthOf(at: Situation, node: GraphNode): TruthSet {
  const { source, of } = node;
  switch (source.kind) {
    case 'literal':
    case 'constant':
      return node.value as TruthSet;
    case 'answer':
      return node.variable ? (at.answers[node.variable.index] as TruthSet) : EITHER;
    case 'named':
      return at.truth(of[0] as GraphNode);
    case 'not': {
      const inner = at.truth(of[0] as GraphNode);
      return inner === EITHER ? EITHER : inner === TRUE ? FALSE : TRUE;
    }
    case 'all':
    case 'any': {
      const decisive = source.kind === 'all' ? FALSE : TRUE;
      let result: TruthSet = source.kind === 'all' ? TRUE : FALSE;
      for (const child of of) {
        const value = at.truth(child);
        if (value === decisive) return decisive;
        if (value === EITHER) result = EITHER;
      }
      return result;
    }
    case 'one-of': {
      let result = 0;
      for (const option of node.variable ? at.options(node.variable) : [])
        result |= source.options.includes(option) ? TRUE : FALSE;
      return (result || EITHER) as TruthSet;
    }
    case 'compare':
      return comparisonOf(at, node, SIDES[source.operator]);
    case 'if':
    case 'reading': {
      let result = 0;
      for (const child of at.operands(node)) result |= at.truth(child);
      return result as TruthSet;
    }
    default:
      return EITHER;
  }
}

function comparisonOf(at: Situation, node: GraphNode, [below, on, above]: Sides): TruthSet {
  const left = at.number(node.of[0] as GraphNode);
  const right = at.number(node.of[1] as GraphNode);
  // Against a fixed number the ends can be compared as they are.
  const gap = isKnown(right) ? null : at.gap(node);
  const low = gap ? sign(gap.low) : compare(left.low, right.low);
  const high = gap ? sign(gap.high) : compare(left.high, right.high);
  let result = 0;
  if (low < 0) result |= below;
  if (low <= 0 && high >= 0) result |= on;
  if (high > 0) result |= above;
  const truth = (result || EITHER) as TruthSet;
  const assumed = at.assumptions.truths.get(node.index);
  if (assumed === undefined) return truth;
  if ((truth & assumed) === 0) at.feasible = false;
  return assumed;
}

export function numberOf(at: Situation, node: GraphNode): NumberSet {
  const { source, of } = node;
  switch (source.kind) {
    case 'literal':
    case 'constant':
    case 'parameter':
      return (node.value as NumberSet | null) ?? opaque(at, node);
    case 'answer': {
      const possible = node.variable && at.answers[node.variable.index];
      return isNumber(possible) ? possible : opaque(at, node);
    }
    case 'named':
      return at.number(of[0] as GraphNode);
    case 'add':
    case 'subtract': {
      let result = of[0] ? at.number(of[0]) : known(ZERO);
      for (let i = 1; i < of.length; i++) {
        const set = at.number(of[i] as GraphNode);
        result = source.kind === 'add' ? sum(result, set) : difference(result, set);
      }
      return result;
    }
    case 'multiply':
    case 'divide':
      return productOf(at, node, source.kind === 'divide');
    case 'min':
    case 'max':
    case 'if':
    case 'reading': {
      const [first, ...others] = at.operands(node);
      const set = at.number(first as GraphNode);
      if (others.length === 0) return set;
      let { low, high } = set;
      for (const other of others) {
        const next = at.number(other);
        low = (source.kind === 'max' ? greatest : least)(low, next.low);
        high = (source.kind === 'min' ? least : greatest)(high, next.high);
      }
      return opaque(at, node, low, high);
    }
    default:
      return opaque(at, node);
  }
}

/** A product, or a quotient; both are zero where the first factor is. */
function productOf(at: Situation, node: GraphNode, divides: boolean): NumberSet {
  const a = at.number(node.of[0] as GraphNode);
  const b = at.number(node.of[1] as GraphNode);
  if (isPoint(a) && (!divides || isZero(a.low))) return scale(b, a.low);
  if (isPoint(b)) return scale(a, divides && !isZero(b.low) ? over(ONE, b.low) : b.low);
  // Near zero a quotient has no bound; `split.ts` takes zero apart.
  if (divides && sign(b.low) <= 0 && sign(b.high) >= 0) return opaque(at, node);
  return opaque(at, node, ...corners(divides ? over : times, [a.low, a.high], [b.low, b.high]));
}

/** A number that is not linear in what is unknown stands for itself; mostly it has no bounds. */
function opaque(at: Situation, node: GraphNode, low = MINUS_INFINITE, high = INFINITE): NumberSet {
  let unknowns = node.reading >= 0 ? only(node.reading) : NONE;
  if (node.source.kind === 'if') unknowns |= at.unknowns(node.of[0] as GraphNode);
  for (const child of at.operands(node)) unknowns |= unknownsOf(at.number(child));
  return ofAtom({ key: -1 - node.index, low, high, step: null, unknowns });
}

/** The operands of a least or greatest that can still be it. */
export function contendersOf(at: Situation, node: GraphNode): readonly GraphNode[] {
  const lowest = node.source.kind === 'min';
  /** Whether `a` is always at least as far out as `b`. */
  const outdoes = (a: NumberSet, b: NumberSet): boolean =>
    lowest ? compare(a.high, b.low) <= 0 : compare(b.high, a.low) <= 0;
  let kept: { child: GraphNode; set: NumberSet }[] = [];
  for (const child of node.of) {
    const set = at.number(child);
    if (kept.some((other) => outdoes(other.set, set))) continue;
    kept = kept.filter((other) => !outdoes(set, other.set));
    kept.push({ child, set });
  }
  return kept.map(({ child }) => child);
}
