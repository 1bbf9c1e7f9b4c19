/**
 * How a question that is still open is taken apart: the next thing to decide, and its cases.
 *
 * An expression is undecided because of a truth or choice, an open reading, or a sum of unknown
 * numbers that can fall on either side of a threshold. Each is cut into cases within which the
 * expression is decided; numbers exactly at the threshold, on the grid they lie on.
 */

import { type Exact, ONE, ZERO, ceil, compare, floor, isZero, minus, over, plus, sign, times } from './exact.js';
import { type GraphNode, READINGS_FROM } from './graph.js';
import {
  EITHER,
  FALSE,
  type Interval,
  type NumberSet,
  TRUE,
  type TruthSet,
  ofAtom,
  partOf,
} from './possible.js';
import { type Situation, acceptedBy } from './situation.js';

export interface Split {
  /** Splits are taken in the authored order of the questions they turn on, readings last. */
  readonly order: number;
  /** The questions (or the reading) it turns on. */
  readonly variables: ReadonlySet<number>;
  readonly cases: () => Situation[];
}

export const keepFirst = (a: Split | null, b: Split | null): Split | null =>
  a && b ? (b.order < a.order ? b : a) : (a ?? b);

/** The first thing that must be decided before `node` is; null where it is decided. */
export function splitTruth(at: Situation, node: GraphNode): Split | null {
  if (at.truth(node) !== EITHER) return null;
  const { source, of, variable } = node;
  switch (source.kind) {
    case 'answer':
      return variable && splitCases(at, variable.index, [TRUE, FALSE]);
    case 'one-of': {
      const choice = of[0]?.variable;
      if (!choice) return null;
      const options = at.options(of[0] as GraphNode);
      const inside = options.filter((option) => source.options.includes(option));
      const outside = options.filter((option) => !source.options.includes(option));
      return splitCases(at, choice.index, [inside, outside]);
    }
    case 'compare':
      return splitComparison(at, node);
    case 'if': {
      const branch = at.branch(node);
      return splitTruth(at, branch ?? (of[0] as GraphNode));
    }
    case 'reading': {
      const branch = at.branch(node);
      return branch ? splitTruth(at, branch) : splitReading(at, node);
    }
    default:
      return of.map((child) => splitTruth(at, child)).reduce(keepFirst, null);
  }
}

/** The first thing that must be decided before a number is plain arithmetic on the unknowns. */
export const splitNumber = (at: Situation, node: GraphNode): Split | null =>
  splitForm(at, at.number(node));

function splitForm(at: Situation, set: NumberSet): Split | null {
  let first: Split | null = null;
  for (const { atom } of set.terms) {
    if (atom.key < 0) first = keepFirst(first, splitOpaque(at, nodeOf(at, atom.key)));
  }
  return first;
}

export const nodeOf = (at: Situation, key: number): GraphNode =>
  at.graph.nodes[-1 - key] as GraphNode;

function splitOpaque(at: Situation, node: GraphNode): Split | null {
  const { source, of } = node;
  switch (source.kind) {
    case 'if':
      return splitTruth(at, of[0] as GraphNode);
    case 'reading':
      return splitReading(at, node);
    case 'min':
    case 'max':
      return at.contenders(node).map((child) => splitNumber(at, child)).reduce(keepFirst, null);
    case 'divide': {
      const inner = of.map((child) => splitNumber(at, child)).reduce(keepFirst, null);
      return inner ?? splitAtZero(at, of[1] as GraphNode);
    }
    case 'multiply':
      return of.map((child) => splitNumber(at, child)).reduce(keepFirst, null);
    default:
      return null;
  }
}

function splitReading(at: Situation, node: GraphNode): Split {
  const key = at.readingKey(node);
  return {
    order: key,
    variables: new Set([key]),
    cases: () => node.options.map((option) => at.withReading(key, option)),
  };
}

function splitCases(
  at: Situation,
  index: number,
  cases: readonly (TruthSet | readonly string[])[],
): Split {
  return {
    order: index,
    variables: new Set([index]),
    cases: () => cases.map((possible) => at.withAnswer(index, possible)),
  };
}

/** A divisor that may be zero: zero apart from the rest. */
function splitAtZero(at: Situation, divisor: GraphNode): Split | null {
  const set = at.number(divisor);
  const [term] = set.terms;
  if (set.terms.length !== 1 || !term || term.atom.key < 0 || !isZero(set.constant)) return null;
  if (sign(set.low) > 0 || sign(set.high) < 0) return null;
  return splitQuestion(at, term.atom.key, ZERO, [false, true, false]);
}

function splitComparison(at: Situation, node: GraphNode): Split | null {
  const { source } = node;
  if (source.kind !== 'compare') return null;
  const gap = at.gap(node);
  const guard = splitForm(at, gap);
  if (guard) return guard;
  const accepts = acceptedBy(source.operator);
  const first = gap.terms[0];
  if (!first) return null;
  const threshold = over(minus(ZERO, gap.constant), first.factor);
  // The sides of the threshold of the unknown itself: a negative factor turns them round.
  const sides = sign(first.factor) > 0 ? accepts : reversed(accepts);
  if (gap.terms.length === 1 && first.atom.key >= 0) {
    return splitQuestion(at, first.atom.key, threshold, sides);
  }
  const part = partOf(gap);
  const ends = [gap.low, gap.high].map((end) => over(minus(end, gap.constant), part.factor));
  if (sign(part.factor) < 0) ends.reverse();
  const [low, high] = ends as [Exact, Exact];
  const variables = unknownsOf(at, gap);
  return {
    order: Math.min(...variables),
    variables,
    cases: () =>
      cellsOf({ low, high }, threshold, part.step, sides).map(({ low, high, accepted }) =>
        at.withComparison(
          node,
          accepted ? TRUE : FALSE,
          part.key,
          { low, high, terms: gap.terms },
          variables,
        ),
      ),
  };
}

