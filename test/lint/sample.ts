/** A small program without a fault, its bank, and ways to break them. */

import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { Bundle } from '../../src/rules/assess.js';
import {
  type Node,
  all,
  any,
  atLeast,
  constant,
  equals,
  min,
  moreThan,
  multiply,
  named,
  number,
  oneOf,
  parameter,
  reading,
  truth,
  when,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { type Question, answersOf } from '../../src/rules/question.js';
import { lineOf } from './finding.js';
import { lint } from './lint.js';

export const cite = { id: 'act', source: 'law', pinpoint: '§ 1' };

const bank = [
  { id: 'local', kind: 'boolean', topic: 't' },
  {
    id: 'trade',
    kind: 'choice',
    topic: 't',
    options: ['bakery', 'bar', 'shop'],
    groups: [
      { id: 'food', options: ['bakery', 'bar'] },
      { id: 'rest', options: ['shop'] },
    ],
  },
  { id: 'opened', kind: 'date', topic: 't' },
  { id: 'share', kind: 'percent', topic: 't', low: '0', high: '100' },
  { id: 'rooms', kind: 'integer', topic: 't', low: '1' },
  { id: 'debt', kind: 'money', topic: 't', low: '0' },
] as const satisfies readonly Question[];

export const q = answersOf(bank);

const limit = constant('limit', 'percent', '50', cite, [
  { from: '2021-01-01', to: '2021-06-30', value: '40', citation: cite },
  { from: '2021-08-01', to: '2021-12-31', value: '45', citation: cite },
]);

export const program: Program = {
  id: 'sample',
  version: '1',
  closed: { since: '2022-01', citations: [cite] },
  sources: [{ id: 'law', url: 'https://www.example.gov/law' }],
  criteria: [
    { id: 'place', met: q.local, citations: [cite] },
    {
      id: 'local-share',
      applies: oneOf(q.trade, 'bakery', 'bar'),
      met: atLeast(q.share, limit),
      citations: [cite],
    },
    {
      id: 'open',
      met: when(
        equals(q.opened, constant('not-open', 'date', 'not-open', cite)),
        reading('planned', { counts: truth(true), 'does-not': truth(false) }),
        truth(true),
      ),
      citations: [cite],
    },
  ],
  award: {
    low: number('0'),
    high: min(
      named('by-room', multiply(q.rooms, parameter('rate'))),
      named('most', constant('most', 'money', '5000', cite)),
    ),
    rounding: 'down',
    citations: [cite],
  },
  priorities: [
    {
      id: 'small',
      met: any(
        equals(q.debt, number('0')),
        moreThan(q.rooms, constant('many', 'integer', '9', cite)),
      ),
      categories: [
        { id: 'food', when: oneOf(q.trade, 'bakery') },
        { id: 'other', when: all(oneOf(q.trade, 'bar', 'shop'), q.local) },
      ],
      citations: [cite],
    },
  ],
  readings: [
    { id: 'planned', options: ['counts', 'does-not'], preferred: null, citations: [cite] },
  ],
  parameters: [{ id: 'rate', unit: 'money', value: '100', citations: [cite] }],
  dates: [{ id: 'enacted', date: '2020-12', citations: [cite] }],
  uses: [{ id: 'wages', citations: [cite] }],
  certifications: [],
  duties: [],
  documents: [],
  information: [],
};

export const sample: Bundle = { programs: [program], questions: bank, conflicts: [] };

/** What the lint says of a bundle, line by line. */
export const linesOf = (bundle: Bundle): string[] => lint(bundle).problems.map(lineOf);

/** What it says of the sample with some of its parts replaced. */
export const linesWith = (changes: Partial<Program>): string[] =>
  linesOf({ ...sample, programs: [{ ...program, ...changes }] });

/** The sample with one more criterion, which is true of everyone who meets `local`. */
export const withCriterion = (met: Node, applies?: Node): Partial<Program> => ({
  criteria: [
    ...program.criteria,
    { id: 'extra', met, citations: [cite], ...(applies && { applies }) },
  ],
});

/** The bank with one question replaced, or one more. */
export const withQuestion = (question: object): Bundle => {
  const { id } = question as Question;
  const questions = (bank as readonly Question[]).filter((each) => each.id !== id);
  return { ...sample, questions: [...questions, question as Question] };
};

/** A fault, the parts of the sample that have it, and all that the lint says of them. */
type Row = readonly [fault: string, changes: Partial<Program>, ...lines: string[]];

export function finds(rows: readonly Row[]): void {
  for (const [fault, changes, ...lines] of rows) {
    it(fault, () => {
      const expected = lines.map((line) => `✗ sample, ${line}`);
      assert.deepEqual(linesWith(changes).sort(), expected.sort());
    });
  }
}
