/** The sides of a target: what is changed to stand below, at or above it, in or out, yes or no. */

import { fraction } from '../../test/oracle/fraction.js';
import type { Decision } from './describe.js';
import { order } from '../../test/support/plain-values.js';
import { evaluate } from './evaluate.js';
import { forceAll, withAnswer } from './force.js';
import { beside, shiftDay } from './grid.js';
import { type Side, answering, filled, movesOf } from './moves.js';
import { roundingSides } from './rounding.js';
import { type Facts, type Setting, nodesUnder, questionOf } from './setting.js';
import type { Comparison, Target } from './targets.js';
import type { Change, Pair } from './worlds.js';

/** A way to set up a target: facts that lead to it, its sides, and two of them that must differ. */
export interface Stage {
  readonly facts: Facts;
  readonly sides: readonly Side[];
  readonly pair: Pair;
}

/** The first pair of sides between which an operator changes its mind. */
function turningPair({ operator }: Comparison, sides: readonly Side[]): Pair | null {
  const side = (id: string) => sides.find((each) => each.id === id);
  const [below, at, above] = ['below', 'at', 'above'].map(side);
  if (!at) return below && above && operator !== 'eq' ? [below, above] : null;
  const turnsAbove = operator === 'le' || operator === 'gt';
  const other = operator === 'eq' ? (above ?? below) : turnsAbove ? above : below;
  return other ? [at, other] : null;
}

/** A day against a day. */
function* dayStages({ setting, node, where, facts }: Place): Generator<Stage> {
  const [asked, fixed] = node.of;
  if (asked.kind !== 'answer' || fixed.kind !== 'constant' || fixed.unit !== 'date') return;
  const { question } = asked;
  const day = String(fixed.value);
  const sides = (
    [
      ['below', shiftDay(day, -1)],
      ['at', day],
      ['above', shiftDay(day, 1)],
    ] as const
  ).flatMap(([id, answer]) => (answer === null ? [] : [answering(question, id, answer)]));
  const pair = turningPair(node, sides);
  if (!pair) return;
  for (const at of forceAll(setting, where, withAnswer(facts, question, day))) {
    const { [question]: moved, ...answers } = at.answers;
    if (moved === day) yield { facts: { ...at, answers }, sides, pair };
  }
}

interface Place {
  readonly setting: Setting;
  readonly node: Comparison;
  readonly where: Target['where'];
  readonly facts: Facts;
}

/** Numbers against numbers. */
function* numberStages({ setting, node, where, facts }: Place): Generator<Stage> {
  for (const led of forceAll(setting, where, facts)) {
    for (const at of filled(setting, node, led)) {
      for (const { question, sides } of movesOf(setting, node, at)) {
        const pair = turningPair(node, sides);
        const { [question]: moved, ...answers } = at.answers;
        if (pair && moved !== undefined) yield { facts: { ...at, answers }, sides, pair };
      }
    }
  }
}

function* optionStages(
  setting: Setting,
  target: Target & { readonly kind: 'option' },
  where: Target['where'],
  facts: Facts,
): Generator<Stage> {
  const [asked] = target.node.of;
  if (asked.kind !== 'answer') return;
  const question = questionOf(setting, asked.question);
  if (question.kind !== 'choice') return;
  const sides = question.options.map((option) => answering(question.id, option, option));
  const isIn = ({ id }: Side) => target.node.options.includes(id);
  for (const inside of sides.filter(isIn)) {
    for (const outside of sides.filter((side) => !isIn(side))) {
      const pair = [inside, outside] as const;
      for (const at of ledTo(setting, where, inside, facts)) yield { facts: at, sides, pair };
    }
  }
}

/** Facts that lead to a target in one of its worlds. */
function* ledTo(
  setting: Setting,
  where: Target['where'],
  { answers = {} }: Change,
  facts: Facts,
): Generator<Facts> {
  const [moved] = Object.keys(answers);
  const start = { ...facts, answers: { ...facts.answers, ...answers } };
  for (const at of forceAll(setting, where, start)) {
    yield {
      ...at,
      answers: Object.fromEntries(Object.entries(at.answers).filter(([id]) => id !== moved)),
    };
  }
}

