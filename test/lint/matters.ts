/** No question and no reading for nothing: for each, some completion turns on it. */

import type { Bundle } from '../../src/rules/assess.js';
import type { Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { type Random, seeded, shuffled } from '../oracle/random.js';
import { distinct, nodesOf, ofKind } from '../programs/walk.js';
import { type Check, type Finding, part } from './finding.js';
import { type Place, placesOf } from './live.js';
import { disagreement } from './outcomes.js';
import { type Completion, type Space, climbs, spaceOf, written } from './search.js';
import { settingsOf } from './setting.js';
import { allToldByEvaluator, allToldOf, assessed, toldByEvaluator, toldOf } from './told.js';

type Bank = Bundle['questions'];

const SEED = 20210311;

/** Two completions that differ in one thing only, and in what is told. */
type Pair = readonly [Completion, Completion];

/** A place in a rule, with what must hold for what is told to turn on it. */
function placesIn(space: Space, isTarget: (node: Node) => boolean, bank: Bank) {
  const { passes, program } = space.setting;
  const { low, high, estimable } = program.award;
  const places = (root: Node, needs: readonly Node[]): Place[] =>
    placesOf(root, isTarget, bank).map((place) => ({
      ...place,
      needs: [...needs, ...place.needs],
    }));
  return [
    ...passes.flatMap((root) =>
      places(
        root,
        passes.filter((other) => other !== root),
      ),
    ),
    ...(estimable ? places(estimable, passes) : []),
    ...[low, high].flatMap((root) => places(root, [...passes, ...(estimable ? [estimable] : [])])),
    ...program.priorities.flatMap(({ met }) => places(met, passes)),
  ];
}

/** Tries place after place, a few starts each, and then all over again. */
function pairFor(
  space: Space,
  bank: Bank,
  random: Random,
  isTarget: (node: Node) => boolean,
  pairOf: (completion: Completion) => Pair | null,
): Pair | null {
  const places = shuffled(random, placesIn(space, isTarget, bank));
  for (const starts of [1, 3, 12]) {
    for (const { needs, pins: fixed } of places) {
      for (const { answers, pins } of climbs(space, needs, random, { fixed, starts })) {
        const pair = pairOf({ answers: written(space, answers), pins });
        if (pair) return pair;
      }
    }
  }
  return null;
}

export const checkQuestionsMatter: Check = (program, bundle) => {
  const random = seeded(SEED);
  const bank = bundle.questions;
  const spaces = settingsOf(program).map((setting) => spaceOf(setting, bank));
  const open = new Set(
    spaces.flatMap(({ setting }) => {
      const { remaining, optional } = assessed(program, bundle, setting, {});
      return [...remaining, ...optional];
    }),
  );
  const asked = distinct(ofKind(nodesOf(program), 'answer').map(({ question }) => question));
  return asked.flatMap((id): Finding[] => {
    const where = part('question', id);
    const fix = 'Correct the rule that looks at it, or drop the question from it';
    for (const space of spaces) {
      const field = space.fields.find((each) => each.id === id);
      const pair = pairFor(
        space,
        bank,
        random,
        (node) => node.kind === 'answer' && node.question === id,
        (completion) => {
          const before = toldOf(space.setting, completion);
          for (const value of field?.values ?? []) {
            const answers = { ...completion.answers, [id]: field?.write(value) ?? '' };
            const other = { ...completion, answers };
            if (toldOf(space.setting, other) !== before) return [completion, other];
          }
          return null;
        },
      );
      if (!pair) continue;
      // Something turns on it, and yet nobody would be asked.
      if (!open.has(id)) return [disagreement(where, pair[0])];
      return confirmed(where, pair, (each) => told(program, bundle, space, each));
    }
    const already = open.has(id) ? '' : ': with nothing known it does not matter already';
    return [{ where, what: `no completion of the answers turns on it${already}`, fix }];
  });
};

export const checkReadingsMatter: Check = (program, bundle) => {
  const random = seeded(SEED);
  const spaces = settingsOf(program).map((setting) => spaceOf(setting, bundle.questions));
  return program.readings.flatMap(({ id, options }): Finding[] => {
    const where = part('reading', id);
    for (const space of spaces) {
      const pair = pairFor(
        space,
        bundle.questions,
        random,
        (node) => node.kind === 'reading' && node.id === id,
        (completion) => {
          const [first, ...rest] = options.map((option) => ({
            ...completion,
            pins: { ...completion.pins, [id]: option },
          }));
          if (!first) return null;
          const before = allToldOf(space.setting, first);
          const other = rest.find((each) => allToldOf(space.setting, each) !== before);
          return other ? [first, other] : null;
        },
      );
      if (pair) return confirmed(where, pair, (each) => allTold(program, bundle, space, each));
    }
    const what = 'no completion of the answers tells its options apart';
    return [{ where, what, fix: 'Correct what the options come to, or drop the reading' }];
  });
};

const told = (program: Program, bundle: Bundle, { setting }: Space, completion: Completion) =>
  toldByEvaluator(program, bundle, setting, completion);
const allTold = (program: Program, bundle: Bundle, { setting }: Space, completion: Completion) =>
  allToldByEvaluator(program, bundle, setting, completion);

/** What the plain interpreter tells apart, the evaluator does, too. */
const confirmed = (
  where: string,
  [first, second]: Pair,
  tell: (completion: Completion) => string,
): Finding[] => (tell(first) === tell(second) ? [disagreement(where, second)] : []);
