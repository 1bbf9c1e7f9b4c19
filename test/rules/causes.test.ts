import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assessWith } from '../../src/rules/assess.js';
import type { Answers, ProgramAssessment } from '../../src/rules/assessment.js';
import {
  type Truth,
  add,
  all,
  any,
  not,
  oneOf,
  reading,
  truth,
  when,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { type Question, answersOf } from '../../src/rules/question.js';
import { assessTiny, cite, q, tiny } from '../support/tiny.js';

const agencyBank = [
  { id: 'p', kind: 'boolean', topic: 't' },
  { id: 'own', kind: 'boolean', topic: 't', agencyDecides: true },
  { id: 'other', kind: 'boolean', topic: 't', agencyDecides: true },
  { id: 'n', kind: 'integer', topic: 't', low: '0' },
] as const satisfies readonly Question[];
const qa = answersOf(agencyBank);

const assessAgency = (met: Truth | readonly Truth[], answers: Answers): ProgramAssessment =>
  assessWith({ programs: [tiny({ met })], questions: agencyBank, conflicts: [] }, answers)
    .programs[0] as ProgramAssessment;

const open = { id: 'r', options: ['one', 'two'], preferred: null, citations: [cite] };
describe('why something is not settled', () => {
  it('is the agency where the applicant has said they do not know what only it decides', () => {
    const one = assessAgency(qa.own, { own: null }).criteria[0];
    assert.deepEqual([one?.because, one?.agencyDecides], [['agency'], true]);
    const two = assessAgency(qa.own, {}).criteria[0];
    assert.deepEqual([two?.because, two?.agencyDecides], [['answers'], true]);
    const three = assessAgency(qa.p, { p: null }).criteria[0];
    assert.deepEqual([three?.because, three?.agencyDecides], [['answers'], false]);
    const both = assessAgency(all(qa.p, qa.own), { own: null });
    assert.deepEqual(both.criteria[0]?.because, ['answers', 'agency']);
    assert.deepEqual(both.because, ['answers', 'agency']);
  });

  it('is told of the agency for settled criteria too, where its view decided', () => {
    assert.equal(assessAgency(qa.own, { own: true }).criteria[0]?.agencyDecides, true);
    assert.equal(assessAgency(any(qa.p, qa.own), { p: true }).criteria[0]?.agencyDecides, false);
    const settled = assessAgency(qa.own, { own: true }).criteria[0];
    assert.deepEqual(settled?.because, []);
  });

  it('comes for the program from the criteria that may still fail', () => {
    const result = assessAgency([qa.own, qa.other, qa.p], { own: null, other: true, p: true });
    assert.deepEqual(result.because, ['agency']);
    const settled = assessAgency([qa.own], { own: false });
    assert.deepEqual([settled.status, settled.because], ['ineligible', []]);
  });

  it('does not come from a criterion that cannot fail, whether it applies or not', () => {
    const criteria = [
      { id: 'free', applies: qa.own, met: truth(true), citations: [] },
      { id: 'asked', met: qa.p, citations: [] },
    ];
    const program = { ...tiny({}), criteria };
    const bundle = { programs: [program], questions: agencyBank, conflicts: [] };
    const [result] = assessWith(bundle, { own: null }).programs;
    assert.deepEqual(
      result?.criteria.map(({ because }) => because),
      [['agency'], ['answers']],
    );
    assert.deepEqual(result.because, ['answers']);
  });

  it('is in one order, whatever comes first', () => {
    const law = tiny({ met: [reading('r', { one: q.a, two: q.b }), q.c], readings: [open] });
    const result = assessTiny(law, { a: true, b: false });
    assert.deepEqual(result.criteria[0]?.because, ['law']);
    assert.deepEqual(result.because, ['answers', 'law']);
  });

  it('is not the law while an answer comes before the open reading', () => {
    const law = tiny({
      met: when(q.a, reading('r', { one: truth(true), two: truth(false) }), truth(true)),
      readings: [open],
    });
    assert.deepEqual(assessTiny(law, {}).criteria[0]?.because, ['answers']);
    assert.deepEqual(assessTiny(law, { a: true }).criteria[0]?.because, ['law']);
    assert.deepEqual(assessTiny(law, { a: false }).criteria[0]?.because, []);
  });
});

describe('the criteria', () => {
  const criteriaOf = (criteria: Program['criteria'], answers: Answers) =>
    assessTiny({ ...tiny({}), criteria }, answers).criteria;

  it('tell which questions decide while they are open', () => {
    const [one] = assessTiny(tiny({ met: all(q.a, any(q.b, q.c)) }), { b: false }).criteria;
    assert.deepEqual([one?.status, one?.questions], ['unknown', ['a', 'c']]);
  });

  it('are met or not applicable, but never unmet, where both pass', () => {
    const both = [{ id: 'one', applies: q.a, met: truth(true), citations: [] }];
    const [one] = criteriaOf(both, {});
    assert.deepEqual([one?.status, one?.questions], ['unknown', ['a']]);
    assert.equal(assessTiny({ ...tiny({}), criteria: both }, {}).status, 'eligible');
  });

  it('are not applicable where they could only be met by not applying', () => {
    const never = [{ id: 'one', applies: all(q.a, q.b), met: all(not(q.a), q.c), citations: [] }];
    const [one] = criteriaOf(never, { b: true });
    assert.deepEqual([one?.status, one?.questions], ['unknown', ['a']]);
    assert.equal(criteriaOf(never, { a: false })[0]?.status, 'not-applicable');
    assert.equal(criteriaOf(never, { a: true, b: true })[0]?.status, 'unmet');
  });

  it('do not matter any more once another has failed', () => {
    const result = assessTiny(tiny({ met: [q.a, q.b] }), { a: false });
    assert.deepEqual(
      [result.status, result.remaining, result.because, result.mostUseful],
      ['ineligible', [], [], null],
    );
    assert.deepEqual(
      result.criteria.map(({ status, questions }) => [status, questions]),
      [
        ['unmet', ['a']],
        ['unknown', ['b']],
      ],
    );
  });
});

describe('the most useful question', () => {
  const most = (met: Truth | readonly Truth[], answers: Answers) =>
    assessTiny(tiny({ met }), answers).mostUseful;

  it('is the one that settles most criteria by itself', () => {
    assert.equal(most([all(q.a, q.b), q.b], {}), 'b');
    assert.equal(most([all(q.a, q.b, q.c), all(q.b, q.c), q.c], {}), 'c');
    // A half and a third are less than one.
    assert.equal(most([all(q.a, q.b), all(q.a, q.b, q.c), oneOf(q.kind, 'red')], {}), 'kind');
  });

  it('is the first of several that settle as much', () => {
    assert.equal(most([all(q.a, q.b)], {}), 'a');
    assert.equal(most([q.b, q.a], {}), 'a');
  });

  it('is not one that was asked already', () => {
    assert.equal(most([all(q.a, q.b), q.b], { b: null }), 'a');
    assert.equal(most([all(q.a, q.b)], { a: null, b: null }), null);
    assert.equal(most([q.a], { a: true }), null);
  });

  it('is the first that is open where only the amount is', () => {
    assert.equal(assessTiny(tiny({ amount: add(q.x, q.y) }), {}).mostUseful, 'x');
    assert.equal(assessTiny(tiny({ amount: add(q.x, q.y) }), { x: null }).mostUseful, 'y');
  });

  it('settles most in all programs together', () => {
    const programs = [
      tiny({ met: [all(q.a, q.b)] }),
      tiny({ met: [all(q.b, q.c)] }),
      tiny({ met: [all(q.a, q.c), q.c, q.c] }),
    ].map((program, i) => ({ ...program, id: `p${i}` }));
    const questions = ['a', 'b', 'c'].map((id) => ({ id, kind: 'boolean', topic: 't' }) as const);
    const result = assessWith({ programs, questions, conflicts: [] }, {});
    assert.equal(result.mostUseful, 'c');
    assert.deepEqual(result.remaining, ['a', 'b', 'c']);
    assert.deepEqual(
      result.programs.map(({ mostUseful }) => mostUseful),
      ['a', 'b', 'c'],
    );
    assert.equal(assessWith({ programs, questions, conflicts: [] }, { c: null }).mostUseful, 'a');
    const settled = { ...tiny({}), id: 'settled' };
    const beside = assessWith({ programs: [settled, ...programs], questions, conflicts: [] }, {});
    assert.equal(beside.mostUseful, 'c');
  });
});
