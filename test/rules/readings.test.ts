import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answers } from '../../src/rules/assessment.js';
import {
  type Truth,
  add,
  any,
  min,
  not,
  number,
  reading,
  truth,
  when,
} from '../../src/rules/expression.js';
import { assessTiny, cite, q, tiny } from '../support/tiny.js';

const open = { id: 'r', options: ['one', 'two'], preferred: null, citations: [cite] };
const chosen = { id: 's', options: ['one', 'two'], preferred: 'one', citations: [cite] };

describe('priorities', () => {
  const priority = {
    id: 'first',
    met: any(q.a, q.b),
    categories: [
      { id: 'early', when: q.a },
      { id: 'late', when: q.b },
    ],
    citations: [cite],
  };
  const told = (answers: Answers, met: Truth = truth(true)) => {
    const { priorities, remaining } = assessTiny(tiny({ met, priorities: [priority] }), answers);
    return [priorities[0], remaining];
  };

  it('fall under the first category that holds', () => {
    assert.deepEqual(told({ a: true }), [{ id: 'first', status: 'yes', category: 'early' }, []]);
    assert.deepEqual(told({ a: false, b: true }), [
      { id: 'first', status: 'yes', category: 'late' },
      [],
    ]);
    assert.deepEqual(told({ a: false, b: false }), [{ id: 'first', status: 'no' }, []]);
  });

  it('ask for what decides the category, though it is settled that there is one', () => {
    assert.deepEqual(told({ b: true }), [{ id: 'first', status: 'yes' }, ['a']]);
    assert.deepEqual(told({}), [{ id: 'first', status: 'unknown' }, ['a', 'b']]);
  });

  it('have no category where none holds', () => {
    const bare = { id: 'bare', met: q.a, citations: [] };
    const other = { ...bare, id: 'other', categories: [{ id: 'late', when: q.b }] };
    const result = assessTiny(tiny({ priorities: [bare, other] }), { a: true, b: false });
    assert.deepEqual(result.priorities, [
      { id: 'bare', status: 'yes' },
      { id: 'other', status: 'yes' },
    ]);
  });

  it('matter only to those who pass', () => {
    assert.deepEqual(told({ b: false }, not(q.a)), [{ id: 'first', status: 'unknown' }, ['a']]);
    assert.deepEqual(told({ c: false }, q.c)[1], []);
    // Who answers no to a fails; so a yes for the priority is certain, and b does not matter.
    assert.deepEqual(told({}, q.a)[1], ['a']);
  });
});

