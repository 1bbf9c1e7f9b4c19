import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answers, Step } from '../../src/rules/assessment.js';
import {
  type Numeric,
  add,
  atLeast,
  constant,
  divide,
  max,
  min,
  multiply,
  named,
  number,
  parameter,
  reading,
  subtract,
  when,
} from '../../src/rules/expression.js';
import { type Tiny, assessTiny, cite, q, tiny } from '../support/tiny.js';

const money = (id: string, value: string): Numeric => constant(id, 'money', value, cite);

/** One line: `id unit: term, term … = low..high`, an operation before each later term. */
function line({ id, unit, terms, low, high }: Step): string {
  const told = terms.map(({ operation, from, unit: own, low: from_, high: to }) => {
    const { origin } = from;
    const name =
      origin === 'answer'
        ? from.question
        : origin === 'law'
          ? `§${from.constant}`
          : origin === 'parameter'
            ? `$${from.parameter}`
            : origin === 'step'
              ? `#${from.step}`
              : '()';
    const value = from_ === to ? from_ : `${from_}..${to ?? ''}`;
    return `${operation} ${name} ${own} ${value}`;
  });
  return `${id} ${unit}: ${told.join(', ')} = ${low === high ? low : `${low}..${high ?? ''}`}`;
}

const lines = (given: Tiny, answers: Answers): string[] =>
  (assessTiny(tiny(given), answers).award?.steps ?? []).map(line);

