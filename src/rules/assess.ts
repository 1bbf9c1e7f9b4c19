import type { Assessment, Change, ProgramAssessment } from './assessment.js';
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
  const pinOf = (id: string) => readSafely(readings, id);
  const { variables, agency } = bankOf(questions);
  const facts: Facts = { variables, agency, given, possible, pinOf };
  const graphs = programs.map((rules) => graphFor(rules, questions, asOf, parameters));
  return { asOf, facts, graphs };
}

/** How many results are kept of each program. */
const MOST_KEPT = 64;

/**
 * Results kept from one assessment to the next: a program is assessed anew only where an answer that
 * it reads, or one of its readings, is another than in every assessment before.
 */
export class Memory {
  readonly #kept = new WeakMap<Graph, Map<string, ProgramAssessment>>();

  recall(
    graph: Graph,
    { variables, given, pinOf }: Facts,
    make: () => ProgramAssessment,
  ): ProgramAssessment {
    let kept = this.#kept.get(graph);
    if (!kept || kept.size >= MOST_KEPT)
      this.#kept.set(graph, (kept = new Map<string, ProgramAssessment>()));
    const read = [...graph.dependents.keys()].flatMap((key) => {
      const { id = '' } = variables[key]?.question ?? {};
      return id in given ? [id, given[id]] : [];
    });
    const pins = graph.program.readings.map(({ id }) => {
      const pin = pinOf(id);
      return typeof pin === 'string' ? pin : null;
    });
    const key = JSON.stringify([read, pins]);
    let result = kept.get(key);
    if (!result) kept.set(key, (result = make()));
    return result;
  }
}

/** Assesses answers against programs. Total: whatever the input, it returns, in bounded work. */
export function assessWith(
  bundle: Bundle,
  answers: unknown,
  options?: AssessOptions | null,
  memory?: Memory,
): Assessment {
  const { asOf, facts, graphs } = prepare(bundle, answers, options);
  const results = graphs.map((graph) => {
    const make = () => assessProgram(graph, facts);
    return memory ? memory.recall(graph, facts, make) : make();
  });
  const inOrder = (of: 'remaining' | 'optional', but: readonly string[]): string[] => {
    if (results.every((each) => each[of].length === 0)) return [];
    const ids = new Set(results.flatMap((each) => each[of]));
    for (const id of but) ids.delete(id);
    return bundle.questions.flatMap(({ id }) => (ids.has(id) ? id : []));
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
  const programs = bundle.programs.filter(({ id }) => id === programId);
  const { facts, graphs } = prepare({ ...bundle, programs }, answers, options);
  const [graph] = graphs;
  if (!graph) return { toPass: [], toFail: [] };
  const screening = beginScreening(graph, facts);
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
      id: 'conflicts',
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
