import { type Exact, minus, sign, times, plus } from './exact.js';
import { contendersOf, numberOf, truthOf } from './evaluate.js';
import type { Variable } from './domain.js';
import type { Graph, GraphNode } from './graph.js';
import { NONE, type Unknowns, members, only, overlap } from './unknowns.js';
import {
  EITHER,
  type NumberSet,
  type Options,
  type Possible,
  TRUE,
  type TruthSet,
  cut,
  difference,
  isKnown,
  ratioOf,
  unknownsOf,
} from './possible.js';

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
  // Each by the index of the node.
  readonly #unknowns: Unknowns[] = [];
  readonly #gaps: NumberSet[] = [];
  readonly #contenders: (readonly GraphNode[])[] = [];
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
    return this.truth(node) === EITHER
      ? (this.#unknowns[node.index] ??= this.#unknownsUnder(node))
      : NONE;
  }

  #unknownsUnder(node: GraphNode): Unknowns {
    const { source, of, variable } = node;
    if (variable) return only(variable.index);
    if (source.kind === 'compare') return unknownsOf(this.gap(node));
    let all = node.reading >= 0 && !this.branch(node) ? only(node.reading) : NONE;
    if (source.kind === 'if') all |= this.unknowns(of[0] as GraphNode);
    for (const child of this.operands(node)) all |= this.unknowns(child);
    return all;
  }

  truth(node: GraphNode): TruthSet {
    return (this.#memo[node.index] ??= truthOf(this, node)) as TruthSet;
  }

  number(node: GraphNode): NumberSet {
    return (this.#memo[node.index] ??= this.#withCuts(numberOf(this, node))) as NumberSet;
  }

  options({ index }: Variable): Options {
    const possible = this.answers[index];
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

  /** See `contendersOf`. */
  contenders(node: GraphNode): readonly GraphNode[] {
    return (this.#contenders[node.index] ??= contendersOf(this, node));
  }

  /** The children that still count: the branch taken, or all it may be; who can still be the least. */
  operands(node: GraphNode): readonly GraphNode[] {
    const { kind } = node.source;
    if (kind === 'min' || kind === 'max') return this.contenders(node);
    return this.branch(node)?.alone ?? node.branches;
  }

  /** Left minus right of a comparison. */
  gap(node: GraphNode): NumberSet {
    const [left, right] = node.of as [GraphNode, GraphNode];
    return (this.#gaps[node.index] ??= this.#withCuts(
      difference(this.number(left), this.number(right)),
    ));
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

export const nodeOf = (at: Situation, key: number): GraphNode =>
  at.graph.nodes[-1 - key] as GraphNode;
