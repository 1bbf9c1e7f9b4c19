/**
 * Takes what is open apart, case by case, until every outcome is plain; what the outcomes have in
 * common is put together again, so that only what really makes a difference counts as relevant.
 */

import { type Exact, keyOf } from './exact.js';
import type { Graph, GraphNode } from './graph.js';
import { EITHER, FALSE, type NumberSet, TRUE, type TruthSet, ofAtom } from './possible.js';
import type { Situation } from './situation.js';
import {
  type Split,
  nodeOf,
  splitsOf,
  splitsOfNumber,
  truthUnknowns,
  unknownsOf,
} from './split.js';

/** What is to be settled: tests that must all be true, and what follows where they are. */
export interface Roots {
  readonly tests: readonly GraphNode[];
  /** Truths that are told to those who pass. */
  readonly told?: readonly GraphNode[];
  readonly award?: Graph['award'] | null;
}

/** A case in which all tests pass and an amount can be estimated. */
export interface Leaf {
  readonly situation: Situation;
  readonly low: Exact;
  readonly high: Exact;
}

export interface Outcome {
  /** Equal keys: no completion tells the two apart. Made only where two outcomes must be compared. */
  readonly key: () => string;
  readonly canPass: boolean;
  readonly canFail: boolean;
  /** The questions and readings (see `READINGS_FROM`) that can make a difference. */
  readonly relevant: ReadonlySet<number>;
  readonly leaves: readonly Leaf[];
  /** The tests that some completion fails, as far as it was looked into. */
  readonly failing: ReadonlySet<GraphNode>;
  /** False where the budget ended the work: sound, but perhaps wider than the truth. */
  readonly complete: boolean;
}

/** A truth by itself. */
export interface View {
  readonly can: TruthSet;
  readonly relevant: ReadonlySet<number>;
  readonly complete: boolean;
}

const NONE: ReadonlySet<never> = new Set();
const FAILS: Outcome = {
  key: () => 'fails',
  canPass: false,
  canFail: true,
  relevant: NONE,
  leaves: [],
  failing: NONE,
  complete: true,
};

/** How many cases one exploration may look at. */
const BUDGET = 2000;

/** A settled applicant: nothing is left to tell apart. */
const PASSES: Outcome = { ...FAILS, key: () => 'passes', canPass: true, canFail: false };

/**
 * Settles `roots`: what shares no unknown is independent and settled apart (a sum of work, not a
 * product); what does is split at its first unknown.
 */
export class Exploration {
  readonly #keys = new Map<string, number>();
  #left = BUDGET;

  /** @returns null where the situation turns out to be impossible */
  explore(at: Situation, roots: Roots): Outcome | null {
    this.#left--;
    const failing = roots.tests.filter((test) => at.truth(test) === FALSE);
    const open = { ...roots, tests: roots.tests.filter((test) => at.truth(test) === EITHER) };
    if (!at.feasible) return null;
    if (failing.length > 0) return { ...FAILS, failing: new Set(failing) };
    const groups =
      open.tests.length + (open.told ? 1 : 0) + (open.award ? 1 : 0) > 1 ? groupsOf(at, open) : [];
    if (groups.length > 1) return combine(groups.map((group) => this.explore(at, group)));
    const [test, ...more] = open.tests;
    const told = open.told ?? [];
    const isMixed = more.length > 0 || (test && told.length > 0);
    if (open.award || isMixed) return this.#split(at, open);
    const views = (test ? [test] : told).map((node) => this.view(at, node));
    if (!at.feasible) return null;
    const canFail = !!test && views.some(({ can }) => can !== TRUE);
    return {
      ...PASSES,
      key: once(() => this.#split(at, open)?.key() ?? ''),
      canPass: !test || views.some(({ can }) => can !== FALSE),
      canFail,
      relevant: new Set(views.flatMap(({ relevant }) => [...relevant])),
      failing: new Set(canFail ? [test] : []),
      complete: views.every(({ complete }) => complete),
    };
  }

  /** What a truth can be and what makes the difference, as if nothing else were open. */
  view(at: Situation, node: GraphNode): View {
    const truth = at.truth(node);
    if (truth !== EITHER) return { can: truth, relevant: NONE, complete: true };
    const { views } = at.untouched(node) ? at.root : at;
    let view = views.get(node);
    if (!view) {
      view = this.#view(at, node);
      // Another exploration may have more left to spend.
      if (view.complete) views.set(node, view);
    }
    return view;
  }

  #view(at: Situation, node: GraphNode): View {
    const { source, of, variable } = node;
    const asked = source.kind === 'one-of' ? of[0]?.variable : variable;
    if (asked) return { can: EITHER, relevant: new Set([asked.index]), complete: true };
    if (source.kind === 'compare') {
      // Whether a sum can equal a number depends on its grid, and a cut sum is not free any more.
      const keys = at.gap(node).terms.map(({ atom }) => atom.key);
      const isFree = source.operator !== 'eq' && at.assumptions.cuts.size === 0;
      if (isFree && keys.every((key) => key >= 0)) {
        return { can: EITHER, relevant: new Set(keys), complete: true };
      }
    } else {
      const branch = at.branch(node);
      if (branch) return this.view(at, branch);
      const key = source.kind === 'reading' ? [at.readingKey(node)] : [];
      if (areDisjoint(at, of, key)) {
        return merged(
          node,
          of.map((child) => this.view(at, child)),
          key,
        );
      }
    }
    const outcome = this.#split(at, { tests: [node] });
    if (!outcome) at.feasible = false;
    const { canPass, canFail, relevant, complete } = outcome ?? FAILS;
    return { can: (canPass ? TRUE : 0) | (canFail ? FALSE : 0), relevant, complete } as View;
  }

