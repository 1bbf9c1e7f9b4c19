import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AssessOptions, type Bundle, assessWith } from '../../src/rules/assess.js';
import type { Answers } from '../../src/rules/assessment.js';
import {
  add,
  all,
  any,
  atLeast,
  constant,
  equals,
  max,
  min,
  moreThan,
  multiply,
  not,
  number,
  oneOf,
  parameter,
  reading,
  subtract,
  truth,
} from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { answersOf } from '../../src/rules/question.js';
import { assessTiny, cite, q, tiny } from '../support/tiny.js';

const chosen = { id: 's', options: ['one', 'two'], preferred: 'one', citations: [cite] };

describe('rules that say the same twice', () => {
  it('are known to be the same, also where a copy has made two of one', () => {
    const most = () => max(q.x, q.y);
    const amount = add(number('7'), subtract(most(), most()));
    const { award } = assessTiny(tiny({ amount }), {});
    assert.deepEqual(award?.preferred, { low: '7.00', high: '7.00' });
    const met = any(atLeast(most(), number('5')), not(atLeast(most(), number('5'))));
    const copy = JSON.parse(JSON.stringify(tiny({ met }))) as Program;
    assert.equal(assessTiny(copy, {}).status, 'eligible');
  });
});

describe('rules that speak of what there is not', () => {
  const elsewhere = answersOf([
    { id: 'elsewhere', kind: 'boolean', topic: 't' },
    { id: 'amount', kind: 'money', topic: 't', low: '0' },
    { id: 'hue', kind: 'choice', topic: 't', options: ['dark', 'light'] },
  ]);

  it('leave open what no question asks', () => {
    for (const met of [elsewhere.elsewhere, oneOf(elsewhere.hue, 'dark')]) {
      const result = assessTiny(tiny({ met: all(met, q.a) }), { a: true });
      assert.deepEqual([result.status, result.remaining], ['undetermined', []]);
      assert.equal(assessTiny(tiny({ met: all(met, q.a) }), { a: false }).status, 'ineligible');
    }
    const { award } = assessTiny(tiny({ amount: elsewhere.amount }), {});
    assert.deepEqual(award?.preferred, { low: '0.00', high: null });
  });

  it('estimate nothing from a parameter that nobody declared', () => {
    assert.equal(assessTiny(tiny({ amount: parameter('nobody') }), {}).award, null);
  });
});

describe('a constant', () => {
  const dated = (value: boolean, changed: boolean) =>
    constant('open', 'truth', value, cite, [
      { from: '2020-01-01', to: '2020-12-31', value: changed, citation: cite },
    ]);

  it('may be a truth, and a truth for a time', () => {
    assert.equal(assessTiny(tiny({ met: dated(true, false) }), {}).status, 'eligible');
    assert.equal(assessTiny(tiny({ met: dated(false, true) }), {}).status, 'ineligible');
    const asOf = '2020-06-01';
    assert.equal(assessTiny(tiny({ met: dated(true, false) }), {}, { asOf }).status, 'ineligible');
    assert.equal(assessTiny(tiny({ met: dated(false, true) }), {}, { asOf }).status, 'eligible');
  });

  it('may be a day, or "not open", after every day', () => {
    const day = (value: string) => constant('day', 'date', value, cite);
    const met = equals(q.opened, day('not-open'));
    assert.equal(assessTiny(tiny({ met }), { opened: 'not-open' }).status, 'eligible');
    assert.equal(assessTiny(tiny({ met }), { opened: '9999-12-31' }).status, 'ineligible');
    const never = moreThan(day('not-open'), day('9999-12-31'));
    assert.equal(assessTiny(tiny({ met: never }), {}).status, 'eligible');
  });
});

describe('a parameter', () => {
  const parameters = [
    { id: 'cap', unit: 'money', value: null, citations: [] },
    { id: 'rate', unit: 'money', value: '5', citations: [] },
  ] as const;
  const amount = min(multiply(q.count, parameter('rate')), parameter('cap'));
  const award = (given: AssessOptions['parameters']) =>
    assessTiny(tiny({ amount, parameters }), { count: 3 }, { ...(given && { parameters: given }) })
      .award;

  it('without a value limits nothing, as one limit among others', () => {
    assert.equal(award(undefined)?.preferred?.high, '15.00');
    assert.equal(award({ cap: '12' })?.preferred?.high, '12.00');
    assert.equal(award({ cap: '20' })?.preferred?.high, '15.00');
    assert.equal(award({ cap: null })?.preferred?.high, '15.00');
    const least = max(number('1'), multiply(number('2'), parameter('cap')));
    assert.equal(
      assessTiny(tiny({ amount: least, parameters }), {}).award?.preferred?.high,
      '1.00',
    );
  });

  it('without a value leaves no estimate where nothing stands beside it', () => {
    assert.equal(award({ rate: null }), null);
    const only = min(parameter('cap'), multiply(number('2'), parameter('cap')));
    assert.equal(assessTiny(tiny({ amount: only, parameters }), {}).award, null);
    const low = tiny({ low: parameter('cap'), amount: number('9'), parameters });
    assert.equal(assessTiny(low, {}).award, null);
  });

  it('is taken from decimal strings only, of fifteen digits and nine decimals at most', () => {
    for (const [rate, high] of [
      ['2.5', '7.50'],
      ['0', '0.00'],
      ['0.000000001', '0.00'],
      ['999999999999999', '2999999999999997.00'],
      ['1000000000000000', '15.00'],
      ['0.0000000001', '15.00'],
      ['-1', '15.00'],
      ['1.', '15.00'],
      [' 1', '15.00'],
      ['1 ', '15.00'],
      ['', '15.00'],
      [7, '15.00'],
      [undefined, '15.00'],
    ] as const) {
      assert.equal(award({ rate } as never)?.preferred?.high, high, String(rate));
    }
    assert.equal(award({ other: '1', rate: '2' })?.preferred?.high, '6.00');
  });

  it('of another assessment leaves no trace', () => {
    const program = tiny({ amount, parameters });
    const high = (given?: AssessOptions['parameters']) =>
      assessTiny(program, { count: 3 }, { ...(given && { parameters: given }) }).award?.preferred
        ?.high;
    assert.equal(high({ rate: '1' }), '3.00');
    assert.equal(high(), '15.00');
    assert.equal(high({ rate: '2' }), '6.00');
  });
});