type Sides = readonly [boolean, boolean, boolean];
const reversed = ([a, b, c]: Sides): Sides => [c, b, a];

function splitQuestion(at: Situation, index: number, threshold: Exact, sides: Sides): Split {
  return {
    order: index,
    variables: new Set([index]),
    cases: () => {
      const set = at.answers[index] as NumberSet;
      const step = set.terms[0]?.atom.step ?? null;
      return cellsOf(set, threshold, step, sides).map(({ low, high }) =>
        at.withAnswer(index, ofAtom({ key: index, low, high, step })),
      );
    },
  };
}

interface Cell extends Interval {
  readonly accepted: boolean;
}

/**
 * Below, at and above a threshold, neighbours of one verdict joined. Without a grid the cells share
 * the threshold: they hold a little more than they should, which is sound.
 */
function cellsOf(set: Interval, threshold: Exact, step: Exact | null, sides: Sides): Cell[] {
  let below = threshold;
  let above = threshold;
  let onGrid = true;
  if (step) {
    const steps = over(threshold, step);
    below = times(minus(ceil(steps), ONE), step);
    above = times(plus(floor(steps), ONE), step);
    onGrid = compare(floor(steps), steps) === 0;
  }
  const cells: Cell[] = [];
  const push = (low: Exact, high: Exact, accepted: boolean) => {
    const last = cells.at(-1);
    if (compare(low, high) > 0) return;
    if (last && last.accepted === accepted) cells[cells.length - 1] = { ...last, high };
    else cells.push({ low, high, accepted });
  };
  push(set.low, below, sides[0]);
  if (onGrid && compare(set.low, threshold) <= 0 && compare(threshold, set.high) <= 0) {
    push(threshold, threshold, sides[1]);
  }
  push(above, set.high, sides[2]);
  return cells;
}

/** The questions whose answers a form still turns on. */
export function unknownsOf(at: Situation, set: NumberSet, into = new Set<number>()): Set<number> {
  for (const { atom } of set.terms) {
    if (atom.key >= 0) into.add(atom.key);
    else {
      const node = nodeOf(at, atom.key);
      const { kind } = node.source;
      const children =
        kind === 'min' || kind === 'max'
          ? at.contenders(node)
          : kind === 'if'
            ? (truthUnknowns(at, node.of[0] as GraphNode, into), node.of.slice(1))
            : node.of;
      if (kind === 'reading') into.add(at.readingKey(node));
      for (const child of children) unknownsOf(at, at.number(child), into);
    }
  }
  return into;
}

/** The questions and open readings that a truth still turns on, whatever the others are. */
export function truthUnknowns(at: Situation, node: GraphNode, into = new Set<number>()): Set<number> {
  if (at.truth(node) !== EITHER) return into;
  const { source, of, variable } = node;
  if (source.kind === 'answer') {
    if (variable) into.add(variable.index);
  } else if (source.kind === 'one-of') {
    const choice = of[0]?.variable;
    if (choice) into.add(choice.index);
  } else if (source.kind === 'compare') {
    unknownsOf(at, at.gap(node), into);
  } else {
    const branch = source.kind === 'if' || source.kind === 'reading' ? at.branch(node) : null;
    if (source.kind === 'reading' && !branch) into.add(at.readingKey(node));
    for (const child of branch ? [branch] : of) truthUnknowns(at, child, into);
  }
  return into;
}

export const isReading = (key: number): boolean => key >= READINGS_FROM;

/** The open readings that stand with nothing unanswered before them: the law itself is in doubt. */
export function readingsReached(at: Situation, node: GraphNode, into = new Set<number>()): Set<number> {
  if (at.truth(node) !== EITHER) return into;
  const { source, of } = node;
  if (source.kind === 'compare') {
    formReadings(at, at.gap(node), into);
  } else if (source.kind === 'if' || source.kind === 'reading') {
    const branch = at.branch(node);
    if (branch) readingsReached(at, branch, into);
    else if (source.kind === 'reading') into.add(at.readingKey(node));
    else readingsReached(at, of[0] as GraphNode, into);
  } else if (source.kind !== 'answer' && source.kind !== 'one-of') {
    for (const child of of) readingsReached(at, child, into);
  }
  return into;
}

function formReadings(at: Situation, set: NumberSet, into: Set<number>): void {
  for (const { atom } of set.terms) {
    if (atom.key >= 0) continue;
    const node = nodeOf(at, atom.key);
    const { kind } = node.source;
    if (kind === 'reading') into.add(at.readingKey(node));
    else if (kind === 'if') readingsReached(at, node.of[0] as GraphNode, into);
    else for (const child of node.of) formReadings(at, at.number(child), into);
  }
}
