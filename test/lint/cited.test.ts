/** The checks of citations, ids and dates, each on a program with one fault. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  atLeast,
  constant,
  moreThan,
  named,
  number,
  type DatedValue,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { cite, finds, linesOf, program, q, sample, withCriterion } from './sample.js';

const [place, share, open] = program.criteria as [
  Program['criteria'][number],
  Program['criteria'][number],
  Program['criteria'][number],
];
const [small] = program.priorities as [Program['priorities'][number]];
const [planned] = program.readings as [Program['readings'][number]];

/** The sample, its limit changed at times. */
const withDated = (...dated: (readonly [from: string, to: string])[]) =>
  withCriterion(
    atLeast(
      q.share,
      constant(
        'changed',
        'percent',
        '50',
        cite,
        dated.map(([from, to]): DatedValue => ({ from, to, value: '40', citation: cite })),
      ),
    ),
  );

describe('the lint', () => {
  it('finds nothing in a program without a fault', () => {
    assert.deepEqual(linesOf(sample), []);
  });

  it('finds an id that two programs have', () => {
    assert.deepEqual(linesOf({ ...sample, programs: [program, program] }), [
      '✗ programs, program "sample": the id stands twice. Give each program its own id.',
    ]);
  });
});

describe('the lint of citations', () => {
  const nothing = (where: string) => `${where}: cites nothing. Cite the passage it rests on.`;
  const bare = constant('bare', 'percent', '60', undefined as unknown as typeof cite);
  finds([
    [
      'finds a criterion, an award, a priority, a reading and a closing that cite nothing',
      {
        criteria: [{ ...place, citations: [] }, share, open],
        award: { ...program.award, citations: [] },
        priorities: [{ ...small, citations: [] }],
        readings: [{ ...planned, citations: [] }],
        closed: { since: '2022', citations: [] },
      },
      nothing('criterion "place"'),
      nothing('award'),
      nothing('priority "small"'),
      nothing('reading "planned"'),
      nothing('closed'),
    ],
    [
      'finds a parameter, a date and a note that cite nothing',
      {
        parameters: [{ id: 'rate', unit: 'money', value: '100', citations: [] }],
        dates: [{ id: 'enacted', date: '2020', citations: [] }].map((each) => ({
          ...each,
          date: '2020-12-01',
        })),
        uses: [{ id: 'wages', citations: [] }],
      },
      nothing('parameter "rate"'),
      nothing('date "enacted"'),
      nothing('note "wages"'),
    ],
    [
      'finds a constant that cites nothing',
      withCriterion(atLeast(q.share, bare)),
      nothing('constant "bare"'),
    ],
    [
      'finds a change of the law that cites nothing',
      withCriterion(
        atLeast(
          q.share,
          constant('changed', 'percent', '60', cite, [
            { from: '2021-01-01', to: '2021-02-01', value: '50' } as unknown as DatedValue,
          ]),
        ),
      ),
      nothing('constant "changed" from 2021-01-01'),
    ],
    [
      'finds a source that is not listed, and a pinpoint that is missing',
      {
        uses: [
          {
            id: 'wages',
            citations: [
              { ...cite, source: 'blog' },
              { ...cite, pinpoint: ' ' },
            ],
          },
        ],
      },
      'note "wages": cites "blog", which is no source of the program. Add the source, or cite one that is listed.',
      'note "wages": cites "act" without a pinpoint. Say which passage.',
    ],
    [
      'finds a citation without an id',
      { uses: [{ id: 'wages', citations: [{ ...cite, id: '' }] }] },
      'note "wages": has a citation without an id. Name its paraphrase.',
    ],
    [
      'finds a threshold that is a bare number',
      withCriterion(atLeast(q.share, number('60'))),
      'comparison with 60: a threshold stands there as a bare number, without a citation. Make it a constant, with the passage that fixes it.',
    ],
    [
      'finds a source that nothing cites, or that is no address',
      {
        sources: [
          { id: 'law', url: 'http://www.example.gov/law' },
          { id: 'more', url: 'https://www.example.gov/more' },
        ],
      },
      'source "law": "http://www.example.gov/law" is no https address. Link the official text.',
      'source "more": nothing cites it. Cite it where it applies, or remove it.',
    ],
    [
      'finds a citation id that stands for two passages',
      { uses: [{ id: 'wages', citations: [{ ...cite, pinpoint: '§ 2' }] }] },
      'citation "act": stands for two passages. Give each passage its own id.',
    ],
  ]);
});

describe('the lint of ids and dates', () => {
  const span = (...dated: (readonly [string, string])[]) => withDated(...dated);
  finds([
    [
      'finds an id that stands twice in a list',
      { uses: [...program.uses, ...program.uses] },
      'use "wages": the id stands twice in its list. Give each its own id.',
    ],
    [
      'finds a note for who gives an answer that there is not',
      {
        uses: [
          { id: 'wages', citations: [cite], instead: { question: 'trade', options: ['zoo'] } },
        ],
      },
      'note "wages": is for who gives an answer that there is not. Name a choice of the bank and some of its options.',
    ],
    [
      'finds a category that stands twice',
      {
        priorities: [
          { ...small, categories: [...(small.categories ?? []), ...(small.categories ?? [])] },
        ],
      },
      'category "food": the id stands twice in its list. Give each its own id.',
      'category "other": the id stands twice in its list. Give each its own id.',
    ],
    [
      'finds a named value that means two things',
      withCriterion(moreThan(named('by-room', q.debt), number('0'))),
      'named value "by-room": the id means 2 things. Give each meaning its own id, for its words stand under it.',
    ],
    [
      'finds a constant that means two things',
      withCriterion(atLeast(q.debt, constant('most', 'money', '6000', cite))),
      'constant "most": the id means 2 things. Give each meaning its own id, for its words stand under it.',
    ],
    [
      'finds changes of the law out of order',
      span(['2021-05-01', '2021-06-01'], ['2020-01-01', '2020-02-01']),
      'constant "changed": the change from 2020-01-01 stands after that from 2021-05-01. Sort the changes by their first day.',
    ],
    [
      'finds changes of the law that overlap by a day',
      span(['2021-05-01', '2021-06-01'], ['2021-06-01', '2021-07-01']),
      'constant "changed": the changes from 2021-05-01 and from 2021-06-01 overlap. End one before the next begins.',
    ],
    [
      'finds a change that ends before it begins',
      span(['2021-05-01', '2021-04-30']),
      'constant "changed": a change ends on 2021-04-30, before it begins on 2021-05-01. `to` is the last day on which it applied.',
    ],
    [
      'finds a change on a day that does not exist',
      span(['2021-02-29', '2021-04-30']),
      'constant "changed": 2021-02-29 to 2021-04-30 is no span of days. Write a date of the calendar as `YYYY-MM-DD`.',
    ],
    [
      'finds a constant whose value is none in its unit',
      withCriterion(atLeast(q.opened, constant('day', 'date', '2021-13-01', cite))),
      'constant "day": "2021-13-01" is no value in date. State it in its unit.',
    ],
    [
      'finds dates that do not exist',
      {
        dates: [{ id: 'enacted', date: '2020-13', citations: [cite] }],
        closed: { since: 'soon', citations: [cite] },
      },
      'date "enacted": "2020-13" is no date. Write a date of the calendar as `YYYY-MM-DD`.',
      'closed: "soon" is no date. Write `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.',
    ],
  ]);
});
