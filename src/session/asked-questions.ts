import type { Answers, AnswerValue } from '../rules/assessment.js';

/** Which questions still matter, given these answers; known ones need not be listed. */
export type StillMatters = (answers: Answers) => ReadonlySet<string>;

/**
 * The answers a visitor who starts over and gives the same answers would be asked for.
 *
 * Each answer is looked at in the order of the bank and kept only if its question still mattered
 * given the ones before it. Looking at all of them at once would not do: of two answers that each
 * make the other idle, both would be dropped.
 *
 * @param order the questions of the bank
 * @param stored every answer there is, in use or set aside
 * @param isSettled questions that need no second look, because nothing before them changed
 */
export function askedQuestions(
  order: readonly string[],
  stored: ReadonlyMap<string, AnswerValue>,
  isSettled: (question: string) => boolean,
  stillMatters: StillMatters,
): Set<string> {
  const asked = new Set<string>();
  const given: Record<string, AnswerValue> = {};
  for (const question of order) {
    const answer = stored.get(question);
    if (answer === undefined) continue;
    if (!isSettled(question) && !stillMatters(given).has(question)) continue;
    asked.add(question);
    given[question] = answer;
  }
  return asked;
}
