import { type Exact, compare, greatest, least, toCents } from './exact.js';
import {
  Exploration,
  type Leaf,
  type Outcome,
  type Roots,
  combine,
  groupsOf,
  shares,
  unknownsUnder,
} from './explore.js';
import type { PriorityNodes } from './graph.js';
import { Reach } from './reach.js';
import { FALSE } from './possible.js';
import type { Situation } from './situation.js';
import { truthUnknowns } from './split.js';

export interface AwardRange {
  readonly low: Exact;
  readonly high: Exact;
  /** Both ends are known to be reached by some completion. */
  readonly tight: boolean;
}

/** What one program comes to, with some readings chosen and the rest open. */
export interface Solution {
  readonly canPass: boolean;
  readonly canFail: boolean;
  /** Questions and readings that can change the status, the award or a priority. */
  readonly relevant: ReadonlySet<number>;
  /** Null where the program fails or no amount can be estimated. */
  readonly award: AwardRange | null;
}

/**
 * Solves a program part by part: what shares no unknown is independent, so a status is settled part
 * by part, and an amount needs only the part it stands in.
 *
 * @param prove whether to look for completions that reach the ends of the award
 */
export function solve(at: Situation, prove: boolean, done: Done = new Map()): Solution {
  const { criteria, award, priorities } = at.graph;
  const roots = { tests: criteria.map(({ passes }) => passes), priorities: [], award };
  const outcome = exploreParts(at, roots, done);
  if (!outcome?.canPass) {
    return { canPass: false, canFail: true, relevant: new Set(), award: null };
  }
  const relevant = new Set(outcome.relevant);
  for (const priority of priorities) addPriority(at, roots, priority, relevant);
  return {
    canPass: true,
    canFail: outcome.canFail,
    relevant,
    award: awardOf(at, roots, outcome, prove),
  };
}

/** Outcomes of parts, for the same answers under other readings that do not touch them. */
export type Done = Map<string, Outcome | null>;

function exploreParts(at: Situation, roots: Roots, done: Done): Outcome | null {
  if (roots.tests.some((test) => at.truth(test) === FALSE)) return null;
  const parts = groupsOf(at, roots);
  return combine(
    parts.map((part) => {
      const key = partKey(at, part);
      let outcome = done.get(key);
      if (outcome === undefined) {
        outcome = new Exploration().explore(at, part);
        done.set(key, outcome);
      }
      return outcome;
    }),
  );
}

/** A part by its nodes and by the readings these depend on. */
function partKey(at: Situation, { tests, award }: Roots): string {
  const nodes = [...tests, ...(award ? [award.low, award.high, award.estimable] : [])].map(
    ({ index }) => index,
  );
  const readings = [...at.readings].filter(([key]) =>
    at.graph.dependents.get(key)?.some((index) => nodes.includes(index)),
  );
  return JSON.stringify([nodes, readings]);
}

/** Adds the questions that can change a priority of an applicant who is not ineligible. */
function addPriority(
  at: Situation,
  { tests }: Roots,
  priority: PriorityNodes,
  relevant: Set<number>,
): void {
  const own = { tests: [], priorities: [priority], award: null };
  const alone = new Exploration().explore(at, own);
  if (!alone || [...alone.relevant].every((key) => relevant.has(key))) return;
  // Together with the tests that turn on the same answers: what matters only to those who fail
  // them does not matter.
  const shared = tests.filter((test) => shares(truthUnknowns(at, test), alone.relevant));
  const together =
    shared.length === 0 ? alone : new Exploration().explore(at, { ...own, tests: shared });
  for (const key of together?.relevant ?? []) {
    if (alone.relevant.has(key)) relevant.add(key);
  }
}

function awardOf(at: Situation, roots: Roots, outcome: Outcome, prove: boolean): AwardRange | null {
  const { award } = at.graph;
  if (outcome.leaves.length === 0) return null;
  const { rounding } = at.graph.program.award;
  const round = (amount: Exact) => toCents(amount, rounding);
  const group = groupsOf(at, roots).find((each) => each.award === award) ?? roots;
  const unknowns = unknownsUnder(at, group);
  const reach = (which: 'low' | 'high') =>
    outermost(outcome.leaves, which, (leaf) =>
      prove && outcome.complete
        ? new Reach(leaf, group, unknowns).end(which, round)
        : { value: leaf[which], reached: false },
    );
  const [low, high] = [reach('low'), reach('high')];
  return { low: low.value, high: high.value, tight: low.reached && high.reached };
}

/** The outermost end over all leaves. An end that turns out not to be reached moves inwards. */
function outermost(
  leaves: readonly Leaf[],
  which: 'low' | 'high',
  end: (leaf: Leaf) => { value: Exact; reached: boolean },
): { value: Exact; reached: boolean } {
  const outer = which === 'low' ? least : greatest;
  const open = leaves.map((leaf) => ({ leaf, value: leaf[which] }));
  let proven: Exact | null = null;
  for (;;) {
    const value = open.map((each) => each.value).reduce(outer, proven ?? (open[0]?.value as Exact));
    if (proven && compare(proven, value) === 0) return { value, reached: true };
    const at = open.findIndex((each) => compare(each.value, value) === 0);
    const [candidate] = open.splice(at, 1);
    if (!candidate) return { value, reached: false };
    const found = end(candidate.leaf);
    if (!found.reached) return { value, reached: false };
    proven = proven ? outer(proven, found.value) : found.value;
    if (open.length === 0) return { value: proven, reached: true };
  }
}
