/**
 * How what is open is taken apart: the things that could be decided next, and the cases of each.
 *
 * An expression is undecided because of a truth or choice, an open reading, or a sum of unknown
 * numbers that can fall on either side of a threshold. Each is cut into cases within which it is
 * decided; numbers exactly at the threshold, on the grid they lie on.
 */

import {
  type Exact,
  ONE,
  ZERO,
  ceil,
  compare,
  floor,
  greatest,
  isZero,
  least,
  minus,
  over,
  plus,
  sign,
  times,
} from './exact.js';
import { type GraphNode, READINGS_FROM } from './graph.js';
import {
  EITHER,
  FALSE,
  type Interval,
  type NumberSet,
  type Possible,
  TRUE,
  ofAtom,
  partOf,
  stepOf,
} from './possible.js';
import { type Situation, acceptedBy } from './situation.js';

export interface Split {
  /** The question, the reading or the sum that is split. */
  readonly on: () => string;
  /** Splits are taken in the authored order of the questions they turn on, readings last. */
  readonly order: number;
  /** The questions (or the reading) it turns on. */
  readonly variables: () => Iterable<number>;
  /** Between them they hold all that was possible. */
  readonly cases: () => Situation[];
}

export const isReading = (key: number): boolean => key >= READINGS_FROM;

/** Whatever can be decided next on the way to `node`; nothing where it is decided. */
export function splitsOf(at: Situation, node: GraphNode): Split[] {
  if (at.truth(node) !== EITHER) return [];
  const { source, of, variable } = node;
  const [first] = of;
  switch (source.kind) {
    case 'answer':
      return variable ? [splitAnswer(at, variable.index, () => [TRUE, FALSE])] : [];
    case 'one-of': {
      if (!first?.variable) return [];
      const options = at.options(first);
      const listed = (option: string) => source.options.includes(option);
      const cases = () => [options.filter(listed), options.filter((option) => !listed(option))];
      return [splitAnswer(at, first.variable.index, cases)];
    }
    case 'compare':
      return splitsOfComparison(at, node);
    case 'if':
      return splitsOf(at, at.branch(node) ?? (first as GraphNode));
    case 'reading': {
      const branch = at.branch(node);
      return branch ? splitsOf(at, branch) : [splitReading(at, node)];
    }
    default:
      return of.flatMap((child) => splitsOf(at, child));
  }
}

/** Whatever must be decided before a number is plain arithmetic on the unknowns. */
export const splitsOfNumber = (at: Situation, set: NumberSet): Split[] =>
  set.terms.flatMap(({ atom }) => {
    if (atom.key >= 0) return [];
    const node = nodeOf(at, atom.key);
    const { kind } = node.source;
    if (kind === 'reading') return [splitReading(at, node)];
    if (kind === 'if') return splitsOf(at, node.of[0] as GraphNode);
    const inner = at.operands(node).flatMap((child) => splitsOfNumber(at, at.number(child)));
    return kind === 'divide' ? [...inner, ...splitAtZero(at, node.of[1] as GraphNode)] : inner;
  });

export const nodeOf = (at: Situation, key: number): GraphNode =>
  at.graph.nodes[-1 - key] as GraphNode;

function splitReading(at: Situation, node: GraphNode): Split {
  const key = at.readingKey(node);
  return {
    on: () => String(key),
    order: key,
    variables: () => [key],
    cases: () => node.options.map((option) => at.withReading(key, option)),
  };
}

const splitAnswer = (at: Situation, index: number, cases: () => readonly Possible[]): Split => ({
  on: () => String(index),
  order: index,
  variables: () => [index],
  cases: () => cases().map((possible) => at.withAnswers(new Map([[index, possible]]))),
});

/** A divisor that may be zero: zero apart from the rest. */
function splitAtZero(at: Situation, divisor: GraphNode): Split[] {
  const set = at.number(divisor);
  const [term] = set.terms;
  const straddles = sign(set.low) <= 0 && sign(set.high) >= 0;
  if (set.terms.length !== 1 || !term || term.atom.key < 0 || !straddles) return [];
  return isZero(set.constant)
    ? [splitAtThreshold(at, term.atom.key, ZERO, [false, true, false])]
    : [];
}