describe('conflicts', () => {
  const questions = ['a', 'b', 'c'].map((id) => ({ id, kind: 'boolean', topic: 't' }) as const);
  const bundle: Bundle = {
    programs: [tiny({ met: all(q.a, q.b, q.c) })],
    questions,
    conflicts: [
      { code: 'one', questions: ['a', 'b'], when: all(q.a, q.b) },
      { code: 'two', questions: ['b', 'c'], when: all(not(q.b), q.c) },
    ],
  };
  const codes = (answers: Answers) =>
    assessWith(bundle, answers).conflicts.map(({ code, questions: of }) => [code, ...of]);

  it('are told when they are certain, with their questions', () => {
    assert.deepEqual(codes({ a: true, b: true, c: true }), [['one', 'a', 'b']]);
    assert.deepEqual(codes({ b: false, c: true }), [['two', 'b', 'c']]);
    assert.deepEqual(codes({ a: true, b: false, c: false }), []);
    assert.deepEqual(codes({ a: true }), []);
    assert.deepEqual(codes({}), []);
  });

  it('are not told of answers that were not given', () => {
    const always = { code: 'always', questions: ['a'], when: truth(true) };
    const told = (answers: Answers) =>
      assessWith({ ...bundle, conflicts: [always] }, answers).conflicts.length;
    const either = { code: 'either', questions: ['a', 'b'], when: any(q.a, q.b) };
    const half = assessWith({ ...bundle, conflicts: [either] }, { a: true });
    assert.deepEqual(half.conflicts, []);
    assert.equal(told({}), 0);
    assert.equal(told({ a: false }), 1);
  });
});

describe('an assessment', () => {
  it('says of which day the law was applied', () => {
    const bundle = { programs: [], questions: [], conflicts: [] };
    assert.equal(assessWith(bundle, {}).asOf, null);
    assert.equal(assessWith(bundle, {}, { asOf: '2020-02-29' }).asOf, '2020-02-29');
    assert.equal(assessWith(bundle, {}, { asOf: '2021-02-29' }).asOf, null);
    assert.equal(assessWith(bundle, {}, { asOf: null }).asOf, null);
  });

  it('joins what its programs ask in the authored order, what is optional but for the rest', () => {
    const optional = reading('s', { one: truth(true), two: all(q.a, q.c) });
    const programs = [
      { ...tiny({ met: optional, readings: [chosen] }), id: 'p1' },
      { ...tiny({ met: [q.c, q.b] }), id: 'p2' },
    ];
    const questions = ['c', 'b', 'a'].map((id) => ({ id, kind: 'boolean', topic: 't' }) as const);
    const result = assessWith({ programs, questions, conflicts: [] }, {});
    assert.deepEqual(result.remaining, ['c', 'b']);
    assert.deepEqual(result.optional, ['a']);
    assert.deepEqual(result.programs[0]?.optional, ['c', 'a']);
    assert.deepEqual(
      result.programs.map(({ program }) => program),
      ['p1', 'p2'],
    );
  });

  it('rounds the award as its program says, once', () => {
    const third = { amount: multiply(number('0.335'), q.count) };
    const award = (rounding: 'half-up' | 'down') =>
      assessTiny(tiny({ ...third, rounding }), { count: 1 }).award?.preferred;
    assert.deepEqual(award('half-up'), { low: '0.34', high: '0.34' });
    assert.deepEqual(award('down'), { low: '0.33', high: '0.33' });
    const open_ = assessTiny(tiny(third), { count: { low: 1, high: 3 } });
    assert.deepEqual(open_.award?.preferred, { low: '0.34', high: '1.01' });
    assert.equal(open_.award.tight, true);
  });

  it('has no lower end to tell of where a quotient near zero has none', () => {
    const amount = subtract(number('5'), q.x);
    const { award } = assessTiny(tiny({ amount }), {});
    assert.deepEqual(award?.preferred, { low: '0.00', high: '5.00' });
  });

  it('has no award where all fail, or nothing can be estimated', () => {
    assert.equal(assessTiny(tiny({ met: q.a, amount: q.x }), { a: false, x: '1' }).award, null);
    const estimable = atLeast(q.x, number('5'));
    const result = assessTiny(tiny({ amount: q.x, estimable }), { x: { low: '1', high: '9' } });
    assert.deepEqual(result.award?.preferred, { low: '5.00', high: '9.00' });
  });
});
