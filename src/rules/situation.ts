import {
  type Exact,
  INFINITE,
  MINUS_INFINITE,
  ONE,
  ZERO,
  compare,
  greatest,
  isZero,
  least,
  minus,
  over,
  sign,
  times,
  plus,
} from './exact.js';
import type { CompareOperator } from './expression.js';
import type { Graph, GraphNode } from './graph.js';
import { NONE, type Unknowns, members, only, overlap } from './unknowns.js';
import {
  EITHER,
  FALSE,
  type NumberSet,
  type Options,
  type Possible,
  TRUE,
  type TruthSet,
  corners,
  cut,
  difference,
  isKnown,
  isPoint,
  known,
  ofAtom,
  ratioOf,
  scale,
  sum,
  unknownsOf,
} from './possible.js';

/** Whether a comparison accepts a gap below, at and above zero. */
export const acceptedBy = (operator: CompareOperator): readonly [boolean, boolean, boolean] => [
  operator === 'lt' || operator === 'le',
  operator !== 'lt' && operator !== 'gt',
  operator === 'gt' || operator === 'ge',
];

interface Assumptions {
  /** Sums taken to lie within narrower ends, and so whatever is a multiple of their terms. */
  readonly cuts: readonly NumberSet[];
  /** Comparisons taken as decided, by node: on numbers without a grid a cut alone cannot say. */
  readonly truths: ReadonlyMap<number, TruthSet>;
}

const NO_ASSUMPTIONS: Assumptions = { cuts: [], truths: new Map() };

/**
 * What is known at one point of the work: the possibilities of every question, the readings chosen,
 * and cuts assumed on sums of unknown numbers. Evaluates expressions to sets of possibilities that
 * hold everything the expression can become (it never throws, and never leaves anything out).
 */
export class Situation {
  readonly graph: Graph;
  readonly answers: readonly Possible[];
  /** The option taken, by reading; absent where the reading is open. */
  readonly readings: ReadonlyMap<number, string>;
  readonly assumptions: Assumptions;
  readonly #changed: Unknowns;
  readonly #memo: (Possible | undefined)[];
  #unknowns?: Map<GraphNode, Unknowns>;
  #gaps?: Map<number, NumberSet>;
  #contenders?: Map<number, readonly GraphNode[]>;
  /** False once the assumptions turn out to exclude each other. */
  feasible = true;

  constructor(
    graph: Graph,
    answers: readonly Possible[],
    readings: ReadonlyMap<number, string>,
    assumptions = NO_ASSUMPTIONS,
    memo: (Possible | undefined)[] = new Array<Possible | undefined>(graph.nodes.length),
    changed: Unknowns = NONE,
  ) {
    this.#changed = changed;
    this.graph = graph;
    this.answers = answers;
    this.readings = readings;
    this.assumptions = assumptions;
    this.#memo = memo;
  }

