import type { AwardResult } from '../../rules/assessment.js';

/** What caps the award: known amounts, and those whose upper end is that of the award. */
export const limitsOf = ({ steps, preferred }: AwardResult): readonly string[] =>
  (steps.at(-1)?.terms ?? []).flatMap(({ operation, low, high }) => {
    if (operation !== 'min' || high === null) return [];
    // Cut to cents like the ceiling it is: rounded up, a limit would lie above what it allows.
    const limit = high.replace(/(\.\d\d)\d+$/, '$1');
    return low === high || Number(limit) === Number(preferred?.high) ? [limit] : [];
  });
