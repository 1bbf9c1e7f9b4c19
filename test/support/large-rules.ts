/** Programs far larger than any law: up to sixty questions, deep, with wide choices and long sums. */

import {
  type Expression,
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
  when,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { type Random, chance, pick } from '../oracle/random.js';
import type { Complete } from './interpret.js';
import { cite, tiny } from './tiny.js';

export interface Large {
  readonly program: Program;
  readonly bank: readonly Question[];
}

const colors = Array.from({ length: 40 }, (_, i) => `option-${i}`);
const amounts = ['0', '0.01', '1', '12', '100', '999.99', '50000', '50000.01', '10000000'];
const days = ['2019-01-01', '2020-03-11', '2021-12-31', 'not-open'];

function questionOf(random: Random, i: number): Question {
  const id = `q${i}`;
  const topic = 't';
  return pick<Question>(random, [
    { id, topic, kind: 'boolean' },
    { id, topic, kind: 'boolean' },
    { id, topic, kind: 'money', low: '0' },
    { id, topic, kind: 'money', low: '0' },
    { id, topic, kind: 'percent', low: '0', high: '100' },
    { id, topic, kind: 'integer', low: '1' },
    { id, topic, kind: 'months', low: '0', high: '12' },
    { id, topic, kind: 'choice', options: colors },
    { id, topic, kind: 'date' },
  ]);
}

const isNumber = ({ kind }: Question) => kind !== 'boolean' && kind !== 'choice' && kind !== 'date';

/** Builds rules over a bank; each part is kept, and may be used again. */
class Builder {
  readonly #random: Random;
  readonly #bank: readonly Question[];
  readonly #truths: Truth[] = [];
  readonly #numbers: Numeric[] = [];

  constructor(random: Random, bank: readonly Question[]) {
    this.#random = random;
    this.#bank = bank;
  }

  #answer(is: (question: Question) => boolean): Expression | null {
    const fitting = this.#bank.filter(is);
    if (fitting.length === 0) return null;
    return { kind: 'answer', question: pick(this.#random, fitting).id };
  }

  number(depth: number): Numeric {
    const random = this.#random;
    if (this.#numbers.length > 0 && chance(random, 0.15)) return pick(random, this.#numbers);
    if (depth <= 0 || chance(random, 0.15)) {
      const answer = chance(random, 0.8) ? this.#answer(isNumber) : null;
      return (answer as Numeric | null) ?? number(pick(random, amounts));
    }
    const next = () => this.number(depth - 1);
    const made = pick<() => Numeric>(random, [
      () => add(next(), next(), next()),
      () => subtract(next(), next()),
      () => min(next(), next(), next()),
      () => max(next(), next()),
      () => multiply(next(), next()),
      () => divide(next(), next()),
      () => when(this.truth(depth - 1), next(), next()),
      () => reading('chosen', { one: next(), two: next() }),
      () => named('step', next()),
    ])();
    this.#numbers.push(made);
    return made;
  }

  truth(depth: number): Truth {
    const random = this.#random;
    if (this.#truths.length > 0 && chance(random, 0.15)) return pick(random, this.#truths);
    const compare = pick(random, [lessThan, atMost, equals, atLeast, moreThan]);
    if (depth <= 0 || chance(random, 0.1)) {
      const date = this.#answer(({ kind }) => kind === 'date') as Expression<'date'> | null;
      const choice = this.#answer(({ kind }) => kind === 'choice') as Expression<'choice'> | null;
      return (
        pick<() => Truth | null>(random, [
          () => this.#answer(({ kind }) => kind === 'boolean') as Truth | null,
          () => choice && oneOf(choice, ...colors.filter(() => chance(random, 0.3)), 'option-0'),
          () => date && compare<'date'>(date, constant('day', 'date', pick(random, days), cite)),
        ])() ?? compare(this.number(0), number(pick(random, amounts)))
      );
    }
    const next = () => this.truth(depth - 1);
    const made = pick<() => Truth>(random, [
      () => all(next(), next(), next()),
      () => any(next(), next(), next()),
      () => not(next()),
      () => when(next(), next(), next()),
      () => compare(this.number(depth - 1), this.number(depth - 2)),
      () => compare(this.number(depth - 1), number(pick(random, amounts))),
      () => reading('open', { one: next(), two: next() }),
    ])();
    this.#truths.push(made);
    return made;
  }
}

const readings: Program['readings'] = [
  { id: 'open', options: ['one', 'two'], preferred: null, citations: [cite] },
  { id: 'chosen', options: ['one', 'two'], preferred: 'one', citations: [cite] },
];

export function largeProgram(random: Random): Large {
  const size = pick(random, [10, 25, 60]);
  const bank = Array.from({ length: size }, (_, i) => questionOf(random, i));
  const builder = new Builder(random, bank);
  const depth = pick(random, [2, 3, 4, 6]);
  const rules = Array.from({ length: pick(random, [1, 4, 12]) }, () => builder.truth(depth));
  // Nobody is granted less than nothing.
  const award = max(number('0'), builder.number(depth));
  return {
    bank,
    program: {
      ...tiny({ amount: award, estimable: builder.truth(1) }),
      criteria: rules.map((met, i) => ({ id: `c${i}`, met, citations: [cite] })),
      priorities: [{ id: 'priority', met: builder.truth(2), citations: [cite] }],
      readings,
    },
  };
}

const some: Record<string, readonly (boolean | string)[]> = {
  boolean: [true, false],
  choice: colors,
  date: [
    '2018-01-01',
    '2019-01-01',
    '2019-06-01',
    '2020-03-11',
    '2021-12-31',
    '2022-01-01',
    'not-open',
  ],
  money: [...amounts, '50000.02', '123456789.01'],
  percent: ['0', '0.01', '1', '12', '100'],
  integer: ['1', '12', '100', '50000'],
  months: ['0', '0.01', '1', '11.99', '12'],
};

/** A value of each question. */
export const completeLarge = (bank: readonly Question[], random: Random): Complete =>
  Object.fromEntries(bank.map(({ id, kind }) => [id, pick(random, some[kind] ?? [])]));
