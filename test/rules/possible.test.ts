import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  INFINITE,
  MINUS_INFINITE,
  ONE,
  compare,
  exact,
  isFinite,
  over,
  times,
  toText,
} from '../../src/rules/exact.js';
import {
  type Atom,
  type NumberSet,
  corners,
  cut,
  difference,
  isKnown,
  isPoint,
  known,
  ofAtom,
  ratioOf,
  scale,
  stepOf,
  sum,
  unknownsOf,
} from '../../src/rules/possible.js';
import { partKey as keyAt } from '../../src/rules/form-key.js';
import type { Situation } from '../../src/rules/situation.js';
import { only } from '../../src/rules/unknowns.js';

const atom = (key: number, low: string, high: string, step: string | null = '0.01'): Atom => ({
  key,
  low: exact(low),
  high: exact(high),
  step: step === null ? null : exact(step),
  unknowns: only(key),
});

const a = ofAtom(atom(0, '1', '4'));
const b = ofAtom(atom(1, '10', '20', '1'));
const c = ofAtom(atom(2, '-3', '5'));
const number = (value: string): NumberSet => known(exact(value));

/** Of forms of questions alone, which are named the same in every situation. */
const nowhere: unknown = {};
const partKey = (set: NumberSet): string => keyAt(nowhere as Situation, set);

/** As "low to high: constant + factor*key …". */
function text({ low, high, constant, terms }: NumberSet): string {
  const form = terms.map(({ atom: { key }, factor }) => `${toText(factor)}*${key}`);
  return `${toText(low)} to ${toText(high)}: ${[toText(constant), ...form].join(' + ')}`;
}

describe('a set of numbers', () => {
  it('is what one unknown can be, or the one value there is', () => {
    assert.equal(text(a), '1 to 4: 0 + 1*0');
    assert.equal(text(ofAtom(atom(0, '7', '7'))), '7 to 7: 7');
    assert.equal(
      text(ofAtom({ ...atom(0, '7', '7'), high: over(exact('14'), exact('2')) })),
      '7 to 7: 7',
    );
    assert.deepEqual([a, number('3')].map(isKnown), [false, true]);
    assert.deepEqual([a, number('3')].map(isPoint), [false, true]);
    assert.equal(isPoint({ low: exact('0.5'), high: over(exact('1'), exact('2')) }), true);
  });

  it('adds and subtracts end by end where nothing is shared', () => {
    assert.equal(text(sum(a, b)), '11 to 24: 0 + 1*0 + 1*1');
    assert.equal(text(sum(b, a)), '11 to 24: 0 + 1*0 + 1*1');
    assert.equal(text(difference(b, a)), '6 to 19: 0 + -1*0 + 1*1');
    assert.equal(text(difference(a, b)), '-19 to -6: 0 + 1*0 + -1*1');
    assert.equal(text(sum(a, number('2'))), '3 to 6: 2 + 1*0');
    assert.equal(text(difference(number('2'), a)), '-2 to 1: 2 + -1*0');
    assert.equal(text(sum(number('2'), number('3'))), '5 to 5: 5');
    assert.equal(text(difference(number('2'), number('3'))), '-1 to -1: -1');
  });

  it('counts what is shared once: what cancels is gone', () => {
    assert.equal(text(difference(a, a)), '0 to 0: 0');
    assert.equal(text(sum(a, a)), '2 to 8: 0 + 2*0');
    assert.equal(text(difference(sum(a, b), a)), '10 to 20: 0 + 1*1');
    assert.equal(text(difference(sum(a, b), scale(a, exact('3')))), '2 to 18: 0 + -2*0 + 1*1');
    assert.equal(text(sum(sum(a, c), sum(b, c))), '5 to 34: 0 + 1*0 + 1*1 + 2*2');
    assert.equal(text(difference(sum(a, b), sum(b, c))), '-4 to 7: 0 + 1*0 + -1*2');
  });

  it('keeps a narrower range than its parts allow, as long as nothing is shared', () => {
    const narrow = { ...sum(a, b), low: exact('15'), high: exact('16') };
    assert.equal(text(sum(narrow, c)), '12 to 21: 0 + 1*0 + 1*1 + 1*2');
    assert.equal(text(difference(narrow, c)), '10 to 19: 0 + 1*0 + 1*1 + -1*2');
    assert.equal(text(sum(narrow, a)), '12 to 28: 0 + 2*0 + 1*1');
  });

  it('is multiplied with its ends turned by a negative factor', () => {
    assert.equal(text(scale(a, exact('2'))), '2 to 8: 0 + 2*0');
    assert.equal(text(scale(sum(a, number('1')), exact('-2'))), '-10 to -4: -2 + -2*0');
    assert.equal(text(scale(a, exact('0'))), '0 to 0: 0');
    assert.equal(text(scale(number('3'), exact('-2'))), '-6 to -6: -6');
  });

  it('turns on the unknowns of its terms', () => {
    assert.equal(unknownsOf(sum(a, c)), 5n);
    assert.equal(unknownsOf(number('1')), 0n);
  });
});

