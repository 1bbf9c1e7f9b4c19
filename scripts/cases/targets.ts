/** The points at which a rule can turn, each with the decisions that lead to it. */

import type { Constant, Node } from '../../src/rules/expression.js';
import { type Decision, describe, describeDecision, told } from './describe.js';
import { constantsUnder, nodesUnder } from './setting.js';
import { type Way, joinDecisions, waysOf } from './ways.js';

export type Comparison = Node & { readonly kind: 'compare' };

export type Target = {
  readonly where: readonly Decision[];
  /** The date whose law is asked about; absent: any. */
  readonly asOf?: string;
} & (
  | { readonly kind: 'truth'; readonly node: Node & { readonly kind: 'answer' } }
  | { readonly kind: 'option'; readonly node: Node & { readonly kind: 'one-of' } }
  | { readonly kind: 'compare'; readonly node: Comparison; readonly whole: Comparison }
  /** Two limits of a `min` or `max` that meet. */
  | { readonly kind: 'limit'; readonly node: Comparison; readonly whole: Comparison }
  | { readonly kind: 'reading'; readonly node: Node & { readonly kind: 'reading' } }
  | { readonly kind: 'dated'; readonly node: Constant; readonly from: string; readonly to: string }
  | { readonly kind: 'parameter'; readonly node: Node & { readonly kind: 'parameter' } }
  /** One formula of an amount, and what is left of it below a cent. */
  | { readonly kind: 'amount' | 'rounding'; readonly node: Node }
);

/** A day of each law that gave a value under a node, and '' for the law as codified; none: no change. */
function laws(node: Node): string[] {
  const changes = constantsUnder(node).flatMap(({ dated = [] }) => dated);
  return changes.length === 0 ? [] : ['', ...new Set(changes.map(({ from }) => from))];
}

const along = (where: readonly Decision[], way: Way) => joinDecisions(where, way.decisions);

function* comparisons(
  node: Comparison,
  where: readonly Decision[],
  kind: 'compare' | 'limit',
): Generator<Target> {
  for (const way of waysOf(node)) {
    const decisions = along(where, way);
    if (!decisions) continue;
    const target = { kind, node: way.node as Comparison, whole: node, where: decisions };
    const days = laws(way.node);
    if (days.length === 0) yield target;
    for (const asOf of days) yield { ...target, asOf };
  }
}

/** Where two limits meet: one way to each is enough, for every formula has a case of its own. */
function* limits(
  node: Node & { readonly of: readonly Node[] },
  where: readonly Decision[],
): Generator<Target> {
  for (const [i, left] of node.of.entries()) {
    for (const right of node.of.slice(i + 1)) {
      const meeting: Comparison = { kind: 'compare', operator: 'le', of: [left, right] };
      const operator = node.kind === 'min' ? 'lt' : 'gt';
      const others = node.of
        .filter((other) => other !== left && other !== right)
        .map((other) => silently({ kind: 'compare', operator, of: [left, other] }, true));
      yield* comparisons(meeting, [...where, ...others], 'limit');
    }
  }
}

/** A decision that goes without saying. */
export const silently = (node: Node, want: boolean): Decision => ({
  kind: 'truth',
  node,
  want,
  implied: true,
});

export function* targetsIn(node: Node, where: readonly Decision[] = []): Generator<Target> {
  switch (node.kind) {
    case 'answer':
      yield { kind: 'truth', node, where };
      return;
    case 'one-of':
      yield { kind: 'option', node, where };
      return;
    case 'constant':
      for (const { from, to } of node.dated ?? []) yield { kind: 'dated', node, from, to, where };
      return;
    case 'parameter':
      yield { kind: 'parameter', node, where };
      return;
    case 'literal':
      return;
    case 'if': {
      const [condition, then, otherwise] = node.of;
      yield* targetsIn(condition, where);
      for (const [child, want] of [
        [then, true],
        [otherwise, false],
      ] as const) {
        const decisions = joinDecisions(where, [{ kind: 'truth', node: condition, want }]);
        if (decisions) yield* targetsIn(child, decisions);
      }
      return;
    }
    case 'reading':
      if (!where.some((each) => each.kind === 'reading' && each.id === node.id)) {
        yield { kind: 'reading', node, where };
      }
      for (const [i, child] of node.of.entries()) {
        const option = node.options[i] ?? '';
        const decisions = joinDecisions(where, [{ kind: 'reading', id: node.id, option }]);
        if (decisions) yield* targetsIn(child, decisions);
      }
      return;
    case 'all':
    case 'any':
      for (const child of node.of) {
        // The others must leave it to this one.
        const others = node.of
          .filter((other) => other !== child)
          .map((other) => silently(other, node.kind === 'all'));
        const decisions = joinDecisions(where, others);
        if (decisions) yield* targetsIn(child, decisions);
      }
      return;
    case 'compare':
      yield* comparisons(node, where, 'compare');
      break;
    case 'min':
    case 'max':
      yield* limits(node, where);
      break;
    default:
  }
  for (const child of node.of) yield* targetsIn(child, where);
}

export function* amountsOf(node: Node): Generator<Target> {
  const amounts = waysOf(node).map((way) => ({ node: way.node, where: way.decisions }));
  for (const amount of amounts) yield { kind: 'amount', ...amount };
  for (const amount of amounts) {
    const divides = nodesUnder(amount.node).some(({ kind }) => kind === 'divide');
    if (divides) yield { kind: 'rounding', ...amount };
  }
}

/** What a target is called: two of the same name are one. */
export function nameOf(target: Target): { condition: string; where: string[] } {
  const { node, asOf = null } = target;
  const where = told(target.where).map((each) => describeDecision(each, asOf));
  if (asOf) where.unshift(`law of ${asOf}`);
  if (target.kind === 'dated') {
    const { id, value, dated = [] } = target.node;
    const change = dated.find(({ from }) => from === target.from);
    const values = `${String(value)} to ${String(change?.value)}`;
    return { condition: `${id}: ${values} from ${target.from} to ${target.to}`, where: [] };
  }
  if (target.kind === 'parameter') return { condition: `parameter ${target.node.id}`, where };
  if (target.kind === 'amount') return { condition: `amount = ${describe(node, asOf)}`, where };
  if (target.kind === 'rounding') return { condition: 'parts of a cent', where: [] };
  if (target.kind === 'limit') {
    const [left, right] = target.whole.of.map((side) => describe(side, asOf)) as [string, string];
    return { condition: `limits ${left} and ${right}`, where: [] };
  }
  return { condition: describe(node, asOf), where };
}
