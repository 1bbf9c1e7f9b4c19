/** Which of two answers is nearer to the one that was given. */

import type { AnswerValue } from '../../src/rules/assessment.js';
import type { Question } from '../../src/rules/question.js';
import { stretchesOfDays, valuesOf } from './small-domain.js';

/** An answer as text, for what is compared or printed. */
export const textOf = (value: AnswerValue | undefined): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const DAY = 86_400_000;

/** Days since 1970; a place that is not open yet opens after every day. */
export const dayNumber = (day: string): number =>
  day === 'not-open' ? Infinity : Date.parse(`${day}T00:00:00Z`) / DAY;

/** From the given number, or the nearer end of the given range. */
export function distanceOf(given: AnswerValue | undefined, value: AnswerValue): number {
  const [low, high] = typeof given === 'object' && given ? [given.low, given.high] : [given, given];
  return Math.max(0, Number(low) - Number(value), Number(value) - Number(high));
}

/** Whether some answer at `place` is nearer to the given one than `than` is. */
export function isNearer(
  question: Question,
  given: AnswerValue | undefined,
  place: number,
  than: AnswerValue,
): boolean {
  if (question.kind !== 'date') {
    const value = valuesOf(question, undefined)[place] ?? null;
    // Distances are whole numbers of hundredths.
    const steps = (to: AnswerValue) => Math.round(distanceOf(given, to) * 100);
    return steps(value) < steps(than);
  }
  const stretch = stretchesOfDays[place];
  if (!stretch) return false;
  const from = dayNumber(textOf(given));
  const [first, last] = [dayNumber(stretch.first), dayNumber(stretch.last)];
  const nearest = from < first ? first - from : from > last ? from - last : 0;
  return nearest < Math.abs(from - dayNumber(textOf(than)));
}
