import type {
  Answers,
  Assessment,
  AwardResult,
  Cause,
  CriterionResult,
  CriterionStatus,
  PriorityResult,
  ProgramAssessment,
  Range,
  ReadingResult,
  Status,
} from './assessment.js';
import { dayOf } from './calendar.js';
import type { Variable } from './domain.js';
import { ZERO, greatest, isFinite, least, toCents } from './exact.js';
import { Exploration, categoryOf } from './explore.js';
import { decidedBy, limitsOf, stepsOf } from './explain.js';
import {
  type CriterionNodes,
  type Graph,
  type GraphNode,
  READINGS_FROM,
  graphOf,
} from './graph.js';
import { parse, variablesOf } from './parse-answers.js';
import { EITHER, FALSE, type Possible, TRUE } from './possible.js';
import type { Program, Reading } from './program.js';
import type { Conflict, Question } from './question.js';
import { type Arrangement, type AwardRange, type Solution, solve } from './solve.js';
import { Situation } from './situation.js';
import { isReading, splitsOf, truthUnknowns } from './split.js';
import { number, truth } from './expression.js';

/** What an assessment is made of: programs and the questions they share. */
export interface Bundle {
  readonly programs: readonly Program[];
  readonly questions: readonly Question[];
  readonly conflicts: readonly Conflict[];
}

export interface AssessOptions {
  /** `YYYY-MM-DD`; absent or not a date: the law as codified. */
  readonly asOf?: string | null;
  /** Pins a reading: reading id → option id. */
  readonly readings?: Readonly<Record<string, string>>;
  /** Parameter id → decimal string, or null for "no value". */
  readonly parameters?: Readonly<Record<string, string | null>>;
}

/** How many arrangements of readings are looked at in one program. */
const MOST_ARRANGEMENTS = 16;
const MOST_GRAPHS = 16;

const graphs = new WeakMap<Program, Map<string, Graph>>();

function graphFor(program: Program, bundle: Bundle, options: AssessOptions): Graph {
  const parameters: Record<string, string | null> = {};
  for (const { id, value } of program.parameters) {
    const given = options.parameters?.[id];
    const usable =
      given === null || (typeof given === 'string' && /^\d{1,15}(\.\d{1,10})?$/.test(given));
    parameters[id] = usable ? given : value;
  }
  const asOf = asOfOf(options);
  const key = JSON.stringify([asOf, parameters]);
  let own = graphs.get(program);
  if (!own || own.size >= MOST_GRAPHS) graphs.set(program, (own = new Map<string, Graph>()));
  let graph = own.get(key);
  if (!graph) {
    graph = graphOf(program, { variables: variablesOf(bundle.questions), asOf, parameters });
    own.set(key, graph);
  }
  return graph;
}

const asOfOf = ({ asOf }: AssessOptions): string | null =>
  typeof asOf === 'string' && dayOf(asOf) !== null ? asOf : null;

interface Facts {
  readonly variables: readonly Variable[];
  readonly possible: readonly Possible[];
  readonly given: Answers;
}

function factsOf(answers: unknown, bundle: Bundle): Facts {
  const variables = [...variablesOf(bundle.questions).values()];
  const { answers: given, known } = parse(answers, bundle.questions);
  return { variables, given, possible: variables.map((v) => known.get(v.question.id) ?? v.all) };
}

/** Assesses answers against programs. Total: whatever the input, it returns, in bounded work. */
export function assessWith(
  bundle: Bundle,
  answers: unknown,
  options: AssessOptions = {},
): Assessment {
  const facts = factsOf(answers, bundle);
  const inOrder = (keys: Iterable<number>) =>
    [...new Set(keys)]
      .filter((key) => !isReading(key))
      .sort((a, b) => a - b)
      .map((key) => (facts.variables[key] as Variable).question.id);
  const results = bundle.programs.map((program) =>
    assessProgram(graphFor(program, bundle, options), facts, options, inOrder),
  );
  const remaining = new Set(results.flatMap(({ remaining }) => [...remaining]));
  const optional = results
    .flatMap((each) => [...each.optional])
    .filter((key) => !remaining.has(key));
  return {
    asOf: asOfOf(options),
    remaining: inOrder(remaining),
    optional: inOrder(optional),
    conflicts: conflictsOf(bundle, facts),
    programs: results.map((each) => each.assessment),
  };
}

