/** Random answers to a small bank. */

import fc from 'fast-check';
import type { AnswerValue, Answers } from '../../src/rules/assessment.js';
import type { Question } from '../../src/rules/question.js';
import { type SmallValue, valuesOf } from './small-domain.js';

const known = (question: Question): fc.Arbitrary<SmallValue> =>
  fc.constantFrom(...valuesOf(question, undefined));

const isNumber = ({ kind }: Question): boolean =>
  kind !== 'boolean' && kind !== 'choice' && kind !== 'date';

function answerTo(question: Question): fc.Arbitrary<AnswerValue> {
  if (!isNumber(question)) return known(question);
  const range = fc.tuple(known(question), known(question)).map((ends) => {
    const [low, high] = ends.sort((a, b) => Number(a) - Number(b)) as [string, string];
    return { low, high };
  });
  return fc.oneof(known(question), range);
}

/** Some questions answered, some not, some "I don't know". */
export const partialAnswersTo = (bank: readonly Question[]): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(
      bank.map((question) => [
        question.id,
        fc.oneof(
          { weight: 3, arbitrary: answerTo(question) },
          { weight: 1, arbitrary: fc.constant(null) },
        ),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Answers>;

/** Every question answered. */
export const fullAnswersTo = (bank: readonly Question[]): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(bank.map((question) => [question.id, known(question)])));
