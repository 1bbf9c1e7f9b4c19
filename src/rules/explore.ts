/**
 * Takes what is open apart, case by case, until every outcome is plain; what the outcomes have in
 * common is put together again, so that only what really makes a difference counts as relevant.
 */

import { type Exact, compare, isFinite, keyOf, toCents } from './exact.js';
import type { Graph, GraphNode } from './graph.js';
import {
  EITHER,
  FALSE,
  type Interval,
  type NumberSet,
  TRUE,
  type TruthSet,
  unknownsOf,
} from './possible.js';
import type { Situation } from './situation.js';
import { type Case, type Place, type Split, nodeOf, splitsOf, splitsOfNumber } from './split.js';
import { NONE, type Unknowns, only, overlap } from './unknowns.js';

/** What is to be settled: tests that must all be true, and what follows where they are. */
export interface Roots {
  readonly tests: readonly GraphNode[];
  readonly award?: Graph['award'] | null;
}

/** A case in which all tests pass and an amount can be estimated. */
export interface Leaf {
  readonly situation: Situation;
  readonly low: Exact;
  readonly high: Exact;
}

/** What a split turned on, and what follows in each place. */
interface Turn {
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

const HOLDS: View = { can: TRUE, relevant: NONE, complete: true };
const HOLDS_NOT: View = { ...HOLDS, can: FALSE };

const FAILS: Outcome = {
  ...HOLDS_NOT,
  key: () => 'fails',
  turn: () => null,
  leaves: [],
  failing: NONE,
};
/** Nothing is left to tell apart. */
const PASSES: Outcome = { ...FAILS, ...HOLDS, key: () => 'passes' };

/** How many cases the settling of some roots may look at. */
const BUDGET = 1000;

/**
 * Settles what one program comes to. What shares no unknown is independent and settled apart (a sum
 * of work, not a product); what does is split at its first unknown. What was found out about tests
 * that nothing assumed touches is kept.
 */
export class Exploration {
  readonly #names = new Map<string, number>();
  readonly #views = new Map<GraphNode, View>();
  readonly #outcomes = new Map<string, Outcome | null>();
  #left = BUDGET;

  settle(at: Situation, roots: Roots): Outcome {
    this.#left = BUDGET;
    return this.#explore(at, roots) ?? FAILS;
  }

  /** @returns null where the situation turns out to be impossible */
  #explore(at: Situation, { tests, award = null }: Roots): Outcome | null {
    this.#left--;
    let failing = NONE;
    const unsettled: GraphNode[] = [];
    for (const test of tests) {
      const truth = at.truth(test);
      if (truth === FALSE) failing |= only(test.index);
      else if (truth === EITHER) unsettled.push(test);
    }
    const open = { tests: unsettled, award };
    if (!at.feasible) return null;
    if (failing !== NONE) return { ...FAILS, failing };
    const groups = unsettled.length + (award ? 1 : 0) > 1 ? groupsOf(at, open) : [];
    if (groups.length > 1) return combine(groups.map((group) => this.#explore(at, group)));
    const [test] = unsettled;
    if (award) return this.#split(at, open);
    if (!test) return PASSES;
    if (unsettled.length === 1) return this.#apart(at, test);
    if (!unsettled.every((node) => at.untouched(node))) return this.#split(at, open);
    const name = unsettled.map(({ index }) => index).join();
    let outcome = this.#outcomes.get(name);
    if (outcome === undefined) {
      outcome = this.#split(at, open);
      // Another time there may be more left to spend.
      if (outcome?.complete) this.#outcomes.set(name, outcome);
    }
    return outcome;
  }

  /** A single test that no amount hangs on. */
  #apart(at: Situation, test: GraphNode): Outcome | null {
    const view = this.view(at, test);
    if (!at.feasible) return null;
    const split = once(() => this.#split(at, { tests: [test] }));
    return {
      ...PASSES,
      ...view,
      key: () => split()?.key() ?? '',
      turn: () => split()?.turn() ?? null,
      failing: view.can === TRUE ? NONE : only(test.index),
    };
  }

  /** A truth as if nothing else were open. */
  view(at: Situation, node: GraphNode): View {
    const truth = at.truth(node);
    if (truth !== EITHER) return truth === TRUE ? HOLDS : HOLDS_NOT;
    if (!at.untouched(node)) return this.#view(at, node);
    let view = this.#views.get(node);
    if (!view) {
      view = this.#view(at, node);
      if (view.complete) this.#views.set(node, view);
    }
    return view;
  }

  #view(at: Situation, node: GraphNode): View {
    const { source, of } = node;
    if (of.length === 0 || source.kind === 'one-of') {
      return { can: EITHER, relevant: at.unknowns(node), complete: true };
    }
    if (source.kind === 'compare') {
      const { terms } = at.gap(node);
      // Whether a sum can equal a number depends on its grid, and a cut sum is not free any more.
      const isFree = source.operator !== 'eq' && at.assumptions.cuts.length === 0;
      if (isFree && terms.every(({ atom }) => atom.key >= 0)) {
        return { can: EITHER, relevant: at.unknowns(node), complete: true };
      }
    } else {
      const branch = at.branch(node);
      if (branch) return this.view(at, branch);
      const own = node.reading >= 0 ? only(node.reading) : NONE;
      if (areDisjoint(at, of, own)) {
        const views = of.map((child) => this.view(at, child));
        return merged(node, views, own);
      }
    }
    const outcome = this.#split(at, { tests: [node] });
    if (!outcome) at.feasible = false;
    return outcome ?? HOLDS_NOT;
  }

