import type { Assessment } from '../rules/assessment.js';
import { digestOf } from '../rules/digest.js';
import type { Program } from '../rules/program.js';
import type { Found, Outcome } from './record.js';

/** What a record or a link holds, until the visitor has said whether to use it. */
export interface Offer extends Found {
  /** The results that are not what the record says. */
  readonly changes: readonly {
    readonly program: string;
    readonly before: Outcome;
    readonly now: Outcome;
  }[];
  /** Whether a program had other rules, or the law was that of another date, when the record was made. */
  readonly hasOtherRules: boolean;
  /** Whether its answers are those in use now. */
  readonly isTaken: boolean;
}

/** @param assessment of the answers that were found, by the rules as they are now */
export function offerOf(found: Found, assessment: Assessment, programs: readonly Program[]): Offer {
  let hasOtherRules = false;
  const changes = programs.flatMap((program) => {
    const before = found.results?.get(program.id);
    const result = assessment.programs.find((each) => each.program === program.id);
    if (!before || !result) return [];
    hasOtherRules ||=
      found.digests?.get(program.id) !== digestOf(program) || found.asOf !== assessment.asOf;
    const now: Outcome = { status: result.status, award: result.award?.preferred ?? null };
    return textOf(now) === textOf(before) ? [] : [{ program: program.id, before, now }];
  });
  return { ...found, changes, hasOtherRules, isTaken: false };
}

const textOf = ({ status, award }: Outcome): string => `${status} ${award?.low} ${award?.high}`;