function* parameterStages(setting: Setting, id: string, facts: Facts): Generator<Stage> {
  const published = setting.published[id] ?? '0';
  const parameter = setting.program.parameters.find((each) => each.id === id);
  const step = parameter?.unit === 'integer' ? fraction('1') : fraction('0.01');
  const question = { id, topic: '', kind: step.d === 1n ? 'integer' : 'money', low: '0' } as const;
  const less = beside(question, published, -1);
  const [usual, lower, none] = [
    { id: 'published', parameters: { [id]: published } },
    { id: 'a step less', parameters: { [id]: String(less) } },
    { id: 'none', parameters: { [id]: null } },
  ] as const;
  yield { facts, sides: [usual, lower, none], pair: [usual, lower] };
}

function datedSides({ from, to }: { readonly from: string; readonly to: string }): Side[] {
  const days = [shiftDay(from, -1), from, to, shiftDay(to, 1)] as string[];
  return [
    { id: 'as codified', asOf: null },
    ...days.map((day) => ({ id: `as of ${day}`, asOf: day })),
  ];
}

const size = (decision: Decision): number =>
  decision.kind === 'reading' ? 0 : nodesUnder(decision.node).length;

/** What the simplest rule out need not be tried with the others. */
export const simplestFirst = (decisions: readonly Decision[]): Decision[] =>
  [...decisions].sort((a, b) => size(a) - size(b));

/** Every way to set up a target on top of some facts. */
export function* stagesOf(setting: Setting, target: Target, given: Facts): Generator<Stage> {
  const { asOf } = target;
  const where = simplestFirst(target.where);
  const facts = asOf === undefined ? given : { ...given, asOf: asOf || null };
  switch (target.kind) {
    case 'truth': {
      const { question } = target.node;
      if (questionOf(setting, question).kind !== 'boolean') return;
      const pair = [answering(question, 'yes', true), answering(question, 'no', false)] as const;
      for (const [side] of [[pair[0]], [pair[1]]] as const) {
        for (const at of ledTo(setting, where, side, facts)) yield { facts: at, sides: pair, pair };
      }
      return;
    }
    case 'option':
      yield* optionStages(setting, target, where, facts);
      return;
    case 'compare':
    case 'limit': {
      const place = { setting, node: target.node, where, facts };
      yield* dayStages(place);
      yield* numberStages(place);
      return;
    }
    case 'reading': {
      const [first, second] = target.node.options.map((option) => ({
        readings: { [target.node.id]: option },
      })) as [Change, Change];
      for (const at of forceAll(setting, where, facts)) {
        yield { facts: at, sides: [{ id: 'either way' }], pair: [first, second] };
      }
      return;
    }
    case 'dated': {
      const sides = datedSides(target);
      const [, before, first] = sides as [Side, Side, Side];
      for (const at of forceAll(setting, where, facts)) {
        yield { facts: at, sides, pair: [before, first] };
      }
      return;
    }
    case 'parameter':
      yield* parameterStages(setting, target.node.id, facts);
      return;
    case 'amount':
      for (const at of forceAll(setting, where, facts)) {
        yield { facts: at, sides: [{ id: 'amount' }], pair: [{}, {}] };
      }
      return;
    case 'rounding':
      for (const at of forceAll(setting, where, facts)) {
        for (const ordinary of filled(setting, target.node, at)) {
          const sides = roundingSides(setting, target.node, ordinary);
          if (sides.length > 0) yield { facts: ordinary, sides, pair: [{}, {}] };
        }
      }
  }
}

/** Whether complete facts stand at a side of a target, where that is a matter of more and less. */
export function stands(target: Target, side: string, at: Facts): boolean {
  if (target.kind !== 'compare' && target.kind !== 'limit') return true;
  const [left, right] = target.node.of.map((each) => evaluate(each, at));
  if (left === undefined || right === undefined) return false;
  const sign = order(left, right);
  return side === 'at' ? sign === 0 : side === 'below' ? sign < 0 : sign > 0;
}
