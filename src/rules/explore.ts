/**
 * Takes what is open apart, case by case, until every outcome is plain; what the outcomes have in
 * common is put together again, so that only what really makes a difference counts as relevant.
 */

import { type Exact, compare, keyOf } from './exact.js';
import type { Graph, GraphNode, PriorityNodes } from './graph.js';
import { EITHER, FALSE, type NumberSet, TRUE, ofAtom } from './possible.js';
import type { Situation } from './situation.js';
import {
  type Case,
  type Split,
  nodeOf,
  splitsOf,
  splitsOfNumber,
  truthUnknowns,
  unknownsOf,
} from './split.js';

type AwardNodes = Graph['award'];

/** What is to be settled: tests that must all be true, and what follows where they are. */
export interface Roots {
  readonly tests: readonly GraphNode[];
  readonly priorities: readonly PriorityNodes[];
  readonly award: AwardNodes | null;
}

/** A case in which all tests pass and an amount can be estimated. */
export interface Leaf {
  readonly situation: Situation;
  readonly low: Exact;
  readonly high: Exact;
}

export interface Outcome {
  /** Equal keys: no completion tells the two apart. */
  readonly key: string;
  readonly canPass: boolean;
  readonly canFail: boolean;
  /** The questions and readings (see `READINGS_FROM`) that can make a difference. */
  readonly relevant: ReadonlySet<number>;
  readonly leaves: readonly Leaf[];
  /** The tests that some completion fails, as far as it was looked into. */
  readonly failing: ReadonlySet<GraphNode>;
  /** False where the budget ended the work: sound, but perhaps wider than the truth. */
  readonly complete: boolean;
  /** Where the outcome turns on one thing first: which of its cases come to what. */
  readonly cells?: { readonly on: string; readonly list: readonly Cell[] } | null;
}

interface Cell {
  readonly covers: Case['covers'];
  readonly key: string;
}

const NONE: ReadonlySet<never> = new Set();
const FAILS: Outcome = {
  key: 'fails',
  canPass: false,
  canFail: true,
  relevant: NONE,
  leaves: [],
  failing: NONE,
  complete: true,
};

/** How many cases one exploration may look at. */
export const BUDGET = 600;

/** A settled applicant: nothing is left to tell apart. */
const PASSES: Outcome = { ...FAILS, key: 'passes', canPass: true, canFail: false };

/**
 * Settles `roots`: what shares no unknown is independent and settled apart (a sum of work, not a
 * product); what does is split at its first unknown.
 */
export class Exploration {
  readonly #keys = new Map<string, number>();
  #left: number;

  constructor(budget = BUDGET) {
    this.#left = budget;
  }

  /** @returns null where the situation turns out to be impossible */
  explore(at: Situation, roots: Roots): Outcome | null {
    this.#left--;
    const failing = roots.tests.filter((test) => at.truth(test) === FALSE);
    if (!at.feasible) return null;
    if (failing.length > 0) return { ...FAILS, failing: new Set(failing) };
    const open = { ...roots, tests: roots.tests.filter((test) => at.truth(test) === EITHER) };
    const groups = groupsOf(at, open);
    if (groups.length > 1) {
      return combine(groups.map((group) => this.explore(at, group)));
    }
    const split = nextSplit(at, open);
    if (!at.feasible) return null;
    if (!split) return settled(at, open);
    if (this.#left <= 0) return this.#unfinished(at, open);
    const cases = split.cases();
    return this.#merge(
      split,
      cases,
      cases.map((each) => this.explore(each.at, open)),
    );
  }

  #merge(split: Split, cases: readonly Case[], all: readonly (Outcome | null)[]): Outcome | null {
    const outcomes = all.filter((outcome) => outcome !== null);
    const first = outcomes[0];
    if (!first) return null;
    const differs = outcomes.some(({ key }) => key !== first.key);
    const relevant = new Set(outcomes.flatMap((outcome) => [...outcome.relevant]));
    if (differs) for (const variable of split.variables()) relevant.add(variable);
    const cells = differs ? cellsOf(split, cases, all) : null;
    return {
      key: cells ? this.#shorten(`${split.on}?${labelOf(cells)}`) : first.key,
      canPass: outcomes.some(({ canPass }) => canPass),
      canFail: outcomes.some(({ canFail }) => canFail),
      relevant,
      leaves: outcomes.flatMap(({ leaves }) => leaves),
      failing: new Set(outcomes.flatMap(({ failing }) => [...failing])),
      complete: outcomes.every(({ complete }) => complete),
      cells: cells && { on: split.on, list: cells },
    };
  }

  /** One short name for each distinct arrangement of outcomes. */
  #shorten(long: string): string {
    const short = this.#keys.get(long) ?? this.#keys.size;
    this.#keys.set(long, short);
    return `#${short}`;
  }

  #unfinished(at: Situation, roots: Roots): Outcome {
    const { award } = roots;
    return {
      key: `unfinished ${this.#left}`,
      canPass: true,
      canFail: roots.tests.length > 0,
      relevant: unknownsUnder(at, roots),
      leaves: award && at.truth(award.estimable) !== FALSE ? [leafOf(at, award)] : [],
      failing: NONE,
      complete: false,
    };
  }
}

