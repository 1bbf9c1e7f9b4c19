import type { StepUnit } from './assessment.js';
import { NOT_OPEN, dateNumber } from './calendar.js';
import type { Variable } from './domain.js';
import { exact } from './exact.js';
import { type Node, all, any, not, truth } from './expression.js';
import { FALSE, type Possible, TRUE, known } from './possible.js';
import type { Criterion, Program } from './program.js';
import { NONE, type Unknowns, members, only } from './unknowns.js';

/**
 * A program made ready for one date and one set of parameters: equal subtrees become one node, so
 * that a derived value used twice is worked out once and known to be the same.
 */
export interface Graph {
  readonly program: Rules;
  readonly nodes: readonly GraphNode[];
  readonly criteria: readonly CriterionNodes[];
  readonly award: {
    readonly low: GraphNode;
    readonly high: GraphNode;
    readonly estimable: GraphNode;
  };
  readonly priorities: readonly PriorityNodes[];
  /** The nodes that may change with an unknown. */
  readonly dependents: ReadonlyMap<number, readonly number[]>;
  /** Unknowns from this one on are the readings of the program; those before are questions. */
  readonly firstReading: number;
}

export interface CriterionNodes extends Pick<Criterion, 'id' | 'citations'> {
  readonly applies: GraphNode;
  readonly met: GraphNode;
  /** Not applicable, or met. */
  readonly passes: GraphNode;
}

export interface PriorityNodes {
  readonly id: string;
  readonly met: GraphNode;
  /** Met, and in this category: the first whose condition holds is the one. */
  readonly categories: readonly { readonly id: string; readonly when: GraphNode }[];
}

export interface GraphNode {
  readonly index: number;
  readonly source: Node;
  readonly of: readonly GraphNode[];
  /** This node in a list of its own, for whoever takes it as the branch that counts. */
  readonly alone: readonly GraphNode[];
  /** What may count: the branches of an `if`; else all it is made of. */
  readonly branches: readonly GraphNode[];
  /** What a literal, constant or parameter stands for; null for a parameter without a value. */
  readonly value: Possible | null;
  /** The variable of an answer, and of what asks about it. */
  readonly variable: Variable | null;
  /** The options of a reading in the order of `of`. */
  readonly options: readonly string[];
  /** What a reading is among the unknowns; -1 for other nodes. */
  readonly reading: number;
  /** All it may change with. */
  readonly reads: Unknowns;
  /** What a number is counted in. */
  readonly unit: StepUnit;
}

const NUMBER_UNITS = ['money', 'percent', 'integer', 'months'] as const;

/** What of a program decides anything. */
export type Rules = Pick<
  Program,
  'id' | 'criteria' | 'award' | 'priorities' | 'readings' | 'parameters'
>;

interface Setting {
  readonly variables: ReadonlyMap<string, Variable>;
  readonly asOf: string | null;
  readonly parameters: Readonly<Record<string, string | null>>;
}

/** What a value of the law, a parameter or plain arithmetic stands for; null for all else. */
function valueOf(source: Node, { asOf, parameters }: Setting): Possible | null {
  let value: string | boolean | null = null;
  let isDate = false;
  if (source.kind === 'literal') value = source.value;
  else if (source.kind === 'parameter') value = parameters[source.id] ?? null;
  else if (source.kind === 'constant') {
    // ISO dates of four-digit years sort as text, after the empty one.
    const day = asOf ?? '';
    ({ value } = source.dated?.find(({ from, to }) => from <= day && day <= to) ?? source);
    isDate = source.unit === 'date';
  }
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  // The only date that is no day is `not-open`.
  return known(exact(isDate ? (dateNumber(value) ?? NOT_OPEN) : value));
}

