/** Random programs over a bank so small that every completion can be tried. */

import fc from 'fast-check';
import {
  type Node,
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
import type { Program } from '../../src/rules/program.js';
import { type Question, answersOf } from '../../src/rules/question.js';
import { partialAnswersTo } from './small-answers.js';
import { printable } from './print-rules.js';
import { cite, tiny } from './tiny.js';

export const smallBank = [
  { id: 'a', kind: 'boolean', topic: 't' },
  { id: 'm', kind: 'integer', topic: 't', low: '0', high: '2' },
  { id: 'b', kind: 'boolean', topic: 't' },
  { id: 'kind', kind: 'choice', topic: 't', options: ['red', 'green', 'blue'] },
  { id: 'n', kind: 'integer', topic: 't', low: '1', high: '3' },
  { id: 'c', kind: 'boolean', topic: 't' },
  { id: 'p', kind: 'integer', topic: 't', low: '0', high: '2' },
] as const satisfies readonly Question[];

const q = answersOf(smallBank);

/*
 * Rules as laws are written: one amount made of several answers, held against thresholds here and
 * there, and beside it tests on one answer each. No answer stands twice in one sum.
 */

const literal = fc.integer({ min: -1, max: 6 }).map((n) => number(String(n)));

const amounts: fc.Arbitrary<Numeric> = fc
  .tuple(
    fc.constantFrom(add, subtract),
    fc.oneof(
      fc.constant(q.m),
      literal.map((n) => add(q.m, n)),
    ),
    fc.oneof(
      fc.constant(q.n),
      literal.map((n) => subtract(n, q.n)),
    ),
  )
  .map(([join, a, b]) => named('amount', join(a, b)));

/** Stands for the amount until one is drawn. */
const AMOUNT = named('amount', number('0'));

const withAmount = <T extends Node>(node: T, amount: Node): T =>
  (node.kind === 'named' && node.id === 'amount'
    ? amount
    : { ...node, ...(node.of && { of: node.of.map((child) => withAmount(child, amount)) }) }) as T;

const tests = fc.constantFrom(lessThan, atMost, equals, atLeast, moreThan);
const facts = fc.oneof(
  fc.constantFrom<Truth>(q.a, q.b, q.c, truth(true)),
  fc.constantFrom<Truth>(oneOf(q.kind, 'red'), oneOf(q.kind, 'green', 'blue')),
  fc.tuple(tests, literal).map(([test, b]) => test(q.p, b)),
);
const ofAmount = fc.tuple(tests, literal).map(([test, b]) => test(AMOUNT, b));

/** Truths made of `leaves`, with either kind of reading. */
const truthsOf = (leaves: fc.Arbitrary<Truth>) =>
  fc.letrec<{ truths: Truth }>((tie) => {
    const two = fc.tuple(tie('truths'), tie('truths'));
    return {
      truths: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaves,
        tie('truths').map(not),
        two.map(([a, b]) => all(a, b)),
        two.map(([a, b]) => any(a, b)),
        fc.tuple(two, tie('truths')).map(([[a, b], c]) => when(a, b, c)),
        two.map(([one, two]) => reading('open', { one, two })),
        two.map(([one, two]) => reading('chosen', { one, two })),
      ),
    };
  }).truths;

const truths = truthsOf(fc.oneof(facts, ofAmount));
const conditions = truthsOf(facts);

const { numbers } = fc.letrec<{ numbers: Numeric }>((tie) => {
  const two = fc.tuple(tie('numbers'), tie('numbers'));
  return {
    numbers: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant(AMOUNT),
      literal,
      literal.map((b) => min(AMOUNT, b)),
      literal.map((b) => max(AMOUNT, b)),
      fc.tuple(conditions, two).map(([condition, [a, b]]) => when(condition, a, b)),
      two.map(([one, two]) => reading('chosen', { one, two })),
    ),
  };
});

const readings: Program['readings'] = [
  { id: 'open', options: ['one', 'two'], preferred: null, citations: [cite] },
  { id: 'chosen', options: ['one', 'two'], preferred: 'one', citations: [cite] },
];

export const programs: fc.Arbitrary<Program> = fc
  .record({
    amount: amounts,
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
  .map(({ amount, criteria, high, upTo, estimable, priority }) => {
    const made = <T extends Node>(node: T): T => withAmount(node, amount);
    return {
      ...tiny({
        amount: made(high),
        ...(upTo && { low: made(min(number('0'), high)) }),
        ...(estimable && { estimable: made(estimable) }),
      }),
      criteria: criteria.map(({ applies, met }, i) => ({
        id: `c${i}`,
        met: made(met),
        citations: [cite],
        ...(applies && { applies: made(applies) }),
      })),
      priorities: [{ id: 'priority', met: made(priority), citations: [cite] }],
      readings,
    };
  })
  .map(printable);

export const partialAnswers = partialAnswersTo(smallBank);
