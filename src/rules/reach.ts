/**
 * Whether the end of an award range is really reached: looks for a completion of the answers that
 * passes every test and has exactly that award. Most rules push one way in each answer, so the
 * corner where every answer helps (or hurts) is tried first.
 */

import {
  type Exact,
  ceil,
  compare,
  exact,
  floor,
  isFinite,
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

  /** Whether some completion reaches this end of the leaf's range. */
  reaches(which: 'low' | 'high', round: (amount: Exact) => string): boolean {
    const goal = this.#leaf[which];
    if (!isFinite(goal)) return true;
    for (const values of which === 'high' ? [this.#most] : this.#lowCandidates()) {
      const amount = this.#try(values, which);
      if (amount && round(amount) === round(goal)) return true;
    }
    return false;
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

  /** Values at which a sum takes its (cut) lower end: each moved up in turn, coarse grids first. */
  *#lowest(set: NumberSet): Generator<Map<number, Exact>> {
    const values = new Map(this.#most);
    let missing = minus(set.low, set.constant);
    const moves: { key: number; size: Exact; up: boolean; step: Exact; ends: Ends }[] = [];
    for (const { atom, factor } of set.terms) {
      const ends = this.#box.get(atom.key);
      if (!ends || !atom.step) return;
      const up = sign(factor) > 0;
      const start = ends[up ? 0 : 1];
      values.set(atom.key, start);
      missing = minus(missing, times(factor, start));
      moves.push({ key: atom.key, size: magnitude(factor), up, step: atom.step, ends });
    }
    moves.sort((a, b) => compare(times(b.size, b.step), times(a.size, a.step)));
    for (const [i, { key, size, up, step, ends }] of moves.entries()) {
      const steps = over(missing, times(size, step));
      const whole = i === moves.length - 1 ? ceil(steps) : floor(steps);
      const move = least(times(whole, step), minus(ends[1], ends[0]));
      values.set(key, up ? plus(ends[0], move) : minus(ends[1], move));
      missing = minus(missing, times(size, move));
    }
    yield values;
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
