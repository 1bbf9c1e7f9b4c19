/** The questions of a program as fields of a search: what can be filled in, and how it is varied. */

import type { Node } from '../../src/rules/expression.js';
import type { Question } from '../../src/rules/question.js';
import { type Random, chance, pick } from '../oracle/random.js';
import { distinct, ofKind } from '../programs/walk.js';
import { FIRST_DAY, NOT_OPEN_DAY, dateOf, dayOf } from './days.js';
import type { Draft } from './distance.js';

type Value = Draft[string];

export interface Field {
  readonly id: string;
  readonly isNumber: boolean;
  /** Where something may turn: both ends, what the law names, and the values next to them. */
  readonly values: readonly Value[];
  readonly vary: (random: Random, answers: Draft) => Value;
  /** As answers are given. */
  readonly write: (value: Value) => boolean | string;
}

/** Sizes of amounts that no rule need name: nought to past every limit. */
const SIZES = [0, 1, 10, 1000, 20_000, 100_000, 1_000_000, 30_000_000, 1_000_000_000];

/** A quarter past the last day that is named: later than everything but "not open". */
const LATER = 90;

export function fieldsOf(nodes: readonly Node[], bank: readonly Question[]): Field[] {
  const asked = new Set(ofKind(nodes, 'answer').map(({ question }) => question));
  const constants = ofKind(nodes, 'constant');
  const days = constants
    .filter(({ unit }) => unit === 'date')
    .flatMap(({ value }) => {
      const day = dayOf(String(value));
      return [day - LATER, day - 1, day, day + 1, day + LATER];
    });
  const figures = ofKind<'literal' | 'constant'>(nodes, 'literal')
    .concat(constants.filter(({ unit }) => unit !== 'date'))
    .map(({ value }) => Number(value))
    .filter((value) => value > 0);
  return bank.filter(({ id }) => asked.has(id)).map((question) => fieldOf(question, days, figures));
}

function fieldOf(question: Question, days: readonly number[], figures: readonly number[]): Field {
  const { id } = question;
  if (question.kind === 'boolean' || question.kind === 'choice') {
    const values: readonly Value[] = question.kind === 'boolean' ? [true, false] : question.options;
    return {
      id,
      isNumber: false,
      values,
      vary: (random) => pick(random, values),
      write: (value) => value as boolean | string,
    };
  }
  if (question.kind === 'date') {
    const known = [...days, NOT_OPEN_DAY, dayOf('2000-01-01')];
    const values = distinct(known.filter((day) => day >= FIRST_DAY && day <= NOT_OPEN_DAY));
    return {
      id,
      isNumber: false,
      values,
      vary: (random) => pick(random, values),
      write: (value) => dateOf(Number(value)),
    };
  }
  const step = question.kind === 'integer' ? 1 : 0.01;
  const [low, high] = [Number(question.low), Number(question.high ?? 1e9)];
  const onGrid = (value: number) =>
    Math.min(high, Math.max(low, Math.round(value / step) / Math.round(1 / step)));
  const turns = [low, high, (low + high) / 2, ...SIZES, ...figures];
  const values = distinct(turns.flatMap((each) => [each - step, each, each + step]).map(onGrid));
  return {
    id,
    isNumber: true,
    values,
    vary: (random, answers) => {
      const now = Number(answers[id]);
      if (chance(random, 0.5)) return pick(random, values);
      if (chance(random, 0.4)) return onGrid(now + pick(random, [-1, 1]) * step);
      const others = Object.values(answers).filter((value) => typeof value === 'number');
      // Beside another answer, or a share of it: the law compares one with the other.
      const base = chance(random, 0.5) ? pick(random, others) : now;
      return onGrid(base * pick(random, [0.1, 0.3, 0.5, 0.9, 1, 1.1, 2, 3, 10]));
    },
    write: (value) => (step === 1 ? String(Number(value)) : Number(value).toFixed(2)),
  };
}
