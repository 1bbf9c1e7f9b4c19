/** Reasons, read off the same graph that decides: only what decided, and the sum line by line. */

import type { Origin, Step, StepTerm, StepUnit } from './assessment.js';
import { isFinite, toText } from './exact.js';
import type { Graph, GraphNode } from './graph.js';
import { FALSE, type NumberSet, TRUE } from './possible.js';
import type { Situation } from './situation.js';
import { NONE, type Unknowns, only } from './unknowns.js';

/** The questions that decided: a failing `all` gives its failing children only. */
export function decidedBy(at: Situation, node: GraphNode): Unknowns {
  const { source, of, variable } = node;
  if (variable) return only(variable.index);
  const { kind } = source;
  let all = kind === 'if' ? decidedBy(at, of[0] as GraphNode) : NONE;
  const decisive = kind === 'all' ? FALSE : kind === 'any' ? TRUE : null;
  const isDecided = decisive !== null && at.truth(node) === decisive;
  for (const child of at.operands(node)) {
    if (!isDecided || at.truth(child) === decisive) all |= decidedBy(at, child);
  }
  return all;
}

/** Names, decided branches and operations with one operand are looked through. */
function resolve(at: Situation, node: GraphNode): GraphNode {
  const branch =
    node.source.kind === 'if' || node.source.kind === 'reading' ? at.branch(node) : null;
  return branch ? resolve(at, branch) : node;
}

const ends = (set: NumberSet): { low: string; high: string | null } => ({
  low: isFinite(set.low) ? toText(set.low) : '0',
  high: isFinite(set.high) ? toText(set.high) : null,
});

/** The named values of an amount, in the order they are worked out. */
export function stepsOf(at: Situation, { low, high }: Graph['award']): Step[] {
  const steps = new Map<string, Step>();
  const seen = new Set<GraphNode>();
  const visit = (node: GraphNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const { source, of } = node;
    for (const child of stepChildren(at, node)) visit(child);
    if (source.kind !== 'named' || steps.has(source.id)) return;
    const inner = resolve(at, of[0] as GraphNode);
    steps.set(source.id, {
      id: source.id,
      unit: inner.unit,
      terms: termsOf(at, inner),
      ...ends(at.number(node)),
    });
  };
  [low, high].forEach(visit);
  return [...steps.values()];
}

/** All operands of a cap, also those that do not bite: the reader sees what it was held against. */
const stepChildren = (at: Situation, node: GraphNode): readonly GraphNode[] => {
  const { kind } = node.source;
  return kind === 'min' || kind === 'max' ? node.of : at.operands(node);
};

function termsOf(at: Situation, node: GraphNode): StepTerm[] {
  const { source, of } = node;
  const term = (operation: StepTerm['operation'], child: GraphNode): StepTerm[] => {
    const inner = resolve(at, child);
    // A product within a product is one chain: 12 × receipts ÷ months.
    const chains =
      (inner.source.kind === 'multiply' || inner.source.kind === 'divide') &&
      (operation === 'start' || operation === 'multiply');
    if (chains) {
      const [first, ...rest] = termsOf(at, inner);
      return first ? [{ ...first, operation }, ...rest] : [];
    }
    return [{ operation, from: originOf(inner), unit: inner.unit, ...ends(at.number(inner)) }];
  };
  const [first, ...rest] = of;
  switch (source.kind) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'min':
    case 'max': {
      const { kind } = source;
      return first ? [...term('start', first), ...rest.flatMap((child) => term(kind, child))] : [];
    }
    default:
      return term('start', node);
  }
}

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
  const { source } = node;
  if (source.kind === 'min') {
    const first = node.of[0];
    const contenders = at.contenders(node);
    for (const child of contenders) if (child !== first) into.add(nameOf(at, child));
    for (const child of contenders) limitsOf(at, child, into);
  } else {
    for (const child of at.operands(node)) limitsOf(at, child, into);
  }
  return into;
}

function nameOf(at: Situation, node: GraphNode): string {
  const { source } = resolve(at, node);
  return 'id' in source ? source.id : source.kind;
}
