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
  compare,
  floor,
  greatest,
  isZero,
  least,
  minus,
  negative,
  over,
  plus,
  sign,
  times,
} from './exact.js';
import { SIDES, type Sides } from './evaluate.js';
import { partKey } from './form-key.js';
import type { GraphNode } from './graph.js';
import {
  EITHER,
  FALSE,
  type Interval,
  type NumberSet,
  type Possible,
  type Term,
  TRUE,
  type TruthSet,
  ofAtom,
  stepOf,
  unknownsOf,
} from './possible.js';
import { type Situation, nodeOf } from './situation.js';
import { NONE, type Unknowns, members, only } from './unknowns.js';

export interface Split {
  /** The unknowns it turns on. */
  readonly unknowns: Unknowns;
  /** Names the question, the reading or the sum that is split. */
  readonly on: () => string;
  /** Between them they hold all that was possible. */
  readonly cases: () => Case[];
}

/** Some answers, options, or numbers between two ends. */
export type Place = readonly string[] | Interval;

export interface Case {
  readonly situation: Situation;
  /** Where in what is split it lies; numbers on the scale of the question or of `partKey`. */
  readonly place: Place;
}

/**
 * Takes what can be decided next: its first unknown, and the split. Splits are taken in the
 * authored order of the questions they turn on, readings last.
 */
export type TakeSplit = (first: number, split: () => Split) => void;

/** Whatever can be decided next on the way to `node`; nothing where it is decided. */
export function splitsOf(at: Situation, node: GraphNode, take: TakeSplit): void {
  if (at.truth(node) !== EITHER) return;
  const branch = at.branch(node);
  if (branch) {
    splitsOf(at, branch, take);
    return;
  }
  const { source, of, variable } = node;
  switch (source.kind) {
    case 'answer':
      if (variable) takeAnswer(at, variable.index, take, () => [TRUE, FALSE]);
      break;
    case 'one-of':
      if (variable) {
        takeAnswer(at, variable.index, take, () => {
          const options = at.options(variable);
          const listed = (option: string) => source.options.includes(option);
          return [options.filter(listed), options.filter((option) => !listed(option))];
        });
      }
      break;
    case 'compare':
      splitsOfComparison(at, node, SIDES[source.operator], take);
      break;
    case 'if':
      splitsOf(at, of[0] as GraphNode, take);
      break;
    case 'reading':
      takeReading(at, node, take);
      break;
    default:
      for (const child of of) splitsOf(at, child, take);
  }
}

/** Whatever must be decided before a number is plain arithmetic on the unknowns. */
export function splitsOfNumber(at: Situation, set: NumberSet, take: TakeSplit): void {
  for (const { atom } of set.terms) {
    if (atom.key >= 0) continue;
    const node = nodeOf(at, atom.key);
    const { kind } = node.source;
    if (kind === 'reading') takeReading(at, node, take);
    else if (kind === 'if') splitsOf(at, node.of[0] as GraphNode, take);
    else {
      for (const child of at.operands(node)) splitsOfNumber(at, at.number(child), take);
      if (kind === 'divide') splitAtZero(at, node.of[1] as GraphNode, take);
    }
  }
}

function takeReading(at: Situation, { reading, options }: GraphNode, take: TakeSplit): void {
  take(reading, () => ({
    unknowns: only(reading),
    on: () => String(reading),
    cases: () =>
      options.map((option) => ({ situation: at.withReading(reading, option), place: [option] })),
  }));
}

function takeAnswer(
  at: Situation,
  index: number,
  take: TakeSplit,
  cases: () => readonly Possible[],
): void {
  take(index, () => ({
    unknowns: only(index),
    on: () => String(index),
    cases: () =>
      cases().map((possible) => ({
        situation: at.withAnswers([[index, possible]]),
        place: typeof possible === 'number' ? [String(possible)] : possible,
      })),
  }));
}

