/** Each check of the question bank and of the conflicts, on one with one fault. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  all,
  atLeast,
  constant,
  moreThan,
  not,
  number,
  parameter,
  type Truth,
} from '../../src/rules/expression.js';
import { cite, linesOf, q, sample, withQuestion } from './sample.js';

const ends = 'State both ends in the unit of the question, the low one first.';
const trade = { id: 'trade', kind: 'choice', topic: 't', options: ['bakery', 'bar', 'shop'] };
const group = (id: string, ...options: string[]) => ({ id, options });

const rows: readonly (readonly [fault: string, question: object, line: string])[] = [
  [
    'a percentage without a high end',
    { id: 'share', kind: 'percent', topic: 't', low: '0' },
    `question "share": has no high end, which percent have. ${ends}`,
  ],
  [
    'a low end that is missing',
    { id: 'debt', kind: 'money', topic: 't' },
    `question "debt": its low end undefined is no number. ${ends}`,
  ],
  [
    'a high end off the grid',
    { id: 'rooms', kind: 'integer', topic: 't', low: '1', high: '9.5' },
    `question "rooms": its high end 9.5 is no number. ${ends}`,
  ],
  [
    'ends that are reversed',
    { id: 'share', kind: 'percent', topic: 't', low: '100', high: '0' },
    `question "share": its low end 100 is above its high end 0. ${ends}`,
  ],
  [
    'a choice of one',
    { id: 'extra', kind: 'choice', topic: 't', options: ['only'] },
    'question "extra": offers fewer than two options. A choice is between two at least.',
  ],
  [
    'an option that is offered twice',
    { ...trade, options: [...trade.options, 'bar'] },
    'question "trade": offers "bar" twice. Give each option its own id.',
  ],
  [
    'an option in no group',
    { ...trade, groups: [group('food', 'bakery', 'bar')] },
    'question "trade": "shop" is in no group. Put every option into exactly one group.',
  ],
  [
    'an option in two groups',
    { ...trade, groups: [group('food', 'bakery', 'bar'), group('rest', 'bar', 'shop')] },
    'question "trade": "bar" is in two groups. Put every option into exactly one group.',
  ],
  [
    'a group of what is no option',
    { ...trade, groups: [group('food', 'bakery', 'bar', 'zoo'), group('rest', 'shop')] },
    'question "trade": a group holds "zoo", which is no option. Put every option into exactly one group.',
  ],
  [
    'a "none" that is no answer',
    { ...trade, none: 'nothing' },
    'question "trade": its "none", "nothing", is no answer to it. Give an answer within its domain.',
  ],
];

describe('the lint of the question bank', () => {
  for (const [fault, question, line] of rows) {
    it(`finds ${fault}`, () => {
      assert.ok(linesOf(withQuestion(question)).includes(`✗ question bank, ${line}`), line);
    });
  }

  it('finds a question that stands twice', () => {
    const questions = [...sample.questions, ...sample.questions.slice(0, 1)];
    assert.deepEqual(linesOf({ ...sample, questions }), [
      '✗ question bank, question "local": the id stands twice in the bank. Give each question its own id.',
    ]);
  });

  it('finds a question that nothing looks at', () => {
    assert.deepEqual(linesOf(withQuestion({ id: 'idle', kind: 'boolean', topic: 't' })), [
      '✗ question bank, question "idle": no program and no conflict looks at it. Use it in a rule, or remove it from the bank.',
    ]);
  });
});

describe('the lint of conflicts', () => {
  const linesWith = (when: Truth, ...questions: string[]) =>
    linesOf({ ...sample, conflicts: [{ code: 'odd', questions, when }] });
  const some = moreThan(q.debt, number('0'));
  const conflict = '✗ conflicts, conflict "odd": ';

  it('lets one that can be and not be pass', () => {
    assert.deepEqual(linesWith(all(some, q.local), 'local', 'debt'), []);
  });

  it('finds a question that it names but does not look at', () => {
    assert.deepEqual(linesWith(some, 'debt', 'local'), [
      `${conflict}names debt, local but looks at debt. Name the questions that its rule looks at.`,
    ]);
  });

  it('finds what belongs to a program', () => {
    assert.deepEqual(linesWith(moreThan(q.debt, parameter('rate')), 'debt'), [
      `${conflict}turns on a reading or a parameter. Say it of answers alone: both belong to programs.`,
    ]);
  });

  it('finds a rule that is ill-typed', () => {
    assert.deepEqual(linesWith(q.debt as unknown as Truth, 'debt'), [
      `${conflict}is a number where a truth belongs. Use each question by its kind, and each rule where its type fits.`,
    ]);
  });

  it('finds one that no answers are in, and one that all are in', () => {
    assert.deepEqual(linesWith(all(q.local, not(q.local)), 'local'), [
      `${conflict}no answers are in conflict so. Correct its rule, or remove it.`,
    ]);
    const always = not(all(some, not(some)));
    assert.deepEqual(linesWith(always, 'debt'), [
      `${conflict}all answers are in conflict so. Correct its rule, or remove it.`,
    ]);
  });

  it('finds a threshold outside the domain', () => {
    const over = moreThan(q.share, constant('over', 'percent', '120', cite));
    const [line] = linesWith(all(q.local, over), 'local', 'share');
    assert.equal(
      line,
      `${conflict}comparing share with over is always false. Put the threshold inside the domain, or drop the comparison.`,
    );
  });

  it('finds a code that stands twice', () => {
    const odd = { code: 'odd', questions: ['share'], when: atLeast(q.share, number('100')) };
    assert.deepEqual(linesOf({ ...sample, conflicts: [odd, odd] }), [
      `${conflict}the code stands twice. Give each conflict its own code.`,
    ]);
  });
});
