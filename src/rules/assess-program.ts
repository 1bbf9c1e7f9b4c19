import type {
  Answers,
  Cause,
  CriterionResult,
  CriterionStatus,
  PriorityResult,
  ProgramAssessment,
  Range,
  ReadingResult,
  Status,
} from './assessment.js';
import type { Variable } from './domain.js';
import { ZERO, greatest, isFinite, least, toCents } from './exact.js';
import { Exploration } from './explore.js';
import { decidedBy, limitsOf, stepsOf } from './explain.js';
import { type CriterionNodes, type Graph, type GraphNode, type PriorityNodes } from './graph.js';
import { EITHER, FALSE, type Possible, TRUE } from './possible.js';
import type { Priority, Program } from './program.js';
import { type Arrangement, type AwardRange, type Solution, solve } from './solve.js';
import { Situation } from './situation.js';
import { splitsOf } from './split.js';
import { NONE, type Unknowns, has, members, only, overlap } from './unknowns.js';

export interface Facts {
  readonly variables: readonly Variable[];
  /** What each question can still be answered with, in the order of `variables`. */
  readonly possible: readonly Possible[];
  readonly given: Answers;
  /** The questions whose answer only the agency can settle. */
  readonly agency: Unknowns;
  /** What a reading is pinned to, as the host gave it. */
  readonly pinOf: (reading: string) => unknown;
}

interface Screening {
  readonly exploration: Exploration;
  readonly situation: Situation;
  /** The option each reading is held to; none for a reading that is open. */
  readonly held: ReadonlyMap<number, string>;
  /** The readings that are not pinned. */
  readonly free: Unknowns;
}

/** How many arrangements of readings are looked at in one program. */
const MOST_ARRANGEMENTS = 16;

/** The readings as they are held: to what is pinned, or else to what is preferred. */
export function beginScreening({ readings }: Program, graph: Graph, facts: Facts): Screening {
  const held = new Map<number, string>();
  let free = NONE;
  readings.forEach(({ id, options, preferred }, i) => {
    const pin = facts.pinOf(id);
    const pinned = typeof pin === 'string' && options.includes(pin);
    if (!pinned) free |= only(graph.firstReading + i);
    const option = pinned ? pin : preferred;
    if (option !== null) held.set(graph.firstReading + i, option);
  });
  return {
    exploration: new Exploration(),
    situation: new Situation(graph, facts.possible, held),
    held,
    free,
  };
}

export function assessProgram(program: Program, graph: Graph, facts: Facts): ProgramAssessment {
  const { readings, award } = program;
  const { exploration, situation: at, held, free } = beginScreening(program, graph, facts);
  const main: Arrangement = { situation: at, solution: solve(exploration, at, true) };
  const solved = new Map([['', main]]);
  /** The same answers with some readings held otherwise; each arrangement is solved once. */
  const under = (changes: readonly (readonly [number, string])[]): Arrangement => {
    const other = changes.filter(([key, option]) => held.get(key) !== option);
    const name = other.join();
    let arrangement = solved.get(name);
    if (!arrangement) {
      const situation = other.reduce((from, [key, option]) => from.withReading(key, option), at);
      arrangement = { situation, solution: solve(exploration, situation, false) };
      solved.set(name, arrangement);
    }
    return arrangement;
  };

  // Every choice among the readings that have a preferred option and are not pinned.
  let choices: (readonly [number, string])[][] = [[]];
  readings.forEach(({ preferred, options }, i) => {
    const key = graph.firstReading + i;
    if (preferred === null || !has(free, key)) return;
    choices = choices.flatMap((each) => options.map((option) => [...each, [key, option] as const]));
  });
  const arrangements = choices.slice(0, MOST_ARRANGEMENTS).map(under);

  const cents = ({ low, high }: AwardRange): Range => ({
    low: toCents(isFinite(low) ? low : ZERO, award.rounding),
    high: isFinite(high) ? toCents(high, award.rounding) : null,
  });
  const criteria = graph.criteria.map((nodes, i) =>
    assessCriterion(exploration, main, nodes, program.criteria[i]?.citations ?? [], facts),
  );
  const reached = graph.criteria.reduce(
    (all, { passes }) => all | readingsReached(at, passes),
    NONE,
  );
  const readingResults = readings.flatMap(({ id, options, preferred }, i): ReadingResult[] => {
    const key = graph.firstReading + i;
    if (!has(free, key) || (preferred === null && !has(reached, key))) return [];
    const results = options.map((option) => {
      const { solution } = under([[key, option]]);
      const range = solution.award && cents(solution.award);
      return {
        reading: id,
        option,
        preferred: option === preferred,
        status: statusOf(solution),
        award: range,
      };
    });
    const told = results.map(({ status, award }) => `${status} ${award?.low} ${award?.high}`);
    return told.some((each) => each !== told[0]) ? results : [];
  });

  const results = criteria.map(({ result }) => result);
  const { solution } = main;
  const remaining = inOrder(solution.relevant, facts);
  const ranges = arrangements.flatMap((each) => each.solution.award ?? []);
  const shown = [main, ...arrangements].find((each) => each.solution.award) ?? main;
  const own = solution.award;
  const status = statusOf(solution);
  const elsewhere = arrangements.reduce((all, each) => all | each.solution.relevant, NONE);
  return {
    program: program.id,
    status,
    because: status === 'undetermined' ? allCauses(criteria, solution.relevant, facts) : [],
    criteria: results,
    award:
      ranges.length === 0
        ? null
        : {
            preferred: own && cents(own),
            onAnyReading: cents({
              low: ranges.map(({ low }) => low).reduce(least),
              high: ranges.map(({ high }) => high).reduce(greatest),
              tight: false,
            }),
            tight: own?.tight ?? false,
            limitedBy: [...limitsOf(shown.situation, graph.award.high)],
            steps: stepsOf(shown.situation, graph.award),
          },
    priorities: program.priorities.map((priority, i) =>
      assessPriority(exploration, at, graph.priorities[i] as PriorityNodes, priority),
    ),
    readings: readingResults,
    remaining,
    mostUseful: mostUsefulOf([{ criteria: results, remaining }], facts),
    optional: inOrder(elsewhere & ~solution.relevant, facts),
  };
}

