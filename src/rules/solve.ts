import { type Exact, compare, greatest, least, toCents } from './exact.js';
import {
  Exploration,
  type Outcome,
  type Roots,
  combine,
  groupsOf,
  unknownsUnder,
} from './explore.js';
import type { GraphNode } from './graph.js';
import { reaches } from './reach.js';
import { FALSE, TRUE } from './possible.js';
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
  /** The tests that some completion is known to fail. */
  readonly failing: ReadonlySet<GraphNode>;
  readonly parts: readonly Part[];
}

/** A group of roots that shares no unknown with the rest, and what came of it. */
interface Part {
  readonly roots: Roots;
  readonly outcome: Outcome | null;
}

/**
 * Solves a program part by part: what shares no unknown is independent, so a status is settled part
 * by part, and an amount needs only the part it stands in.
 *
 * @param base the solution under the preferred readings: parts that the other readings do not touch
 *   are taken from it, and only its ends of the award are proven
 */
export function solve(at: Situation, base?: Arrangement): Solution {
  const { criteria, award, priorities, dependents } = at.graph;
  const changed = [...at.readings].filter(
    ([key, option]) => base && base.situation.readings.get(key) !== option,
  );
  const touched = ({ index }: GraphNode) =>
    !base || changed.some(([key]) => dependents.get(key)?.includes(index));

  const all = criteria.map(({ passes }) => passes);
  const tests = all.filter((test) => at.truth(test) !== TRUE);
  const failing = tests.filter((test) => at.truth(test) === FALSE);
  if (failing.length > 0) return { ...INELIGIBLE, failing: new Set(failing) };
  const roots = { tests, award };
  const parts = groupsOf(at, roots).map((part): Part => {
    const same = base?.solution.parts.find(
      ({ roots: { tests, award } }) =>
        award === part.award &&
        tests.length === part.tests.length &&
        tests.every((test, i) => test === part.tests[i] && !touched(test)) &&
        !(award && [award.low, award.high, award.estimable].some(touched)),
    );
    return same ?? { roots: part, outcome: new Exploration().explore(at, part) };
  });
  const outcome = combine(parts.map((part) => part.outcome));
  if (!outcome?.canPass) return { ...INELIGIBLE, failing: outcome?.failing ?? new Set() };
  const relevant = new Set(outcome.relevant);
  for (const { told } of priorities) {
    if (told.some(touched) || !base?.solution.canPass) addPriority(at, tests, told, relevant);
  }
  const { canFail, failing: canFailIn } = outcome;
  const range = awardOf(at, roots, outcome, !base);
  return { canPass: true, canFail, failing: canFailIn, relevant, award: range, parts };
}

const INELIGIBLE = {
  canPass: false,
  canFail: true,
  relevant: new Set<number>(),
  award: null,
  parts: [],
};

/** A choice of readings, and the solution under it. */
export interface Arrangement {
  readonly situation: Situation;
  readonly solution: Solution;
}

/** Adds the questions that can change a priority of an applicant who is not ineligible. */
function addPriority(
  at: Situation,
  tests: readonly GraphNode[],
  told: readonly GraphNode[],
  relevant: Set<number>,
): void {
  const alone = new Exploration().explore(at, { tests: [], told });
  if (!alone || [...alone.relevant].every((key) => relevant.has(key))) return;
  // Together with the tests that turn on the same answers: what matters only to those who fail
  // them does not matter.
  const shared = tests.filter((test) =>
    [...truthUnknowns(at, test)].some((key) => alone.relevant.has(key)),
  );
  const together = new Exploration().explore(at, { tests: shared, told });
  for (const key of together?.relevant ?? []) if (alone.relevant.has(key)) relevant.add(key);
}

function awardOf(at: Situation, roots: Roots, outcome: Outcome, prove: boolean): AwardRange | null {
  const { award } = at.graph;
  if (outcome.leaves.length === 0) return null;
  const { rounding } = at.graph.program.award;
  const round = (amount: Exact) => toCents(amount, rounding);
  const group = groupsOf(at, roots).find((each) => each.award === award) ?? roots;
  const unknowns = unknownsUnder(at, group);
  const end = (which: 'low' | 'high'): Exact =>
    outcome.leaves.map((leaf) => leaf[which]).reduce(which === 'low' ? least : greatest);
  const reached = (which: 'low' | 'high'): boolean =>
    outcome.leaves.some(
      (leaf) =>
        compare(leaf[which], end(which)) === 0 && reaches(leaf, group, unknowns, which, round),
    );
  const tight = prove && outcome.complete && reached('low') && reached('high');
  return { low: end('low'), high: end('high'), tight };
}
