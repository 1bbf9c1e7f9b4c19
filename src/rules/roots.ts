/** What an exploration is asked to settle, and how it falls into parts and cases. */

import type { Graph, GraphNode } from './graph.js';
import { FALSE, type NumberSet, unknownsOf } from './possible.js';
import type { Situation } from './situation.js';
import { type Split, splitsOf, splitsOfNumber } from './split.js';
import { NONE, type Unknowns, overlap } from './unknowns.js';

/** What is to be settled: tests that must all be true, and what follows where they are. */
export interface Roots {
  readonly tests: readonly GraphNode[];
  readonly award?: Graph['award'] | undefined;
}

/** The first unknown of all roots, in the authored order, so that equal outcomes look equal. */
export function nextSplit(at: Situation, roots: Roots): Split | null {
  let first = Infinity;
  let next: (() => Split) | null = null;
  const take = (unknown: number, split: () => Split): void => {
    if (unknown >= first) return;
    first = unknown;
    next = split;
  };
  for (const node of truthsOf(roots)) splitsOf(at, node, take);
  for (const amount of amountsOf(at, roots)) splitsOfNumber(at, amount, take);
  return (next as (() => Split) | null)?.() ?? null;
}

const truthsOf = ({ tests, award }: Roots): readonly GraphNode[] =>
  award ? [...tests, award.estimable] : tests;

/** The ends of the award, unless none can be estimated. */
export const amountsOf = (at: Situation, { award }: Roots): readonly NumberSet[] =>
  award && at.truth(award.estimable) !== FALSE ? [at.number(award.low), at.number(award.high)] : [];

export function unknownsUnder(at: Situation, roots: Roots): Unknowns {
  let all = NONE;
  for (const node of truthsOf(roots)) all |= at.unknowns(node);
  for (const amount of amountsOf(at, roots)) all |= unknownsOf(amount);
  return all;
}

interface Group extends Roots {
  readonly tests: GraphNode[];
  readonly unknowns: Unknowns;
}

/** The parts of roots that share no unknown. */
export function groupsOf(at: Situation, roots: Roots): Roots[] {
  const groups: Group[] = [];
  const add = (tests: GraphNode[], award?: Graph['award']): void => {
    let unknowns = unknownsUnder(at, { tests, award });
    for (let i = groups.length - 1; i >= 0; i--) {
      const other = groups[i] as Group;
      if (!overlap(other.unknowns, unknowns)) continue;
      tests.unshift(...other.tests);
      unknowns |= other.unknowns;
      groups.splice(i, 1);
    }
    groups.push({ tests, award, unknowns });
  };
  for (const test of roots.tests) add([test]);
  if (roots.award) add([], roots.award);
  return groups;
}
