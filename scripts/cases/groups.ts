/** Every condition of a program, and cases on each of its sides. */

import type { Decision } from './describe.js';
import { type Found, MOST_WORK, find } from './find.js';
import { forceAll } from './force.js';
import type { Side } from './moves.js';
import { type Part, type PartRule, partsOf } from './parts.js';
import type { Answers, Setting } from './setting.js';
import { simplestFirst, stands } from './stage.js';
import { type Target, amountsOf, nameOf, silently, targetsIn } from './targets.js';
import { few, inWorld } from './worlds.js';

export interface MadeGroup {
  readonly part: Part;
  readonly condition: string;
  readonly where: readonly string[];
  /** Pinned readings without which the condition decides nothing. */
  readonly readings: Readonly<Record<string, string>>;
  readonly asOf: string | null;
  /** What differs from the ordinary answers. */
  readonly given: Answers;
  /** None where no complete answers make the condition decide. */
  readonly sides: readonly Side[];
  /** Whether complete answers stand at a side. */
  readonly stands: (side: string, answers: Answers, asOf?: string) => boolean;
}

/** A number alone is no condition, and limits that meet show in an amount only. */
const counts = (setting: Setting, rule: PartRule, target: Target): boolean =>
  target.kind === 'truth'
    ? setting.questions.get(target.node.question)?.kind === 'boolean'
    : target.kind !== 'limit' || rule.isAmount;

function* targetsOf(rule: PartRule): Generator<Target> {
  const [first, second] = rule.trees;
  for (const tree of rule.trees) {
    // Where a criterion does not apply, nothing turns on whether it is met.
    const applies = tree === second && first ? [silently(first, true)] : [];
    yield* targetsIn(tree, applies);
    if (rule.isAmount && tree.of) yield* amountsOf(tree);
  }
}

/** Whether some answers lead to a target, and leave open which way it goes. */
function reachable(setting: Setting, target: Target): boolean {
  const facts = { answers: {}, readings: {}, parameters: setting.published };
  const some = (decisions: readonly Decision[]): boolean => {
    setting.work.left = MOST_WORK;
    return [...few(forceAll(setting, simplestFirst(decisions), facts), 1)].length > 0;
  };
  if (target.kind === 'rounding') return false;
  if (target.kind === 'reading') {
    const { id, options } = target.node;
    return options.every((option) => some([...target.where, { kind: 'reading', id, option }]));
  }
  if (target.kind !== 'compare') return some(target.where);
  return [true, false].every((want) => some([...target.where, silently(target.node, want)]));
}

const differing = (answers: Answers, base: Answers): Answers =>
  Object.fromEntries(
    Object.keys(base).flatMap((id) => {
      const answer = answers[id];
      return answer === undefined || answer === base[id] ? [] : [[id, answer]];
    }),
  );

/** The targets of a rule by what they are called: two of the same name are one condition. */
function byName(setting: Setting, rule: PartRule): Map<string, Target[]> {
  const named = new Map<string, Target[]>();
  for (const target of targetsOf(rule)) {
    if (!counts(setting, rule, target)) continue;
    const name = JSON.stringify(nameOf(target));
    named.set(name, [...(named.get(name) ?? []), target]);
  }
  return named;
}

function groupOf(setting: Setting, rule: PartRule, targets: readonly Target[]): MadeGroup | null {
  let found: Found | null = null;
  let shown = targets[0] as Target;
  for (const target of targets) {
    if (found) break;
    shown = target;
    found = find(setting, target, rule);
  }
  if (!found && !targets.some((target) => reachable(setting, target))) return null;
  return {
    part: rule.part,
    ...nameOf(shown),
    readings: found?.facts.readings ?? {},
    asOf: found?.facts.asOf ?? null,
    given: differing(found?.facts.answers ?? {}, setting.base),
    sides: found?.sides ?? [],
    stands: (side, answers, asOf) => {
      const world = inWorld(
        setting,
        { answers, readings: found?.facts.readings ?? {} },
        asOf === undefined ? {} : { asOf },
      );
      return stands(shown, side, world);
    },
  };
}

export const groupsOf = (setting: Setting): MadeGroup[] =>
  partsOf(setting.program).flatMap((rule) =>
    [...byName(setting, rule).values()].flatMap((targets) => groupOf(setting, rule, targets) ?? []),
  );