interface ProgramResult {
  readonly assessment: ProgramAssessment;
  readonly remaining: ReadonlySet<number>;
  readonly optional: ReadonlySet<number>;
}

function assessProgram(
  graph: Graph,
  facts: Facts,
  options: AssessOptions,
  inOrder: (keys: Iterable<number>) => string[],
): ProgramResult {
  const { program } = graph;
  const pinned = new Map<number, string>();
  program.readings.forEach((reading, i) => {
    const pin = options.readings?.[reading.id];
    if (typeof pin === 'string' && reading.options.includes(pin))
      pinned.set(READINGS_FROM + i, pin);
  });
  const chosen = new Map(pinned);
  program.readings.forEach(({ preferred }, i) => {
    const key = READINGS_FROM + i;
    if (preferred !== null && !chosen.has(key)) chosen.set(key, preferred);
  });
  const at = new Situation(graph, facts.possible, chosen);
  const main: Arrangement = { situation: at, solution: solve(at) };
  const others = otherArrangements(main, program, pinned);

  const criteria = graph.criteria.map((nodes, i) =>
    assessCriterion(main, nodes, i, facts, inOrder),
  );
  const remaining = main.solution.relevant;
  const optional = new Set(others.flatMap(({ solution }) => [...solution.relevant]));
  for (const key of remaining) optional.delete(key);
  const status = statusOf(main.solution);
  const assessment: ProgramAssessment = {
    program: program.id,
    status,
    because: status === 'undetermined' ? causesOf(criteria, main.solution) : [],
    criteria: criteria.map(({ result }) => result),
    award: awardResult(main, others),
    priorities: graph.priorities.map((nodes) => assessPriority(at, nodes)),
    readings: readingResults(main, others, program, pinned),
    remaining: inOrder(remaining),
    optional: inOrder(optional),
  };
  return { assessment, remaining, optional };
}

const statusOf = ({ canPass, canFail }: Solution): Status =>
  canPass ? (canFail ? 'undetermined' : 'eligible') : 'ineligible';

/** Every other choice among the readings that have a preferred option and are not pinned. */
function otherArrangements(
  main: Arrangement,
  program: Program,
  pinned: ReadonlyMap<number, string>,
): Arrangement[] {
  const chosen = main.situation.readings;
  let choices: ReadonlyMap<number, string>[] = [chosen];
  program.readings.forEach(({ preferred, options }, i) => {
    const key = READINGS_FROM + i;
    if (preferred === null || pinned.has(key)) return;
    choices = choices.flatMap((each) => options.map((option) => new Map(each).set(key, option)));
  });
  return choices.slice(0, MOST_ARRANGEMENTS).flatMap((readings) => {
    let { situation } = main;
    for (const [key, option] of readings) {
      if (chosen.get(key) !== option) situation = situation.withReading(key, option);
    }
    return situation === main.situation ? [] : [{ situation, solution: solve(situation, main) }];
  });
}

const cents = (program: Program, { low, high }: AwardRange): Range => ({
  low: toCents(isFinite(low) ? low : ZERO, program.award.rounding),
  high: isFinite(high) ? toCents(high, program.award.rounding) : null,
});

