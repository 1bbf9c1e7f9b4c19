/** Several worlds that differ in one thing: the answers they share are sought in all at once. */

import type { Node } from '../../src/rules/expression.js';
import type { Criterion } from '../../src/rules/program.js';
import { order } from '../../test/support/plain-values.js';
import { evaluate } from './evaluate.js';
import { completed, force, forceAll } from './force.js';
import { type Answers, type Facts, type Setting } from './setting.js';
import { type Way, waysOf } from './ways.js';

/** What makes one world of the shared facts. */
export interface Change {
  readonly answers?: Answers;
  readonly readings?: Readonly<Record<string, string>>;
  readonly asOf?: string | null;
  readonly parameters?: Readonly<Record<string, string | null>>;
}

export function changed(facts: Facts, change: Change): Facts {
  const asOf = change.asOf === undefined ? facts.asOf : change.asOf;
  return {
    answers: { ...facts.answers, ...change.answers },
    readings: { ...facts.readings, ...change.readings },
    ...(asOf !== undefined && { asOf }),
    parameters: { ...facts.parameters, ...change.parameters },
  };
}

const without = <T>(from: Readonly<Record<string, T>>, keys: object = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !(key in keys)));

/** What a world knows beyond its change: the other worlds share it. */
function unchanged(facts: Facts, { answers, readings, asOf, parameters }: Change): Facts {
  const { asOf: date, ...rest } = facts;
  return {
    ...rest,
    answers: without(facts.answers, answers),
    readings: without(facts.readings, readings),
    ...(asOf === undefined && date !== undefined && { asOf: date }),
    parameters: without(facts.parameters ?? {}, parameters),
  };
}

/** Goes on in one world, and comes back with what all of them share. */
function* within(
  change: Change,
  shared: Facts,
  search: (facts: Facts) => Iterable<Facts>,
): Generator<Facts> {
  for (const facts of search(changed(shared, change))) yield unchanged(facts, change);
}

/** How many sets of answers that tell two worlds apart are looked at, either way round. */
const MOST_TOLD = 20;

type Step = (facts: Facts) => Iterable<Facts>;

/** Of many ways to reach the same point a few are enough to try. */
export function* few<T>(many: Iterable<T>, most: number): Generator<T> {
  if (most <= 0) return;
  let left = most;
  for (const each of many) {
    yield each;
    if (--left <= 0) return;
  }
}

/** Each step in turn, in every way it can be taken. */
function* sequence(facts: Facts, [first, ...rest]: readonly Step[]): Generator<Facts> {
  if (!first) {
    yield facts;
    return;
  }
  for (const each of first(facts)) yield* sequence(each, rest);
}

const YES: Node = { kind: 'literal', value: true };

const passes = new WeakMap<Criterion, Node>();

/** Not applicable, or met. */
export function passesOf(criterion: Criterion): Node {
  const { applies = YES, met } = criterion;
  const node = passes.get(criterion) ?? { kind: 'any', of: [{ kind: 'not', of: [applies] }, met] };
  passes.set(criterion, node);
  return node;
}

export type Pair = readonly [Change, Change];

/** Shared facts under which a truth is one way in one world of the pair and the other in the other. */
export function* tellingApart(
  setting: Setting,
  root: Node,
  [one, two]: Pair,
  facts: Facts,
): Generator<Facts> {
  for (const want of [true, false]) {
    const both = sequence(facts, [
      (at) => within(one, at, (world) => force(setting, root, want, world)),
      (at) => within(two, at, (world) => force(setting, root, !want, world)),
    ]);
    yield* few(both, MOST_TOLD);
  }
}

/** The same for an amount: another formula, or the same with another result. */
export function* amountsApart(
  setting: Setting,
  root: Node,
  [one, two]: Pair,
  facts: Facts,
): Generator<Facts> {
  const ways = waysOf(root);
  const along = (change: Change, way: Way) => (at: Facts) =>
    few(
      within(change, at, (world) => forceAll(setting, way.decisions, world)),
      3,
    );
  for (const first of ways) {
    for (const at of along(one, first)(facts)) {
      for (const second of ways) yield* along(two, second)(at);
    }
  }
}

/** Answers under which all these criteria pass in every world. */
export const passing = (
  setting: Setting,
  criteria: readonly Criterion[],
  changes: readonly Change[],
  facts: Facts,
): Generator<Facts> =>
  sequence(
    facts,
    criteria.flatMap((criterion) =>
      changes.map(
        (change): Step =>
          (at) =>
            within(change, at, (world) => force(setting, passesOf(criterion), true, world)),
      ),
    ),
  );

export const inWorld = (setting: Setting, facts: Facts, change: Change): Facts =>
  completed(setting, changed(facts, change));

export function differ(setting: Setting, root: Node, [one, two]: Pair, facts: Facts): boolean {
  const [a, b] = [one, two].map((change) => evaluate(root, inWorld(setting, facts, change)));
  return a !== undefined && b !== undefined && order(a, b) !== 0;
}

export const passesAll = (
  setting: Setting,
  criteria: readonly Criterion[],
  change: Change,
  facts: Facts,
): boolean =>
  criteria.every(
    (criterion) => evaluate(passesOf(criterion), inWorld(setting, facts, change)) === true,
  );

/** The rule with something else in the place of one of its nodes. */
export function exchanged(root: Node, node: Node, other: Node): Node {
  if (root === node) return other;
  if (!root.of) return root;
  const of = root.of.map((child) => exchanged(child, node, other));
  return of.every((child, i) => child === root.of[i]) ? root : ({ ...root, of } as Node);
}