/**
 * The question not asked yet that settles most: every criterion that is not settled counts for the
 * questions it turns on, in equal shares. Where only amounts are open it is the first.
 */
export function mostUsefulOf(
  results: readonly Pick<ProgramAssessment, 'criteria' | 'remaining'>[],
  { given }: Facts,
): string | null {
  if (results.every(({ remaining }) => remaining.length === 0)) return null;
  const shares = new Map<string, number>();
  for (const { criteria, remaining } of results) {
    for (const id of remaining) if (!(id in given)) shares.set(id, shares.get(id) ?? 0);
    for (const { status, questions } of criteria) {
      if (status !== 'unknown') continue;
      for (const id of questions) {
        const share = shares.get(id);
        if (share !== undefined) shares.set(id, share + 1 / questions.length);
      }
    }
  }
  let most: string | null = null;
  for (const [id, share] of shares) if (most === null || share > (shares.get(most) ?? 0)) most = id;
  return most;
}

/** The questions among some unknowns. */
function inOrder(unknowns: Unknowns, { variables }: Facts): string[] {
  const ids: string[] = [];
  for (const key of members(unknowns)) {
    const variable = variables[key];
    if (variable) ids.push(variable.question.id);
  }
  return ids;
}

const statusOf = ({ can }: Solution): Status =>
  can === EITHER ? 'undetermined' : can === TRUE ? 'eligible' : 'ineligible';

interface CriterionAnswer {
  readonly result: CriterionResult;
  readonly canFail: boolean;
}

function assessCriterion(
  exploration: Exploration,
  { situation: at, solution }: Arrangement,
  nodes: CriterionNodes,
  citations: CriterionResult['citations'],
  facts: Facts,
): CriterionAnswer {
  const settled = settledStatus(at, nodes);
  const { statuses, relevant } = settled
    ? { statuses: [settled], relevant: NONE }
    : possibleStatuses(exploration, at, nodes, solution);
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
    citations,
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

function settledStatus(at: Situation, { applies, passes }: CriterionNodes): CriterionStatus | null {
  const applied = at.truth(applies);
  const passed = at.truth(passes);
  if (applied === EITHER || passed === EITHER) return null;
  return passed === FALSE ? 'unmet' : applied === TRUE ? 'met' : 'not-applicable';
}

/** The statuses a criterion can still take, and the unknowns that decide between them. */
function possibleStatuses(
  exploration: Exploration,
  at: Situation,
  { applies, passes }: CriterionNodes,
  { can, failing, relevant: matters }: Solution,
): { statuses: CriterionStatus[]; relevant: Unknowns } {
  if (can !== FALSE && has(failing, passes.index)) {
    // Seen to fail in one completion and to hold in another: nothing more to find out.
    return { statuses: ['unmet', 'met'], relevant: at.unknowns(passes) & matters };
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
function readingsReached(at: Situation, passes: GraphNode): Unknowns {
  let reached = NONE;
  if (at.truth(passes) !== EITHER) return reached;
  splitsOf(at, passes, (unknown) => {
    if (unknown >= at.graph.firstReading) reached |= only(unknown);
  });
  return reached;
}

function allCauses(
  criteria: readonly CriterionAnswer[],
  relevant: Unknowns,
  facts: Facts,
): Cause[] {
  const because = new Set(
    criteria.flatMap(({ result, canFail }) =>
      result.status === 'unknown' && canFail ? result.because : [],
    ),
  );
  if (because.size === 0) because.add(inOrder(relevant, facts).length === 0 ? 'law' : 'answers');
  return (['answers', 'law', 'agency'] as const).filter((cause) => because.has(cause));
}

function assessPriority(
  exploration: Exploration,
  at: Situation,
  nodes: PriorityNodes,
  priority: Priority,
): PriorityResult {
  const { id, categories = [] } = priority;
  const [met, ...inCategory] = nodes.told;
  const { can } = exploration.view(at, met);
  if (can !== TRUE) return { id, status: can === FALSE ? 'no' : 'unknown' };
  const category = categories.find((_, i) => at.truth(inCategory[i] as GraphNode) === TRUE);
  return { id, status: 'yes', ...(category && { category: category.id }) };
}
