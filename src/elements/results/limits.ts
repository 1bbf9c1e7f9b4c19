import type { AwardResult, Step } from '../../rules/assessment.js';

/**
 * The lines of a sum that no other line uses: what the award itself is made of. The first is what it
 * starts from; the others cap it.
 */
export function lastSteps({ steps }: AwardResult): readonly Step[] {
  const used = new Set(
    steps.flatMap(({ terms }) =>
      terms.flatMap(({ from }) => (from.origin === 'step' ? [from.step] : [])),
    ),
  );
  return steps.filter(({ id }) => !used.has(id));
}

/** What caps the award: known amounts, and those whose upper end is that of the award. */
export const limitsOf = (award: AwardResult): readonly string[] =>
  lastSteps(award)
    .slice(1)
    .flatMap(({ low, high }) => {
      if (high === null) return [];
      // Cut to cents like the ceiling it is: rounded up, a limit would lie above what it allows.
      const limit = high.replace(/(\.\d\d)\d+$/, '$1');
      const reaches = Number(limit) === Number(award.preferred?.high);
      return low === high || reaches ? [limit] : [];
    });