  #split(at: Situation, open: Roots): Outcome | null {
    const split = nextSplit(at, open);
    if (!split) return settled(at, open);
    if (this.#left > 0) {
      return this.#merge(
        split,
        split.cases().map((each) => this.explore(each, open)),
      );
    }
    const name = `unfinished ${this.#left}`;
    return {
      ...PASSES,
      key: () => name,
      canFail: open.tests.length > 0,
      relevant: unknownsUnder(at, open),
      leaves: leavesOf(at, open),
      complete: false,
    };
  }

  #merge(split: Split, all: readonly (Outcome | null)[]): Outcome | null {
    const outcomes = all.filter((outcome) => outcome !== null);
    const [first] = outcomes;
    if (!first) return null;
    const together = join(outcomes);
    if (outcomes.every((each) => isSame(each, first))) return { ...together, key: first.key };
    const relevant = new Set([...together.relevant, ...split.variables()]);
    const key = once(() => {
      // One short name for each distinct arrangement of outcomes.
      const long = `${split.on()}?${all.map((each) => each?.key()).join(':')}`;
      const name = this.#keys.get(long) ?? this.#keys.size;
      this.#keys.set(long, name);
      return `#${name}`;
    });
    return { ...together, key, relevant };
  }
}

/** Whether no unknown stands in two of the nodes, nor among `keys`. */
function areDisjoint(at: Situation, nodes: readonly GraphNode[], keys: readonly number[]): boolean {
  const seen = new Set(keys);
  return nodes.every((node) => {
    const own = truthUnknowns(at, node);
    const before = seen.size;
    for (const key of own) seen.add(key);
    return seen.size === before + own.size;
  });
}

