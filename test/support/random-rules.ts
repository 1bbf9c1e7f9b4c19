/** Random programs over a bank so small that every completion can be tried. */

import fc from 'fast-check';
import {
  type Numeric,
  type Truth,
  add,
  all,
  any,
  atLeast,
  atMost,
  equals,
  lessThan,
  max,
  min,
  moreThan,
  named,
  not,
  number,
  oneOf,
  reading,
  subtract,
  truth,
  when,
} from '../../src/rules/expression.js';
import type { Answers, AnswerValue } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { type Question, answersOf } from '../../src/rules/question.js';
import type { Complete } from './interpret.js';
import { cite, tiny } from './tiny.js';

export const smallBank = [
  { id: 'a', kind: 'boolean', topic: 't' },
  { id: 'm', kind: 'integer', topic: 't', low: '0', high: '3' },
  { id: 'b', kind: 'boolean', topic: 't' },
  { id: 'kind', kind: 'choice', topic: 't', options: ['red', 'green', 'blue'] },
  { id: 'n', kind: 'integer', topic: 't', low: '1', high: '3' },
  { id: 'c', kind: 'boolean', topic: 't' },
] as const satisfies readonly Question[];

const q = answersOf(smallBank);

const { truths, numbers } = fc.letrec<{ truths: Truth; numbers: Numeric }>((tie) => {
  const pair = <T>(arbitrary: fc.Arbitrary<T>) => fc.tuple(arbitrary, arbitrary);
  const leafTruth = fc.constantFrom<Truth>(
    q.a,
    q.b,
    q.c,
    oneOf(q.kind, 'red'),
    oneOf(q.kind, 'green', 'blue'),
    truth(true),
  );
  const leafNumber = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Numeric>(q.m, q.n) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 6 }).map((n) => number(String(n))) },
  );
  return {
    truths: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leafTruth,
      tie('truths').map(not),
      pair(tie('truths')).map(([a, b]) => all(a, b)),
      pair(tie('truths')).map(([a, b]) => any(a, b)),
      fc
        .tuple(
          fc.constantFrom(lessThan, atMost, equals, atLeast, moreThan),
          tie('numbers'),
          tie('numbers'),
        )
        .map(([test, a, b]) => test(a, b)),
      fc.tuple(tie('truths'), tie('truths'), tie('truths')).map(([a, b, c]) => when(a, b, c)),
      pair(tie('truths')).map(([a, b]) => reading('open', { one: a, two: b })),
      pair(tie('truths')).map(([a, b]) => reading('chosen', { one: a, two: b })),
    ),
    numbers: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leafNumber,
      pair(tie('numbers')).map(([a, b]) => add(a, b)),
      pair(tie('numbers')).map(([a, b]) => subtract(a, b)),
      pair(tie('numbers')).map(([a, b]) => min(a, b)),
      pair(tie('numbers')).map(([a, b]) => max(a, b)),
      fc.tuple(tie('truths'), tie('numbers'), tie('numbers')).map(([a, b, c]) => when(a, b, c)),
      pair(tie('numbers')).map(([a, b]) => reading('chosen', { one: a, two: b })),
      tie('numbers').map((a) => named('value', a)),
    ),
  };
});

const readings: Program['readings'] = [
  { id: 'open', options: ['one', 'two'], preferred: null, citations: [cite] },
  { id: 'chosen', options: ['one', 'two'], preferred: 'one', citations: [cite] },
];

export const programs: fc.Arbitrary<Program> = fc
  .record({
    criteria: fc.array(
      fc.record({ applies: fc.option(truths, { nil: undefined, freq: 3 }), met: truths }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    high: numbers,
    upTo: fc.boolean(),
    estimable: fc.option(truths, { nil: undefined, freq: 4 }),
    priority: truths,
  })
  .map(({ criteria, high, upTo, estimable, priority }) => ({
    ...tiny({
      amount: high,
      ...(upTo && { low: min(number('0'), high) }),
      ...(estimable && { estimable }),
    }),
    criteria: criteria.map(({ applies, met }, i) => ({
      id: `c${i}`,
      met,
      citations: [cite],
      ...(applies && { applies }),
    })),
    priorities: [{ id: 'priority', met: priority, citations: [cite] }],
    readings,
  }));

/** Every value a question can be completed with, given its (partial) answer. */
export function valuesOf(question: Question, answer: AnswerValue | undefined): Complete[string][] {
  if (question.kind === 'boolean') return typeof answer === 'boolean' ? [answer] : [true, false];
  if (question.kind === 'choice') {
    return typeof answer === 'string' ? [answer] : [...question.options];
  }
  if (question.kind === 'date') throw new Error('the small bank has no dates');
  let [low, high] = [Number(question.low), Number(question.high)];
  if (typeof answer === 'number') [low, high] = [answer, answer];
  else if (typeof answer === 'object' && answer)
    [low, high] = [Number(answer.low), Number(answer.high)];
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

export const completionsOf = (answers: Answers): Complete[] =>
  smallBank.reduce<Complete[]>(
    (all, question) =>
      all.flatMap((each) =>
        valuesOf(question, answers[question.id]).map((value) => ({
          ...each,
          [question.id]: value,
        })),
      ),
    [{}],
  );

const answerTo = (question: (typeof smallBank)[number]): fc.Arbitrary<AnswerValue> => {
  if (question.kind === 'boolean') return fc.boolean();
  if (question.kind === 'choice') return fc.constantFrom(...question.options);
  const [low, high] = [Number(question.low), Number(question.high)];
  const integer = fc.integer({ min: low, max: high });
  return fc.oneof(
    integer,
    fc.tuple(integer, integer).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) })),
  );
};

/** Some questions answered, some not, some "I don't know". */
export const partialAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(
    smallBank.map((question) => [
      question.id,
      fc.oneof(
        { weight: 3, arbitrary: answerTo(question) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;
