import type { ProgramAssessment } from './assessment.js';
import type { Facts } from './facts.js';

/**
 * The question not asked yet that settles most: every criterion that is not settled counts for the
 * questions it turns on, in equal shares. Where only amounts are open it is the first.
 */
export function mostUsefulOf(
  results: readonly Pick<ProgramAssessment, 'criteria' | 'remaining'>[],
  { given }: Facts,
): string | null {
  if (results.every(({ remaining }) => remaining.length === 0)) return null;
  const shares = new Map<string, number>();
  for (const { criteria, remaining } of results) {
    for (const id of remaining) if (!(id in given)) shares.set(id, shares.get(id) ?? 0);
    for (const { status, questions } of criteria) {
      if (status !== 'unknown') continue;
      for (const id of questions) {
        const share = shares.get(id);
        if (share !== undefined) shares.set(id, share + 1 / questions.length);
      }
    }
  }
  let most: string | null = null;
  for (const [id, share] of shares) if (most === null || share > (shares.get(most) ?? 0)) most = id;
  return most;
}