export function graphOf(program: Rules, setting: Setting): Graph {
  const nodes: GraphNode[] = [];
  const byKey = new Map<string, GraphNode>();
  const bySource = new Map<Node, GraphNode>();
  const firstReading = setting.variables.size;
  const readings = program.readings.map(({ id }) => id);

  const hasValues = ({ source, of, value }: GraphNode): boolean =>
    (source.kind !== 'parameter' || value !== null) && of.every(hasValues);

  /** A product with money is money; otherwise the first unit there is. */
  const unitOf = (source: Node, of: readonly GraphNode[], variable: Variable | null): StepUnit => {
    const stated =
      source.kind === 'constant'
        ? source.unit
        : source.kind === 'parameter'
          ? program.parameters.find(({ id }) => id === source.id)?.unit
          : variable?.question.kind;
    const own = NUMBER_UNITS.find((unit) => unit === stated);
    if (own) return own;
    // What decides between numbers is not counted in anything.
    if (source.kind === 'compare') return 'number';
    const units = of.map(({ unit }) => unit);
    if (source.kind === 'multiply' && units.includes('money')) return 'money';
    return units.find((unit) => unit !== 'number') ?? 'number';
  };

  const add = (source: Node): GraphNode => {
    const seen = bySource.get(source);
    if (seen) return seen;
    const all = (source.of ?? []).map(add);
    const isEnd = source.kind === 'min' || source.kind === 'max';
    // A limit without a value limits nothing.
    const of = isEnd && all.some(hasValues) ? all.filter(hasValues) : all;
    const key = JSON.stringify({ ...source, of: of.map(({ index }) => index) });
    let node = byKey.get(key);
    if (!node) {
      node = make(source, of);
      byKey.set(key, node);
    }
    bySource.set(source, node);
    return node;
  };

  const make = (source: Node, of: readonly GraphNode[]): GraphNode => {
    let variable: Variable | null = null;
    let options: readonly string[] = [];
    let reading = -1;
    let reads = of.reduce((all, child) => all | child.reads, NONE);
    if (source.kind === 'answer') {
      variable = setting.variables.get(source.question) ?? null;
      if (variable) reads |= only(variable.index);
    } else if (source.kind === 'one-of') {
      variable = of[0]?.variable ?? null;
    } else if (source.kind === 'reading') {
      options = source.options;
      // A reading that the program does not declare stays open.
      if (!readings.includes(source.id)) readings.push(source.id);
      reading = firstReading + readings.indexOf(source.id);
      reads |= only(reading);
    }
    const alone: GraphNode[] = [];
    const node: GraphNode = {
      index: nodes.length,
      source,
      of,
      alone,
      branches: source.kind === 'if' ? of.slice(1) : of,
      value: valueOf(source, setting),
      variable,
      options,
      reading,
      reads,
      unit: unitOf(source, of, variable),
    };
    alone.push(node);
    nodes.push(node);
    return node;
  };

  const yes = truth(true);
  add(yes);
  const criteria = program.criteria.map((criterion) => {
    const applies = criterion.applies ?? yes;
    return {
      ...criterion,
      applies: add(applies),
      met: add(criterion.met),
      passes: add(any(not(applies), criterion.met)),
    };
  });
  const [low, high] = [add(program.award.low), add(program.award.high)];
  const award = {
    low,
    high,
    // A parameter without a value leaves nothing to estimate from.
    estimable:
      hasValues(low) && hasValues(high) ? add(program.award.estimable ?? yes) : add(truth(false)),
  };
  const priorities = program.priorities.map(({ id, met, categories = [] }): PriorityNodes => {
    const inCategory = categories.map(({ id, when }, i) => {
      const earlier = categories.slice(0, i).map((category) => category.when);
      return { id, when: add(all(met, when, not(any(...earlier)))) };
    });
    return { id, met: add(met), categories: inCategory };
  });

  const dependents = new Map<number, number[]>();
  nodes.forEach(({ reads, index }) => {
    for (const key of members(reads)) dependents.set(key, [...(dependents.get(key) ?? []), index]);
  });
  return { program, nodes, criteria, award, priorities, dependents, firstReading };
}