  #split(at: Situation, open: Roots): Outcome | null {
    const split = nextSplit(at, open);
    if (!split && open.tests.length === 0) return settled(at, open);
    if (split && this.#left > 0) {
      const cases = split.cases();
      return this.#merge(
        split,
        cases,
        cases.map(({ situation }) => this.#explore(situation, open)),
      );
    }
    const name = `unfinished ${this.#left}`;
    return {
      ...PASSES,
      key: () => name,
      can: open.tests.length > 0 ? EITHER : TRUE,
      relevant: unknownsUnder(at, open),
      leaves: leavesOf(at, open),
      complete: false,
    };
  }

  #merge(split: Split, cases: readonly Case[], all: readonly (Outcome | null)[]): Outcome | null {
    const outcomes = all.filter((outcome) => outcome !== null);
    const [first] = outcomes;
    if (!first) return null;
    const together = join(outcomes);
    if (outcomes.every((each) => isSame(each, first))) {
      return { ...together, key: first.key, turn: first.turn };
    }
    const turn = once((): Turn => {
      const on = split.on();
      const places = all.flatMap((outcome, i) => {
        // What was cut again is one row of places.
        const inner = outcome?.turn();
        if (inner?.on === on) return inner.places;
        const { place } = cases[i] as Case;
        const key = outcome?.key() ?? '';
        return isSpan(place) ? [{ place, key }] : place.map((each) => ({ place: [each], key }));
      });
      return { on, places: inARow(places) };
    });
    const key = once(() => {
      // One short name for each distinct arrangement of outcomes.
      const { on, places } = turn();
      const long = `${on}?${places.map(({ place, key }) => `${nameOf(place)}:${key}`).join()}`;
      const name = this.#names.get(long) ?? this.#names.size;
      this.#names.set(long, name);
      return `#${name}`;
    });
    return { ...together, key, turn, relevant: together.relevant | split.unknowns };
  }
}

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

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Most outcomes differ in plain sight; names are made only for those that do not. */
const isSame = (a: Outcome, b: Outcome): boolean =>
  a === b ||
  (a.complete && b.complete && a.can === b.can && a.relevant === b.relevant && a.key() === b.key());

/** Whether no unknown stands in two of the nodes, nor in `seen`. */
const areDisjoint = (at: Situation, nodes: readonly GraphNode[], seen: Unknowns): boolean =>
  nodes.every((node) => {
    const own = at.unknowns(node);
    if (overlap(seen, own)) return false;
    seen |= own;
    return true;
  });

/** Operands that share no unknown: what can make the difference in one of them can make it. */
function merged({ source }: GraphNode, of: readonly View[], own: Unknowns): View {
  const complete = of.every((each) => each.complete);
  let can = 0;
  for (const each of of) can |= each.can;
  if (source.kind === 'all' || source.kind === 'any') {
    const decisive = source.kind === 'all' ? FALSE : TRUE;
    // All must be able to hold, one to fail; or the other way round.
    if (!of.every((each) => (each.can | decisive) === EITHER)) can = decisive;
  } else if (source.kind === 'if') {
    const [condition, then, otherwise] = of as [View, View, View];
    if (condition.can !== EITHER) return condition.can === TRUE ? then : otherwise;
    can = then.can | otherwise.can;
  } else if (source.kind === 'not' && can !== EITHER) {
    can = EITHER - can;
  }
  const relevant = can === EITHER ? of.reduce((all, each) => all | each.relevant, own) : NONE;
  return { can, relevant, complete } as View;
}

