/** The checks of outcomes and thresholds, each on a program with one rule that settles nothing. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  add,
  all,
  any,
  atLeast,
  atMost,
  constant,
  lessThan,
  moreThan,
  multiply,
  not,
  number,
  oneOf,
  type Truth,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { cite, linesWith, program, q, withCriterion } from './sample.js';

const [small] = program.priorities as [Program['priorities'][number]];

const has = (lines: readonly string[], line: string) => {
  assert.ok(lines.includes(`✗ sample, ${line}`), lines.join('\n'));
};
const percent = (id: string, value: string) => constant(id, 'percent', value, cite);
const zero = number('0');

describe('the lint of outcomes', () => {
  const fix = 'Correct the rule: what nobody can meet, or fail, is no condition.';

  it('finds a criterion that nobody can meet, and says where it is proven', () => {
    assert.deepEqual(linesWith(withCriterion(all(q.local, not(q.local)))), [
      `✗ sample, criterion "extra": no completion of the answers meets it: with nothing known it is "unmet" already. ${fix}`,
    ]);
  });

  it('finds a criterion that nobody can fail', () => {
    const always = any(atLeast(q.share, percent('a', '40')), atMost(q.share, percent('b', '60')));
    assert.deepEqual(linesWith(withCriterion(always)), [
      `✗ sample, criterion "extra": no completion of the answers fails it: with nothing known it is "met" already. ${fix}`,
    ]);
  });

  it('finds a criterion that nobody can meet where it applies', () => {
    has(
      linesWith(withCriterion(oneOf(q.trade, 'shop'), oneOf(q.trade, 'bar'))),
      `criterion "extra": no completion of the answers meets it. ${fix}`,
    );
  });

  it('finds a criterion that can never apply', () => {
    const never = all(oneOf(q.trade, 'shop'), oneOf(q.trade, 'bar'));
    const lines = linesWith(withCriterion(q.local, never));
    const already = ': with nothing known it is "not-applicable" already';
    has(lines, `criterion "extra": no completion of the answers meets it${already}. ${fix}`);
    has(lines, `criterion "extra": no completion of the answers fails it${already}. ${fix}`);
  });

  it('finds a criterion that applies to everyone and says otherwise', () => {
    has(
      linesWith(withCriterion(q.local, any(q.local, not(q.local)))),
      'criterion "extra": it applies whatever the answers. Leave out `applies`, or correct it.',
    );
  });

  it('finds criteria that contradict each other', () => {
    has(
      linesWith(withCriterion(not(q.local))),
      'criteria: no completion of the answers meets them all: with nothing known it is "ineligible" already. Find the criteria that contradict each other.',
    );
  });

  it('finds a priority that nobody who is eligible has', () => {
    has(
      linesWith({ priorities: [{ id: 'none', met: not(q.local), citations: [cite] }] }),
      'priority "none": nobody who is eligible has it. Correct the rule, or remove the priority.',
    );
  });

  it('finds a priority that everybody who is eligible has', () => {
    has(
      linesWith({ priorities: [{ id: 'all', met: q.local, citations: [cite] }] }),
      'priority "all": everybody who is eligible has it. Correct the rule, or remove the priority.',
    );
  });

  it('finds a category that stands behind a wider one', () => {
    const categories = [
      { id: 'wide', when: oneOf(q.trade, 'bar', 'shop') },
      { id: 'narrow', when: oneOf(q.trade, 'bar') },
    ];
    has(
      linesWith({ priorities: [{ ...small, categories }] }),
      'category "narrow" of priority "small": nobody who is eligible falls under it. Correct its condition: the first category whose condition holds is the one.',
    );
  });

  it('finds a category that everybody falls under', () => {
    has(
      linesWith({ priorities: [{ ...small, categories: [{ id: 'any', when: q.local }] }] }),
      'category "any" of priority "small": everybody who has the priority falls under it. Correct its condition: the first category whose condition holds is the one.',
    );
  });
});

describe('the lint of thresholds', () => {
  const fix = 'Put the threshold inside the domain, or drop the comparison.';
  const always = (what: string) => `criterion "extra": comparing ${what}. ${fix}`;

  const rows: readonly (readonly [fault: string, met: Truth, what: string])[] = [
    [
      'a threshold above the domain',
      moreThan(q.share, percent('over', '120')),
      'share with over is always false',
    ],
    [
      'a threshold at the end of the domain that cuts off nothing',
      atLeast(q.rooms, constant('one', 'integer', '1', cite)),
      'rooms with one is always true',
    ],
    [
      'a threshold that no change of the law brings inside',
      lessThan(
        q.rooms,
        constant('few', 'integer', '1', cite, [
          { from: '2021-01-01', to: '2021-02-01', value: '0', citation: cite },
        ]),
      ),
      'rooms with few is always false',
    ],
    [
      'a sum that cannot get so low',
      lessThan(add(q.debt, multiply(q.share, number('2'))), zero),
      'a add with 0 is always false',
    ],
  ];
  for (const [fault, met, what] of rows) {
    it(`finds ${fault}`, () => {
      has(linesWith(withCriterion(any(met, q.local))), always(what));
    });
  }

  it('lets a threshold pass that a change of the law brings inside', () => {
    const dated = constant('dated', 'integer', '1', cite, [
      { from: '2021-01-01', to: '2021-02-01', value: '5', citation: cite },
    ]);
    assert.deepEqual(linesWith(withCriterion(atLeast(q.rooms, dated))), []);
  });
});
