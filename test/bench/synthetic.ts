/** Programs made for measuring: growing sets of questions, and the 25 conditions of a benchmark. */

import {
  add,
  all,
  any,
  atLeast,
  atMost,
  constant,
  lessThan,
  max,
  min,
  moreThan,
  named,
  not,
  number,
  oneOf,
  subtract,
  when,
  type CalendarDate,
  type Expression,
  type Numeric,
  type Truth,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { deepFreeze } from '../../src/programs/define-program.js';
import { type Random, chance, pick, seeded } from '../oracle/random.js';
import { cite, tiny } from '../support/tiny.js';
import type { CompleteAnswers } from './engines/engine.js';

export interface Synthetic {
  readonly program: Program;
  readonly questions: readonly Question[];
  readonly cases: readonly CompleteAnswers[];
}

type Draw = (random: Random, question: Question) => CompleteAnswers[string];

const zero = number('0');
const kinds = ['red', 'green', 'blue', 'grey'] as const;

const yes = (question: string): Truth => ({ kind: 'answer', question });
const numeric = (question: string): Numeric => ({ kind: 'answer', question });
const date = (question: string): CalendarDate => ({ kind: 'answer', question });
const choice = (question: string): Expression<'choice', (typeof kinds)[number]> => ({
  kind: 'answer',
  question,
});

function made(
  id: string,
  criteria: readonly Truth[],
  amount: Numeric,
  questions: readonly Question[],
  answer: Draw,
): Synthetic {
  const program: Program = {
    ...tiny({ low: zero, amount }),
    id,
    criteria: criteria.map((met, i) => ({ id: `criterion-${i + 1}`, met, citations: [cite] })),
  };
  return deepFreeze({ program, questions, cases: casesOf(questions, answer) });
}

/** Fifty complete sets of answers. */
function casesOf(questions: readonly Question[], answer: Draw): CompleteAnswers[] {
  const random = seeded(3);
  return Array.from({ length: 50 }, () =>
    Object.fromEntries(questions.map((question) => [question.id, answer(random, question)])),
  );
}

const decimal = (random: Random, low: number, high: number) =>
  (low + random() * (high - low)).toFixed(2);

/** Answers of someone eligible: a failed criterion would cut the work short. */
const eligible: Draw = (random, { id, kind }) => {
  if (id.endsWith('-is-business')) return true;
  if (kind === 'boolean') return chance(random, 0.5);
  if (kind === 'choice') return pick(random, ['red', 'green']);
  if (kind === 'date') return pick(random, ['2015-06-01', '2019-03-15']);
  if (kind === 'integer') return Math.floor(random() * 20);
  if (kind === 'percent') return decimal(random, 0, 100);
  return id.endsWith('-before') ? decimal(random, 90_000, 900_000) : decimal(random, 0, 90_000);
};

/** With these a group of conditions holds about five times of six. */
const mixed: Draw = (random, { kind }) =>
  kind === 'boolean'
    ? chance(random, 0.6)
    : kind === 'choice'
      ? pick(random, kinds)
      : Math.floor(random() * 25);

/** Ten questions of mixed kinds, two criteria and one part of the award. */
function group(index: number) {
  const topic = `group-${index}`;
  const ask = (name: string) => `${topic}-${name}`;
  const questions = [
    { id: ask('is-business'), kind: 'boolean', topic },
    { id: ask('licensed'), kind: 'boolean', topic },
    { id: ask('exempt'), kind: 'boolean', topic },
    { id: ask('closed'), kind: 'boolean', topic },
    { id: ask('kind'), kind: 'choice', topic, options: kinds },
    { id: ask('opened'), kind: 'date', topic },
    { id: ask('before'), kind: 'money', topic, low: '0' },
    { id: ask('after'), kind: 'money', topic, low: '0' },
    { id: ask('share'), kind: 'percent', topic, low: '0', high: '100' },
    { id: ask('places'), kind: 'integer', topic, low: '0' },
  ] as const satisfies readonly Question[];
  const loss = named(
    ask('loss'),
    max(zero, subtract(numeric(ask('before')), numeric(ask('after')))),
  );
  const since2020 = constant(ask('from'), 'date', '2020-01-01', cite);
  return {
    questions,
    criteria: [
      all(
        any(yes(ask('is-business')), all(yes(ask('licensed')), not(yes(ask('exempt'))))),
        any(not(yes(ask('closed'))), oneOf(choice(ask('kind')), 'red', 'green')),
        atMost(numeric(ask('places')), constant(ask('most'), 'integer', '20', cite)),
      ),
      any(
        all(lessThan(date(ask('opened')), since2020), moreThan(loss, zero)),
        atLeast(numeric(ask('share')), constant(ask('half'), 'percent', '50', cite)),
      ),
    ],
    part: when(yes(ask('exempt')), zero, loss),
  };
}

/** @param count of questions; a multiple of ten */
export function programOfQuestions(count: number): Synthetic {
  const groups = Array.from({ length: count / 10 }, (_, i) => group(i + 1));
  const cap = constant('cap', 'money', '1000000', cite);
  return made(
    `${count}-questions`,
    groups.flatMap(({ criteria }) => criteria),
    min(add(...groups.map(({ part }) => part)), cap),
    groups.flatMap(({ questions }) => questions),
    eligible,
  );
}

/** 25 conditions on 25 facts, in five groups of five. */
export function twentyFiveConditions(): Synthetic {
  const indices = [0, 1, 2, 3, 4];
  const questions = indices.flatMap((i): Question[] => [
    { id: `yesA${i}`, kind: 'boolean', topic: 't' },
    { id: `yesB${i}`, kind: 'boolean', topic: 't' },
    { id: `countA${i}`, kind: 'integer', topic: 't', low: '0' },
    { id: `countB${i}`, kind: 'integer', topic: 't', low: '0' },
    { id: `kind${i}`, kind: 'choice', topic: 't', options: kinds },
  ]);
  const groups = indices.map((i) =>
    any(
      yes(`yesA${i}`),
      all(yes(`yesB${i}`), atLeast(numeric(`countA${i}`), number('10'))),
      all(lessThan(numeric(`countB${i}`), number('15')), oneOf(choice(`kind${i}`), 'red', 'green')),
    ),
  );
  return made('25-conditions', [all(...groups)], zero, questions, mixed);
}
