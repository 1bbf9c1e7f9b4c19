/**
 * Whether the end of an award range is really reached: looks for a completion of the answers that
 * passes every test and has exactly that award. Most rules push one way in each answer, so the
 * corner where every answer helps (or hurts) is tried first.
 */

import {
  type Exact,
  ZERO,
  ceil,
  compare,
  exact,
  floor,
  isFinite,
  isZero,
  least,
  magnitude,
  minus,
  over,
  plus,
  sign,
  times,
} from './exact.js';
import type { Leaf, Roots } from './explore.js';
import type { GraphNode } from './graph.js';
import { type NumberSet, TRUE, isKnown, known } from './possible.js';
import type { Situation } from './situation.js';
import { nodeOf } from './split.js';

/** Stands for "as much as you like" where a domain has no upper end. */
const PLENTY = exact('1000000000000000');

type Directions = Map<number, number>;

/** How a number moves with each of its unknowns: 1 with it, -1 against it, 0 both ways. */
function directionsOf(at: Situation, set: NumberSet, way: number, into: Directions): Directions {
  for (const { atom, factor } of set.terms) {
    const down = way * sign(factor);
    if (atom.key >= 0) {
      const before = into.get(atom.key);
      into.set(atom.key, before === undefined || before === down ? down : 0);
      continue;
    }
    const node = nodeOf(at, atom.key);
    const { kind } = node.source;
    if (kind === 'min' || kind === 'max') {
      for (const child of at.contenders(node)) directionsOf(at, at.number(child), down, into);
    } else if (kind === 'multiply' || kind === 'divide') {
      const [a, b] = node.of.map((child) => at.number(child)) as [NumberSet, NumberSet];
      directionsOf(at, a, sign(b.low) >= 0 ? down : sign(b.high) <= 0 ? -down : 0, into);
      const other = sign(a.low) >= 0 ? down : sign(a.high) <= 0 ? -down : 0;
      directionsOf(at, b, kind === 'divide' ? -other : other, into);
    }
  }
  return into;
}

/** Where an assumption cuts a sum, the way its unknowns should go to keep within it. */
function addCutDirections(at: Situation, directions: Directions): void {
  for (const { low, terms } of at.assumptions.cuts.values()) {
    const first = terms[0];
    if (!first) continue;
    // Relative to the first factor, like the cut itself.
    let natural = ZERO;
    for (const { atom, factor } of terms) {
      const relative = over(factor, first.factor);
      natural = plus(natural, times(relative, sign(relative) > 0 ? atom.low : atom.high));
    }
    const up = compare(low, natural) > 0 ? 1 : -1;
    const own = directionsOf(
      at,
      { low, high: low, constant: ZERO, terms },
      up * sign(first.factor),
      new Map(),
    );
    for (const [key, way] of own) if (!directions.has(key)) directions.set(key, way);
  }
}

type Ends = readonly [low: Exact, high: Exact];

const finite = (end: Exact): Exact => (isFinite(end) ? end : PLENTY);

/** The unknown numbers of a leaf with the ends they can be moved between. */
function boxOf(at: Situation, variables: ReadonlySet<number>): Map<number, Ends> {
  const box = new Map<number, Ends>();
  for (const key of variables) {
    const possible = at.answers[key];
    if (typeof possible !== 'object' || !('terms' in possible) || isKnown(possible)) continue;
    box.set(key, [possible.low, finite(possible.high)]);
  }
  return box;
}

const end = (ends: Ends, way: number): Exact => ends[way > 0 ? 1 : 0];

interface Trial {
  readonly values: Map<number, Exact>;
  readonly amount: Exact;
}

export class Reach {
  readonly #leaf: Leaf;
  readonly #roots: Roots;
  readonly #box: Map<number, Ends>;
  /** Every unknown number at the end that gives the most. */
  readonly #most: Map<number, Exact>;
  readonly #directions: Directions;

