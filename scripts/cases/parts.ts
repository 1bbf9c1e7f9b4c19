/** The parts of a program that cases are made for: criteria, award, priorities and categories. */

import type { Node } from '../../src/rules/expression.js';
import type { Criterion, Program } from '../../src/rules/program.js';
import type { Rule } from './find.js';
import { nodesUnder } from './setting.js';
import { passesOf } from './worlds.js';

/** The part of a program that a group is about, as it stands in the files. */
export type Part =
  | `criterion ${string}`
  | `priority ${string}`
  | `category ${string} of ${string}`
  | 'award'
  | 'estimable';

export interface PartRule extends Rule {
  readonly part: Part;
  /** Where its conditions are looked for. */
  readonly trees: readonly Node[];
}

const size = (criterion: Criterion): number => nodesUnder(passesOf(criterion)).length;

export function partsOf({ criteria: authored, award, priorities }: Program): PartRule[] {
  // The largest first: what others could fail on is settled before what stands by itself.
  const criteria = [...authored].sort((a, b) => size(b) - size(a));
  const shown = { isAmount: false, criteria, mustPass: false };
  return [
    ...authored.map((criterion): PartRule => {
      const { id, applies, met } = criterion;
      return {
        ...shown,
        part: `criterion ${id}`,
        root: passesOf(criterion),
        trees: applies ? [applies, met] : [met],
        criteria: criteria.filter((each) => each !== criterion),
      };
    }),
    ...[...new Set([award.low, award.high])].map((root): PartRule => ({
      ...{ part: 'award', root, trees: [root], isAmount: true, criteria, mustPass: true },
    })),
    ...(award.estimable
      ? [
          {
            ...shown,
            part: 'estimable' as const,
            root: award.estimable,
            trees: [award.estimable],
            mustPass: true,
          },
        ]
      : []),
    ...priorities.flatMap(({ id, met, categories = [] }): PartRule[] => [
      { ...shown, part: `priority ${id}`, root: met, trees: [met] },
      ...categories.map((category, i): PartRule => {
        const earlier = categories.slice(0, i).map((each) => each.when);
        const none: Node = { kind: 'not', of: [{ kind: 'any', of: earlier }] };
        return {
          ...shown,
          part: `category ${category.id} of ${id}`,
          root: { kind: 'all', of: [met, category.when, none] },
          trees: [category.when],
        };
      }),
    ]),
  ];
}
