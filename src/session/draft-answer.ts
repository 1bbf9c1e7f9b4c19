/** From what was typed to an answer, or to the reason why it cannot be read. */

import type { AnswerValue } from '../rules/assessment.js';
import type { Question } from '../rules/question.js';
import { isBlank, type Draft, type Part } from './draft.js';
import { readDate, type DateProblem, type MonthNames } from './read-date.js';
import { readNumber } from './read-number.js';
import { readRange, type RangeProblem } from './read-range.js';
import type { NumberSigns, Refusal, Values } from './read-text.js';

/** What of a locale matters to reading; the text layer provides it. */
export interface LocaleSigns {
  readonly numbers: NumberSigns;
  readonly monthNames: MonthNames;
}

/** `blank` with no part of its own is an answer that was not given at all. */
export interface Problem {
  readonly code: DateProblem | RangeProblem;
  /** The inputs to mark; focus goes to the first. */
  readonly parts: readonly [Part, ...Part[]];
  readonly values: Values;
}

export type DraftReading =
  | { readonly state: 'blank' }
  | { readonly state: 'known'; readonly answer: AnswerValue }
  | { readonly state: 'unreadable'; readonly problems: readonly Problem[] };

const known = (answer: AnswerValue): DraftReading => ({ state: 'known', answer });

const problem = (
  { code, values = {} }: Refusal<Problem['code']>,
  ...parts: Problem['parts']
): Problem => ({ code, parts, values });

const unreadable = (...problems: Problem[]): DraftReading => ({ state: 'unreadable', problems });

export function readDraft(
  question: Question,
  draft: Draft,
  { numbers, monthNames }: LocaleSigns,
): DraftReading {
  const { mode, texts } = draft;
  const { option = '', year = '', month = '', day = '', exact = '', low = '', high = '' } = texts;
  if (mode === 'unknown') return known(null);
  if (mode === 'not-open') return known(mode);
  if (isBlank(draft)) return { state: 'blank' };
  if (question.kind === 'boolean') return known(option === 'true');
  if (question.kind === 'choice') return known(option);
  if (question.kind === 'date') {
    const result = readDate({ year, month, day }, monthNames);
    return result.ok
      ? known(result.value)
      : unreadable(problem(result, ...(result.fields as Problem['parts'])));
  }
  if (mode === 'exact') {
    const result = readNumber(exact, question, numbers);
    return result.ok ? known(result.value) : unreadable(problem(result, 'exact'));
  }
  const result = readRange(low, high, question, numbers);
  if (result.ok) return known({ low: result.low, high: result.high });
  const { from, to } = result;
  return unreadable(...(from ? [problem(from, 'low')] : []), ...(to ? [problem(to, 'high')] : []));
}

/** The problem of a question that has to be answered and was not. */
export const blankProblem = ({ kind }: Question): Problem => ({
  code: 'blank',
  parts: [kind === 'boolean' || kind === 'choice' ? 'option' : kind === 'date' ? 'month' : 'exact'],
  values: {},
});
