/**
 * Looks for answers that make rules true: from random answers, always varying a question of a rule
 * that does not hold yet, and keeping what does not lead further away.
 */

import type { Node } from '../../src/rules/expression.js';
import type { Question } from '../../src/rules/question.js';
import { type Random, chance, pick } from '../oracle/random.js';
import { distinct, nodesOf, nodesUnder, ofKind } from '../programs/walk.js';
import { type Complete, type Pins, interpretProgram } from '../support/interpret.js';
import { type At, type Draft, distance } from './distance.js';
import { type Field, fieldsOf } from './field.js';
import type { Setting } from './setting.js';

/** How often it starts anew, and how many steps it takes each time. */
const STARTS = 12;
const STEPS = 600;
/** How often it takes a step that helps the rule at hand and harms others: else it may get stuck. */
const DETOUR = 0.2;

export interface Space {
  readonly setting: Setting;
  readonly fields: readonly Field[];
}

export interface Completion {
  readonly answers: Complete;
  readonly pins: Pins;
}

export function spaceOf(setting: Setting, bank: readonly Question[]): Space {
  return { setting, fields: fieldsOf(nodesOf(setting.program), bank) };
}

export const written = ({ fields }: Space, answers: Draft): Complete =>
  Object.fromEntries(
    fields.map(({ id, write }) => [id, write(answers[id] as Draft[string])] as const),
  );

/** Where a rule can be moved: its questions and its readings. */
interface Moves {
  readonly node: Node;
  readonly fields: readonly Field[];
  readonly readings: readonly { readonly id: string; readonly options: readonly string[] }[];
}

function movesOf(node: Node, fields: readonly Field[], fixed: Pins): Moves {
  const nodes = nodesUnder([node]);
  const asked = new Set(ofKind(nodes, 'answer').map(({ question }) => question));
  return {
    node,
    fields: fields.filter(({ id }) => asked.has(id)),
    readings: ofKind(nodes, 'reading').filter(({ id }) => !(id in fixed)),
  };
}

/** Answers as close to the needs as it comes from one start. `left` is zero where all hold. */
function climb(space: Space, needs: readonly Moves[], fixed: Pins, random: Random) {
  const { readings } = space.setting.program;
  let at: At = {
    answers: Object.fromEntries(space.fields.map(({ id, values }) => [id, pick(random, values)])),
    pins: {
      ...Object.fromEntries(readings.map(({ id, options }) => [id, pick(random, options)])),
      ...fixed,
    },
  };
  const missed = (now: At) => needs.map(({ node }) => distance(node, true, now));
  let now = missed(at);
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  for (let step = 0; step < STEPS && sum(now) > 0; step++) {
    const open = [...needs.keys()].filter((i) => (now[i] ?? 0) > 0);
    const need = pick(random, open);
    const { fields, readings } = needs[need] as Moves;
    const moves = [...fields, ...readings];
    // A rule that nothing moves: it stays as it is.
    if (moves.length === 0) break;
    const move = pick(random, moves);
    const next: At =
      'vary' in move
        ? { ...at, answers: { ...at.answers, [move.id]: move.vary(random, at.answers) } }
        : { ...at, pins: { ...at.pins, [move.id]: pick(random, move.options) } };
    const then = missed(next);
    const helps = (then[need] ?? 0) < (now[need] ?? 0);
    if (sum(then) > sum(now) && !(helps && chance(random, DETOUR))) continue;
    at = next;
    now = then;
  }
  return { at, left: sum(now) };
}

/** Ends of climbs, one a start, whether they got there or not. */
export function* climbs(
  space: Space,
  needs: readonly Node[],
  random: Random,
  { fixed = {}, starts = STARTS }: { fixed?: Pins; starts?: number } = {},
): Generator<At & { readonly left: number }> {
  const moves = distinct(needs).map((need) => movesOf(need, space.fields, fixed));
  for (let start = 0; start < starts; start++) {
    const { at, left } = climb(space, moves, fixed, random);
    yield { ...at, left };
  }
}

/** Whether all truths hold, by the plain interpreter: no floating point here. */
function hold(space: Space, needs: readonly Node[], { answers, pins }: Completion): boolean {
  const { program } = space.setting;
  const criteria = needs.map((met, i) => ({ id: String(i), met, citations: [] }));
  const nothing: Node = { kind: 'literal', value: '0' };
  const award = { ...program.award, low: nothing, high: nothing };
  return interpretProgram({ ...program, criteria, award, priorities: [] }, answers, pins).passes;
}

/** A completion in which all needs hold, or null where none was found. */
export function find(space: Space, needs: readonly Node[], random: Random): Completion | null {
  for (const { answers, pins, left } of climbs(space, needs, random)) {
    const found = { answers: written(space, answers), pins };
    if (left === 0 && hold(space, needs, found)) return found;
  }
  return null;
}
