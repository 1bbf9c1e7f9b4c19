import type { Assessment, Change } from './assessment.js';
import { assessProgram, beginScreening } from './assess-program.js';
import { dateNumber } from './calendar.js';
import { changesToFail, changesToPass } from './change.js';
import { number, truth } from './expression.js';
import type { Facts } from './facts.js';
import { type Graph, type Rules, graphOf } from './graph.js';
import { mostUsefulOf } from './most-useful.js';
import { bankOf, parse } from './parse-answers.js';
import { TRUE } from './possible.js';
import type { Program } from './program.js';
import type { Conflict, Question } from './question.js';
import { Situation } from './situation.js';

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

/** A host may give anything: what is no object has nothing, and what throws is not there. */
export function readSafely(from: unknown, name: string): unknown {
  try {
    return typeof from === 'object' ? (from as Record<string, unknown> | null)?.[name] : undefined;
  } catch {
    return undefined;
  }
}

/** The graph last used for each program: a page rarely changes the date or a parameter. */
const graphs = new WeakMap<Rules, { readonly key: string; readonly graph: Graph }>();

function graphFor(
  rules: Rules,
  questions: Bundle['questions'],
  asOf: string | null,
  given?: unknown,
): Graph {
  const parameters: Record<string, string | null> = {};
  for (const { id, value } of rules.parameters) {
    const own = readSafely(given, id);
    const usable = own === null || (typeof own === 'string' && /^\d{1,15}(\.\d{1,9})?$/.test(own));
    parameters[id] = usable ? own : value;
  }
  const key = [asOf, ...Object.values(parameters)].join();
  const last = graphs.get(rules);
  if (last?.key === key) return last.graph;
  const graph = graphOf(rules, { variables: bankOf(questions).byId, asOf, parameters });
  graphs.set(rules, { key, graph });
  return graph;
}

/** Makes answers and options ready, and each program with them. */
function prepare(
  { programs, questions }: Bundle,
  answers: unknown,
  options?: AssessOptions | null,
) {
  const date = readSafely(options, 'asOf');
  const parameters = readSafely(options, 'parameters');
  const readings = readSafely(options, 'readings');
  const asOf = typeof date === 'string' && dateNumber(date) !== null ? date : null;
  const { answers: given, possible } = parse(answers, questions);
  const { variables, agency } = bankOf(questions);
  const facts: Facts = {
    variables,
    agency,
    possible,
    given,
    pinOf: (id) => readSafely(readings, id),
  };
  const graphs = programs.map((rules) => graphFor(rules, questions, asOf, parameters));
  return { asOf, facts, graphs };
}

/** Assesses answers against programs. Total: whatever the input, it returns, in bounded work. */
export function assessWith(
  bundle: Bundle,
  answers: unknown,
  options?: AssessOptions | null,
): Assessment {
  const { programs, questions } = bundle;
  const { asOf, facts, graphs } = prepare(bundle, answers, options);
  const results = programs.map((program, i) => assessProgram(program, graphs[i] as Graph, facts));
  const inOrder = (of: 'remaining' | 'optional', but: readonly string[]): string[] => {
    if (results.every((each) => each[of].length === 0)) return [];
    const ids = new Set(results.flatMap((each) => each[of]));
    for (const id of but) ids.delete(id);
    return questions.flatMap(({ id }) => (ids.has(id) ? id : []));
  };
  const remaining = inOrder('remaining', []);
  return {
    asOf,
    remaining,
    mostUseful: mostUsefulOf(results, facts),
    optional: inOrder('optional', remaining),
    conflicts: conflictsIn(bundle, facts, asOf),
    programs: results,
  };
}

/** Of the conflicts whose questions are all answered, those there certainly are. */
function conflictsIn(
  { conflicts, questions }: Bundle,
  { given, possible }: Facts,
  asOf: string | null,
): Assessment['conflicts'] {
  let at: Situation | null = null;
  return conflicts.flatMap(({ code, questions: between }, i) => {
    if (!between.every((id) => id in given)) return [];
    at ??= new Situation(graphFor(rulesOf(conflicts), questions, asOf), possible, new Map());
    const node = at.graph.criteria[i]?.met;
    return node && at.truth(node) === TRUE ? { code, questions: between } : [];
  });
}

/**
 * What would have to be different about one program: see `changesToPass` and `changesToFail`.
 * Total like {@link assessWith}; nothing for a program there is not.
 */
export function changesWith(
  bundle: Bundle,
  answers: unknown,
  programId: unknown,
  options?: AssessOptions | null,
): { toPass: readonly (readonly Change[])[]; toFail: readonly Change[] } {
  const program = bundle.programs.find(({ id }) => id === programId);
  if (!program) return { toPass: [], toFail: [] };
  const { facts, graphs } = prepare({ ...bundle, programs: [program] }, answers, options);
  const screening = beginScreening(program, graphs[0] as Graph, facts);
  const answered = facts.variables.filter(
    ({ question }) => (facts.given[question.id] ?? null) !== null,
  );
  const screened = { ...screening, answered };
  return { toPass: changesToPass(screened), toFail: changesToFail(screened) };
}

const conflictRules = new WeakMap<readonly Conflict[], Rules>();

/** Conflicts are read by the same evaluator, as the criteria of a program that is never shown. */
function rulesOf(conflicts: readonly Conflict[]): Rules {
  let rules = conflictRules.get(conflicts);
  if (!rules) {
    const nothing = number('0');
    rules = {
      criteria: conflicts.map(({ code, when }) => ({ id: code, met: when, citations: [] })),
      award: {
        low: nothing,
        high: nothing,
        estimable: truth(false),
        rounding: 'down',
        citations: [],
      },
      priorities: [],
      readings: [],
      parameters: [],
    };
    conflictRules.set(conflicts, rules);
  }
  return rules;
}