/** What outcomes have between them; the key is the caller's to make. */
function join(outcomes: readonly Outcome[]): Outcome {
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
function combine(parts: readonly (Outcome | null)[]): Outcome | null {
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

const leavesOf = (at: Situation, { award }: Roots): Leaf[] =>
  award && at.truth(award.estimable) !== FALSE
    ? [{ situation: at, low: at.number(award.low).low, high: at.number(award.high).high }]
    : [];

function settled(at: Situation, roots: Roots): Outcome | null {
  at.checkAssumptions();
  const leaves = leavesOf(at, roots);
  const { award } = roots;
  const amounts = award && leaves[0] ? [at.number(award.low), at.number(award.high)] : [];
  if (!at.feasible) return null;
  // What is paid is whole cents: less than that makes no difference.
  const { rounding } = at.graph.program.award;
  const paid = amounts.map((set) => {
    const [low, high] = [set.low, set.high].map((end) => isFinite(end) && toCents(end, rounding));
    return low && low === high ? low : null;
  });
  const key = once(() =>
    [PASSES.key(), ...amounts.map((set, i) => paid[i] ?? formKey(at, set))].join(' '),
  );
  const relevant = amounts.reduce((all, set, i) => (paid[i] ? all : all | unknownsOf(set)), NONE);
  // An amount is proven by a completion; a bare pass is taken on the word of the assumptions.
  const complete = !!award || !isCoupled(at);
  return { ...PASSES, key, relevant, leaves, complete };
}

/**
 * Whether assumptions share an unknown: each can hold, but perhaps not all together. The programs
 * are written so that this does not happen; where it does, nothing is claimed to be exact.
 */
function isCoupled(at: Situation): boolean {
  let seen = NONE;
  for (const { terms } of at.assumptions.cuts) {
    for (const { atom } of terms) {
      if (overlap(seen, atom.unknowns)) return true;
      seen |= atom.unknowns;
    }
  }
  return false;
}

/** The first unknown of all roots, in the authored order, so that equal outcomes look equal. */
export function nextSplit(at: Situation, { tests, award }: Roots): Split | null {
  let first = Infinity;
  let next: (() => Split) | null = null;
  const take = (unknown: number, split: () => Split): void => {
    if (unknown >= first) return;
    first = unknown;
    next = split;
  };
  for (const node of tests) splitsOf(at, node, take);
  if (award) {
    splitsOf(at, award.estimable, take);
    if (at.truth(award.estimable) !== FALSE) {
      splitsOfNumber(at, at.number(award.low), take);
      if (award.high !== award.low) splitsOfNumber(at, at.number(award.high), take);
    }
  }
  return (next as (() => Split) | null)?.() ?? null;
}

export function unknownsUnder(at: Situation, { tests, award }: Roots): Unknowns {
  let all = NONE;
  for (const node of tests) all |= at.unknowns(node);
  if (!award) return all;
  all |= at.unknowns(award.estimable);
  if (at.truth(award.estimable) === FALSE) return all;
  return all | unknownsOf(at.number(award.low)) | unknownsOf(at.number(award.high));
}

/** The parts of roots that share no unknown. */
export function groupsOf(at: Situation, { tests, award = null }: Roots): Roots[] {
  const groups: { tests: GraphNode[]; award: Graph['award'] | null; unknowns: Unknowns }[] = [];
  const add = (group: (typeof groups)[number]): void => {
    for (let i = groups.length - 1; i >= 0; i--) {
      const other = groups[i] as (typeof groups)[number];
      if (!overlap(other.unknowns, group.unknowns)) continue;
      group.tests.unshift(...other.tests);
      group.unknowns |= other.unknowns;
      groups.splice(i, 1);
    }
    groups.push(group);
  };
  for (const test of tests) add({ tests: [test], award: null, unknowns: at.unknowns(test) });
  if (award) add({ tests: [], award, unknowns: unknownsUnder(at, { tests: [], award }) });
  return groups;
}

/** Equal keys: the same function of the same unknowns. */
function formKey(at: Situation, { constant, terms }: NumberSet): string {
  const parts = terms.map(({ atom: { key }, factor }) => {
    const name = key < 0 ? nodeKey(at, nodeOf(at, key)) : key;
    return `${keyOf(factor)}*${name}`;
  });
  return `(${[keyOf(constant), ...parts].join('+')})`;
}

function nodeKey(at: Situation, node: GraphNode): string {
  const { kind } = node.source;
  if (kind === 'if' || kind === 'reading') return `${kind}${node.index}`;
  return (
    kind +
    at
      .operands(node)
      .map((child) => formKey(at, at.number(child)))
      .join()
  );
}
