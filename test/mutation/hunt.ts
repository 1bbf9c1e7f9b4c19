/** Looks for what tells a mutant from the rules: the likeliest probes first, up to the first that does. */

import type { Mutant } from './mutants.js';
import { type Probe, passes } from './probes.js';

/** How likely a probe is to tell: made for the same condition, for the same part, for neither. */
function distance({ parts, about }: Probe, mutant: Mutant): number {
  if (!mutant.parts.some((part) => parts.has(part))) return 2;
  return [...about].some((text) => text.includes(mutant.about) || mutant.about.includes(text))
    ? 0
    : 1;
}

/** @returns the name of the probe that tells, or null where none does */
export function hunt(mutant: Mutant, probes: readonly Probe[]): string | null {
  const near = probes.map((probe) => ({ probe, at: distance(probe, mutant) }));
  for (const wanted of [0, 1, 2]) {
    for (const { probe, at } of near) {
      if (at === wanted && !passes(mutant.program, probe)) return probe.name;
    }
  }
  return null;
}
