/**
 * What an exploration finds out, and when two findings are the same: names are equal where no
 * completion tells the outcomes apart, however they were arrived at.
 */

import { type Exact, compare, keyOf } from './exact.js';
import { FALSE, type Interval, TRUE, type TruthSet } from './possible.js';
import type { Situation } from './situation.js';
import type { Case, Place, Split } from './split.js';
import { NONE, type Unknowns } from './unknowns.js';

/** A case in which all tests pass and an amount can be estimated. */
export interface Leaf {
  readonly situation: Situation;
  readonly low: Exact;
  readonly high: Exact;
}

/** What a split turned on, and what follows in each place. */
export interface Turn {
  readonly on: string;
  readonly places: readonly { readonly place: Place; readonly key: string }[];
}

/** A truth by itself. */
export interface View {
  /** What it can be. */
  readonly can: TruthSet;
  /** The unknowns that can make a difference. */
  readonly relevant: Unknowns;
  /** False where the budget ended the work: sound, but perhaps wider than the truth. */
  readonly complete: boolean;
}

/** What roots come to: whether all tests pass, and what follows. */
export interface Outcome extends View {
  /** Equal keys: no completion tells the two apart. Made only where two must be compared. */
  readonly key: () => string;
  /** How the split came out that it was put together from; null where there was none. */
  readonly turn: () => Turn | null;
  readonly leaves: readonly Leaf[];
  /** The nodes of the tests that some completion fails, as far as it was looked into. */
  readonly failing: Unknowns;
}

export const HOLDS: View = { can: TRUE, relevant: NONE, complete: true };
export const HOLDS_NOT: View = { ...HOLDS, can: FALSE };

export const FAILS: Outcome = {
  ...HOLDS_NOT,
  key: () => 'fails',
  turn: () => null,
  leaves: [],
  failing: NONE,
};
/** Nothing is left to tell apart. */
export const PASSES: Outcome = { ...FAILS, ...HOLDS, key: () => 'passes' };

/** How a split came out, from the outcome of each of its cases. */
export function turnOf(
  split: Split,
  cases: readonly Case[],
  outcomes: readonly (Outcome | null)[],
): Turn {
  const on = split.on();
  const places = outcomes.flatMap((outcome, i) => {
    // What was cut again is one row of places.
    const inner = outcome?.turn();
    if (inner?.on === on) return inner.places;
    const { place } = cases[i] as Case;
    const key = outcome?.key() ?? '';
    return isSpan(place) ? [{ place, key }] : place.map((each) => ({ place: [each], key }));
  });
  return { on, places: inARow(places) };
}

/** Equal texts: the same outcomes in the same places. */
export const textOf = ({ on, places }: Turn): string =>
  `${on}?${places.map(({ place, key }) => `${nameOf(place)}:${key}`).join()}`;

const isSpan = (place: Place): place is Interval => 'low' in place;

const nameOf = (place: Place): string =>
  isSpan(place) ? `${keyOf(place.low)}–${keyOf(place.high)}` : place.join();

/** In the order of the options or numbers; neighbouring numbers of one outcome are one stretch. */
function inARow(places: Turn['places']): Turn['places'] {
  const row = [...places].sort((a, b) =>
    isSpan(a.place) && isSpan(b.place)
      ? compare(a.place.low, b.place.low)
      : nameOf(a.place) < nameOf(b.place)
        ? -1
        : 1,
  );
  return row.reduce<Turn['places'][number][]>((all, { place, key }) => {
    const last = all.at(-1);
    if (last?.key === key && isSpan(last.place) && isSpan(place)) {
      all[all.length - 1] = { place: { low: last.place.low, high: place.high }, key };
    } else {
      all.push({ place, key });
    }
    return all;
  }, []);
}

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Most outcomes differ in plain sight; names are made only for those that do not. */
export const isSame = (a: Outcome, b: Outcome): boolean =>
  a === b ||
  (a.complete && b.complete && a.can === b.can && a.relevant === b.relevant && a.key() === b.key());

/** What outcomes have between them; the key is the caller's to make. */
export function join(outcomes: readonly Outcome[]): Outcome {
  let { can, relevant, failing, complete, leaves } = outcomes[0] as Outcome;
  for (let i = 1; i < outcomes.length; i++) {
    const each = outcomes[i] as Outcome;
    can = (can | each.can) as TruthSet;
    relevant |= each.relevant;
    failing |= each.failing;
    complete &&= each.complete;
    leaves = leaves.length === 0 ? each.leaves : leaves.concat(each.leaves);
  }
  return { ...PASSES, can, relevant, leaves, failing, complete };
}

/** Independent parts pass together, and fail where one of them does. */
export function combine(parts: readonly (Outcome | null)[]): Outcome | null {
  const outcomes = parts.filter((part) => part !== null);
  if (outcomes.length < parts.length) return null;
  const together = join(outcomes);
  if (outcomes.some(({ can }) => can === FALSE)) return { ...FAILS, failing: together.failing };
  const key = once(() => {
    const keys = outcomes.map((each) => each.key()).filter((each) => each !== PASSES.key());
    return keys.sort().join('&') || PASSES.key();
  });
  return { ...together, key };
}
