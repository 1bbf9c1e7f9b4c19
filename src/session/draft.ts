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

export const EMPTY_DRAFT: Draft = Object.freeze({ mode: 'exact', texts: Object.freeze({}) });

export const isBlank = (draft: Draft): boolean =>
  draft.mode === 'exact' && PARTS.every((part) => !draft.texts[part]?.trim());

/** The draft a visitor would have made to give this answer. */
export function draftOf(question: Question, answer: AnswerValue, decimalSign: string): Draft {
  const numberText = (value: string | number) => String(value).replace('.', decimalSign);
  if (answer === null) return { mode: 'unknown', texts: {} };
  if (typeof answer === 'object') {
    const texts = { low: numberText(answer.low), high: numberText(answer.high) };
    return { mode: 'roughly', texts };
  }
  if (question.kind === 'boolean' || question.kind === 'choice') {
    return { mode: 'exact', texts: { option: String(answer) } };
  }
  if (question.kind !== 'date') {
    return { mode: 'exact', texts: { exact: numberText(answer as string | number) } };
  }
  if (answer === 'not-open') return { mode: 'not-open', texts: {} };
  const [year = '', month = '', day = ''] = String(answer).split('-');
  return { mode: 'exact', texts: { year, month: String(Number(month)), day: String(Number(day)) } };
}
