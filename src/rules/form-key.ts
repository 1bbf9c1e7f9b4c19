/** Names of numbers: equal where they are the same function of the same unknowns. */

import { type Exact, ONE, keyOf, over } from './exact.js';
import type { GraphNode } from './graph.js';
import type { NumberSet, Term } from './possible.js';
import { type Situation, nodeOf } from './situation.js';

export const formKey = (at: Situation, set: NumberSet): string =>
  `(${[keyOf(set.constant), ...partsOf(at, set, ONE)].join('+')})`;

/** Equal for forms that are multiples of each other, but for the constants. */
export const partKey = (at: Situation, set: NumberSet): string =>
  partsOf(at, set, set.terms[0]?.factor ?? ONE).join('+');

/** What is not linear is named by what it is made of: its node is the same whatever that is. */
const partsOf = (at: Situation, { terms }: NumberSet, unit: Exact): string[] =>
  terms.map(({ atom: { key }, factor }: Term) => {
    const name = key < 0 ? nodeKey(at, nodeOf(at, key)) : key;
    return `${keyOf(over(factor, unit))}*${name}`;
  });

function nodeKey(at: Situation, node: GraphNode): string {
  const { kind } = node.source;
  if (kind === 'if' || kind === 'reading') return `${kind}${node.index}`;
  return (
    kind +
    at
      .operands(node)
      .map((child) => formKey(at, at.number(child)))
      .join()
  );
}
