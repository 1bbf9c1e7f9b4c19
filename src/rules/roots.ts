/** What an exploration is asked to settle, and how it falls into parts and cases. */

import type { Graph, GraphNode } from './graph.js';
import { FALSE, unknownsOf } from './possible.js';
import type { Situation } from './situation.js';
import { type Split, splitsOf, splitsOfNumber } from './split.js';
import { NONE, type Unknowns, overlap } from './unknowns.js';

/** What is to be settled: tests that must all be true, and what follows where they are. */
export interface Roots {
  readonly tests: readonly GraphNode[];
  readonly award?: Graph['award'] | null;
}

/** The first unknown of all roots, in the authored order, so that equal outcomes look equal. */
export function nextSplit(at: Situation, { tests, award }: Roots): Split | null {
  let first = Infinity;
  let next: (() => Split) | null = null;
  const take = (unknown: number, split: () => Split): void => {
    if (unknown >= first) return;
    first = unknown;
    next = split;
  };
  for (const node of tests) splitsOf(at, node, take);
  if (award) {
    splitsOf(at, award.estimable, take);
    if (at.truth(award.estimable) !== FALSE) {
      splitsOfNumber(at, at.number(award.low), take);
      if (award.high !== award.low) splitsOfNumber(at, at.number(award.high), take);
    }
  }
  return (next as (() => Split) | null)?.() ?? null;
}

export function unknownsUnder(at: Situation, { tests, award }: Roots): Unknowns {
  let all = NONE;
  for (const node of tests) all |= at.unknowns(node);
  if (!award) return all;
  all |= at.unknowns(award.estimable);
  if (at.truth(award.estimable) === FALSE) return all;
  return all | unknownsOf(at.number(award.low)) | unknownsOf(at.number(award.high));
}

/** The parts of roots that share no unknown. */
export function groupsOf(at: Situation, { tests, award = null }: Roots): Roots[] {
  const groups: { tests: GraphNode[]; award: Graph['award'] | null; unknowns: Unknowns }[] = [];
  const add = (group: (typeof groups)[number]): void => {
    for (let i = groups.length - 1; i >= 0; i--) {
      const other = groups[i] as (typeof groups)[number];
      if (!overlap(other.unknowns, group.unknowns)) continue;
      group.tests.unshift(...other.tests);
      group.unknowns |= other.unknowns;
      groups.splice(i, 1);
    }
    groups.push(group);
  };
  for (const test of tests) add({ tests: [test], award: null, unknowns: at.unknowns(test) });
  if (award) add({ tests: [], award, unknowns: unknownsUnder(at, { tests: [], award }) });
  return groups;
}
