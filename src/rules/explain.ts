/** Reasons, read off the same graph that decides: only what decided, and the sum line by line. */

import type { Origin, Step, StepTerm } from './assessment.js';
import { isFinite, toText } from './exact.js';
import type { Graph, GraphNode } from './graph.js';
import { FALSE, type NumberSet, TRUE } from './possible.js';
import type { Situation } from './situation.js';
import { NONE, type Unknowns } from './unknowns.js';

/** The questions that decided: a failing `all` gives its failing children only. */
export function decidedBy(at: Situation, node: GraphNode): Unknowns {
  const { source, of, reads } = node;
  // A single unknown is all there is to name.
  if ((reads & (reads - 1n)) === NONE) return reads;
  const { kind } = source;
  let all = kind === 'if' ? decidedBy(at, of[0] as GraphNode) : NONE;
  const decisive = kind === 'all' ? FALSE : kind === 'any' ? TRUE : null;
  const isDecided = decisive !== null && at.truth(node) === decisive;
  for (const child of at.operands(node)) {
    if (!isDecided || at.truth(child) === decisive) all |= decidedBy(at, child);
  }
  return all;
}

/** Decided branches are looked through. */
function resolve(at: Situation, node: GraphNode): GraphNode {
  const branch = at.branch(node);
  return branch ? resolve(at, branch) : node;
}

const lowOf = ({ low }: NumberSet): string => (isFinite(low) ? toText(low) : '0');
const highOf = ({ high }: NumberSet): string | null => (isFinite(high) ? toText(high) : null);

/** The named values of an amount in the order they are worked out, and last the `award` itself. */
export function stepsOf(at: Situation, { low, high }: Graph['award']): Step[] {
  const steps = new Map<string, Step>();
  const seen = new Set<GraphNode>();
  const visit = (node: GraphNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const { source, of } = node;
    for (const child of stepChildren(at, node)) visit(child);
    if (source.kind !== 'named' || steps.has(source.id)) return;
    steps.set(source.id, stepOf(at, source.id, of[0] as GraphNode, at.number(node)));
  };
  [low, high].forEach(visit);
  const range = { ...at.number(high), low: at.number(low).low };
  return [...steps.values(), stepOf(at, 'award', high, range)];
}

/** All operands of a cap, also those that do not bite: the reader sees what it was held against. */
const stepChildren = (at: Situation, node: GraphNode): readonly GraphNode[] => {
  const { kind } = node.source;
  return kind === 'min' || kind === 'max' ? node.of : at.operands(node);
};

function stepOf(at: Situation, id: string, node: GraphNode, set: NumberSet): Step {
  const inner = resolve(at, node);
  const terms: StepTerm[] = [];
  addTerms(at, inner, 'start', terms);
  return { id, unit: inner.unit, terms, low: lowOf(set), high: highOf(set) };
}

/** Adds what a number is made of; the first term enters as `start` says. */
function addTerms(
  at: Situation,
  node: GraphNode,
  start: StepTerm['operation'],
  into: StepTerm[],
): void {
  const { source, of } = node;
  const { kind } = source;
  const isSum = kind === 'add' || kind === 'subtract' || kind === 'min' || kind === 'max';
  const operands = isSum || isProduct(node) ? of : [node];
  operands.forEach((child, i) => {
    const operation = i === 0 ? start : (kind as StepTerm['operation']);
    const inner = resolve(at, child);
    // A product within a product is one chain: 12 × receipts ÷ months.
    if (inner !== node && isProduct(inner) && (operation === 'start' || operation === 'multiply')) {
      addTerms(at, inner, operation, into);
      return;
    }
    const set = at.number(inner);
    const from = originOf(inner);
    into.push({ operation, from, unit: inner.unit, low: lowOf(set), high: highOf(set) });
  });
}

const isProduct = ({ source }: GraphNode): boolean =>
  source.kind === 'multiply' || source.kind === 'divide';

function originOf({ source }: GraphNode): Origin {
  switch (source.kind) {
    case 'answer':
      return { origin: 'answer', question: source.question };
    case 'constant':
      return { origin: 'law', constant: source.id, citation: source.citation };
    case 'parameter':
      return { origin: 'parameter', parameter: source.id };
    case 'named':
      return { origin: 'step', step: source.id };
    default:
      return { origin: 'arithmetic' };
  }
}

/** The names of the operands that hold an amount below its first: the limits that bite. */
export function limitsOf(at: Situation, node: GraphNode, into = new Set<string>()): Set<string> {
  const limits = node.source.kind === 'min' ? at.operands(node) : [];
  for (const child of limits) if (child !== node.of[0]) into.add(nameOf(at, child));
  for (const child of at.operands(node)) limitsOf(at, child, into);
  return into;
}

function nameOf(at: Situation, node: GraphNode): string {
  const { source } = resolve(at, node);
  return 'id' in source ? source.id : source.kind;
}