function splitsOfComparison(at: Situation, node: GraphNode): Split[] {
  const gap = at.gap(node);
  const guards = splitsOfNumber(at, gap);
  const [first] = gap.terms;
  if (guards.length > 0 || !first || node.source.kind !== 'compare') return guards;
  const [below, on, above] = acceptedBy(node.source.operator);
  // The sides of the threshold of the unknown itself: a negative factor turns them round.
  const sides: Sides = sign(first.factor) > 0 ? [below, on, above] : [above, on, below];
  const threshold = over(minus(ZERO, gap.constant), first.factor);
  if (gap.terms.length === 1 && first.atom.key >= 0) {
    return [splitAtThreshold(at, first.atom.key, threshold, sides)];
  }
  const variables = unknownsOf(at, gap);
  return [
    {
      on: () => partOf(gap).key,
      order: Math.min(...variables),
      variables: () => variables,
      cases: () => {
        const { key, factor } = partOf(gap);
        const ends = [gap.low, gap.high].map((end) => over(minus(end, gap.constant), factor));
        if (sign(factor) < 0) ends.reverse();
        const [low, high] = ends as [Exact, Exact];
        const stretches = stretchesOf({ low, high }, threshold, stepOf(gap), sides);
        return stretches.map(({ low, high, accepted }) => {
          const cut = { low, high, terms: gap.terms };
          return at.withComparison(node, accepted ? TRUE : FALSE, key, cut, variables);
        });
      },
    },
  ];
}

type Sides = readonly [below: boolean, at: boolean, above: boolean];

const splitAtThreshold = (at: Situation, index: number, threshold: Exact, sides: Sides): Split =>
  splitAnswer(at, index, () => {
    const set = at.answers[index] as NumberSet;
    const step = set.terms[0]?.atom.step ?? null;
    return stretchesOf(set, threshold, step, sides).map(({ low, high }) =>
      ofAtom({ key: index, low, high, step }),
    );
  });

interface Stretch extends Interval {
  readonly accepted: boolean;
}

/**
 * Below, at and above a threshold; where it is joined to a neighbour of one verdict. Without a grid the stretches
 * share the threshold: they hold a little more than they should, which is sound.
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
  const low = { low: set.low, high: below, accepted: sides[0] };
  const high = { low: above, high: set.high, accepted: sides[2] };
  const exactly = { low: threshold, high: threshold, accepted: sides[1] };
  const stretches = !onGrid
    ? [low, high]
    : sides[0] === sides[1]
      ? [{ ...low, high: threshold }, high]
      : sides[1] === sides[2]
        ? [low, { ...high, low: threshold }]
        : [low, exactly, high];
  return stretches.flatMap(({ low, high, accepted }) => {
    const within = { low: greatest(low, set.low), high: least(high, set.high), accepted };
    return compare(within.low, within.high) > 0 ? [] : [within];
  });
}

/** The questions and open readings that a number still turns on. */
export function unknownsOf(at: Situation, set: NumberSet, into = new Set<number>()): Set<number> {
  for (const { atom } of set.terms) {
    if (atom.key >= 0) {
      into.add(atom.key);
      continue;
    }
    const node = nodeOf(at, atom.key);
    if (node.source.kind === 'reading') into.add(at.readingKey(node));
    if (node.source.kind === 'if') truthUnknowns(at, node.of[0] as GraphNode, into);
    for (const child of at.operands(node)) unknownsOf(at, at.number(child), into);
  }
  return into;
}

/** The questions and open readings that a truth still turns on, whatever the others are. */
export function truthUnknowns(
  at: Situation,
  node: GraphNode,
  into = new Set<number>(),
): Set<number> {
  if (at.truth(node) !== EITHER) return into;
  const { source, of, variable } = node;
  const asked = source.kind === 'one-of' ? of[0]?.variable : variable;
  if (asked) into.add(asked.index);
  else if (source.kind === 'compare') unknownsOf(at, at.gap(node), into);
  else {
    if (source.kind === 'reading' && !at.branch(node)) into.add(at.readingKey(node));
    if (source.kind === 'if') truthUnknowns(at, of[0] as GraphNode, into);
    for (const child of at.operands(node)) truthUnknowns(at, child, into);
  }
  return into;
}
