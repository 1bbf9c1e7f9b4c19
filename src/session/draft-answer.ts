/** From what was typed to an answer, or to the reason why it cannot be read. */

import type { AnswerValue } from '../rules/assessment.js';
import type { NumberQuestion, Question } from '../rules/question.js';
import { isBlank, type Draft, type Part } from './draft.js';
import { readDate, type DateDomain, type DateProblem } from './read-date.js';
import { readNumber } from './read-number.js';
import { readRange, type RangeProblem } from './read-range.js';
import type { NumberSigns, Refusal } from './read-text.js';

/** What of a locale matters to reading; the text layer provides it. */
export interface LocaleSigns {
  readonly numbers: NumberSigns;
  readonly monthNames: NonNullable<DateDomain['monthNames']>;
}

/** `blank` with no part of its own is an answer that was not given at all. */
export interface Problem {
  readonly code: DateProblem | RangeProblem;
  /** The inputs to mark; focus goes to the first. */
  readonly parts: readonly [Part, ...Part[]];
  readonly values: Readonly<Record<string, string>>;
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

export function readDraft(question: Question, draft: Draft, signs: LocaleSigns): DraftReading {
  if (draft.mode === 'unknown') return known(null);
  if (draft.mode === 'not-open') return known('not-open');
  if (isBlank(draft)) return { state: 'blank' };
  const { option = '', year = '', month = '', day = '' } = draft.texts;
  switch (question.kind) {
    case 'boolean':
      return known(option === 'true');
    case 'choice':
      return known(option);
    case 'date': {
      const result = readDate({ year, month, day }, { monthNames: signs.monthNames });
      return result.ok
        ? known(result.value)
        : unreadable(problem(result, ...(result.fields as Problem['parts'])));
    }
    default:
      return readNumbers(question, draft, signs.numbers);
  }
}

function readNumbers(question: NumberQuestion, draft: Draft, signs: NumberSigns): DraftReading {
  const { exact = '', low = '', high = '' } = draft.texts;
  if (draft.mode === 'exact') {
    const result = readNumber(exact, question, signs);
    return result.ok ? known(result.value) : unreadable(problem(result, 'exact'));
  }
  const result = readRange(low, high, question, signs);
  if (result.ok) return known({ low: result.low, high: result.high });
  const { from, to } = result;
  return unreadable(...(from ? [problem(from, 'low')] : []), ...(to ? [problem(to, 'high')] : []));
}

/** The problem of a question that has to be answered and was not. */
export function blankProblem(question: Question): Problem {
  const part: Part =
    question.kind === 'boolean' || question.kind === 'choice'
      ? 'option'
      : question.kind === 'date'
        ? 'month'
        : 'exact';
  return { code: 'blank', parts: [part], values: {} };
}