  /** The same but for some changes; what may change with `keys` is worked out anew. */
  #with(
    { answers = this.answers, readings = this.readings, assumptions = this.assumptions },
    keys: Iterable<number>,
  ): Situation {
    const memo = this.#memo.slice();
    let changed = this.#changed;
    for (const key of keys) {
      changed |= only(key);
      for (const index of this.graph.dependents.get(key) ?? []) memo[index] = undefined;
    }
    return new Situation(this.graph, answers, readings, assumptions, memo, changed);
  }

  /** Whether all that a node turns on is as it was at first. */
  untouched(node: GraphNode): boolean {
    return !overlap(this.#changed, node.reads);
  }

  withAnswers(changes: readonly (readonly [number, Possible])[]): Situation {
    const answers = this.answers.slice();
    for (const [index, possible] of changes) answers[index] = possible;
    return this.#with(
      { answers },
      changes.map(([index]) => index),
    );
  }

  withReading(key: number, option: string): Situation {
    return this.#with({ readings: new Map(this.readings).set(key, option) }, [key]);
  }

  /** Assumes that a comparison is `truth`, and so that its gap lies in `within`. */
  withComparison(node: GraphNode, truth: TruthSet, within: NumberSet): Situation {
    const { cuts, truths } = this.assumptions;
    const assumptions = {
      cuts: [...cuts.filter(({ terms }) => !ratioOf(terms, within.terms)), within],
      truths: new Map(truths).set(node.index, truth),
    };
    return this.#with({ assumptions }, members(unknownsOf(within)));
  }

  /** What was assumed early may not stand beside what was assumed later. */
  checkAssumptions(): void {
    for (const index of this.assumptions.truths.keys()) {
      this.truth(this.graph.nodes[index] as GraphNode);
    }
  }

  /** The questions and open readings that a truth still turns on, whatever the others are. */
  unknowns(node: GraphNode): Unknowns {
    if (this.truth(node) !== EITHER) return NONE;
    const known = this.#unknowns?.get(node);
    if (known !== undefined) return known;
    const { source, of, variable } = node;
    const asked = source.kind === 'one-of' ? of[0]?.variable : variable;
    let all = NONE;
    if (asked) all = only(asked.index);
    else if (source.kind === 'compare') all = unknownsOf(this.gap(node));
    else {
      if (node.reading >= 0 && !this.branch(node)) all = only(node.reading);
      if (source.kind === 'if') all |= this.unknowns(of[0] as GraphNode);
      for (const child of this.operands(node)) all |= this.unknowns(child);
    }
    (this.#unknowns ??= new Map()).set(node, all);
    return all;
  }

  truth(node: GraphNode): TruthSet {
    const seen = this.#memo[node.index] as TruthSet | undefined;
    if (seen !== undefined) return seen;
    const value = this.#truth(node);
    this.#memo[node.index] = value;
    return value;
  }

  number(node: GraphNode): NumberSet {
    const seen = this.#memo[node.index] as NumberSet | undefined;
    if (seen !== undefined) return seen;
    const value = this.#withCuts(this.#number(node));
    this.#memo[node.index] = value;
    return value;
  }

  options(node: GraphNode): Options {
    const { variable } = node;
    const possible = variable ? this.answers[variable.index] : undefined;
    return Array.isArray(possible) ? (possible as Options) : [];
  }

  /** The branch that counts, once what decides between the branches is settled. */
  branch(node: GraphNode): GraphNode | null {
    if (node.source.kind === 'if') {
      const decides = this.truth(node.of[0] as GraphNode);
      return decides === EITHER ? null : (node.of[decides === TRUE ? 1 : 2] as GraphNode);
    }
    if (node.reading < 0) return null;
    const option = this.readings.get(node.reading);
    return node.of[node.options.indexOf(option ?? '')] ?? null;
  }

  /** The operands of a least or greatest that can still be it. */
  contenders(node: GraphNode): readonly GraphNode[] {
    const seen = this.#contenders?.get(node.index);
    if (seen) return seen;
    const contenders = this.#contend(node);
    (this.#contenders ??= new Map()).set(node.index, contenders);
    return contenders;
  }

  /** The children that still count: the branch taken, or all it may be; who can still be the least. */
  operands(node: GraphNode): readonly GraphNode[] {
    const { kind } = node.source;
    if (kind === 'min' || kind === 'max') return this.contenders(node);
    return this.branch(node)?.alone ?? node.branches;
  }

  #contend(node: GraphNode): readonly GraphNode[] {
    const lowest = node.source.kind === 'min';
    /** Whether `a` is always at least as far out as `b`. */
    const outdoes = (a: NumberSet, b: NumberSet): boolean =>
      lowest ? compare(a.high, b.low) <= 0 : compare(b.high, a.low) <= 0;
    let kept: { child: GraphNode; set: NumberSet }[] = [];
    for (const child of node.of) {
      const set = this.number(child);
      if (kept.some((other) => outdoes(other.set, set))) continue;
      kept = kept.filter((other) => !outdoes(set, other.set));
      kept.push({ child, set });
    }
    return kept.map(({ child }) => child);
  }

  #truth(node: GraphNode): TruthSet {
    const { source, of } = node;
    switch (source.kind) {
      case 'literal':
      case 'constant':
        return node.value as TruthSet;
      case 'answer':
        return node.variable ? (this.answers[node.variable.index] as TruthSet) : EITHER;
      case 'named':
        return this.truth(of[0] as GraphNode);
      case 'not': {
        const inner = this.truth(of[0] as GraphNode);
        return inner === EITHER ? EITHER : inner === TRUE ? FALSE : TRUE;
      }
      case 'all':
      case 'any': {
        const decisive = source.kind === 'all' ? FALSE : TRUE;
        let result: TruthSet = source.kind === 'all' ? TRUE : FALSE;
        for (const child of of) {
          const value = this.truth(child);
          if (value === decisive) return decisive;
          if (value === EITHER) result = EITHER;
        }
        return result;
      }
      case 'one-of': {
        const options = this.options(of[0] as GraphNode);
        let result = 0;
        for (const option of options) result |= source.options.includes(option) ? TRUE : FALSE;
        return (result || EITHER) as TruthSet;
      }
      case 'compare':
        return this.#compare(node);
      case 'if':
      case 'reading': {
        let result = 0;
        for (const child of this.operands(node)) result |= this.truth(child);
        return result as TruthSet;
      }
      default:
        return EITHER;
    }
  }

  #compare(node: GraphNode): TruthSet {
    const { source } = node;
    if (source.kind !== 'compare') return EITHER;
    const left = this.number(node.of[0] as GraphNode);
    const right = this.number(node.of[1] as GraphNode);
    const accepts = acceptedBy(source.operator);
    // Against a fixed number the ends can be compared as they are.
    const gap = isKnown(right) ? null : this.gap(node);
    const low = gap ? sign(gap.low) : compare(left.low, right.low);
    const high = gap ? sign(gap.high) : compare(left.high, right.high);
    let result = 0;
    if (low < 0) result |= accepts[0] ? TRUE : FALSE;
    if (low <= 0 && high >= 0) result |= accepts[1] ? TRUE : FALSE;
    if (high > 0) result |= accepts[2] ? TRUE : FALSE;
    const truth = (result || EITHER) as TruthSet;
    const assumed = this.assumptions.truths.get(node.index);
    if (assumed === undefined) return truth;
    if ((truth & assumed) === 0) this.feasible = false;
    return assumed;
  }

  /** Left minus right of a comparison. */
  gap(node: GraphNode): NumberSet {
    const seen = this.#gaps?.get(node.index);
    if (seen) return seen;
    const [left, right] = node.of as [GraphNode, GraphNode];
    const gap = this.#withCuts(difference(this.number(left), this.number(right)));
    (this.#gaps ??= new Map()).set(node.index, gap);
    return gap;
  }

  #number(node: GraphNode): NumberSet {
    const { source, of } = node;
    switch (source.kind) {
      case 'literal':
      case 'constant':
      case 'parameter':
        return (node.value as NumberSet | null) ?? this.#opaque(node, MINUS_INFINITE, INFINITE);
      case 'answer':
        return this.#answer(node) ?? this.#opaque(node, MINUS_INFINITE, INFINITE);
      case 'named':
        return this.number(of[0] as GraphNode);
      case 'add':
      case 'subtract': {
        let result = of[0] ? this.number(of[0]) : known(ZERO);
        for (let i = 1; i < of.length; i++) {
          const set = this.number(of[i] as GraphNode);
          result = source.kind === 'add' ? sum(result, set) : difference(result, set);
        }
        return result;
      }
      case 'multiply':
        return this.#product(node);
      case 'divide':
        return this.#quotient(node);
      case 'min':
      case 'max':
      case 'if':
      case 'reading': {
        const [first, ...others] = this.operands(node);
        const set = this.number(first as GraphNode);
        if (others.length === 0) return set;
        let { low, high } = set;
        for (const other of others) {
          const next = this.number(other);
          low = (source.kind === 'max' ? greatest : least)(low, next.low);
          high = (source.kind === 'min' ? least : greatest)(high, next.high);
        }
        return this.#opaque(node, low, high);
      }
      default:
        return this.#opaque(node, MINUS_INFINITE, INFINITE);
    }
  }

  #answer({ variable }: GraphNode): NumberSet | null {
    const possible = variable && this.answers[variable.index];
    return possible && typeof possible === 'object' && 'terms' in possible ? possible : null;
  }

  #product(node: GraphNode): NumberSet {
    const a = this.number(node.of[0] as GraphNode);
    const b = this.number(node.of[1] as GraphNode);
    if (isPoint(a)) return scale(b, a.low);
    if (isPoint(b)) return scale(a, b.low);
    return this.#opaque(node, ...corners(times, [a.low, a.high], [b.low, b.high]));
  }

  #quotient(node: GraphNode): NumberSet {
    const a = this.number(node.of[0] as GraphNode);
    const b = this.number(node.of[1] as GraphNode);
    if (isPoint(b)) return isZero(b.low) ? known(ZERO) : scale(a, over(ONE, b.low));
    if (isPoint(a) && isZero(a.low)) return known(ZERO);
    if (sign(b.low) > 0 || sign(b.high) < 0) {
      return this.#opaque(node, ...corners(over, [a.low, a.high], [b.low, b.high]));
    }
    // Near zero a quotient has no bound; `split.ts` takes zero apart.
    return this.#opaque(node, MINUS_INFINITE, INFINITE);
  }

  /** A number that is not linear in what is unknown stands for itself. */
  #opaque(node: GraphNode, low: Exact, high: Exact): NumberSet {
    let unknowns = node.reading >= 0 ? only(node.reading) : NONE;
    if (node.source.kind === 'if') unknowns |= this.unknowns(node.of[0] as GraphNode);
    for (const child of this.operands(node)) unknowns |= unknownsOf(this.number(child));
    return ofAtom({ key: -1 - node.index, low, high, step: null, unknowns });
  }

  #withCuts(set: NumberSet): NumberSet {
    if (isKnown(set)) return set;
    for (const known of this.assumptions.cuts) {
      const ratio = ratioOf(set.terms, known.terms);
      if (!ratio) continue;
      const ends = [known.low, known.high].map((end) =>
        plus(times(minus(end, known.constant), ratio), set.constant),
      );
      if (sign(ratio) < 0) ends.reverse();
      const [low, high] = ends as [Exact, Exact];
      const within = cut(set, { low, high });
      if (!within) this.feasible = false;
      return within ?? set;
    }
    return set;
  }
}
