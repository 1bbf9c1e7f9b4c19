/** The checks of questions, readings and the budget, on programs with something for nothing. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  add,
  all,
  any,
  atLeast,
  constant,
  equals,
  lessThan,
  min,
  moreThan,
  multiply,
  not,
  number,
  reading,
  truth,
  when,
  type Numeric,
  type Truth,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { type Question, answersOf } from '../../src/rules/question.js';
import { cite, linesOf, linesWith, program, q, sample, withCriterion } from './sample.js';

const [planned] = program.readings as [Program['readings'][number]];

const has = (lines: readonly string[], line: string) => {
  assert.ok(lines.includes(`✗ sample, ${line}`), lines.join('\n'));
};
const percent = (id: string, value: string) => constant(id, 'percent', value, cite);
const zero = number('0');

describe('the lint of what matters', () => {
  const question = (what: string) =>
    `question "debt": ${what}. Correct the rule that looks at it, or drop the question from it.`;
  const priority = (met: Truth) => ({ priorities: [{ id: 'small', met, citations: [cite] }] });
  const many = moreThan(q.rooms, constant('many', 'integer', '9', cite));
  const some = moreThan(q.debt, zero);

  it('finds a question that is never asked', () => {
    const idle = any(many, all(some, q.local, not(q.local)));
    has(
      linesWith(priority(idle)),
      question(
        'no completion of the answers turns on it: with nothing known it does not matter already',
      ),
    );
  });

  it('finds a question that no completion turns on, though it looks open', () => {
    const unseen = any(many, all(some, lessThan(add(q.debt, q.debt), q.debt)));
    const lines = linesWith(priority(unseen));
    const nothing = question('no completion of the answers turns on it');
    assert.ok(
      lines.some((line) => line.startsWith(`✗ sample, ${nothing.split('.')[0] ?? ''}`)),
      lines.join('\n'),
    );
  });

  it('sees that a question matters under one reading, in one branch, at one amount', () => {
    const rare = reading('rare', {
      plain: truth(true),
      strict: when(
        equals(q.share, percent('exactly', '33.33')),
        moreThan(q.debt, multiply(q.rooms, number('1000000'))),
        truth(true),
      ),
    });
    const readings = [planned, { ...planned, id: 'rare', options: ['plain', 'strict'] }];
    assert.deepEqual(linesWith({ ...withCriterion(rare), readings }), []);
  });

  const same = 'no completion of the answers tells its options apart';
  const reads = (id: string) =>
    `reading "${id}": ${same}. Correct what the options come to, or drop the reading.`;
  const alike = { ...planned, id: 'alike', options: ['one', 'two'] };

  it('finds a reading whose options come to the same', () => {
    const met = reading('alike', { one: q.local, two: not(not(q.local)) });
    has(linesWith({ ...withCriterion(met), readings: [planned, alike] }), reads('alike'));
  });

  it('finds a reading of an amount that is never the least', () => {
    const most = constant('most', 'money', '5000', cite);
    const more = (id: string, amount: string): Numeric => constant(id, 'money', amount, cite);
    const high = min(
      multiply(q.rooms, number('100')),
      most,
      reading('alike', { one: more('six', '6000'), two: more('seven', '7000') }),
    );
    const lines = linesWith({
      award: { ...program.award, high },
      parameters: [],
      readings: [planned, alike],
    });
    assert.deepEqual(lines, [`✗ sample, ${reads('alike')}`]);
  });
});

describe('the lint of the budget', () => {
  /** Which of many odd weights come to more than half: there is no short way to find out. */
  const items = Array.from({ length: 40 }, (_, i) => i);
  const questions: Question[] = items.map((i) => ({ id: `b${i}`, kind: 'boolean', topic: 't' }));
  const asked = answersOf(questions) as Readonly<Record<string, Truth>>;
  const weights = items.map((i) =>
    when(asked[`b${i}`] as Truth, number(String(1_000_003 + i * i * 7919)), zero),
  );
  const sum = add(...weights);

  it('finds a criterion that cannot be explored to its end', () => {
    const met = atLeast(sum, constant('half', 'integer', '100000000', cite));
    const lines = linesOf({
      ...sample,
      questions: [...sample.questions, ...questions],
      programs: [{ ...program, ...withCriterion(met) }],
    });
    has(
      lines,
      'criterion "extra": with nothing known, exploring it exceeds the budget. Split rules that share many questions, or share one named value between them.',
    );
  });
});