function awardResult(main: Arrangement, others: readonly Arrangement[]): AwardResult | null {
  const { program, award } = main.situation.graph;
  const own = main.solution.award;
  const all = [main, ...others].flatMap((each) => each.solution.award ?? []);
  const first = all[0];
  if (!first) return null;
  const shown = own ? main : ([main, ...others].find((each) => each.solution.award) as Arrangement);
  const at = shown.situation;
  return {
    preferred: own && cents(program, own),
    onAnyReading: cents(
      program,
      all.reduce(
        (a, b) => ({ low: least(a.low, b.low), high: greatest(a.high, b.high), tight: false }),
        first,
      ),
    ),
    tight: own?.tight ?? false,
    limitedBy: [...limitsOf(at, award.high)],
    steps: stepsOf(at, [award.low, award.high]),
  };
}

interface CriterionAnswer {
  readonly result: CriterionResult;
  readonly canFail: boolean;
}

function assessCriterion(
  { situation: at, solution }: Arrangement,
  nodes: CriterionNodes,
  index: number,
  facts: Facts,
  inOrder: (keys: Iterable<number>) => string[],
): CriterionAnswer {
  const { citations } = at.graph.program.criteria[index] as Program['criteria'][number];
  const agency = (key: number) => facts.variables[key]?.question.agencyDecides === true;
  const finish = (status: CriterionResult['status'], because: Cause[], keys: Set<number>) => ({
    id: nodes.id,
    status,
    because,
    agencyDecides: [...keys].some(agency),
    citations,
    questions: inOrder(keys),
  });

  const can = possibleStatuses(at, nodes, solution);
  if (can.statuses.length === 1) {
    const status = can.statuses[0] as CriterionStatus;
    const keys = new Set<number>();
    decidedBy(at, nodes.applies, keys);
    if (status !== 'not-applicable') decidedBy(at, nodes.met, keys);
    return { result: finish(status, [], keys), canFail: status === 'unmet' };
  }

  const because = new Set<Cause>();
  for (const key of can.relevant) {
    if (isReading(key)) continue;
    const { question } = facts.variables[key] as Variable;
    // Who says "I don't know" where the agency decides has no more to give.
    because.add(agency(key) && facts.given[question.id] === null ? 'agency' : 'answers');
  }
  const reached = readingsReached(at, nodes);
  if (because.size === 0 || reached.some((key) => can.relevant.has(key))) because.add('law');
  return {
    result: finish('unknown', [...because], new Set(can.relevant)),
    canFail: can.statuses.includes('unmet'),
  };
}

/** The statuses a criterion can still take, and the unknowns that decide between them. */
function possibleStatuses(
  at: Situation,
  { applies, met, passes }: CriterionNodes,
  { canPass, failing, relevant: matters }: Solution,
): { statuses: CriterionStatus[]; relevant: ReadonlySet<number> } {
  if (canPass && failing.has(passes)) {
    // Seen to fail in one completion and to hold in another: nothing more to find out.
    const relevant = [...truthUnknowns(at, passes)].filter((key) => matters.has(key));
    return { statuses: ['unmet', 'met'], relevant: new Set(relevant) };
  }
  const explore = (...tests: GraphNode[]) =>
    new Exploration().explore(at, { tests, priorities: [], award: null });
  const fails = explore(passes);
  // Where it is certain to apply, what does not fail is met.
  const applied = at.truth(applies) === TRUE;
  const absent = applied ? null : explore(applies);
  const holds = applied ? fails : explore(applies, met);
  const statuses: CriterionStatus[] = [];
  if (fails?.canFail) statuses.push('unmet');
  if (absent?.canFail) statuses.push('not-applicable');
  if (holds?.canPass) statuses.push('met');
  const relevant = new Set([fails, absent].flatMap((each) => [...(each?.relevant ?? [])]));
  return { statuses, relevant };
}

/** The open readings with nothing unanswered before them: there the law itself is in doubt. */
const readingsReached = (at: Situation, { passes }: CriterionNodes): number[] =>
  splitsOf(at, passes)
    .map(({ order }) => order)
    .filter(isReading);

