import { type Exact, compare, greatest, least, toCents } from './exact.js';
import type { Exploration } from './explore.js';
import type { Outcome } from './outcome.js';
import { type Roots, groupsOf, unknownsUnder } from './roots.js';
import type { GraphNode } from './graph.js';
import { reaches } from './reach.js';
import { FALSE, type TruthSet } from './possible.js';
import type { Situation } from './situation.js';
import { NONE, type Unknowns, overlap } from './unknowns.js';

export interface AwardRange {
  readonly low: Exact;
  readonly high: Exact;
  /** Both ends are known to be reached by some completion. */
  readonly tight: boolean;
}

/** What one program comes to, with some readings chosen and the rest open. */
export interface Solution {
  /** Whether all tests pass. */
  readonly can: TruthSet;
  /** Questions and readings that can change the status, the award or a priority. */
  readonly relevant: Unknowns;
  /** Null where the program fails or no amount can be estimated. */
  readonly award: AwardRange | null;
  /** The nodes of the tests that some completion is known to fail. */
  readonly failing: Unknowns;
}

/** @param prove whether to look for completions that reach the ends of the award */
export function solve(exploration: Exploration, at: Situation, prove: boolean): Solution {
  const { criteria, award, priorities } = at.graph;
  const roots = { tests: criteria.map(({ passes }) => passes), award };
  const outcome = exploration.settle(at, roots);
  const { can, failing } = outcome;
  if (can === FALSE) return { can, failing, relevant: NONE, award: null };
  const relevant = priorities.reduce(
    (all, { met, categories }) =>
      relevantToPriority(
        exploration,
        at,
        roots.tests,
        [met, ...categories.map(({ when }) => when)],
        all,
      ),
    outcome.relevant,
  );
  return { can, failing, relevant, award: awardOf(at, roots, outcome, prove) };
}

/** A choice of readings, and the solution under it. */
export interface Arrangement {
  readonly situation: Situation;
  readonly solution: Solution;
}

/**
 * What can change a priority of an applicant who is not ineligible, beside what can change the
 * status: what matters to the truth alone, and to passing all tests together with it.
 */
function relevantToPriority(
  exploration: Exploration,
  at: Situation,
  tests: readonly GraphNode[],
  told: readonly GraphNode[],
  already: Unknowns,
): Unknowns {
  let all = already;
  for (const node of told) {
    const { relevant } = exploration.view(at, node);
    if ((relevant | all) === all) continue;
    const isApart = !tests.some((test) => overlap(at.unknowns(test), at.unknowns(node)));
    all |= isApart
      ? relevant
      : relevant & exploration.settle(at, { tests: [...tests, node] }).relevant;
  }
  return all;
}

function awardOf(at: Situation, roots: Roots, outcome: Outcome, prove: boolean): AwardRange | null {
  const { award } = at.graph;
  if (outcome.leaves.length === 0) return null;
  const { rounding } = at.graph.program.award;
  const round = (amount: Exact) => toCents(amount, rounding);
  const end = (which: 'low' | 'high'): Exact =>
    outcome.leaves.map((leaf) => leaf[which]).reduce(which === 'low' ? least : greatest);
  const low = end('low');
  const high = end('high');
  if (!prove || !outcome.complete) return { low, high, tight: false };
  if (unknownsUnder(at, roots) === NONE) return { low, high, tight: true };
  const group = groupsOf(at, roots).find((each) => each.award === award) ?? roots;
  const unknowns = unknownsUnder(at, group);
  const reached = (which: 'low' | 'high'): boolean =>
    outcome.leaves.some(
      (leaf) =>
        compare(leaf[which], which === 'low' ? low : high) === 0 &&
        reaches(leaf, group, unknowns, which, round),
    );
  return { low, high, tight: reached('low') && reached('high') };
}
