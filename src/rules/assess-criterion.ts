/** One condition of a program: whether it is met, and what decided or still decides that. */

import type { Cause, CriterionResult, CriterionStatus } from './assessment.js';
import type { Exploration } from './explore.js';
import { decidedBy } from './explain.js';
import { type Facts, inOrder } from './facts.js';
import type { CriterionNodes, GraphNode } from './graph.js';
import { EITHER, FALSE, TRUE } from './possible.js';
import type { Arrangement, Solution } from './solve.js';
import type { Situation } from './situation.js';
import { splitsOf } from './split.js';
import { NONE, type Unknowns, has, members, only, overlap } from './unknowns.js';

export interface CriterionAnswer {
  readonly result: CriterionResult;
  readonly canFail: boolean;
}

export function assessCriterion(
  exploration: Exploration,
  { situation: at, solution }: Arrangement,
  nodes: CriterionNodes,
  facts: Facts,
): CriterionAnswer {
  const { statuses, relevant } = possibleStatuses(exploration, at, nodes, solution);
  const [only] = statuses;
  const status = statuses.length === 1 && only ? only : 'unknown';
  let unknowns = relevant;
  let because: Cause[] = [];
  if (status !== 'unknown') {
    unknowns = decidedBy(at, nodes.applies);
    if (status !== 'not-applicable') unknowns |= decidedBy(at, nodes.met);
  } else {
    because = causesOf(at, nodes, relevant, facts);
  }
  const result = {
    id: nodes.id,
    status,
    because,
    agencyDecides: overlap(unknowns, facts.agency),
    citations: nodes.citations,
    questions: inOrder(unknowns, facts),
  };
  return { result, canFail: statuses.includes('unmet') };
}

/** Why a criterion is not settled. */
function causesOf(
  at: Situation,
  { passes }: CriterionNodes,
  relevant: Unknowns,
  facts: Facts,
): Cause[] {
  const because = new Set<Cause>();
  for (const key of members(relevant)) {
    const id = facts.variables[key]?.question.id;
    if (!id) continue;
    // Who says "I don't know" where the agency decides has no more to give.
    const isTheirs = has(facts.agency, key) && facts.given[id] === null;
    because.add(isTheirs ? 'agency' : 'answers');
  }
  const inDoubt = overlap(readingsReached(at, passes), relevant);
  if (inDoubt || because.size === 0) because.add('law');
  return [...because];
}

/** The statuses a criterion can still take, and the unknowns that decide between them. */
function possibleStatuses(
  exploration: Exploration,
  at: Situation,
  { applies, passes }: CriterionNodes,
  { can, failing, relevant: matters }: Solution,
): { statuses: CriterionStatus[]; relevant: Unknowns } {
  if (can !== FALSE && has(failing, passes.index)) {
    // Seen to fail in one completion and to hold in another. Which answers decide is looked into only
    // where it may be that none does: where the law is in doubt before any of them.
    const isAsked = readingsReached(at, passes) === NONE;
    const relevant = isAsked ? at.unknowns(passes) : exploration.view(at, passes).relevant;
    return { statuses: ['unmet', 'met'], relevant: relevant & matters };
  }
  const outcome = exploration.view(at, passes);
  const applied = exploration.view(at, applies);
  const statuses: CriterionStatus[] = [];
  if (outcome.can !== TRUE) statuses.push('unmet');
  if (applied.can !== TRUE) statuses.push('not-applicable');
  // It can apply, and need not fail: then it can be met.
  if (applied.can !== FALSE && outcome.can !== FALSE) statuses.push('met');
  return { statuses, relevant: outcome.relevant | applied.relevant };
}

/** The open readings with nothing unanswered before them: there the law itself is in doubt. */
export function readingsReached(at: Situation, passes: GraphNode): Unknowns {
  let reached = NONE;
  if (at.truth(passes) !== EITHER) return reached;
  splitsOf(at, passes, (unknown) => {
    if (unknown >= at.graph.firstReading) reached |= only(unknown);
  });
  return reached;
}