/** Operands that share no unknown: each that can make the difference in its operand can make it. */
function merged({ source }: GraphNode, of: readonly View[], keys: readonly number[]): View {
  const complete = of.every((each) => each.complete);
  let relevant = [...keys, ...of.flatMap((each) => [...each.relevant])];
  let can = 0;
  if (source.kind === 'all' || source.kind === 'any') {
    const decisive = source.kind === 'all' ? FALSE : TRUE;
    for (const each of of) can |= each.can;
    // All must be able to hold, one to fail; or the other way round.
    if (!of.every((each) => (each.can | decisive) === EITHER)) can = decisive;
  } else if (source.kind === 'if') {
    const [condition, then, otherwise] = of as [View, View, View];
    if (condition.can !== EITHER) return condition.can === TRUE ? then : otherwise;
    can = then.can | otherwise.can;
  } else {
    for (const each of of) can |= each.can;
    if (source.kind === 'not' && can !== EITHER) can = EITHER - can;
  }
  if (can !== EITHER) relevant = [];
  return { can, relevant: new Set(relevant), complete } as View;
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

/** Most outcomes differ in plain sight; names are made only for those that do not. */
const isSame = (a: Outcome, b: Outcome): boolean =>
  a === b ||
  (a.canPass === b.canPass &&
    a.canFail === b.canFail &&
    a.relevant.size === b.relevant.size &&
    [...a.relevant].every((key) => b.relevant.has(key)) &&
    a.key() === b.key());

/** What outcomes have between them; the key is the caller's to make. */
function join(outcomes: readonly Outcome[]): Outcome {
  const all = <T>(of: (outcome: Outcome) => Iterable<T>) =>
    new Set(outcomes.flatMap((each) => [...of(each)]));
  return {
    key: () => '',
    canPass: outcomes.some(({ canPass }) => canPass),
    canFail: outcomes.some(({ canFail }) => canFail),
    relevant: all(({ relevant }) => relevant),
    leaves: outcomes.flatMap(({ leaves }) => leaves),
    failing: all(({ failing }) => failing),
    complete: outcomes.every(({ complete }) => complete),
  };
}

/** Independent parts pass together, and fail where one of them does. */
function combine(parts: readonly (Outcome | null)[]): Outcome | null {
  const outcomes = parts.filter((part) => part !== null);
  if (outcomes.length < parts.length) return null;
  const together = join(outcomes);
  if (outcomes.some(({ canPass }) => !canPass)) return { ...FAILS, failing: together.failing };
  const key = once(() => {
    const keys = outcomes.map((each) => each.key()).filter((each) => each !== PASSES.key());
    return keys.sort().join('&') || PASSES.key();
  });
  return { ...together, key, canPass: true };
}

const leavesOf = (at: Situation, { award }: Roots): Leaf[] =>
  award && at.truth(award.estimable) !== FALSE
    ? [{ situation: at, low: at.number(award.low).low, high: at.number(award.high).high }]
    : [];

function settled(at: Situation, roots: Roots): Outcome | null {
  at.checkAssumptions();
  const leaves = leavesOf(at, roots);
  const { award, told = [] } = roots;
  const amounts = award && leaves[0] ? [at.number(award.low), at.number(award.high)] : [];
  if (!at.feasible) return null;
  const key = once(() =>
    [
      PASSES.key(),
      ...told.map((node) => at.truth(node)),
      ...amounts.map((set) => formKey(at, set)),
    ].join(' '),
  );
  const relevant = new Set<number>();
  for (const set of amounts) unknownsOf(at, set, relevant);
  // An amount is proven by a completion; a bare pass is taken on the word of the assumptions.
  const complete = !!award || !isCoupled(at);
  return { ...PASSES, key, relevant, leaves, complete };
}

/**
 * Whether assumptions share an unknown: each can hold, but perhaps not all together. The programs
 * are written so that this does not happen; where it does, nothing is claimed to be exact.
 */
function isCoupled(at: Situation): boolean {
  const all = [...at.assumptions.cuts.values()].flatMap(({ terms }) =>
    terms.flatMap(({ atom }) => [...unknownsOf(at, ofAtom(atom))]),
  );
  return new Set(all).size < all.length;
}

/** The first unknown of all roots, in the authored order, so that equal outcomes look equal. */
function nextSplit(at: Situation, { tests, told = [], award }: Roots): Split | null {
  const truths = [...tests, ...told, ...(award ? [award.estimable] : [])];
  const numbers = award && at.truth(award.estimable) !== FALSE ? [award.low, award.high] : [];
  return [
    ...truths.flatMap((node) => splitsOf(at, node)),
    ...numbers.flatMap((node) => splitsOfNumber(at, at.number(node))),
  ].reduce<Split | null>((a, b) => (a && a.order <= b.order ? a : b), null);
}

export function unknownsUnder(at: Situation, { tests, told = [], award }: Roots): Set<number> {
  const into = new Set<number>();
  for (const node of [...tests, ...told]) truthUnknowns(at, node, into);
  if (!award) return into;
  truthUnknowns(at, award.estimable, into);
  if (at.truth(award.estimable) === FALSE) return into;
  return unknownsOf(at, at.number(award.low), unknownsOf(at, at.number(award.high), into));
}

/** The parts of roots that share no unknown. */
export function groupsOf(at: Situation, { tests, told = [], award }: Roots): Roots[] {
  const groups: { roots: Roots; unknowns: Set<number> }[] = [];
  const add = (roots: Roots) => {
    const group = { roots, unknowns: unknownsUnder(at, roots) };
    for (let i = groups.length - 1; i >= 0; i--) {
      const other = groups[i] as (typeof groups)[number];
      if (![...other.unknowns].some((key) => group.unknowns.has(key))) continue;
      group.roots = {
        tests: [...other.roots.tests, ...group.roots.tests],
        told: [...(other.roots.told ?? []), ...(group.roots.told ?? [])],
        award: group.roots.award ?? other.roots.award ?? null,
      };
      for (const key of other.unknowns) group.unknowns.add(key);
      groups.splice(i, 1);
    }
    groups.push(group);
  };
  for (const test of tests) add({ tests: [test] });
  // What is told together belongs together.
  if (told.length > 0) add({ tests: [], told });
  if (award) add({ tests: [], award });
  return groups.map(({ roots }) => roots);
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