/**
 * The cases of a split, in one form however it was cut: a case that is split again on the same thing
 * gives its own cases, and neighbours of one outcome are one.
 */
function cellsOf(
  split: Split,
  cases: readonly Case[],
  outcomes: readonly (Outcome | null)[],
): Cell[] {
  const cells = cases.flatMap(({ covers }, i): readonly Cell[] => {
    const outcome = outcomes[i];
    if (!outcome) return [];
    return outcome.cells?.on === split.on ? outcome.cells.list : [{ covers, key: outcome.key }];
  });
  const stretches = cells.flatMap(({ covers, key }) => ('low' in covers ? [{ covers, key }] : []));
  if (stretches.length > 0) {
    return stretches
      .sort((a, b) => compare(a.covers.low, b.covers.low))
      .filter(({ key }, i, all) => key !== all[i - 1]?.key);
  }
  const byKey = new Map<string, string[]>();
  for (const { covers, key } of cells) {
    byKey.set(key, [...(byKey.get(key) ?? []), ...(covers as readonly string[])]);
  }
  return [...byKey].map(([key, options]) => ({ key, covers: options.sort() }));
}

const labelOf = (cells: readonly Cell[]): string =>
  cells
    .map(({ covers, key }) => ('low' in covers ? keyOf(covers.low) : covers.join()) + ' ' + key)
    .sort()
    .join(';');

const leafOf = (at: Situation, award: AwardNodes): Leaf => ({
  situation: at,
  low: at.number(award.low).low,
  high: at.number(award.high).high,
});

function settled(at: Situation, { priorities, award }: Roots): Outcome | null {
  at.checkAssumptions();
  let key = PASSES.key + priorities.map((priority) => ` ${priorityKey(at, priority)}`).join('');
  // An amount is proven by a completion; a bare pass is taken on the word of the assumptions.
  const complete = award !== null || !isCoupled(at);
  if (!award || at.truth(award.estimable) !== TRUE) {
    return at.feasible ? { ...PASSES, key, complete } : null;
  }
  const [low, high] = [at.number(award.low), at.number(award.high)];
  if (!at.feasible) return null;
  const relevant = unknownsOf(at, high, unknownsOf(at, low));
  key += `${formKey(at, low)}|${formKey(at, high)}`;
  return { ...PASSES, key, relevant, complete, leaves: [leafOf(at, award)] };
}

/**
 * Whether assumptions share an unknown: each can hold, but perhaps not all together. The programs
 * are written so that this does not happen; where it does, nothing is claimed to be exact.
 */
function isCoupled(at: Situation): boolean {
  const seen = new Set<number>();
  let count = 0;
  for (const { terms } of at.assumptions.cuts.values()) {
    for (const { atom } of terms) {
      const own = atom.key >= 0 ? [atom.key] : unknownsOf(at, ofAtom(atom));
      for (const key of own) {
        seen.add(key);
        count++;
      }
    }
  }
  return seen.size < count;
}

/** Independent parts pass together, and fail where one of them does. */
export function combine(parts: readonly (Outcome | null)[]): Outcome | null {
  const relevant = new Set<number>();
  const outcomes = parts as readonly Outcome[];
  const failing = new Set(parts.flatMap((part) => [...(part?.failing ?? [])]));
  for (const part of parts) {
    if (!part?.canPass) return part && { ...FAILS, failing };
    for (const key of part.relevant) relevant.add(key);
  }
  return {
    key:
      outcomes
        .map(({ key }) => key)
        .filter((key) => key !== PASSES.key)
        .sort()
        .join('&') || PASSES.key,
    canPass: true,
    canFail: outcomes.some(({ canFail }) => canFail),
    relevant,
    leaves: outcomes.flatMap(({ leaves }) => leaves),
    failing,
    complete: outcomes.every(({ complete }) => complete),
  };
}

/** The first unknown of all roots, in the authored order, so that equal outcomes look equal. */
function nextSplit(at: Situation, { tests, priorities, award }: Roots): Split | null {
  const splits = [
    ...tests.flatMap((test) => splitsOf(at, test)),
    ...priorities.flatMap((priority) => splitsOfPriority(at, priority)),
    ...(award ? splitsOfAward(at, award) : []),
  ];
  return splits.reduce<Split | null>((a, b) => (a && a.order <= b.order ? a : b), null);
}

