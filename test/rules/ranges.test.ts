import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
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
  parameter,
  reading,
  subtract,
  truth,
  when,
} from '../../src/rules/expression.js';
import { assessTiny, cite, q, tiny } from '../support/tiny.js';

const range = (low: string, high: string | null) => ({ low, high });

describe('status from incomplete answers', () => {
  it('keeps all three questions of "(a and b) or c" while nothing is known', () => {
    const result = assessTiny(tiny({ met: any(all(q.a, q.b), q.c) }), {});
    assert.equal(result.status, 'undetermined');
    assert.deepEqual(result.remaining, ['a', 'b', 'c']);
  });

  it('drops the questions a settled one has made idle', () => {
    const program = tiny({ met: any(all(q.a, q.b), q.c) });
    assert.deepEqual(assessTiny(program, { c: true }).remaining, []);
    assert.deepEqual(assessTiny(program, { a: false }).remaining, ['c']);
    assert.deepEqual(assessTiny(program, { c: false, a: true }).remaining, ['b']);
  });

  it('knows that "a or not a" needs no answer', () => {
    const result = assessTiny(tiny({ met: any(q.a, not(q.a)) }), {});
    assert.equal(result.status, 'eligible');
    assert.deepEqual(result.remaining, []);
  });

  it('sees that two tests on one number exclude each other', () => {
    const met = [atLeast(q.x, number('5')), lessThan(q.x, number('5'))];
    const result = assessTiny(tiny({ met }), {});
    assert.equal(result.status, 'ineligible');
    assert.deepEqual(result.remaining, []);
  });

  it('decides on a fall that does not depend on the size of the base', () => {
    // now ≤ base - base is now ≤ 0, whatever base is.
    const met = atMost(q.y, subtract(q.x, q.x));
    assert.equal(assessTiny(tiny({ met }), { y: '0' }).status, 'eligible');
    assert.equal(assessTiny(tiny({ met }), { y: '0.01' }).status, 'ineligible');
  });

  it('reads "not open" as later than every day', () => {
    const opened = constant('first-day', 'date', '2020-01-01', cite);
    const program = tiny({ met: atLeast(q.opened, opened) });
    assert.equal(assessTiny(program, { opened: 'not-open' }).status, 'eligible');
    assert.equal(assessTiny(program, { opened: '2020-01-01' }).status, 'eligible');
    assert.equal(assessTiny(program, { opened: '2019-12-31' }).status, 'ineligible');
  });

  it('compares at the threshold, one cent below and one above', () => {
    const met = [
      [atLeast, ['ineligible', 'eligible', 'eligible']],
      [moreThan, ['ineligible', 'ineligible', 'eligible']],
      [equals, ['ineligible', 'eligible', 'ineligible']],
      [atMost, ['eligible', 'eligible', 'ineligible']],
      [lessThan, ['eligible', 'ineligible', 'ineligible']],
    ] as const;
    for (const [test, expected] of met) {
      const program = tiny({ met: test(q.x, number('1000')) });
      const got = ['999.99', '1000', '1000.01'].map((x) => assessTiny(program, { x }).status);
      assert.deepEqual(got, expected);
    }
  });

  it('does not ask for what is only a matter of a branch that is closed', () => {
    const program = tiny({ met: when(oneOf(q.kind, 'red'), q.a, q.b) });
    assert.deepEqual(assessTiny(program, {}).remaining, ['a', 'b', 'kind']);
    assert.deepEqual(assessTiny(program, { kind: 'red' }).remaining, ['a']);
    assert.deepEqual(assessTiny(program, { kind: 'blue' }).remaining, ['b']);
    assert.deepEqual(assessTiny(program, { a: true, b: true }).remaining, []);
  });
});

describe('a truth with a name', () => {
  it('is what it names', () => {
    const program = tiny({ met: named('is-open', all(q.a, q.b)) });
    assert.equal(assessTiny(program, { a: true, b: true }).status, 'eligible');
    assert.equal(assessTiny(program, { a: true, b: false }).status, 'ineligible');
    assert.deepEqual(assessTiny(program, { a: true }).remaining, ['b']);
  });
});

describe('rules that mistake one kind of value for another', () => {
  it('are assessed all the same', () => {
    for (const wrong of [q.a, q.kind, oneOf(q.kind, 'red')] as never[]) {
      for (const answers of [{}, { a: true, kind: 'red' }]) {
        assert.ok(assessTiny(tiny({ amount: add(wrong, number('1')) }), answers));
      }
    }
  });
});