describe('the steps of an award', () => {
  it('are its named values in the order they are worked out, and last the award', () => {
    const loss = named('loss', subtract(q.x, q.y, q.z));
    const amount = min(named('grant', add(loss, money('base', '100'))), money('cap', '5000'));
    assert.deepEqual(lines({ amount }, { x: '900', y: '200', z: '50' }), [
      'loss money: start x money 900, subtract y money 200, subtract z money 50 = 650',
      'grant money: start #loss money 650, add §base money 100 = 750',
      'award money: start #grant money 750, min §cap money 5000 = 750',
    ]);
  });

  it('give ranges where answers are open, without an end where there is none', () => {
    const amount = named('half', divide(q.x, number('2')));
    assert.deepEqual(lines({ amount }, {}), [
      'half money: start x money 0.., divide () number 2 = 0..',
      'award money: start #half money 0.. = 0..',
    ]);
    assert.deepEqual(lines({ amount }, { x: { low: '3', high: '5' } }), [
      'half money: start x money 3..5, divide () number 2 = 1.5..2.5',
      'award money: start #half money 1.5..2.5 = 1.5..2.5',
    ]);
  });

  it('start at zero for an award "up to" an amount', () => {
    const high = named('most', min(q.x, money('cap', '70')));
    assert.deepEqual(lines({ low: number('0'), amount: high }, { x: '90' }), [
      'most money: start x money 90, min §cap money 70 = 70',
      'award money: start #most money 70 = 0..70',
    ]);
  });

  it('write a product within a product as one chain', () => {
    const yearly = named('yearly', divide(multiply(number('12'), q.x), q.months));
    assert.deepEqual(lines({ amount: yearly }, { x: '100', months: '6' }), [
      'yearly money: start () number 12, multiply x money 100, divide months months 6 = 200',
      'award money: start #yearly money 200 = 200',
    ]);
    // But not what is divided by, added or compared.
    const nested = divide(q.x, multiply(number('2'), number('5')));
    assert.deepEqual(lines({ amount: nested }, { x: '100' }), [
      'award money: start x money 100, divide () number 10 = 10',
    ]);
    const sum = add(number('1'), multiply(number('2'), q.count));
    assert.deepEqual(lines({ amount: sum }, { count: 4 }), [
      'award integer: start () number 1, add () integer 8 = 9',
    ]);
    const product = multiply(q.count, multiply(number('2'), q.share));
    assert.deepEqual(lines({ amount: product }, { count: 4, share: '0.5' }), [
      'award integer: start count integer 4, multiply () number 2, multiply share percent 0.5 = 4',
    ]);
    const first = add(multiply(number('2'), q.count), number('1'));
    assert.deepEqual(lines({ amount: first }, { count: 4 }), [
      'award integer: start () number 2, multiply count integer 4, add () number 1 = 9',
    ]);
  });

  it('follow the branch and the reading that count, and leave the other out', () => {
    const amount = when(q.a, named('one', add(q.x, q.y)), named('two', q.z));
    assert.deepEqual(lines({ amount }, { a: true, x: '1', y: '2', z: '3' }), [
      'one money: start x money 1, add y money 2 = 3',
      'award money: start #one money 3 = 3',
    ]);
    assert.deepEqual(lines({ amount }, { a: false, x: '1', y: '2', z: '3' }), [
      'two money: start z money 3 = 3',
      'award money: start #two money 3 = 3',
    ]);
    const both = lines({ amount }, { x: '1', y: '2', z: '5' });
    assert.deepEqual(both, [
      'one money: start x money 1, add y money 2 = 3',
      'two money: start z money 5 = 5',
      'award money: start () money 3..5 = 3..5',
    ]);
    const readings = [
      { id: 'r', options: ['narrow', 'wide'], preferred: 'narrow', citations: [cite] },
    ];
    const read = reading('r', { narrow: named('narrow', q.y), wide: named('wide', q.x) });
    assert.deepEqual(lines({ amount: read, readings }, { x: '1', y: '2' }), [
      'narrow money: start y money 2 = 2',
      'award money: start #narrow money 2 = 2',
    ]);
    const within = named('sum', add(when(q.a, q.x, q.y), q.z));
    assert.deepEqual(
      lines({ amount: within }, { a: false, x: '1', y: '2', z: '3' })[0],
      'sum money: start y money 2, add z money 3 = 5',
    );
  });

  it('show what a cap was held against, though it did not bite', () => {
    const amount = min(named('loss', q.x), named('cap', money('most', '10')), named('other', q.y));
    assert.deepEqual(lines({ amount }, { x: '3', y: '30' }), [
      'loss money: start x money 3 = 3',
      'cap money: start §most money 10 = 10',
      'other money: start y money 30 = 30',
      'award money: start #loss money 3, min #cap money 10, min #other money 30 = 3',
    ]);
    const floor = max(named('loss', q.x), named('least', money('floor', '10')));
    assert.deepEqual(lines({ amount: floor }, { x: '3' }), [
      'loss money: start x money 3 = 3',
      'least money: start §floor money 10 = 10',
      'award money: start #loss money 3, max #least money 10 = 10',
    ]);
  });

  it('tell a value once, however often it is used', () => {
    const loss = named('loss', q.x);
    assert.deepEqual(lines({ amount: add(loss, loss) }, { x: '4' }), [
      'loss money: start x money 4 = 4',
      'award money: start #loss money 4, add #loss money 4 = 8',
    ]);
  });

  it('name the law behind a number, and its place', () => {
    const { award } = assessTiny(tiny({ amount: money('grant', '100') }), {});
    assert.deepEqual(award?.steps[0]?.terms[0]?.from, {
      origin: 'law',
      constant: 'grant',
      citation: cite,
    });
  });

  it('say of what is neither answered nor fixed that it was reckoned', () => {
    const amount = add(add(q.x, q.y), number('4'));
    const { award } = assessTiny(tiny({ amount }), { x: '1', y: '2' });
    assert.deepEqual(award?.steps.map(line), [
      'award money: start () money 3, add () number 4 = 7',
    ]);
    const origins = award.steps[0]?.terms.map(({ from }) => from);
    assert.deepEqual(origins, [{ origin: 'arithmetic' }, { origin: 'arithmetic' }]);
  });

  it('start at zero where a quotient near zero has no end', () => {
    const amount = named('ratio', divide(number('1'), subtract(q.x, q.y)));
    assert.deepEqual(
      lines({ amount }, {}).map((text) => text.replace(/^.* = /, '')),
      ['0..', '0..'],
    );
  });

  it('name a parameter, in its unit', () => {
    const parameters = [{ id: 'rate', unit: 'percent', value: '15', citations: [cite] }] as const;
    assert.deepEqual(lines({ amount: parameter('rate'), parameters }, {}), [
      'award percent: start $rate percent 15 = 15',
    ]);
  });
});

describe('the unit of a line', () => {
  const unit = (amount: Numeric): string | undefined =>
    assessTiny(tiny({ amount }), {
      x: '1',
      count: 2,
      share: '3',
      months: '4',
      a: true,
    }).award?.steps.at(-1)?.unit;

  it('is that of what it is made of', () => {
    assert.equal(unit(q.x), 'money');
    assert.equal(unit(q.share), 'percent');
    assert.equal(unit(q.months), 'months');
    assert.equal(unit(q.count), 'integer');
    assert.equal(unit(number('3')), 'number');
    assert.equal(unit(constant('c', 'months', '3', cite)), 'months');
  });

  it('is money for a product with money, else the first there is', () => {
    assert.equal(unit(multiply(q.share, q.x)), 'money');
    assert.equal(unit(multiply(q.share, q.count)), 'percent');
    assert.equal(unit(multiply(number('2'), q.count)), 'integer');
    assert.equal(unit(divide(q.share, q.x)), 'percent');
    assert.equal(unit(add(number('2'), q.months)), 'months');
  });

  it('has nothing to do with what decides between two values', () => {
    const condition = atLeast(q.share, number('1'));
    assert.equal(unit(add(when(condition, number('1'), number('2')), number('1'))), 'number');
    assert.equal(unit(multiply(number('2'), when(condition, q.count, number('2')))), 'integer');
  });
});