const splitsOfAward = (at: Situation, { low, high, estimable }: AwardNodes): Split[] =>
  at.truth(estimable) === FALSE
    ? []
    : [
        ...splitsOf(at, estimable),
        ...splitsOfNumber(at, at.number(low)),
        ...splitsOfNumber(at, at.number(high)),
      ];

/** The unknowns of a priority: of its condition and, where that can hold, of its category. */
function priorityUnknowns(at: Situation, { met, categories }: PriorityNodes): Set<number> {
  const into = truthUnknowns(at, met);
  if (at.truth(met) === FALSE) return into;
  for (const { when } of categories) {
    truthUnknowns(at, when, into);
    if (at.truth(when) === TRUE) break;
  }
  return into;
}

function awardUnknowns(at: Situation, { low, high, estimable }: AwardNodes): Set<number> {
  const into = truthUnknowns(at, estimable);
  if (at.truth(estimable) === FALSE) return into;
  return unknownsOf(at, at.number(low), unknownsOf(at, at.number(high), into));
}

export function unknownsUnder(at: Situation, { tests, priorities, award }: Roots): Set<number> {
  const sets = [
    ...tests.map((test) => truthUnknowns(at, test)),
    ...priorities.map((priority) => priorityUnknowns(at, priority)),
    ...(award ? [awardUnknowns(at, award)] : []),
  ];
  return new Set(sets.flatMap((set) => [...set]));
}

interface Group {
  tests: GraphNode[];
  priorities: PriorityNodes[];
  award: AwardNodes | null;
  readonly unknowns: Set<number>;
}

/** The parts of roots that share no unknown. A settled award or priority stands alone. */
export function groupsOf(at: Situation, roots: Roots): Roots[] {
  const groups: Group[] = [];
  if (roots.tests.length + roots.priorities.length + (roots.award ? 1 : 0) < 2) {
    return [roots];
  }
  const add = (unknowns: Set<number>, part: Partial<Group>) => {
    const group: Group = { tests: [], priorities: [], award: null, ...part, unknowns };
    for (let i = groups.length - 1; i >= 0; i--) {
      const other = groups[i] as Group;
      if (!shares(other.unknowns, unknowns)) continue;
      group.tests.unshift(...other.tests);
      group.priorities.unshift(...other.priorities);
      group.award ??= other.award;
      for (const key of other.unknowns) unknowns.add(key);
      groups.splice(i, 1);
    }
    groups.push(group);
  };
  for (const test of roots.tests) add(truthUnknowns(at, test), { tests: [test] });
  for (const priority of roots.priorities) {
    add(priorityUnknowns(at, priority), { priorities: [priority] });
  }
  if (roots.award) add(awardUnknowns(at, roots.award), { award: roots.award });
  return groups;
}

export function shares(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  for (const key of a) if (b.has(key)) return true;
  return false;
}

function splitsOfPriority(at: Situation, { met, categories }: PriorityNodes): Split[] {
  const whether = splitsOf(at, met);
  if (whether.length > 0 || at.truth(met) === FALSE) return whether;
  // The first category whose condition can hold decides before the next is looked at.
  const next = categories.find(({ when }) => at.truth(when) !== FALSE);
  return next ? splitsOf(at, next.when) : [];
}

/** The category of a settled priority: the first whose condition holds. */
export function categoryOf(at: Situation, { categories }: PriorityNodes): string | undefined {
  const first = categories.find(({ when }) => at.truth(when) !== FALSE);
  return first && at.truth(first.when) === TRUE ? first.id : undefined;
}

const priorityKey = (at: Situation, priority: PriorityNodes): string =>
  at.truth(priority.met) === TRUE ? `yes ${categoryOf(at, priority) ?? ''}` : 'no';

/** Equal keys: the same function of the same unknowns. */
function formKey(at: Situation, set: NumberSet): string {
  const terms = set.terms.map(
    ({ atom, factor }) =>
      `${keyOf(factor)}*${atom.key >= 0 ? atom.key : nodeKey(at, nodeOf(at, atom.key))}`,
  );
  return `(${[keyOf(set.constant), ...terms].join('+')})`;
}

function nodeKey(at: Situation, node: GraphNode): string {
  const { kind } = node.source;
  if (kind === 'if' || kind === 'reading') return `${kind}${node.index}`;
  const children = at.operands(node).map((child) => formKey(at, at.number(child)));
  return `${kind}${children.join()}`;
}