describe('the corners of two ranges', () => {
  const ends = (low: string, high: string) => [exact(low), exact(high)] as const;
  const texts = ([low, high]: readonly [typeof ONE, typeof ONE]) =>
    [low, high].map((end) => (isFinite(end) ? toText(end) : end.top > 0n ? '∞' : '-∞'));

  it('hold the least and the greatest product or quotient', () => {
    assert.deepEqual(texts(corners(times, ends('-2', '3'), ends('-5', '4'))), ['-15', '12']);
    assert.deepEqual(texts(corners(times, ends('2', '3'), ends('4', '5'))), ['8', '15']);
    assert.deepEqual(texts(corners(over, ends('6', '12'), ends('2', '3'))), ['2', '6']);
    assert.deepEqual(texts(corners(over, ends('-6', '12'), ends('2', '3'))), ['-3', '6']);
  });

  it('may have no end', () => {
    assert.deepEqual(texts(corners(times, [exact('0'), INFINITE], ends('1', '2'))), ['0', '∞']);
    assert.deepEqual(texts(corners(times, [MINUS_INFINITE, exact('1')], ends('1', '2'))), [
      '-∞',
      '2',
    ]);
  });
});

describe('the ratio of two forms', () => {
  const ratio = (left: NumberSet, right: NumberSet): string | null => {
    const found = ratioOf(left.terms, right.terms);
    return found && toText(found);
  };

  it('is the factor from one to the other, whatever their constants', () => {
    assert.equal(ratio(scale(sum(a, b), exact('6')), sum(a, b)), '6');
    assert.equal(ratio(sum(a, b), scale(sum(a, b), exact('-2'))), '-0.5');
    assert.equal(ratio(sum(sum(a, b), number('100')), sum(a, b)), '1');
    assert.equal(ratio(a, scale(a, exact('4'))), '0.25');
  });

  it('is none where they are not multiples', () => {
    assert.equal(ratio(sum(a, b), sum(a, c)), null);
    assert.equal(ratio(sum(a, b), difference(a, b)), null);
    assert.equal(ratio(sum(a, b), a), null);
    assert.equal(ratio(a, sum(a, b)), null);
    assert.equal(ratio(sum(a, b), sum(a, scale(b, exact('2')))), null);
    assert.equal(ratio(a, b), null);
  });

  it('is the same key for multiples, and another for others', () => {
    assert.equal(partKey(sum(a, b)), partKey(sum(scale(sum(a, b), exact('-6')), number('3'))));
    assert.notEqual(partKey(sum(a, b)), partKey(difference(a, b)));
    assert.notEqual(partKey(sum(a, b)), partKey(sum(a, c)));
    assert.notEqual(partKey(sum(a, b)), partKey(a));
    assert.notEqual(
      partKey(ofAtom(atom(11, '0', '1'))),
      partKey(sum(a, ofAtom(atom(1, '0', '1')))),
    );
  });
});

describe('the grid of a form', () => {
  const step = (set: NumberSet): string | null => {
    const found = stepOf(set);
    return found && toText(found);
  };

  it('is the coarsest that all its terms lie on', () => {
    assert.equal(step(a), '0.01');
    assert.equal(step(b), '1');
    assert.equal(step(sum(a, b)), '0.01');
    assert.equal(
      step(sum(scale(b, exact('4')), scale(ofAtom(atom(3, '0', '9', '1')), exact('-6')))),
      '2',
    );
    assert.equal(step(scale(a, exact('12'))), '0.12');
  });

  it('is none where a term has none', () => {
    const free = ofAtom(atom(4, '0', '1', null));
    assert.equal(step(free), null);
    assert.equal(step(sum(free, a)), null);
    assert.equal(step(sum(a, free)), null);
  });
});

describe('a set that is cut', () => {
  const within = (low: string, high: string) => cut(a, { low: exact(low), high: exact(high) });

  it('keeps what lies inside, to the ends', () => {
    assert.equal(text(within('2', '9') as NumberSet), '2 to 4: 0 + 1*0');
    assert.equal(text(within('0', '3') as NumberSet), '1 to 3: 0 + 1*0');
    assert.equal(text(within('4', '9') as NumberSet), '4 to 4: 0 + 1*0');
    assert.equal(text(within('0', '1') as NumberSet), '1 to 1: 0 + 1*0');
  });

  it('is nothing where nothing lies inside', () => {
    assert.equal(within('4.01', '9'), null);
    assert.equal(within('0', '0.99'), null);
    assert.equal(compare(a.low, ONE), 0);
  });
});