function causesOf(criteria: readonly CriterionAnswer[], solution: Solution): Cause[] {
  const because = new Set(
    criteria.flatMap(({ result, canFail }) =>
      result.status === 'unknown' && canFail ? result.because : [],
    ),
  );
  if (because.size === 0) {
    because.add([...solution.relevant].every(isReading) ? 'law' : 'answers');
  }
  return (['answers', 'law', 'agency'] as const).filter((cause) => because.has(cause));
}

function assessPriority(at: Situation, nodes: Graph['priorities'][number]): PriorityResult {
  const { id } = nodes;
  let truthSet = at.truth(nodes.met);
  if (truthSet === EITHER) {
    const roots = { tests: [nodes.met], priorities: [], award: null };
    const outcome = new Exploration().explore(at, roots);
    if (outcome && outcome.canPass !== outcome.canFail) truthSet = outcome.canPass ? TRUE : FALSE;
  }
  if (truthSet === EITHER) return { id, status: 'unknown' };
  if (truthSet === FALSE) return { id, status: 'no' };
  const category = categoryOf(at, nodes);
  return { id, status: 'yes', ...(category !== undefined && { category }) };
}

/** The readings whose options come to different things here. */
function readingResults(
  main: Arrangement,
  others: readonly Arrangement[],
  program: Program,
  pinned: ReadonlyMap<number, string>,
): ReadingResult[] {
  const reached = main.situation.graph.criteria.flatMap((nodes) =>
    readingsReached(main.situation, nodes),
  );
  return program.readings.flatMap((reading, i) => {
    const key = READINGS_FROM + i;
    if (pinned.has(key) || (reading.preferred === null && !reached.includes(key))) return [];
    const solutions = reading.options.map((option) => solutionWith(main, others, key, option));
    const results = reading.options.map((option, j) =>
      readingResult(reading, option, solutions[j] as Solution, program),
    );
    const [first, ...rest] = results.map(({ status, award }) => JSON.stringify([status, award]));
    return rest.some((other) => other !== first) ? results : [];
  });
}

function solutionWith(
  main: Arrangement,
  others: readonly Arrangement[],
  key: number,
  option: string,
): Solution {
  const chosen = main.situation.readings;
  const same = [main, ...others].find(({ situation: { readings } }) =>
    [...new Set([...readings.keys(), key])].every(
      (each) => readings.get(each) === (each === key ? option : chosen.get(each)),
    ),
  );
  return same?.solution ?? solve(main.situation.withReading(key, option), main);
}

const readingResult = (
  { id, preferred }: Reading,
  option: string,
  solution: Solution,
  program: Program,
): ReadingResult => ({
  reading: id,
  option,
  preferred: option === preferred,
  status: statusOf(solution),
  award: solution.award && cents(program, solution.award),
});

const conflictPrograms = new WeakMap<readonly Conflict[], Program>();

/** Conflicts are read by the same evaluator, as criteria of a program that is never shown. */
function conflictsOf(bundle: Bundle, facts: Facts): Assessment['conflicts'] {
  const { conflicts } = bundle;
  let program = conflictPrograms.get(conflicts);
  if (!program) {
    program = {
      id: 'conflicts',
      version: '',
      closed: { since: '', citations: [] },
      sources: [],
      criteria: conflicts.map(({ code, when }) => ({ id: code, met: when, citations: [] })),
      award: {
        low: number('0'),
        high: number('0'),
        estimable: truth(false),
        rounding: 'down',
        citations: [],
      },
      priorities: [],
      readings: [],
      parameters: [],
      dates: [],
      uses: [],
      certifications: [],
      duties: [],
      documents: [],
      information: [],
    };
    conflictPrograms.set(conflicts, program);
  }
  const at = new Situation(graphFor(program, bundle, {}), facts.possible, new Map());
  return conflicts.flatMap(({ code, questions }, i) =>
    at.truth((at.graph.criteria[i] as CriterionNodes).met) === TRUE ? [{ questions, code }] : [],
  );
}
