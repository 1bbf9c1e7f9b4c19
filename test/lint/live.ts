/**
 * Where something stands in a rule, and what else must hold so that the rule turns on it there: in an
 * "all" the others are true, in an "any" they are false, of a "min" it is the least, and so on.
 */

import type { Node } from '../../src/rules/expression.js';
import type { Question } from '../../src/rules/question.js';
import type { Pins } from '../support/interpret.js';
import { allOf, anyOf, notOf } from './setting.js';
import { typeOf } from './types.js';

export interface Place {
  readonly needs: readonly Node[];
  /** Options of readings on the way there. */
  readonly pins: Pins;
}

const zero: Node = { kind: 'literal', value: '0' };
const compare = (operator: 'le' | 'eq', left: Node, right: Node): Node => ({
  kind: 'compare',
  operator,
  of: [left, right],
});

/** That two nodes of one type differ; null where that cannot be said of their type. */
function differ(a: Node, b: Node, bank: readonly Question[]): Node | null {
  const type = typeOf(a, bank);
  if (type === 'truth') return anyOf(allOf(a, notOf(b)), allOf(notOf(a), b));
  return type === 'number' || type === 'date' ? notOf(compare('eq', a, b)) : null;
}

const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

/** That the branches of a reading, or of an `if`, are not all the same. */
function branchesDiffer(branches: readonly Node[], bank: readonly Question[]): Node[] {
  const some = pairs(branches).flatMap(([a, b]) => differ(a, b, bank) ?? []);
  return some.length > 0 ? [anyOf(...some)] : [];
}

/** What must hold beside child `i` for its parent to turn on it. */
function needsBeside(node: Node, i: number, bank: readonly Question[]): Node[] {
  if (!node.of) return [];
  const child = node.of[i] as Node;
  const others = (node.of as readonly Node[]).filter((_, other) => other !== i);
  switch (node.kind) {
    case 'all':
      return others;
    case 'any':
      return others.map(notOf);
    case 'if':
      if (i === 0) return branchesDiffer(node.of.slice(1), bank);
      return [i === 1 ? node.of[0] : notOf(node.of[0])];
    case 'min':
      return others.map((other) => compare('le', child, other));
    case 'max':
      return others.map((other) => compare('le', other, child));
    case 'multiply':
    case 'divide':
      return others.map((other) => notOf(compare('eq', other, zero)));
    default:
      return [];
  }
}

/** A node of which something depends on, and what it may come to. */
interface Turn {
  readonly node: Node;
  readonly between: readonly Node[];
}

/** Stands for "as much as you like" where a domain has no upper end. */
const PLENTY = '1000000000';

function turnOf(target: Node, bank: readonly Question[]): Turn | null {
  if (target.kind === 'reading') return { node: target, between: target.of };
  if (target.kind !== 'answer') return null;
  const question = bank.find(({ id }) => id === target.question);
  if (!question || !('low' in question)) return null;
  const ends = [question.low, question.high ?? PLENTY];
  return { node: target, between: ends.map((value): Node => ({ kind: 'literal', value })) };
}

function replaced(tree: Node, from: Node, to: Node): Node {
  if (tree === from) return to;
  return tree.of
    ? ({ ...tree, of: tree.of.map((child) => replaced(child, from, to)) } as Node)
    : tree;
}

interface Step {
  readonly node: Node;
  readonly child: number;
}

/** What must hold along a path, from the target up to the root of the rule. */
function needsAlong(path: readonly Step[], target: Node, bank: readonly Question[]): Node[] {
  const needs = target.kind === 'reading' ? branchesDiffer(target.of, bank) : [];
  let turn = turnOf(target, bank);
  for (const { node, child } of [...path].reverse()) {
    needs.push(...needsBeside(node, child, bank));
    if (node.kind === 'compare') {
      // So near its threshold that it comes out otherwise.
      const { node: from, between } = turn ?? { node, between: [] };
      needs.push(
        ...branchesDiffer(
          between.map((to) => replaced(node, from, to)),
          bank,
        ),
      );
      turn = null;
    } else if (node.kind === 'if' && child === 0) {
      turn = { node, between: node.of.slice(1) };
    }
  }
  return needs;
}

/** Places of one target are alike sooner or later: enough to try. */
const MOST = 40;

/** The places at which a node is the target, as many as are worth trying. */
export function placesOf(
  root: Node,
  isTarget: (node: Node) => boolean,
  bank: readonly Question[],
): Place[] {
  const places: Place[] = [];
  const holds = new Map<Node, boolean>();
  const contains = (node: Node): boolean => {
    const seen = holds.get(node);
    if (seen !== undefined) return seen;
    const result = isTarget(node) || (node.of ?? []).some(contains);
    holds.set(node, result);
    return result;
  };
  const visit = (node: Node, path: readonly Step[], pins: Pins): void => {
    if (places.length >= MOST || !contains(node)) return;
    if (isTarget(node)) {
      places.push({ needs: needsAlong(path, node, bank), pins });
    }
    (node.of ?? []).forEach((child, i) => {
      const option = node.kind === 'reading' ? node.options[i] : undefined;
      const read = node.kind === 'reading' && option !== undefined ? { [node.id]: option } : {};
      // One reading is read the same way everywhere.
      const fits = Object.entries(read).every(([id, own]) => (pins[id] ?? own) === own);
      if (fits) visit(child, [...path, { node, child: i }], { ...pins, ...read });
    });
  };
  visit(root, [], {});
  return places;
}
