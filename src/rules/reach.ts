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
import type { Leaf } from './outcome.js';
import type { Roots } from './roots.js';
import type { GraphNode } from './graph.js';
import { type Interval, type NumberSet, TRUE, isKnown, isNumber, known } from './possible.js';
import { type Situation, nodeOf } from './situation.js';
import { type Unknowns, members } from './unknowns.js';

/** Stands for "as much as you like" where a domain has no upper end. */
const PLENTY = exact('1000000000000000');

/** How a number moves with each of its unknowns: 1 with it, -1 against it. */
function addWays(at: Situation, set: NumberSet, way: number, into: Map<number, number>): void {
  for (const { atom, factor } of set.terms) {
    const own = way * sign(factor);
    if (atom.key >= 0) {
      if (!into.has(atom.key)) into.set(atom.key, own);
      continue;
    }
    const node = nodeOf(at, atom.key);
    at.operands(node).forEach((child, i) => {
      addWays(at, at.number(child), node.source.kind === 'divide' && i > 0 ? -own : own, into);
    });
  }
}

type Values = Map<number, NumberSet>;

/** Whether some completion of a leaf reaches an end of its range. */
export function reaches(
  { situation: at, ...range }: Leaf,
  { tests, award }: Roots,
  unknowns: Unknowns,
  which: 'low' | 'high',
  round: (amount: Exact) => string,
): boolean {
  if (!award || !isFinite(range[which])) return true;
  const goal = round(range[which]);
  const ways = new Map<number, number>();
  addWays(at, at.number(award.high), 1, ways);
  addWays(at, at.number(award.low), 1, ways);

  const box = new Map<number, Interval>();
  for (const key of members(unknowns)) {
    const set = at.answers[key];
    if (!isNumber(set) || isKnown(set)) continue;
    box.set(key, { low: set.low, high: isFinite(set.high) ? set.high : PLENTY });
  }
  /** Every unknown number at the end that gives the most, or the least. */
  const corner = (way: number): Values =>
    new Map(
      [...box].map(([key, { low, high }]) => [
        key,
        known(way * (ways.get(key) ?? 1) > 0 ? high : low),
      ]),
    );
  const candidates =
    which === 'high'
      ? [corner(1)]
      : // One of the terms of its cap at its own least, the rest out of its way.
        [
          corner(-1),
          corner(1),
          ...contendersOf(at, award.low).map((set) => lowest(set, box, corner(1))),
        ];
  return candidates.some((values) => {
    const then = at.withAnswers([...values]);
    if ([...tests, award.estimable].some((test) => then.truth(test) !== TRUE)) return false;
    const amount = then.number(award[which]);
    return then.feasible && isKnown(amount) && round(amount.constant) === goal;
  });
}

/** Values at which a sum takes its (cut) lower end: each moved up in turn, coarse grids first. */
function lowest(set: NumberSet, box: ReadonlyMap<number, Interval>, values: Values): Values {
  let missing = minus(set.low, set.constant);
  const moves = set.terms.flatMap(({ atom: { key, step }, factor }) => {
    const ends = box.get(key);
    if (!ends || !step) return [];
    const up = sign(factor) > 0;
    const start = up ? ends.low : ends.high;
    missing = minus(missing, times(factor, start));
    return [{ key, start, way: exact(up ? 1 : -1), size: magnitude(factor), step, ends }];
  });
  moves.sort((a, b) => compare(times(b.size, b.step), times(a.size, a.step)));
  moves.forEach(({ key, start, way, size, step, ends }, i) => {
    const steps = over(missing, times(size, step));
    const whole = i === moves.length - 1 ? ceil(steps) : floor(steps);
    const move = least(times(whole, step), minus(ends.high, ends.low));
    values.set(key, known(plus(start, times(way, move))));
    missing = minus(missing, times(size, move));
  });
  return values;
}

/** The terms of the outermost least-of of a number, through names and decided branches. */
function contendersOf(at: Situation, node: GraphNode): NumberSet[] {
  const { kind } = node.source;
  if (kind === 'min') return at.operands(node).map((child) => at.number(child));
  const [only, ...others] = at.operands(node);
  const through = kind === 'named' || kind === 'if' || kind === 'reading';
  return through && only && others.length === 0 ? contendersOf(at, only) : [at.number(node)];
}
