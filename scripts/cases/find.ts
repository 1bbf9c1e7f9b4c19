/** Finds, for one target of one rule, answers in which the rule turns on that target alone. */

import type { Node } from '../../src/rules/expression.js';
import type { Criterion } from '../../src/rules/program.js';
import { order } from '../../test/support/plain-values.js';
import { evaluate } from './evaluate.js';
import type { Facts, Setting } from './setting.js';
import type { Side } from './moves.js';
import { type Stage, stagesOf, stands } from './stage.js';
import type { Target } from './targets.js';
import {
  type Change,
  amountsApart,
  changed,
  differ,
  exchanged,
  few,
  inWorld,
  passesAll,
  passing,
  tellingApart,
} from './worlds.js';

/** A rule that cases are made for. */
export interface Rule {
  readonly root: Node;
  readonly isAmount: boolean;
  /** The criteria that must pass for anything to be seen of the rule. */
  readonly criteria: readonly Criterion[];
  /** An amount that goes with an ineligible applicant is not told; a criterion is. */
  readonly mustPass: boolean;
}

export interface Found {
  readonly facts: Facts;
  readonly sides: readonly Side[];
}

/** How many sets of answers are looked at before what is there must do: in all, and a stage. */
const MOST_TRIED = 200;
const MOST_OF_STAGE = 40;
/** Steps of the search for one target. */
export const MOST_WORK = 80_000;

/** Nothing that leads to the target is ruled out already. */
const open = ({ where }: Target, { facts, pair }: Stage): boolean =>
  where.every(
    (each) =>
      each.kind === 'reading' ||
      pair.every(
        (change) => (evaluate(each.node, changed(facts, change)) ?? each.want) === each.want,
      ),
  );

const decided = (setting: Setting, { where }: Target, facts: Facts, change: Change): boolean =>
  where.every((each) => {
    const world = inWorld(setting, facts, change);
    return each.kind === 'reading'
      ? world.readings[each.id] === each.option
      : evaluate(each.node, world) === each.want;
  });

/** What the rule would be if the target alone were one way, and if it were the other. */
function alternatives(target: Target, { root }: Rule): readonly [Node, Node] | null {
  const yes: Node = { kind: 'literal', value: true };
  const no: Node = { kind: 'literal', value: false };
  const put = (node: Node, one: Node, two: Node) =>
    [exchanged(root, node, one), exchanged(root, node, two)] as const;
  if (target.kind === 'truth' || target.kind === 'option') return put(target.node, yes, no);
  if (target.kind === 'compare') return put(target.whole, yes, no);
  if (target.kind !== 'reading') return null;
  const [one, two] = target.node.of;
  return one && two ? put(target.node, one, two) : null;
}

/** Whether the facts show the target: the rule turns in the pair, with everything as it should be. */
function shows(setting: Setting, target: Target, rule: Rule, stage: Stage, facts: Facts): boolean {
  const { pair, sides } = stage;
  if (!pair.every((change) => decided(setting, target, facts, change))) return false;
  if (target.kind === 'amount') return true;
  if (target.kind === 'rounding') {
    return sides.every((side) => decided(setting, target, facts, side));
  }
  if (!sides.every((side) => stands(target, side.id, inWorld(setting, facts, side)))) return false;
  if (target.kind === 'limit') return true;
  if (!differ(setting, rule.root, pair, facts)) return false;
  // What else moves with the same answer must not be what decides.
  const roots = alternatives(target, rule);
  return pair.some((change) => {
    const world = inWorld(setting, facts, change);
    const [one, two] = (roots ?? []).map((root) => evaluate(root, world));
    return !roots || (one !== undefined && two !== undefined && order(one, two) !== 0);
  });
}

/** Shared facts under which the pair tells: not yet looked at what else they need. */
function telling(setting: Setting, target: Target, rule: Rule, stage: Stage): Iterable<Facts> {
  if (['amount', 'rounding', 'limit'].includes(target.kind)) return [stage.facts];
  const apart = rule.isAmount ? amountsApart : tellingApart;
  return apart(setting, rule.root, stage.pair, stage.facts);
}

/** Answers that differ from the ordinary without need are set back. */
function plain(setting: Setting, facts: Facts, good: (facts: Facts) => boolean): Facts {
  let best = facts;
  for (const id of Object.keys(facts.answers)) {
    const { [id]: dropped, ...answers } = best.answers;
    const less = { ...best, answers };
    if (dropped !== setting.base[id] && good(less)) best = less;
  }
  for (const id of Object.keys(facts.readings)) {
    const { [id]: dropped, ...readings } = best.readings;
    const less = { ...best, readings };
    if (dropped !== undefined && good(less)) best = less;
  }
  return best;
}

/** The options of a one-of that show what they should: in as inside, out as outside. */
function clear(setting: Setting, target: Target, rule: Rule, stage: Stage, facts: Facts): Side[] {
  if (target.kind !== 'option') return [...stage.sides];
  const value = (change: Change) => evaluate(rule.root, inWorld(setting, facts, change));
  const [inside, outside] = stage.pair.map(value);
  return stage.sides.filter((side) => {
    const like = target.node.options.includes(side.id) ? inside : outside;
    const own = value(side);
    return own !== undefined && like !== undefined && order(own, like) === 0;
  });
}

export function find(setting: Setting, target: Target, rule: Rule): Found | null {
  const start: Facts = { answers: {}, readings: {}, parameters: setting.published };
  let tried = 0;
  setting.work.left = MOST_WORK;
  let second: Found | null = null;
  for (const stage of stagesOf(setting, target, start)) {
    if (!open(target, stage)) continue;
    const { pair, sides } = stage;
    const worlds = pair;
    const result = (facts: Facts, good: (facts: Facts) => boolean): Found => {
      const best = plain(setting, facts, good);
      return { facts: best, sides: clear(setting, target, rule, { ...stage, sides }, best) };
    };
    for (const facts of few(telling(setting, target, rule, stage), MOST_OF_STAGE)) {
      if (++tried > MOST_TRIED) return second;
      const showing = (at: Facts) => shows(setting, target, rule, stage, at);
      const best = (at: Facts) =>
        showing(at) && worlds.every((world) => passesAll(setting, rule.criteria, world, at));
      for (const at of few(passing(setting, rule.criteria, worlds, facts), 3)) {
        if (best(at)) return result(at, best);
      }
      const seen = (at: Facts) =>
        showing(at) &&
        (!rule.mustPass || worlds.some((world) => passesAll(setting, rule.criteria, world, at)));
      if (!second && seen(facts)) second = result(facts, seen);
    }
  }
  return second;
}
