/** Searches on a walk: for an end of a range, and for the questions that matter nowhere. */

import { isListed } from '../oracle/completions.js';
import { chance, pick } from '../oracle/random.js';
import type { Told } from './oracle-told.js';
import { type Walk, domainOf } from './witnesses.js';

/** Whether a completion is found that comes to one end of the range of awards. */
export function reaches(
  walk: Walk,
  which: 'low' | 'high',
  goal: string,
  patience: number,
): boolean {
  const random = walk.random;
  const cents = (text: string) => Number(text) * 100;
  const distance = ({ unmet, award }: Told): number =>
    award && unmet.length === 0 ? Math.abs(cents(award[which]) - cents(goal)) : Infinity;
  for (let step = 0; step < patience && walk.open.length > 0; step++) {
    if (walk.told.award?.[which] === goal) return true;
    if (step % 150 === 149) walk.start();
    if (walk.told.unmet.length > 0) {
      walk.step('');
      continue;
    }
    const before = { at: walk.at, told: walk.told };
    const id = pick(random, walk.open);
    const domain = domainOf(id);
    if (!isListed(domain) && chance(random, 0.3)) walk.toEdge(id);
    else if (isListed(domain) || chance(random, 0.5)) walk.go(walk.with(id, walk.draw(id)));
    else walk.go(walk.with(id, pick(random, walk.ends(id, domain))));
    if (distance(walk.told) > distance(before.told) && !chance(random, 0.05)) walk.go(before);
  }
  return walk.told.award?.[which] === goal;
}

/**
 * The questions among `asked` for which no pair of completions was found that differ in the answer
 * to it alone and in what they come to.
 */
export function inVain(walk: Walk, asked: readonly string[], patience: number): string[] {
  const left = new Set(asked.filter((id) => walk.difference(id) === null));
  for (const focus of [...left]) {
    for (let step = 1; left.has(focus) && step <= patience; step++) {
      if (step % 100 === 0) walk.start();
      walk.step(focus);
      // What matters here may matter to others in hand, too.
      for (const id of step % 8 === 0 ? [...left] : [focus]) {
        if (walk.difference(id)) left.delete(id);
      }
    }
  }
  return [...left];
}
