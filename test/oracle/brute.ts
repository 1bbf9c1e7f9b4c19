import { completions } from './completions.js';
import type { CompleteAnswers } from './completions.js';
import { compare, fraction } from './fraction.js';
import { assessOracle, hull } from './oracle.js';
import type { OracleAssessment, OracleFacts } from './oracle.js';
import type { AwardRange } from './outcome.js';
import { programQuestions } from './question-domains.js';
import { seeded } from './random.js';
import type { Random } from './random.js';
import type { PartialAnswers } from './scenarios.js';

export { completions } from './completions.js';
export type { CompleteAnswers } from './completions.js';
export { randomAsOf, randomPartial } from './partials.js';
export { programQuestions, questionDomains } from './question-domains.js';
export { seeded } from './random.js';
export type { Random } from './random.js';
export type { PartialAnswers } from './scenarios.js';

export interface BruteOptions extends Omit<OracleFacts, 'answers'> {
  samples: number;
  /** Default: the same numbers at every call. */
  random?: Random;
}

/** What some completion showed to be possible; the truth may hold more. */
export interface BruteAssessment {
  statuses: Set<OracleAssessment['status']>;
  criteria: Record<string, Set<string>>;
  /** If eligible on the preferred readings. */
  award: AwardRange | null;
  awardOnAnyReading: AwardRange | null;
  priorities: Record<string, Set<boolean | string>>;
  /** A completion for each status, and for the lowest and highest award seen. */
  witnesses: Partial<Record<OracleAssessment['status'] | 'lowest' | 'highest', CompleteAnswers>>;
}

function note<T>(sets: Record<string, Set<T>>, values: Record<string, T>): void {
  for (const [id, value] of Object.entries(values)) (sets[id] ??= new Set()).add(value);
}

/** Assesses many completions of partial answers: a lower bound of what is possible. */
export function bruteAssess(
  program: string,
  partial: PartialAnswers,
  { samples, random = seeded(1), ...facts }: BruteOptions,
): BruteAssessment {
  const seen: BruteAssessment = {
    statuses: new Set(),
    criteria: {},
    award: null,
    awardOnAnyReading: null,
    priorities: {},
    witnesses: {},
  };
  let left = samples;
  for (const answers of completions(partial, random, programQuestions[program])) {
    if (left-- <= 0) break;
    const one = assessOracle(program, { ...facts, answers });
    seen.statuses.add(one.status);
    seen.witnesses[one.status] ??= answers;
    note(seen.criteria, one.criteria);
    note(seen.priorities, one.priorities);
    if (one.award) {
      const { award } = seen;
      if (!award || compare(fraction(one.award.low), fraction(award.low)) < 0) {
        seen.witnesses.lowest = answers;
      }
      if (!award || compare(fraction(one.award.high), fraction(award.high)) > 0) {
        seen.witnesses.highest = answers;
      }
    }
    seen.award = hull(seen.award, one.award);
    seen.awardOnAnyReading = hull(seen.awardOnAnyReading, one.awardOnAnyReading);
  }
  return seen;
}
