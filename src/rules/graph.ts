import type { StepUnit } from './assessment.js';
import { NOT_OPEN, dateNumber } from './calendar.js';
import type { Variable } from './domain.js';
import { exact } from './exact.js';
import type { Constant, Node } from './expression.js';
import { FALSE, type Possible, TRUE, known } from './possible.js';
import type { Program } from './program.js';
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

export interface CriterionNodes {
  readonly id: string;
  readonly applies: GraphNode;
  readonly met: GraphNode;
  /** Not applicable, or met. */
  readonly passes: GraphNode;
}

export interface PriorityNodes {
  readonly id: string;
  /** The condition, and the condition with each category's. */
  readonly told: readonly [met: GraphNode, ...inCategory: GraphNode[]];
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
  /** The variable of an answer, the options of a reading in the order of `of`. */
  readonly variable: Variable | null;
  readonly options: readonly string[];
  /** What a reading is among the unknowns; -1 for other nodes. */
  readonly reading: number;
  /** All it may change with. */
  readonly reads: Unknowns;
  /** What a number is counted in. */
  readonly unit: StepUnit;
}

/** What of a program decides anything. */
export type Rules = Pick<Program, 'criteria' | 'award' | 'priorities' | 'readings' | 'parameters'>;

interface Setting {
  readonly variables: ReadonlyMap<string, Variable>;
  readonly asOf: string | null;
  readonly parameters: Readonly<Record<string, string | null>>;
}

const numberOf = (value: string): Possible => known(exact(value));

function valueOfConstant(constant: Constant, asOf: string | null): Possible {
  // ISO dates of four-digit years sort as text.
  const dated =
    asOf === null ? undefined : constant.dated?.find((d) => d.from <= asOf && asOf <= d.to);
  const value = dated ? dated.value : constant.value;
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  if (constant.unit !== 'date') return numberOf(value);
  // The only date that is no day is `not-open`.
  return known(exact(dateNumber(value) ?? NOT_OPEN));
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
    const own =
      source.kind === 'constant'
        ? source.unit
        : source.kind === 'parameter'
          ? program.parameters.find(({ id }) => id === source.id)?.unit
          : variable?.question.kind;
    if (own === 'money' || own === 'percent' || own === 'integer' || own === 'months') return own;
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
    let value: Possible | null = null;
    let variable: Variable | null = null;
    let options: readonly string[] = [];
    let reading = -1;
    let reads = of.reduce((all, child) => all | child.reads, NONE);
    if (source.kind === 'literal') {
      value =
        typeof source.value === 'boolean' ? (source.value ? TRUE : FALSE) : numberOf(source.value);
    } else if (source.kind === 'constant') {
      value = valueOfConstant(source, setting.asOf);
    } else if (source.kind === 'parameter') {
      const set = setting.parameters[source.id];
      value = typeof set === 'string' ? numberOf(set) : null;
    } else if (source.kind === 'answer') {
      variable = setting.variables.get(source.question) ?? null;
      if (variable) reads |= only(variable.index);
    } else if (source.kind === 'reading') {
      options = source.options;
      // A reading that the program does not declare stays open.
      if (!readings.includes(source.id)) readings.push(source.id);
      reading = firstReading + readings.indexOf(source.id);
      reads |= only(reading);
    }
    const index = nodes.length;
    const unit = unitOf(source, of, variable);
    const alone: GraphNode[] = [];
    const branches = source.kind === 'if' ? of.slice(1) : of;
    const node: GraphNode = {
      index,
      source,
      of,
      alone,
      branches,
      value,
      variable,
      options,
      reading,
      reads,
      unit,
    };
    alone.push(node);
    nodes.push(node);
    return node;
  };

  const yes = add({ kind: 'literal', value: true });
  const criteria = program.criteria.map((criterion) => {
    const applies = criterion.applies ?? yes.source;
    return {
      id: criterion.id,
      applies: add(applies),
      met: add(criterion.met),
      passes: add({ kind: 'any', of: [{ kind: 'not', of: [applies] }, criterion.met] }),
    };
  });
  const [low, high] = [add(program.award.low), add(program.award.high)];
  const award = {
    low,
    high,
    // A parameter without a value leaves nothing to estimate from.
    estimable:
      hasValues(low) && hasValues(high)
        ? add(program.award.estimable ?? yes.source)
        : add({ kind: 'literal', value: false }),
  };
  const priorities = program.priorities.map(({ id, met, categories = [] }): PriorityNodes => {
    // The first category whose condition holds is the one.
    const inCategory = categories.map(({ when }, i) => {
      const earlier = categories.slice(0, i).map((category) => category.when);
      const none: Node = { kind: 'not', of: [{ kind: 'any', of: earlier }] };
      return add({ kind: 'all', of: [met, when, none] });
    });
    return { id, told: [add(met), ...inCategory] };
  });

  const dependents = new Map<number, number[]>();
  nodes.forEach(({ reads, index }) => {
    for (const key of members(reads)) dependents.set(key, [...(dependents.get(key) ?? []), index]);
  });
  return { program, nodes, criteria, award, priorities, dependents, firstReading };
}
