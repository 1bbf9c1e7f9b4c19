/**
 * How a question that is still open is taken apart: the next thing to decide, and its cases.
 *
 * An expression is undecided because of a truth or choice, an open reading, or a sum of unknown
 * numbers that can fall on either side of a threshold. Each is cut into cases within which the
 * expression is decided; numbers exactly at the threshold, on the grid they lie on.
 */

import { type Exact, ONE, ZERO, ceil, compare, floor, isFinite, isZero, minus, over, plus, sign, times } from './exact.js';
import { type GraphNode, READINGS_FROM } from './graph.js';
import {
  EITHER,
  FALSE,
  type Interval,
  type NumberSet,
  TRUE,
  type TruthSet,
  difference,
  type Term,
  isKnown,
  known,
  ofAtom,
  partOf,
  scale,
  sum,
} from './possible.js';
import { type Cut, type Situation, acceptedBy } from './situation.js';

export interface Split {
  /** Splits are taken in the authored order of the questions they turn on, readings last. */
  readonly order: number;
  /** The questions (or the reading) it turns on. */
  readonly variables: () => Iterable<number>;
  /** What is split: the question, the reading, or the sum. */
  readonly on: string;
  readonly cases: () => Case[];
}

/** One case of a split: the situation in it, and which options or which stretch it covers. */
export interface Case {
  readonly at: Situation;
  readonly covers: readonly string[] | Interval;
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
  return first ?? splitWinner(at, set);
}

/**
 * A least or greatest beside another term that moves with it: `x - min(x, 5)`. Intervals would treat
 * the two as independent, so it is settled first which operand counts.
 */
function splitWinner(at: Situation, set: NumberSet): Split | null {
  if (set.terms.length < 2) return null;
  for (const { atom } of set.terms) {
    if (atom.key >= 0) continue;
    const node = nodeOf(at, atom.key);
    if (node.source.kind !== 'min' && node.source.kind !== 'max') continue;
    const others = set.terms.filter((term) => term.atom !== atom);
    const own = unknownsOf(at, { ...set, terms: set.terms.filter((term) => term.atom === atom) });
    if (![...unknownsOf(at, { ...set, terms: others })].some((key) => own.has(key))) continue;
    const [first, second] = at.contenders(node).map((child) => at.number(child));
    if (!first || !second) continue;
    const gap = difference(first, second);
    return splitForm(at, gap) ?? splitSign(at, gap);
  }
  return null;
}

/** Below zero, and zero or above. */
function splitSign(at: Situation, gap: NumberSet): Split | null {
  const first = gap.terms[0];
  if (!first) return null;
  const threshold = over(minus(ZERO, gap.constant), first.factor);
  const sides: Sides = sign(first.factor) > 0 ? [false, true, true] : [true, true, false];
  if (gap.terms.length === 1 && first.atom.key >= 0) {
    return splitQuestion(at, first.atom.key, threshold, sides);
  }
  return splitPart(at, gap, threshold, sides, (cut, part, variables) =>
    at.withCut(part, cut, variables),
  );
}

/** The cells of a sum of unknowns on either side of a threshold. */
function splitPart(
  at: Situation,
  gap: NumberSet,
  threshold: Exact,
  sides: Sides,
  assume: (cut: Cut, part: string, variables: Iterable<number>, accepted: boolean) => Situation,
): Split {
  const part = partOf(gap);
  const ends = [gap.low, gap.high].map((end) => over(minus(end, gap.constant), part.factor));
  if (sign(part.factor) < 0) ends.reverse();
  const [low, high] = ends as [Exact, Exact];
  const variables = () => unknownsOf(at, gap);
  return {
    order: firstUnknown(at, gap),
    variables,
    on: part.key,
    cases: () =>
      stretchesOf({ low, high }, threshold, part.step, sides).map((cell) => {
        const cut = { low: cell.low, high: cell.high, terms: gap.terms };
        return { at: assume(cut, part.key, variables(), cell.accepted), covers: cell };
      }),
  };
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
    variables: () => [key],
    on: String(key),
    cases: () =>
      node.options.map((option) => ({ at: at.withReading(key, option), covers: [option] })),
  };
}

