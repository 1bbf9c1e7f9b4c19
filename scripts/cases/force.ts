/**
 * Finds answers that make a rule true or false: goes down the tree, tries what an ordinary applicant
 * would answer first, and takes a step back where that does not fit with what is decided already.
 */

import type { Node } from '../../src/rules/expression.js';
import type { Decision } from './describe.js';
import { evaluate } from './evaluate.js';
import { middleDay, roundNumbers, shiftDay } from './grid.js';
import {
  type Answer,
  type Facts,
  type Setting,
  constantsUnder,
  questionOf,
  questionsUnder,
  rootsOf,
} from './setting.js';
import { turningPoint } from './solve.js';
import { waysOf } from './ways.js';

export const withAnswer = (facts: Facts, question: string, answer: Answer): Facts => ({
  ...facts,
  answers: { ...facts.answers, [question]: answer },
});

/** What stays open is answered as an ordinary applicant would. */
export function completed({ base, published, program }: Setting, facts: Facts): Facts {
  const preferred = program.readings.map(
    ({ id, options, preferred }) => [id, preferred ?? options[0] ?? ''] as const,
  );
  return {
    answers: { ...base, ...facts.answers },
    readings: { ...Object.fromEntries(preferred), ...facts.readings },
    asOf: facts.asOf ?? null,
    parameters: { ...published, ...facts.parameters },
  };
}

/** The ordinary day, a day in the middle between any two days the law names, and `not-open`. */
function daysOf({ program, base }: Setting, question: string): string[] {
  const days = constantsUnder(...rootsOf(program))
    .filter(({ unit, value }) => unit === 'date' && value !== 'not-open')
    .map(({ value }) => String(value));
  const sorted = [...new Set(days)].sort();
  const ends = [...sorted, shiftDay(sorted.at(-1) ?? '2020-01-01', 365) ?? ''];
  const between = sorted.map((day, i) => middleDay(day, ends[i + 1] ?? day));
  return [String(base[question]), ...between, ...sorted, 'not-open'];
}

/** The facts with every choice of date under which the values of the node can differ. */
function* dated(node: Node, facts: Facts): Generator<Facts> {
  const changes = constantsUnder(node).flatMap(({ dated = [] }) => dated);
  if (facts.asOf !== undefined || changes.length === 0) {
    yield facts;
    return;
  }
  yield { ...facts, asOf: null };
  for (const { from } of changes) yield { ...facts, asOf: from };
}

function candidates(setting: Setting, node: Node, id: string, facts: Facts): Answer[] {
  const question = questionOf(setting, id);
  if (question.kind === 'date') return daysOf(setting, id);
  const turn = turningPoint(question, node, facts);
  return [...roundNumbers(question), ...(turn ? [turn.at, turn.above, turn.below] : [])].filter(
    (value): value is Answer => value !== null,
  );
}

/** Answers to what a comparison without branches looks at. */
function* assign(setting: Setting, node: Node, want: boolean, given: Facts): Generator<Facts> {
  for (const facts of dated(node, given)) {
    const open = questionsUnder(node).filter((id) => !(id in facts.answers));
    const ordinary = open.reduce(
      (all, id) => withAnswer(all, id, setting.base[id] as Answer),
      facts,
    );
    const fits = (tried: Facts) => --setting.work.left > 0 && evaluate(node, tried) === want;
    if (fits(ordinary)) yield ordinary;
    const other = (id: string, from: Facts) =>
      candidates(setting, node, id, from)
        .filter((value) => value !== setting.base[id])
        .map((value) => withAnswer(from, id, value));
    const single = open.flatMap((id) => other(id, ordinary));
    yield* single.filter(fits);
    for (const [i, id] of open.entries()) {
      for (const second of open.slice(i + 1)) {
        for (const one of other(id, ordinary)) yield* other(second, one).filter(fits);
      }
    }
  }
}

function* choose(
  setting: Setting,
  node: Node & { readonly kind: 'one-of' },
  want: boolean,
  facts: Facts,
): Generator<Facts> {
  const [asked] = node.of;
  if (asked.kind !== 'answer') return;
  const question = questionOf(setting, asked.question);
  const usual = setting.base[asked.question];
  const options = question.kind === 'choice' ? question.options : [];
  for (const option of [...new Set([usual as string, ...options])]) {
    if (node.options.includes(option) === want) yield withAnswer(facts, asked.question, option);
  }
}

/** Facts, more decided than the given ones, under which the node is `want`. */
export function* force(
  setting: Setting,
  node: Node,
  want: boolean,
  facts: Facts,
): Generator<Facts> {
  const value = evaluate(node, facts);
  if (value !== undefined) {
    if (value === want) yield facts;
    return;
  }
  if (--setting.work.left < 0) return;
  const truth = (child: Node, wanted = want): Decision => ({
    kind: 'truth',
    node: child,
    want: wanted,
  });
  switch (node.kind) {
    case 'answer':
      yield withAnswer(facts, node.question, want);
      return;
    case 'constant':
      for (const each of dated(node, facts)) if (evaluate(node, each) === want) yield each;
      return;
    case 'named':
      yield* force(setting, node.of[0], want, facts);
      return;
    case 'not':
      yield* force(setting, node.of[0], !want, facts);
      return;
    case 'one-of':
      yield* choose(setting, node, want, facts);
      return;
    case 'all':
    case 'any':
      if ((node.kind === 'all') === want) {
        yield* forceAll(
          setting,
          node.of.map((child) => truth(child)),
          facts,
        );
      } else {
        const ordinary = completed(setting, facts);
        const first = node.of.filter((child) => evaluate(child, ordinary) === want);
        const rest = node.of.filter((child) => !first.includes(child));
        for (const child of [...first, ...rest]) yield* force(setting, child, want, facts);
      }
      return;
    case 'if': {
      const [condition, then, otherwise] = node.of;
      yield* forceAll(setting, [truth(condition, true), truth(then)], facts);
      yield* forceAll(setting, [truth(condition, false), truth(otherwise)], facts);
      return;
    }
    case 'reading':
      for (const [i, child] of node.of.entries()) {
        const option = node.options[i] ?? '';
        if (option !== (facts.readings[node.id] ?? option)) continue;
        yield* forceAll(setting, [{ kind: 'reading', id: node.id, option }, truth(child)], facts);
      }
      return;
    case 'compare':
      for (const way of waysOf(node)) {
        for (const each of forceAll(setting, way.decisions, facts)) {
          yield* assign(setting, way.node, want, each);
        }
      }
      return;
    default:
  }
}

export function* forceAll(
  setting: Setting,
  decisions: readonly Decision[],
  facts: Facts,
): Generator<Facts> {
  const [first, ...rest] = decisions;
  if (!first) {
    yield facts;
  } else if (first.kind === 'truth') {
    for (const each of force(setting, first.node, first.want, facts)) {
      yield* forceAll(setting, rest, each);
    }
  } else {
    const { id, option } = first;
    if ((facts.readings[id] ?? option) !== option) return;
    yield* forceAll(setting, rest, { ...facts, readings: { ...facts.readings, [id]: option } });
  }
}
