/** What is known of an applicant, as every program is assessed with it. */

import type { Answers } from './assessment.js';
import type { Bank } from './parse-answers.js';
import type { Possible } from './possible.js';
import { type Unknowns, members } from './unknowns.js';

export interface Facts extends Pick<Bank, 'variables' | 'agency'> {
  /** What each question can still be answered with, in the order of `variables`. */
  readonly possible: readonly Possible[];
  readonly given: Answers;
  /** What a reading is pinned to, as the host gave it. */
  readonly pinOf: (reading: string) => unknown;
}

/** The questions among some unknowns. */
export function inOrder(unknowns: Unknowns, { variables }: Facts): string[] {
  const ids: string[] = [];
  for (const key of members(unknowns)) {
    const variable = variables[key];
    if (variable) ids.push(variable.question.id);
  }
  return ids;
}
