/**
 * What a visitor has typed or chosen for one question, kept as it was entered: an answer is read
 * from it, but the text stays, readable or not, until the visitor changes it.
 */

import type { AnswerValue } from '../rules/assessment.js';
import type { Question } from '../rules/question.js';

/** `roughly` reads the two ends of a range; `unknown` is "I don't know". */
export type Mode = 'exact' | 'roughly' | 'unknown' | 'not-open';
export const MODES: readonly Mode[] = ['exact', 'roughly', 'unknown', 'not-open'];

export type Part = 'option' | 'exact' | 'low' | 'high' | 'year' | 'month' | 'day';
export const PARTS: readonly Part[] = ['option', 'exact', 'low', 'high', 'year', 'month', 'day'];

export interface Draft {
  readonly mode: Mode;
  readonly texts: Readonly<Partial<Record<Part, string>>>;
}

export const EMPTY_DRAFT: Draft = { mode: 'exact', texts: {} };

export const isBlank = ({ mode, texts }: Draft): boolean =>
  mode === 'exact' && !Object.values(texts).join('').trim();

/** The draft a visitor would have made to give this answer. */
export function draftOf({ kind }: Question, answer: AnswerValue, decimalSign: string): Draft {
  const text = (value: string | number | boolean) => String(value).replace('.', decimalSign);
  if (answer === null) return { mode: 'unknown', texts: {} };
  if (answer === 'not-open') return { mode: answer, texts: {} };
  if (typeof answer === 'object') {
    return { mode: 'roughly', texts: { low: text(answer.low), high: text(answer.high) } };
  }
  if (kind !== 'date') {
    const part = kind === 'boolean' || kind === 'choice' ? 'option' : 'exact';
    return { mode: 'exact', texts: { [part]: text(answer) } };
  }
  const [year = '', month = '', day = ''] = text(answer).split(/-0?/);
  return { mode: 'exact', texts: { year, month, day } };
}
