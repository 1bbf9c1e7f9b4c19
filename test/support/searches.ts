/** Searches on a walk: for an end of a range, and for the questions that matter nowhere. */

import { programs } from '../../src/programs/index.js';
import { assess } from '../../src/screening.js';
import { type CompleteAnswers, isListed } from '../oracle/completions.js';
import { FAR, fromSteps } from '../oracle/draw.js';
import { chance, pick } from '../oracle/random.js';
import type { PartialAnswers } from '../oracle/scenarios.js';
import type { Told } from './oracle-told.js';
import { type Walk, domainOf } from './witnesses.js';

const cents = (text: string) => Number(text) * 100;

/** Whether a completion is found that comes to one end of the range of awards. */
export function reaches(
  walk: Walk,
  which: 'low' | 'high',
  goal: string,
  patience: number,
): boolean {
  const random = walk.random;
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
 * Whether the program itself leads to a completion at an end of its range: one open question after
 * the other is answered, numbers by halves, so that the range keeps that end. What counts is what
 * the oracle then tells of the completion.
 */
export function isLedTo(walk: Walk, which: 'low' | 'high', goal: string): boolean {
  const own = programs.filter(({ id }) => id === walk.program);
  let partial = walk.partial;
  const keeps = (id: string, value: PartialAnswers[string]): boolean => {
    const answers = { ...partial, [id]: value };
    const [result] = assess(answers, { programs: own }).programs;
    if (result?.award?.preferred?.[which] !== goal) return false;
    partial = answers;
    return true;
  };
  for (const id of walk.open) {
    const domain = domainOf(id);
    if (isListed(domain)) {
      if (!domain.values.some((value) => keeps(id, value))) return false;
      continue;
    }
    if (walk.ends(id, domain).some((value) => keeps(id, value))) continue;
    let { low, high = FAR } = walk.range(id);
    while (low < high) {
      const middle = (low + high) / 2n;
      const [from, to] = [fromSteps(domain, low), fromSteps(domain, middle)];
      if (keeps(id, low === middle ? from : { low: from, high: to })) high = middle;
      else low = middle + 1n;
    }
    if (!keeps(id, fromSteps(domain, low))) return false;
  }
  const led = Object.fromEntries(walk.open.map((id) => [id, partial[id]])) as CompleteAnswers;
  return walk.tell({ ...walk.at, ...led }).award?.[which] === goal;
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