describe('award ranges from incomplete answers', () => {
  it('keeps a known cap beside an unknown', () => {
    const { award } = assessTiny(tiny({ amount: min(number('300'), q.x) }), {});
    assert.deepEqual(award?.preferred, range('0.00', '300.00'));
    assert.equal(award.tight, true);
  });

  it('has no upper limit where nothing caps the amount', () => {
    const { award } = assessTiny(tiny({ amount: q.x }), {});
    assert.deepEqual(award?.preferred, range('0.00', null));
  });

  it('counts a number that stands twice only once', () => {
    const half = divide(q.x, number('2'));
    const { award } = assessTiny(tiny({ amount: subtract(q.x, half) }), {
      x: { low: '100', high: '200' },
    });
    assert.deepEqual(award?.preferred, range('50.00', '100.00'));
    assert.equal(award.tight, true);
  });

  it('is the amount if eligible: what eligibility excludes does not widen it', () => {
    const loss = named('loss', subtract(q.x, q.y));
    const program = tiny({ met: atLeast(loss, number('1000')), amount: min(loss, number('5000')) });
    const answers = { x: '8000', y: { low: '6000', high: '9000' } };
    const result = assessTiny(program, answers);
    assert.equal(result.status, 'undetermined');
    assert.deepEqual(result.award?.preferred, range('1000.00', '2000.00'));
    assert.equal(result.award.tight, true);
    assert.deepEqual(
      assessTiny(program, { x: '8000' }).award?.preferred,
      range('1000.00', '5000.00'),
    );
  });

  it('starts above a strict bound by one cent', () => {
    const loss = subtract(q.x, q.y);
    const { award } = assessTiny(tiny({ met: moreThan(loss, number('0')), amount: loss }), {
      x: '100',
    });
    assert.deepEqual(award?.preferred, range('0.01', '100.00'));
    assert.equal(award.tight, true);
  });

  it('gives zero for a quotient by zero and what follows for the months around it', () => {
    const average = divide(q.x, q.months);
    const program = tiny({ amount: average });
    assert.deepEqual(
      assessTiny(program, { x: '1200', months: '0' }).award?.preferred,
      range('0.00', '0.00'),
    );
    assert.deepEqual(
      assessTiny(program, { x: '1200', months: { low: '6', high: '12' } }).award?.preferred,
      range('100.00', '200.00'),
    );
    assert.deepEqual(
      assessTiny(program, { x: '1200' }).award?.preferred,
      range('0.00', '120000.00'),
    );
  });

  it('moves to the nearest amount the grid allows, and says it is exact', () => {
    // 12 × x steps by twelve cents: 1,000.08 is the first amount from 1,000 on.
    const yearly = multiply(number('12'), q.x);
    const result = assessTiny(tiny({ met: atLeast(yearly, number('1000')), amount: yearly }), {
      x: { low: '0', high: '100' },
    });
    assert.deepEqual(result.award?.preferred, range('1000.08', '1200.00'));
    assert.equal(result.award.tight, true);
  });

  it('follows each branch that is still open', () => {
    const program = tiny({ amount: when(q.a, min(q.x, number('50')), number('200')) });
    assert.deepEqual(assessTiny(program, {}).award?.preferred, range('0.00', '200.00'));
    assert.deepEqual(assessTiny(program, { a: false }).remaining, []);
  });

  it('does not ask for a number that a cap always hides', () => {
    const program = tiny({ amount: min(number('100'), add(q.x, number('100'))) });
    assert.deepEqual(assessTiny(program, {}).remaining, []);
    assert.deepEqual(assessTiny(program, {}).award?.preferred, range('100.00', '100.00'));
  });

  it('does not ask for a number that a floor always hides', () => {
    const program = tiny({ amount: max(number('100'), min(q.x, number('100'))) });
    assert.deepEqual(assessTiny(program, {}).remaining, []);
    assert.deepEqual(assessTiny(program, {}).award?.preferred, range('100.00', '100.00'));
  });

  it('keeps to the least of each sum that a test holds up', () => {
    const [one, two] = [subtract(q.x, q.y), add(q.z, q.count)];
    const met = [atLeast(one, number('10')), atLeast(two, number('7'))];
    const amount = add(min(one, number('50')), min(two, number('60')));
    const { award } = assessTiny(tiny({ met, amount }), {});
    assert.deepEqual(award?.preferred, range('17.00', '110.00'));
  });

  it('takes the greater of two as far as either goes', () => {
    const program = tiny({ amount: max(q.x, q.y) });
    const answers = { x: { low: '1', high: '5' }, y: { low: '3', high: '4' } };
    assert.deepEqual(assessTiny(program, answers).award?.preferred, range('3.00', '5.00'));
  });

  it('has no amount where nothing can be estimated', () => {
    const program = tiny({ amount: q.x, estimable: q.a });
    assert.equal(assessTiny(program, { a: false, x: '5' }).award, null);
    assert.deepEqual(assessTiny(program, { x: '5' }).award?.preferred, range('5.00', '5.00'));
  });

  it('has no amount where a parameter it needs has no value', () => {
    const program = tiny({
      amount: multiply(parameter('rate'), q.count),
      parameters: [{ id: 'rate', unit: 'money', value: '10', citations: [cite] }],
    });
    const answers = { count: 3 };
    assert.equal(assessTiny(program, answers).award?.preferred?.high, '30.00');
    const set = (rate: string | null) => assessTiny(program, answers, { parameters: { rate } });
    assert.equal(set('20').award?.preferred?.high, '60.00');
    assert.equal(set(null).award, null);
    assert.equal(set('nonsense').award?.preferred?.high, '30.00');
  });
});

