/** A program with one node of its rules exchanged wherever it stands; what is shared stays shared. */

import type { Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';

export interface Root {
  /** `criterion x`, `priority x`, `category y of x`, `award`, `estimable`. */
  readonly part: string;
  readonly node: Node;
}

/** The trees of a program by the part they belong to, in its order. */
export const rootsOf = ({ criteria, award, priorities }: Program): Root[] => [
  ...criteria.flatMap(({ id, applies, met }) =>
    [applies, met].flatMap((node) => (node ? [{ part: `criterion ${id}`, node }] : [])),
  ),
  { part: 'award', node: award.low },
  { part: 'award', node: award.high },
  ...(award.estimable ? [{ part: 'estimable', node: award.estimable }] : []),
  ...priorities.flatMap(({ id, met, categories = [] }) => [
    { part: `priority ${id}`, node: met },
    ...categories.map((category) => ({
      part: `category ${category.id} of ${id}`,
      node: category.when,
    })),
  ]),
];

/** The program with every tree put through a function. */
function mapped(program: Program, map: (node: Node) => Node): Program {
  const { award } = program;
  return {
    ...program,
    criteria: program.criteria.map(({ applies, ...rest }) => ({
      ...rest,
      met: map(rest.met),
      ...(applies && { applies: map(applies) }),
    })),
    award: {
      ...award,
      low: map(award.low),
      high: map(award.high),
      ...(award.estimable && { estimable: map(award.estimable) }),
    },
    priorities: program.priorities.map(({ categories, ...rest }) => ({
      ...rest,
      met: map(rest.met),
      ...(categories && {
        categories: categories.map((each) => ({ ...each, when: map(each.when) })),
      }),
    })),
  };
}

export function exchange(program: Program, target: Node, other: Node): Program {
  const done = new Map<Node, Node>([[target, other]]);
  const map = (node: Node): Node => {
    let result = done.get(node);
    if (!result) {
      const of = node.of?.map(map);
      const same = !of || of.every((child, i) => child === node.of?.[i]);
      result = same ? node : ({ ...node, of } as Node);
      done.set(node, result);
    }
    return result;
  };
  return mapped(program, map);
}