function splitCases(
  at: Situation,
  index: number,
  cases: readonly (TruthSet | readonly string[])[],
): Split {
  return {
    order: index,
    variables: () => [index],
    on: String(index),
    cases: () =>
      cases.map((possible) => ({
        at: at.withAnswer(index, possible),
        covers: typeof possible === 'number' ? [String(possible)] : possible,
      })),
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
  return splitPart(at, gap, threshold, sides, (cut, part, variables, accepted) =>
    at.withComparison(node, accepted ? TRUE : FALSE, part, cut, variables),
  );
}

type Sides = readonly [boolean, boolean, boolean];
const reversed = ([a, b, c]: Sides): Sides => [c, b, a];

function splitQuestion(at: Situation, index: number, threshold: Exact, sides: Sides): Split {
  return {
    order: index,
    variables: () => [index],
    on: String(index),
    cases: () => {
      const set = at.answers[index] as NumberSet;
      const step = set.terms[0]?.atom.step ?? null;
      return stretchesOf(set, threshold, step, sides).map(({ low, high }) => ({
        at: at.withAnswer(index, ofAtom({ key: index, low, high, step })),
        covers: { low, high },
      }));
    },
  };
}

interface Stretch extends Interval {
  readonly accepted: boolean;
}

/**
 * Below, at and above a threshold, neighbours of one verdict joined. Without a grid the cells share
 * the threshold: they hold a little more than they should, which is sound.
 */
function stretchesOf(set: Interval, threshold: Exact, step: Exact | null, sides: Sides): Stretch[] {
  let below = threshold;
  let above = threshold;
  let onGrid = true;
  if (step) {
    const steps = over(threshold, step);
    below = times(minus(ceil(steps), ONE), step);
    above = times(plus(floor(steps), ONE), step);
    onGrid = compare(floor(steps), steps) === 0;
  }
  const cells: Stretch[] = [];
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

/** The first question, in authored order, that a form turns on. */
function firstUnknown(at: Situation, set: NumberSet): number {
  let first = Infinity;
  for (const { atom } of set.terms) {
    const own = atom.key >= 0 ? [atom.key] : unknownsOf(at, { ...set, terms: [{ atom, factor: ONE }] });
    first = Math.min(first, ...own);
  }
  return first;
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

/**
 * Sums that share an unknown, each assumed to lie in a part of its range: whether they can do so
 * together is found by halving what they share. Only tried where everything else is settled.
 */
export function splitCoupled(at: Situation): Split | null {
  const binding = [...at.assumptions.cuts.values()].flatMap((cut) => {
    const set = currentOf(at, cut.terms);
    const inside = compare(set.low, cut.low) >= 0 && compare(set.high, cut.high) <= 0;
    if (compare(set.low, cut.high) > 0 || compare(set.high, cut.low) < 0) at.feasible = false;
    if (inside) return [];
    const unknowns = unknownsOf(at, set);
    return [{ unknowns, changed: set.terms.length < cut.terms.length }];
  });
  for (const [i, { unknowns, changed }] of binding.entries()) {
    for (const key of unknowns) {
      const shared = binding.some((other, j) => i !== j && other.unknowns.has(key));
      if (!changed && !shared) continue;
      const split = splitInHalf(at, key);
      if (split) return split;
    }
  }
  return null;
}

/** A sum with what is known of its unknowns by now; its ends relative to its first factor. */
function currentOf(at: Situation, terms: readonly Term[]): NumberSet {
  const first = terms[0] as Term;
  return terms
    .map(({ atom, factor }) => {
      const now = atom.key >= 0 ? (at.answers[atom.key] as NumberSet) : at.number(nodeOf(at, atom.key));
      return scale(now, over(factor, first.factor));
    })
    .reduce(sum, known(ZERO));
}

function splitInHalf(at: Situation, key: number): Split | null {
  const set = at.answers[key] as NumberSet;
  const step = set.terms[0]?.atom.step;
  if (!step || !isFinite(set.high) || isKnown(set)) return null;
  const steps = floor(over(minus(set.high, set.low), times(step, plus(ONE, ONE))));
  return splitQuestion(at, key, plus(set.low, times(steps, step)), [true, true, false]);
}
