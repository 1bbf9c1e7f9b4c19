/**
 * Answers as text for the fragment of a link: short, and only of characters that no messenger escapes
 * or cuts off. Between tildes stand the version, for each answer the three characters of its question
 * and its value, and last an end mark: without it the link was cut off.
 */

import type { Answers, AnswerValue } from '../rules/assessment.js';
import type { Question } from '../rules/question.js';
import { parseAnswers } from '../screening.js';
import type { Found } from './record.js';

const VERSION = '1';
/** Begins no code: a link that was cut off after the first letter of one is not whole. */
const END = 'Z';

/** Longer than any link of ours. */
const LONGEST = 8000;

/** Stands for a question whatever its place among the others; a test keeps all of them apart. */
export function codeOf(id: string): string {
  let hash = 0;
  for (let i = 0; i < id.length; i++) hash = (hash * 31 + id.charCodeAt(i)) % 46_656;
  return hash.toString(36).padStart(3, '0');
}

const write = (answer: AnswerValue): string =>
  answer === null
    ? 'u'
    : answer === true
      ? 'y'
      : answer === false
        ? 'n'
        : typeof answer === 'object'
          ? `${answer.low}_${answer.high}`
          : String(answer);

function read(text: string, { kind }: Question): AnswerValue {
  if (text === 'u') return null;
  if (kind === 'boolean') return text === 'y' ? true : text === 'n' ? false : text;
  const [low = '', ...high] = kind === 'choice' ? [text] : text.split('_');
  return high.length > 0 ? { low, high: high.join('_') } : low;
}

export const shareCode = (answers: Answers): string =>
  [VERSION, ...Object.entries(answers).map(([id, answer]) => codeOf(id) + write(answer)), END].join(
    '~',
  );

/** Reads what {@link shareCode} gave, or what is left of it. Never throws. */
export function readShareCode(code: string, questions: readonly Question[]): Found {
  // All of it is ASCII; messengers escape what is escaped already, and cut through an escape.
  const text = code
    .slice(0, LONGEST)
    .replace(/%(?:25)*([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const [version, ...tokens] = text.split('~');
  const end = tokens.pop();
  const byCode = new Map(questions.map((question) => [codeOf(question.id), question]));
  const given = (version === VERSION ? tokens : []).map((token) => {
    const question = byCode.get(token.slice(0, 3));
    // An unknown code is too short to be the name of a question.
    return question ? [question.id, read(token.slice(3), question)] : [token.slice(0, 3), null];
  });
  return {
    ...parseAnswers(Object.fromEntries(given), questions),
    isDamaged: version !== VERSION || end !== END,
  };
}