/** A divisor that may be zero: zero apart from the rest. */
function splitAtZero(at: Situation, divisor: GraphNode, take: TakeSplit): void {
  const set = at.number(divisor);
  const [term] = set.terms;
  const straddles = sign(set.low) <= 0 && sign(set.high) >= 0;
  if (set.terms.length !== 1 || !term || term.atom.key < 0 || !straddles) return;
  if (isZero(set.constant)) takeThreshold(at, term.atom.key, () => ZERO, SIDES.eq, take);
}

function splitsOfComparison(at: Situation, node: GraphNode, sides: Sides, take: TakeSplit): void {
  const gap = at.gap(node);
  let guards = 0;
  splitsOfNumber(at, gap, (first, split) => {
    guards++;
    take(first, split);
  });
  const [first] = gap.terms;
  // Nothing can be asked about a number that no question stands for.
  if (unknownsOf(gap) === NONE) return;
  if (guards > 0 || !first) return;
  if (gap.terms.length === 1 && first.atom.key >= 0) {
    // The threshold of the unknown itself: a negative factor turns its sides round.
    const [below, on, above] = sides;
    const own: Sides = sign(first.factor) > 0 ? sides : [above, on, below];
    const threshold = (): Exact => over(negative(gap.constant), first.factor);
    takeThreshold(at, first.atom.key, threshold, own, take);
    return;
  }
  take(firstOf(gap), () => {
    const { constant } = gap;
    const unknowns = unknownsOf(gap);
    const free = { low: minus(gap.low, constant), high: minus(gap.high, constant) };
    return {
      unknowns,
      on: () => partKey(at, gap),
      cases: () =>
        stretchesOf(free, negative(constant), stepOf(gap), sides).map(({ low, high, truth }) => {
          const within = { ...gap, low: plus(low, constant), high: plus(high, constant) };
          const ends = [over(low, first.factor), over(high, first.factor)] as const;
          const [from, to] = sign(first.factor) > 0 ? ends : [ends[1], ends[0]];
          return {
            situation: at.withComparison(node, truth, within),
            place: { low: from, high: to },
          };
        }),
    };
  });
}

/** The first unknown a sum turns on, in the authored order. */
const firstOf = (set: NumberSet): number => members(unknownsOf(set))[0] as number;

function takeThreshold(
  at: Situation,
  index: number,
  threshold: () => Exact,
  sides: Sides,
  take: TakeSplit,
): void {
  takeAnswer(at, index, take, () => {
    const set = at.answers[index] as NumberSet;
    const { atom } = set.terms[0] as Term;
    return stretchesOf(set, threshold(), atom.step, sides).map(({ low, high }) =>
      ofAtom({ ...atom, low, high }),
    );
  });
}

interface Stretch extends Interval {
  readonly truth: TruthSet;
}

/**
 * Below, at and above a threshold; where it is joined to a neighbour of one verdict. Without a grid the
 * stretches share the threshold: they hold a little more than they should, which is sound.
 */
function stretchesOf(
  set: Interval,
  threshold: Exact,
  step: Exact | null,
  [below, on, above]: Sides,
): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (from: Exact, to: Exact, truth: TruthSet): void => {
    const low = greatest(from, set.low);
    const high = least(to, set.high);
    if (compare(low, high) <= 0) stretches.push({ low, high, truth });
  };
  const steps = step && over(threshold, step);
  const whole = steps && floor(steps);
  if (step && whole && compare(whole, steps) !== 0) {
    add(set.low, times(whole, step), below);
    add(times(plus(whole, ONE), step), set.high, above);
    return stretches;
  }
  const next = step ?? ZERO;
  const withBelow = below === on;
  const withAbove = !withBelow && on === above;
  add(set.low, withBelow ? threshold : minus(threshold, next), below);
  if (!withBelow && !withAbove) add(threshold, threshold, on);
  add(withAbove ? threshold : plus(threshold, next), set.high, above);
  return stretches;
}
