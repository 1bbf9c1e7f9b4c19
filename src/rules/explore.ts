/**
 * Takes what is open apart, case by case, until every outcome is plain; what the outcomes have in
 * common is put together again, so that only what really makes a difference counts as relevant.
 */

import { isFinite, toCents } from './exact.js';
import { formKey } from './form-key.js';
import type { GraphNode } from './graph.js';
import {
  FAILS,
  HOLDS,
  HOLDS_NOT,
  type Leaf,
  type Outcome,
  PASSES,
  type View,
  combine,
  isSame,
  join,
  once,
  textOf,
  turnOf,
} from './outcome.js';
import { EITHER, FALSE, TRUE, unknownsOf } from './possible.js';
import { type Roots, amountsOf, groupsOf, nextSplit, unknownsUnder } from './roots.js';
import type { Situation } from './situation.js';
import type { Case, Split } from './split.js';
import { NONE, type Unknowns, areDisjoint, only } from './unknowns.js';

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
  #explore(at: Situation, { tests, award }: Roots): Outcome | null {
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
    const isSum = source.kind === 'compare';
    // Whether a sum can equal a number depends on its grid, and a cut sum is not free any more.
    const isFree = isSum
      ? source.operator !== 'eq' &&
        at.assumptions.cuts.length === 0 &&
        at.gap(node).terms.every(({ atom }) => atom.key >= 0)
      : of.length === 0 || source.kind === 'one-of';
    if (isFree) return { can: EITHER, relevant: at.unknowns(node), complete: true };
    if (!isSum) {
      const branch = at.branch(node);
      if (branch) return this.view(at, branch);
      const own = node.reading >= 0 ? only(node.reading) : NONE;
      if (areDisjoint(of, (child) => at.unknowns(child), own)) {
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
    const turn = once(() => turnOf(split, cases, all));
    const key = once(() => {
      // One short name for each distinct arrangement of outcomes.
      const long = textOf(turn());
      const name = this.#names.get(long) ?? this.#names.size;
      this.#names.set(long, name);
      return `#${name}`;
    });
    return { ...together, key, turn, relevant: together.relevant | split.unknowns };
  }
}

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

function leavesOf(at: Situation, roots: Roots): Leaf[] {
  const [low, high] = amountsOf(at, roots);
  return low && high ? [{ situation: at, low: low.low, high: high.high }] : [];
}

function settled(at: Situation, roots: Roots): Outcome | null {
  at.checkAssumptions();
  const amounts = amountsOf(at, roots);
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
  // An amount is proven by a completion; a bare pass is taken on the word of the assumptions. Where
  // they share an unknown each can hold, but perhaps not all together: the programs are written so
  // that this does not happen; where it does, nothing is claimed to be exact.
  const assumed = at.assumptions.cuts.flatMap(({ terms }) => terms);
  const complete = !!roots.award || areDisjoint(assumed, ({ atom }) => atom.unknowns);
  return { ...PASSES, key, relevant, leaves: leavesOf(at, roots), complete };
}
