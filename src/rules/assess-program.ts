import { type CriterionAnswer, assessCriterion, readingsReached } from './assess-criterion.js';
import type {
  Cause,
  PriorityResult,
  ProgramAssessment,
  Range,
  ReadingResult,
  Status,
} from './assessment.js';
import { ZERO, greatest, isFinite, least, toCents } from './exact.js';
import { Exploration } from './explore.js';
import { limitsOf, stepsOf } from './explain.js';
import { type Facts, inOrder } from './facts.js';
import type { Graph, PriorityNodes } from './graph.js';
import { mostUsefulOf } from './most-useful.js';
import { EITHER, FALSE, TRUE } from './possible.js';
import { type Arrangement, type AwardRange, type Solution, solve } from './solve.js';
import { Situation } from './situation.js';
import { NONE, type Unknowns, has, only } from './unknowns.js';

interface Screening {
  readonly exploration: Exploration;
  readonly situation: Situation;
  /** The option each reading is held to; none for a reading that is open. */
  readonly held: ReadonlyMap<number, string>;
  /** The readings that are not pinned. */
  readonly free: Unknowns;
}

/** How many arrangements of readings are looked at one by one in one program. */
const MOST_ARRANGEMENTS = 16;

/** The readings as they are held: to what is pinned, or else, unless told not to, to what is preferred. */
export function beginScreening(graph: Graph, facts: Facts, prefers = true): Screening {
  const held = new Map<number, string>();
  let free = NONE;
  graph.program.readings.forEach(({ id, options, preferred }, i) => {
    const key = graph.firstReading + i;
    const pin = facts.pinOf(id);
    const pinned = options.find((option) => option === pin);
    if (pinned === undefined) free |= only(key);
    const option = pinned ?? (prefers ? preferred : null);
    if (option !== null) held.set(key, option);
  });
  return {
    exploration: new Exploration(),
    situation: new Situation(graph, facts.possible, held),
    held,
    free,
  };
}

export function assessProgram(graph: Graph, facts: Facts): ProgramAssessment {
  const { id, readings, award } = graph.program;
  const { exploration, situation: at, held, free } = beginScreening(graph, facts);
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
    if (preferred === null || !has(free, key) || choices.length > MOST_ARRANGEMENTS) return;
    choices = choices.flatMap((each) => options.map((option) => [...each, [key, option] as const]));
  });
  const arrangements = [
    main,
    ...(choices.length > MOST_ARRANGEMENTS ? [undecided(graph, facts)] : choices.map(under)),
  ];

  const cents = ({ low, high }: AwardRange): Range => ({
    low: toCents(isFinite(low) ? low : ZERO, award.rounding),
    high: isFinite(high) ? toCents(high, award.rounding) : null,
  });
  const criteria = graph.criteria.map((nodes) => assessCriterion(exploration, main, nodes, facts));
  const reached = graph.criteria.reduce(
    (all, { passes }) => all | readingsReached(at, passes),
    NONE,
  );
  const readingResults = readings.flatMap(({ id, options, preferred }, i): ReadingResult[] => {
    const key = graph.firstReading + i;
    if (!has(free, key) || (preferred === null && !has(reached, key))) return [];
    const results = options.map((option) => {
      const { solution } = under([[key, option]]);
      return {
        reading: id,
        option,
        preferred: option === preferred,
        status: statusOf(solution),
        award: solution.award && cents(solution.award),
      };
    });
    const told = results.map(({ status, award }) => `${status} ${award?.low} ${award?.high}`);
    return new Set(told).size > 1 ? results : [];
  });

  const results = criteria.map(({ result }) => result);
  const { solution } = main;
  const remaining = inOrder(solution.relevant, facts);
  const ranges = arrangements.flatMap((each) => each.solution.award ?? []);
  const shown = arrangements.find((each) => each.solution.award) ?? main;
  const own = solution.award;
  const status = statusOf(solution);
  const elsewhere = arrangements.reduce((all, each) => all | each.solution.relevant, NONE);
  return {
    program: id,
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
    priorities: graph.priorities.map((nodes) => assessPriority(exploration, at, nodes)),
    readings: readingResults,
    remaining,
    mostUseful: mostUsefulOf([{ criteria: results, remaining }], facts),
    optional: inOrder(elsewhere & ~solution.relevant, facts),
  };
}

/** All readings that are not pinned left open at once: wider than their choices one by one. */
function undecided(graph: Graph, facts: Facts): Arrangement {
  const { exploration, situation } = beginScreening(graph, facts, false);
  return { situation, solution: solve(exploration, situation, false) };
}

const statusOf = ({ can }: Solution): Status =>
  can === EITHER ? 'undetermined' : can === TRUE ? 'eligible' : 'ineligible';

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
  { id, met, categories }: PriorityNodes,
): PriorityResult {
  const { can } = exploration.view(at, met);
  if (can !== TRUE) return { id, status: can === FALSE ? 'no' : 'unknown' };
  const category = categories.find(({ when }) => at.truth(when) === TRUE);
  return { id, status: 'yes', ...(category && { category: category.id }) };
}
