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
  /** Reading id → option id. */
  readonly pins: Readonly<Record<string, string>>;
}

/** How many arrangements of readings are looked at in one program. */
const MOST_ARRANGEMENTS = 16;

export function assessProgram(program: Program, graph: Graph, facts: Facts): ProgramAssessment {
  const { readings, award } = program;
  /** The option each reading is held to; none for a reading that is open. */
  const held = new Map<number, string>();
  let free = NONE;
  readings.forEach(({ id, options, preferred }, i) => {
    const pin = facts.pins[id];
    const pinned = typeof pin === 'string' && options.includes(pin);
    if (!pinned) free |= only(graph.firstReading + i);
    const option = pinned ? pin : preferred;
    if (option !== null) held.set(graph.firstReading + i, option);
  });

  const at = new Situation(graph, facts.possible, held);
  const main: Arrangement = { situation: at, solution: solve(at, true) };
  const solved = new Map([[[...held].join(), main]]);
  /** The same answers with some readings held otherwise; each arrangement is solved once. */
  const under = (changes: readonly (readonly [number, string])[]): Arrangement => {
    const other = changes.filter(([key, option]) => held.get(key) !== option);
    const name = [...new Map([...held, ...other])].join();
    let arrangement = solved.get(name);
    if (!arrangement) {
      const situation = other.reduce((from, [key, option]) => from.withReading(key, option), at);
      arrangement = { situation, solution: solve(situation, false) };
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
    assessCriterion(main, nodes, program.criteria[i]?.citations ?? [], facts),
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
    const told = new Set(results.map(({ status, award }) => JSON.stringify([status, award])));
    return told.size > 1 ? results : [];
  });

  const { solution } = main;
  const ranges = arrangements.flatMap((each) => each.solution.award ?? []);
  const shown = arrangements.find((each) => each.solution.award) ?? main;
  const own = solution.award;
  const status = statusOf(solution);
  const elsewhere = arrangements.reduce((all, each) => all | each.solution.relevant, NONE);
  return {
    program: program.id,
    status,
    because: status === 'undetermined' ? causesOf(criteria, solution.relevant, facts) : [],
    criteria: criteria.map(({ result }) => result),
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
      assessPriority(at, graph.priorities[i] as PriorityNodes, priority),
    ),
    readings: readingResults,
    remaining: inOrder(solution.relevant, facts),
    optional: inOrder(elsewhere & ~solution.relevant, facts),
  };
}

/** The questions among some unknowns. */
const inOrder = (unknowns: Unknowns, { variables }: Facts): string[] =>
  members(unknowns).flatMap((key) => variables[key]?.question.id ?? []);

const statusOf = ({ canPass, canFail }: Solution): Status =>
  canPass ? (canFail ? 'undetermined' : 'eligible') : 'ineligible';

interface CriterionAnswer {
  readonly result: CriterionResult;
  readonly canFail: boolean;
}

function assessCriterion(
  { situation: at, solution }: Arrangement,
  nodes: CriterionNodes,
  citations: CriterionResult['citations'],
  facts: Facts,
): CriterionAnswer {
  const agency = (key: number) => facts.variables[key]?.question.agencyDecides === true;
  const { statuses, relevant } = possibleStatuses(at, nodes, solution);
  const [only] = statuses;
  const status = statuses.length === 1 && only ? only : 'unknown';
  let unknowns = relevant;
  const because = new Set<Cause>();
  if (status !== 'unknown') {
    unknowns = decidedBy(at, nodes.applies);
    if (status !== 'not-applicable') unknowns |= decidedBy(at, nodes.met);
  } else {
    for (const key of members(relevant)) {
      const id = facts.variables[key]?.question.id;
      // Who says "I don't know" where the agency decides has no more to give.
      if (id) because.add(agency(key) && facts.given[id] === null ? 'agency' : 'answers');
    }
    const inDoubt = overlap(readingsReached(at, nodes.passes), relevant);
    if (inDoubt || because.size === 0) because.add('law');
  }
  const result = {
    id: nodes.id,
    status,
    because: [...because],
    agencyDecides: members(unknowns).some(agency),
    citations,
    questions: inOrder(unknowns, facts),
  };
  return { result, canFail: statuses.includes('unmet') };
}

/** The statuses a criterion can still take, and the unknowns that decide between them. */
function possibleStatuses(
  at: Situation,
  { applies, met, passes }: CriterionNodes,
  { canPass, failing, relevant: matters }: Solution,
): { statuses: CriterionStatus[]; relevant: Unknowns } {
  if (canPass && failing.includes(passes)) {
    // Seen to fail in one completion and to hold in another: nothing more to find out.
    return { statuses: ['unmet', 'met'], relevant: at.unknowns(passes) & matters };
  }
  const explore = (...tests: GraphNode[]) => new Exploration().explore(at, { tests });
  const fails = explore(passes);
  // Where it is certain to apply, what does not fail is met.
  const applied = at.truth(applies) === TRUE;
  const absent = applied ? null : explore(applies);
  const holds = applied ? fails : explore(applies, met);
  const statuses: CriterionStatus[] = [];
  if (fails?.canFail) statuses.push('unmet');
  if (absent?.canFail) statuses.push('not-applicable');
  if (holds?.canPass) statuses.push('met');
  return {
    statuses,
    relevant: (fails?.relevant ?? NONE) | (absent?.relevant ?? NONE),
  };
}

/** The open readings with nothing unanswered before them: there the law itself is in doubt. */
function readingsReached(at: Situation, passes: GraphNode): Unknowns {
  let reached = NONE;
  splitsOf(at, passes, (unknown) => {
    if (unknown >= at.graph.firstReading) reached |= only(unknown);
  });
  return reached;
}

function causesOf(criteria: readonly CriterionAnswer[], relevant: Unknowns, facts: Facts): Cause[] {
  const because = new Set(
    criteria.flatMap(({ result, canFail }) =>
      result.status === 'unknown' && canFail ? result.because : [],
    ),
  );
  if (because.size === 0) because.add(inOrder(relevant, facts).length === 0 ? 'law' : 'answers');
  return (['answers', 'law', 'agency'] as const).filter((cause) => because.has(cause));
}

function assessPriority(at: Situation, nodes: PriorityNodes, priority: Priority): PriorityResult {
  const { id, categories = [] } = priority;
  const [met, ...inCategory] = nodes.told;
  let can = at.truth(met);
  if (can === EITHER) {
    const outcome = new Exploration().explore(at, { tests: [met] });
    if (outcome && outcome.canPass !== outcome.canFail) can = outcome.canPass ? TRUE : FALSE;
  }
  if (can !== TRUE) return { id, status: can === FALSE ? 'no' : 'unknown' };
  const category = categories.find((_, i) => at.truth(inCategory[i] as GraphNode) === TRUE);
  return { id, status: 'yes', ...(category && { category: category.id }) };
}
