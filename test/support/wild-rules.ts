/**
 * Random rules of every kind there is, as no law was ever written: answers stand anywhere and more
 * than once, amounts are multiplied and divided by amounts, percentages and months have cents. Not all
 * of it can be settled exactly; nothing that is said of it may be wrong.
 */

import fc from 'fast-check';
import {
  type CalendarDate,
  type Numeric,
  type Truth,
  add,
  all,
  any,
  atLeast,
  atMost,
  constant,
  divide,
  equals,
  lessThan,
  max,
  min,
  moreThan,
  multiply,
  named,
  not,
  number,
  oneOf,
  reading,
  subtract,
  truth,
  when,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { type Question, answersOf } from '../../src/rules/question.js';
import { partialAnswersTo } from './small-answers.js';
import { turningDays } from './small-domain.js';
import { printable } from './print-rules.js';
import { cite, tiny } from './tiny.js';

export const wildBank = [
  { id: 'a', kind: 'boolean', topic: 't' },
  { id: 'x', kind: 'money', topic: 't', low: '0', high: '0.02' },
  { id: 'kind', kind: 'choice', topic: 't', options: ['red', 'green', 'blue'] },
  { id: 'opened', kind: 'date', topic: 't' },
  { id: 'share', kind: 'percent', topic: 't', low: '33.33', high: '33.34' },
  { id: 'b', kind: 'boolean', topic: 't' },
  { id: 'months', kind: 'months', topic: 't', low: '0', high: '0.01' },
  { id: 'n', kind: 'integer', topic: 't', low: '1', high: '2' },
] as const satisfies readonly Question[];

const q = answersOf(wildBank);

const literals = fc
  .constantFrom('-1', '0', '0.01', '0.015', '0.5', '1', '2', '3', '12', '33.33', '66.67', '100')
  .map((value) => number(value));
const day = (date: string): CalendarDate => constant(date, 'date', date, cite);
const tests = fc.constantFrom(lessThan, atMost, equals, atLeast, moreThan);

const dated = fc
  .tuple(tests, fc.constantFrom(...turningDays, 'not-open'))
  .map(([test, date]) => test<'date'>(q.opened, day(date)));

const { truths, numbers } = fc.letrec<{ truths: Truth; numbers: Numeric }>((tie) => {
  const depth = { depthSize: 'small', withCrossShrink: true } as const;
  const two = fc.tuple(tie('numbers'), tie('numbers'));
  const pair = fc.tuple(tie('truths'), tie('truths'));
  const joins = fc.constantFrom(add, subtract, min, max, multiply, divide);
  return {
    truths: fc.oneof(
      depth,
      fc.constantFrom<Truth>(q.a, q.b, truth(true), oneOf(q.kind, 'red'), oneOf(q.kind, 'blue')),
      dated,
      fc.tuple(tests, two).map(([test, [left, right]]) => test(left, right)),
      fc.tuple(tests, tie('numbers'), literals).map(([test, left, right]) => test(left, right)),
      tie('truths').map(not),
      pair.map(([left, right]) => all(left, right)),
      pair.map(([left, right]) => any(left, right)),
      fc.tuple(pair, tie('truths')).map(([[a, b], c]) => when(a, b, c)),
      pair.map(([one, two]) => reading('open', { one, two })),
      pair.map(([one, two]) => reading('chosen', { one, two })),
    ),
    numbers: fc.oneof(
      depth,
      fc.constantFrom<Numeric>(q.x, q.share, q.months, q.n),
      literals,
      fc.tuple(joins, two).map(([join, [left, right]]) => join(left, right)),
      tie('numbers').map((of) => named('step', of)),
      fc.tuple(tie('truths'), two).map(([a, [b, c]]) => when(a, b, c)),
      two.map(([one, two]) => reading('open', { one, two })),
    ),
  };
});

const readings: Program['readings'] = [
  { id: 'open', options: ['one', 'two'], preferred: null, citations: [cite] },
  { id: 'chosen', options: ['one', 'two'], preferred: 'one', citations: [cite] },
];

const criterion = fc.record({
  applies: fc.option(truths, { nil: undefined, freq: 3 }),
  met: truths,
});

export const wildPrograms: fc.Arbitrary<Program> = fc
  .record({
    criteria: fc.array(criterion, { minLength: 1, maxLength: 3 }),
    low: fc.option(numbers, { nil: undefined, freq: 4 }),
    high: numbers,
    estimable: fc.option(truths, { nil: undefined, freq: 4 }),
    priority: truths,
    category: truths,
  })
  .map(({ criteria, low, high, estimable, priority, category }) => ({
    ...tiny({ amount: high, ...(low && { low: min(low, high) }), ...(estimable && { estimable }) }),
    criteria: criteria.map(({ applies, met }, i) => ({
      id: `c${i}`,
      met,
      citations: [cite],
      ...(applies && { applies }),
    })),
    priorities: [
      {
        id: 'priority',
        met: priority,
        categories: [
          { id: 'first', when: category },
          { id: 'last', when: truth(true) },
        ],
        citations: [cite],
      },
    ],
    readings,
  }))
  .map(printable);

export const wildAnswers = partialAnswersTo(wildBank);