  constructor(leaf: Leaf, roots: Roots, variables: ReadonlySet<number>) {
    const at = leaf.situation;
    this.#leaf = leaf;
    this.#roots = roots;
    this.#box = boxOf(at, variables);
    this.#directions = directionsOf(at, at.number(this.#award.high), 1, new Map());
    directionsOf(at, at.number(this.#award.low), 1, this.#directions);
    addCutDirections(at, this.#directions);
    this.#most = this.#corner(1);
  }

  get #award() {
    return this.#roots.award as NonNullable<Roots['award']>;
  }

  #corner(way: number): Map<number, Exact> {
    const values = new Map<number, Exact>();
    for (const [key, ends] of this.#box) {
      values.set(key, end(ends, way * (this.#directions.get(key) ?? 1)));
    }
    return values;
  }

  /** The award of one completion; null where it does not pass. */
  #try(values: Map<number, Exact>, which: 'low' | 'high'): Exact | null {
    const at = this.#leaf.situation.withAnswers(
      [...values].map(([key, value]) => [key, known(value)] as const),
    );
    const conditions = [...this.#roots.tests, this.#award.estimable];
    if (conditions.some((condition) => at.truth(condition) !== TRUE)) return null;
    const amount = at.number(this.#award[which]);
    return at.feasible && isKnown(amount) ? amount.constant : null;
  }

  /**
   * The end of the leaf's range, and whether it is reached. Where a single unknown number decides,
   * an end that the grid jumps over is moved to the nearest value that is reached.
   */
  end(which: 'low' | 'high', round: (amount: Exact) => string): { value: Exact; reached: boolean } {
    const goal = this.#leaf[which];
    if (!isFinite(goal)) return { value: goal, reached: true };
    const reaches = (amount: Exact | null) => amount !== null && round(amount) === round(goal);
    for (const values of which === 'high' ? [this.#most] : this.#lowCandidates()) {
      const amount = this.#try(values, which);
      if (reaches(amount)) return { value: goal, reached: true };
    }
    const best = this.#search(which);
    if (!best) return { value: goal, reached: false };
    if (reaches(best.amount)) return { value: goal, reached: true };
    const oneWay = ![...this.#directions.values()].includes(0);
    return this.#box.size === 1 && oneWay
      ? { value: best.amount, reached: true }
      : { value: goal, reached: false };
  }

  /** The least award: one of the terms of its cap at its own least, the rest out of its way. */
  *#lowCandidates(): Generator<Map<number, Exact>> {
    const at = this.#leaf.situation;
    yield this.#corner(-1);
    yield this.#most;
    for (const term of contendersOf(at, this.#award.low)) {
      const set = at.number(term);
      if (compare(set.low, this.#leaf.low) !== 0) continue;
      yield* this.#lowest(set);
    }
  }

  /** Values at which a linear form takes its (cut) lower end, coarse grids first. */
  *#lowest(set: NumberSet): Generator<Map<number, Exact>> {
    for (const opaqueWay of [-1, 1]) {
      const values = new Map(this.#most);
      let missing = minus(set.low, set.constant);
      const linear: { key: number; factor: Exact; step: Exact; ends: Ends }[] = [];
      for (const { atom, factor } of set.terms) {
        const ends = this.#box.get(atom.key);
        if (atom.key >= 0 && ends && atom.step) {
          const start = end(ends, -sign(factor));
          values.set(atom.key, start);
          missing = minus(missing, times(factor, start));
          linear.push({ key: atom.key, factor, step: atom.step, ends });
        } else {
          // Not linear in the answers: put it at one of its ends and let the others fill up.
          const own = directionsOf(
            this.#leaf.situation,
            { ...set, terms: [{ atom, factor }] },
            1,
            new Map(),
          );
          let moved = this.#leaf.situation;
          for (const [key, way] of own) {
            const box = this.#box.get(key);
            if (!box) continue;
            const value = end(box, opaqueWay * way);
            values.set(key, value);
            moved = moved.withAnswers([[key, known(value)]]);
          }
          const inner = moved.number(nodeOf(moved, atom.key));
          if (!isKnown(inner)) continue;
          missing = minus(missing, times(factor, inner.constant));
        }
      }
      if (sign(missing) < 0) continue;
      const grain = (t: (typeof linear)[number]) => times(t.factor, t.step);
      linear.sort((a, b) => compare(magnitude(grain(b)), magnitude(grain(a))));
      for (const [i, { key, factor, step, ends }] of linear.entries()) {
        if (isZero(missing)) break;
        const size = magnitude(factor);
        const steps = over(missing, times(size, step));
        const whole = i === linear.length - 1 ? ceil(steps) : floor(steps);
        const move = least(times(whole, step), minus(ends[1], ends[0]));
        const from = values.get(key) as Exact;
        values.set(key, sign(factor) > 0 ? plus(from, move) : minus(from, move));
        missing = minus(missing, times(size, move));
      }
      yield values;
    }
  }

  /** From the corner that gives the most, moves one number at a time as far as the tests allow. */
  #search(which: 'low' | 'high'): Trial | null {
    let best: Trial | null = null;
    const better = (a: Exact, b: Exact) =>
      which === 'low' ? compare(a, b) < 0 : compare(a, b) > 0;
    for (const [key, ends] of this.#box) {
      const possible = this.#leaf.situation.answers[key] as NumberSet;
      const step = possible.terms[0]?.atom.step;
      if (!step) continue;
      const values = new Map(this.#most);
      const from = values.get(key) as Exact;
      const start = this.#try(values, which);
      if (start === null) continue;
      const towards = compare(from, ends[0]) === 0 ? 1 : -1;
      // The furthest number of steps that still passes, by halving.
      let passes = ZERO;
      let fails = plus(floor(over(minus(ends[1], ends[0]), step)), exact(1));
      let amount = start;
      for (let round = 0; round < 80; round++) {
        const middle = floor(over(plus(passes, fails), exact(2)));
        if (compare(middle, passes) <= 0) break;
        const move = times(middle, step);
        values.set(key, towards > 0 ? plus(from, move) : minus(from, move));
        const reached = this.#try(values, which);
        if (reached === null) fails = middle;
        else {
          passes = middle;
          amount = reached;
        }
      }
      if (!best || better(amount, best.amount)) best = { values, amount };
    }
    return best;
  }
}

/** The terms of the outermost least-of of a number, through names and decided branches. */
function contendersOf(at: Situation, node: GraphNode): readonly GraphNode[] {
  const { kind } = node.source;
  if (kind === 'named') return contendersOf(at, node.of[0] as GraphNode);
  if (kind === 'if' || kind === 'reading') {
    const branch = at.branch(node);
    return branch ? contendersOf(at, branch) : [node];
  }
  return kind === 'min' ? at.contenders(node) : [node];
}