describe('readings', () => {
  const open = { id: 'r', options: ['wide', 'narrow'], preferred: null, citations: [cite] };
  const preferred = { ...open, preferred: 'wide' };
  const expression = reading('r', { wide: truth(true), narrow: q.a });

  it('leave a criterion unknown because of the law where their options disagree', () => {
    const program = tiny({ met: expression, readings: [open] });
    const settled = assessTiny(program, { a: false });
    assert.equal(settled.status, 'undetermined');
    assert.deepEqual(settled.because, ['law']);
    assert.deepEqual(settled.remaining, []);
    assert.equal(assessTiny(program, { a: true }).status, 'eligible');
    assert.deepEqual(assessTiny(program, {}).because, ['answers', 'law']);
  });

  it('are decided by the preferred option, with the other outcome beside it', () => {
    const result = assessTiny(tiny({ met: expression, readings: [preferred] }), { a: false });
    assert.equal(result.status, 'eligible');
    assert.deepEqual(
      result.readings.map(({ option, status }) => [option, status]),
      [
        ['wide', 'eligible'],
        ['narrow', 'ineligible'],
      ],
    );
  });

  it('ask for what only another reading needs as optional', () => {
    const result = assessTiny(tiny({ met: expression, readings: [preferred] }), {});
    assert.deepEqual(result.remaining, []);
    assert.deepEqual(result.optional, ['a']);
  });

  it('give the award on any reading beside the preferred one', () => {
    const amount = reading('r', { wide: number('100'), narrow: number('40') });
    const { award } = assessTiny(tiny({ amount, readings: [preferred] }), {});
    assert.deepEqual(award?.preferred, range('100.00', '100.00'));
    assert.deepEqual(award.onAnyReading, range('40.00', '100.00'));
  });

  it('can be pinned, and then stand alone', () => {
    const program = tiny({ met: expression, readings: [preferred] });
    const result = assessTiny(program, { a: false }, { readings: { r: 'narrow' } });
    assert.equal(result.status, 'ineligible');
    assert.deepEqual(result.readings, []);
    const ignored = assessTiny(program, { a: false }, { readings: { r: 'no such option' } });
    assert.equal(ignored.status, 'eligible');
  });

  it('keep an award on the other reading where the preferred one is not met', () => {
    const program = tiny({
      met: reading('r', { wide: q.a, narrow: truth(true) }),
      amount: number('70'),
      readings: [preferred],
    });
    const { status, award } = assessTiny(program, { a: false });
    assert.equal(status, 'ineligible');
    assert.equal(award?.preferred, null);
    assert.deepEqual(award.onAnyReading, range('70.00', '70.00'));
  });
});

describe('dated values', () => {
  const share = constant('share', 'percent', '40', cite, [
    { from: '2022-05-24', to: '2022-08-22', value: '35', citation: cite },
  ]);
  const program = tiny({ met: atLeast(q.share, share) });
  const on = (asOf?: string) =>
    assessTiny(program, { share: '38' }, asOf === undefined ? {} : { asOf }).status;

  it('apply from their first day to their last, and the codified value otherwise', () => {
    assert.equal(on(), 'ineligible');
    assert.equal(on('2022-05-23'), 'ineligible');
    assert.equal(on('2022-05-24'), 'eligible');
    assert.equal(on('2022-08-22'), 'eligible');
    assert.equal(on('2022-08-23'), 'ineligible');
  });

  it('ignore a date that is none', () => {
    assert.equal(on('2022-02-30'), 'ineligible');
    assert.equal(on('yesterday'), 'ineligible');
  });
});

describe('criteria', () => {
  it('are not applicable where their branch is closed, and then never fail', () => {
    const program = tiny({});
    const criterion = { id: 'one', applies: q.a, met: q.b, citations: [cite] };
    const status = (answers: Record<string, boolean>) =>
      assessTiny({ ...program, criteria: [criterion] }, answers).criteria[0]?.status;
    assert.equal(status({ a: false }), 'not-applicable');
    assert.equal(status({ a: false, b: false }), 'not-applicable');
    assert.equal(status({ a: true, b: false }), 'unmet');
    assert.equal(status({ a: true, b: true }), 'met');
    assert.equal(status({ a: true }), 'unknown');
    assert.equal(status({ b: true }), 'unknown');
  });

  it('name only the questions that decided', () => {
    const program = tiny({ met: all(any(q.a, q.b), q.c) });
    const decided = (answers: Record<string, boolean>) =>
      assessTiny(program, answers).criteria[0]?.questions;
    assert.deepEqual(decided({ a: true, b: false, c: true }), ['a', 'c']);
    assert.deepEqual(decided({ a: false, b: false, c: true }), ['a', 'b']);
    assert.deepEqual(decided({ a: true, c: false }), ['c']);
    assert.deepEqual(decided({ a: true }), ['c']);
  });
});