describe('readings', () => {
  it('are listed where they make a difference, each with its status and award', () => {
    const program = tiny({
      met: reading('s', { one: q.a, two: truth(true) }),
      amount: reading('s', { one: number('10'), two: number('20') }),
      readings: [chosen],
    });
    const range = (value: string) => ({ low: value, high: value });
    assert.deepEqual(assessTiny(program, { a: true }).readings, [
      { reading: 's', option: 'one', preferred: true, status: 'eligible', award: range('10.00') },
      { reading: 's', option: 'two', preferred: false, status: 'eligible', award: range('20.00') },
    ]);
    assert.deepEqual(assessTiny(program, { a: false }).readings, [
      { reading: 's', option: 'one', preferred: true, status: 'ineligible', award: null },
      { reading: 's', option: 'two', preferred: false, status: 'eligible', award: range('20.00') },
    ]);
    assert.deepEqual(assessTiny(tiny({ met: q.a, readings: [chosen] }), {}).readings, []);
    assert.deepEqual(assessTiny(program, { a: true }, { readings: { s: 'two' } }).readings, []);
  });

  it('that are open are listed only where nothing stands before them', () => {
    const program = tiny({
      met: when(q.a, reading('r', { one: q.b, two: q.c }), truth(true)),
      readings: [open],
    });
    assert.deepEqual(assessTiny(program, {}).readings, []);
    assert.deepEqual(assessTiny(program, { a: false }).readings, []);
    const answers = { a: true, b: true, c: false };
    assert.deepEqual(
      assessTiny(program, answers).readings.map(({ option, preferred, status }) => [
        option,
        preferred,
        status,
      ]),
      [
        ['one', false, 'eligible'],
        ['two', false, 'ineligible'],
      ],
    );
  });

  it('are known by their place, whichever of them it is', () => {
    const program = tiny({
      met: reading('s', { one: q.a, two: truth(true) }),
      readings: [open, chosen, { ...chosen, id: 'u' }],
    });
    const { readings } = assessTiny(program, { a: false });
    assert.deepEqual(
      readings.map(({ reading: id, option, status }) => [id, option, status]),
      [
        ['s', 'one', 'ineligible'],
        ['s', 'two', 'eligible'],
      ],
    );
    assert.deepEqual(assessTiny(program, { a: true }).readings, []);
  });

  it('show how the award is worked out on the one that gives any', () => {
    const program = tiny({
      met: reading('s', { one: q.a, two: truth(true) }),
      amount: reading('s', { one: number('10'), two: min(q.x, number('20')) }),
      readings: [chosen],
    });
    const { award } = assessTiny(program, { a: false, x: '30' });
    assert.deepEqual([award?.preferred, award?.tight], [null, false]);
    assert.equal(award?.steps.at(-1)?.low, '20');
    assert.deepEqual(award.limitedBy, ['literal']);
  });

  it('that differ in the award only, at either end, are listed too', () => {
    const program = (low: string, high: string) =>
      tiny({
        low: reading('s', { one: number('0'), two: number(low) }),
        amount: reading('s', { one: number('10'), two: number(high) }),
        readings: [chosen],
      });
    assert.equal(assessTiny(program('1', '10'), {}).readings.length, 2);
    assert.equal(assessTiny(program('0', '11'), {}).readings.length, 2);
    assert.equal(assessTiny(program('0', '10'), {}).readings.length, 0);
  });

  it('of which several are preferred are tried in every arrangement', () => {
    const second = { ...chosen, id: 'u' };
    const amount = add(
      reading('s', { one: number('1'), two: number('2') }),
      reading('u', { one: number('10'), two: number('20') }),
    );
    const program = tiny({ amount, readings: [chosen, second] });
    const { award } = assessTiny(program, {});
    assert.deepEqual(award?.preferred, { low: '11.00', high: '11.00' });
    assert.deepEqual(award.onAnyReading, { low: '11.00', high: '22.00' });
    assert.equal(award.tight, true);
    const pinned = assessTiny(program, {}, { readings: { u: 'two' } });
    assert.deepEqual(pinned.award?.preferred, { low: '21.00', high: '21.00' });
    assert.deepEqual(pinned.award.onAnyReading, { low: '21.00', high: '22.00' });
  });

  it('that are open count for the range on the preferred ones', () => {
    const amount = reading('r', { one: number('1'), two: number('2') });
    const { award, readings } = assessTiny(tiny({ amount, readings: [open] }), {});
    assert.deepEqual(award?.preferred, { low: '1.00', high: '2.00' });
    assert.deepEqual(award.onAnyReading, { low: '1.00', high: '2.00' });
    assert.deepEqual(readings, []);
  });

  it('that the program does not declare stay open', () => {
    const met = reading('unheard', { one: q.a, two: q.b });
    const result = assessTiny(tiny({ met, readings: [open, chosen] }), { a: true, b: false });
    assert.equal(result.status, 'undetermined');
    assert.deepEqual(result.because, ['law']);
    assert.deepEqual(result.readings, []);
  });
});

describe('many readings', () => {
  /** Each adds its bit where it is read the second way, which is the preferred one. */
  const many = (count: number) => {
    const readings = Array.from({ length: count }, (_, i) => ({
      id: `r${i}`,
      options: ['none', 'some'],
      preferred: 'some',
      citations: [cite],
    }));
    const bits = readings.map(({ id }, i) =>
      reading(id, { none: number('0'), some: number(String(2 ** i)) }),
    );
    return tiny({ met: truth(true), amount: add(...bits), readings });
  };

  it('leave nothing out of the range on any reading, the preferred one least of all', () => {
    for (const count of [4, 5, 6]) {
      const { award } = assessTiny(many(count), {});
      const most = `${2 ** count - 1}.00`;
      assert.deepEqual(award?.preferred, { low: most, high: most });
      assert.deepEqual(award.onAnyReading, { low: '0.00', high: most });
    }
  });

  it('more than anyone could go through are taken together', () => {
    const { award } = assessTiny(many(40), {});
    assert.deepEqual(award?.onAnyReading, { low: '0.00', high: `${2 ** 40 - 1}.00` });
  });
});
