/** The checks of readings, parameters, types and form, each on a program with one fault. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  all,
  constant,
  moreThan,
  number,
  parameter,
  reading,
  truth,
  type Node,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { cite, finds, linesOf, linesWith, program, q, sample, withCriterion } from './sample.js';

const [planned] = program.readings as [Program['readings'][number]];

/** The sample with a node that no builder would make. */
const withNode = (node: object) => withCriterion(node as Node);

describe('the lint of readings and parameters', () => {
  const declared = (changes: Partial<typeof planned>) => ({
    readings: [{ ...planned, ...changes }],
  });
  finds([
    [
      'finds a reading that no rule turns on',
      { readings: [planned, { ...planned, id: 'idle' }] },
      'reading "idle": no rule turns on it. Use it, or remove it.',
    ],
    [
      'finds a reading that is not declared',
      { readings: [] },
      'reading "planned": is used but not declared. Declare it among the readings.',
    ],
    [
      'finds options that are not the declared ones, or in another order',
      declared({ options: ['does-not', 'counts'] }),
      'reading "planned": is used with counts, does-not but declared with does-not, counts. Give every option, in the declared order.',
    ],
    [
      'finds a reading with one option',
      {
        ...withCriterion(all(q.local, reading('single', { one: truth(true) }))),
        readings: [planned, { ...planned, id: 'single', options: ['one'] }],
      },
      'reading "single": has fewer than two options. Where the law can be read in one way, say it plainly.',
    ],
    [
      'finds a preferred option that does not exist',
      declared({ preferred: 'perhaps' }),
      'reading "planned": prefers "perhaps", which is no option of it. Prefer an option, or null where the law stays open.',
    ],
    [
      'finds an option that is declared twice',
      declared({ options: ['counts', 'does-not', 'counts'] }),
      'reading "planned": declares the option "counts" twice. Give each option its own id.',
      'reading "planned": is used with counts, does-not but declared with counts, does-not, counts. Give every option, in the declared order.',
    ],
    [
      'finds a parameter that no rule uses',
      {
        parameters: [
          ...program.parameters,
          { id: 'idle', unit: 'money', value: null, citations: [cite] },
        ],
      },
      'parameter "idle": no rule uses it. Use it, or remove it.',
    ],
    [
      'finds a parameter that is not declared',
      withCriterion(moreThan(parameter('fee'), q.debt)),
      'parameter "fee": is used but not declared. Declare it, with its unit and citations.',
    ],
    [
      'finds a parameter whose value is no number',
      { parameters: [{ id: 'rate', unit: 'money', value: '$100', citations: [cite] }] },
      'parameter "rate": "$100" is no value in money. Give a decimal string, or null for no value.',
    ],
  ]);
});

describe('the lint of types', () => {
  const ill = (what: string) =>
    `criterion "extra": ${what}. Use each question by its kind, and each rule where its type fits.`;
  const answer = (question: string) => ({ kind: 'answer', question });
  const [zero, day] = [number('0'), constant('day', 'date', '2021-01-01', cite)];
  const compare = (...of: object[]) => ({ kind: 'compare', operator: 'lt', of });
  const oneOf = (of: object, ...options: string[]) => ({ kind: 'one-of', options, of: [of] });
  finds([
    [
      'finds a question that is not in the bank',
      withNode(answer('age')),
      ill('asks "age", which is not in the bank'),
    ],
    [
      'finds a number where a truth belongs',
      withNode(answer('debt')),
      ill('is a number where a truth belongs'),
    ],
    [
      'finds a truth among numbers',
      withNode(compare({ kind: 'add', of: [answer('debt'), answer('local')] }, zero)),
      ill('"add" takes a number, not a truth'),
    ],
    [
      'finds a date that is compared with a number',
      withNode(compare(answer('opened'), zero)),
      ill('compares a date with a number'),
    ],
    [
      'finds a number that is compared with a date',
      withNode(compare(answer('debt'), day)),
      ill('compares a number with a date'),
    ],
    [
      'finds a truth that is compared',
      withNode(compare(answer('local'), truth(true))),
      ill('compares a truth, which has no order'),
    ],
    [
      'finds money that is compared with a percentage',
      withNode(compare(answer('debt'), constant('part', 'percent', '5', cite))),
      ill('compares "debt", in money, with "part", in percent'),
    ],
    [
      'finds a choice that is used as a truth',
      withNode(answer('trade')),
      ill('is a choice where a truth belongs'),
    ],
    [
      'finds a choice among numbers that is no choice',
      withNode(oneOf(answer('debt'), 'bar')),
      ill('"one-of" takes the answer to a choice'),
    ],
    [
      'finds an option that does not exist',
      withNode(oneOf(answer('trade'), 'zoo')),
      ill('"zoo" is no option of "trade"'),
    ],
    [
      'finds a choice of every option, and of none',
      withNode({
        kind: 'all',
        of: [oneOf(answer('trade'), 'bakery', 'bar', 'shop'), oneOf(answer('trade'))],
      }),
      ill('names every option of "trade", and so says nothing'),
      ill('names no option of "trade"'),
    ],
    [
      'finds branches of different types',
      withNode({ kind: 'if', of: [answer('local'), answer('local'), answer('debt')] }),
      ill('the branches of "if" are of different types'),
    ],
    [
      'finds a number that is none',
      withNode(compare(answer('debt'), number('1e9'))),
      ill('"1e9" is no number'),
      'comparison with 1e9: a threshold stands there as a bare number, without a citation. Make it a constant, with the passage that fixes it.',
    ],
  ]);
});

describe('the lint of what was read from JSON', () => {
  const fix = 'Write it as the types of `rules/program.ts` and `rules/expression.ts` say.';
  const linesOfData = (data: unknown) => linesOf({ ...sample, programs: [data as Program] });

  it('finds what is no program', () => {
    assert.deepEqual(linesOfData(null), [`✗ program 1, program: is not an object. ${fix}`]);
    assert.ok(linesOfData({ id: 'half' }).includes(`✗ half, award: is missing. ${fix}`));
  });

  for (const [what, node] of [
    ['xor is no kind of expression', { kind: 'xor', of: [] }],
    ['undefined is no kind of expression', { kind: 'not', of: [undefined] }],
    ['a not is made of 2 nodes', { kind: 'not', of: [q.local, q.local] }],
    [
      'the operator of a compare is not one',
      { kind: 'compare', operator: '<', of: [q.debt, q.debt] },
    ],
    [
      'a reading has as many nodes as options',
      { kind: 'reading', id: 'planned', options: ['counts'], of: [q.local, q.local] },
    ],
  ] as const) {
    it(`finds that ${what}`, () => {
      assert.deepEqual(linesWith(withNode(node)), [`✗ sample, criteria "extra": ${what}. ${fix}`]);
    });
  }

  it('finds nothing in a program that went through JSON whole', () => {
    assert.deepEqual(linesOfData(JSON.parse(JSON.stringify(program))), []);
  });
});
