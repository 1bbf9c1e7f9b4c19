/**
 * The laws where exactness has a price: rules larger and more tangled than any law. The work stays
 * bounded, nothing that is said is wrong, no question that decides is hidden.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Answers } from '../../src/rules/assessment.js';
import {
  type Numeric,
  type Truth,
  add,
  all,
  any,
  atLeast,
  constant,
  lessThan,
  min,
  number,
  oneOf,
  subtract,
  when,
} from '../../src/rules/expression.js';
import { type Question, answersOf } from '../../src/rules/question.js';
import { toCents } from '../oracle/fraction.js';
import { type Random, chance, pick, seeded } from '../oracle/random.js';

import { interpretProgram, pinsOf } from '../support/interpret.js';
import { assessOne } from '../support/kinds-of-rules.js';
import { type Large, completeLarge, largeProgram } from '../support/large-rules.js';
import { told } from '../support/outcomes.js';
import { printProgram } from '../support/print-rules.js';
import { runs } from '../support/runs.js';
import { assessTiny, cite, q, tiny } from '../support/tiny.js';
import { within } from '../support/within.js';

/** What nobody may have to wait for, on a machine that is busy. */
const MOST_MILLISECONDS = 5000;

function timed<T>(run: () => T): T {
  const start = performance.now();
  const result = run();
  const took = performance.now() - start;
  assert(took < MOST_MILLISECONDS, `took ${Math.round(took)} ms`);
  return result;
}

/** Holds what is said of a large program against some completions. */
function checkLarge({ program, bank }: Large, partial: Answers, random: Random): void {
  const result = timed(() => assessOne(program, bank, partial));
  const preferred = pinsOf(program).filter(({ chosen }) => chosen === 'one');
  for (let i = 0; i < 12; i++) {
    const complete = { ...completeLarge(bank, random), ...(partial as Record<string, string>) };
    const pins = pick(random, preferred);
    const outcome = interpretProgram(program, complete, pins);
    if (result.status !== 'undetermined') {
      assert.equal(outcome.passes ? 'eligible' : 'ineligible', result.status);
    }
    result.criteria.forEach(({ status }, j) => {
      if (status !== 'unknown') assert.equal(outcome.criteria[j], status);
    });
    if (outcome.award) {
      const low = toCents(outcome.award.low, 'half-up');
      assert(result.award?.preferred && within({ low, high: low }, result.award.preferred));
    }
    // Another answer to one question: where that changes what is told, it must be asked.
    const other = completeLarge(bank, random);
    for (const { id } of bank) {
      if (id in partial || result.remaining.includes(id)) continue;
      const changed = { ...complete, [id]: other[id] as string };
      assert.equal(told(interpretProgram(program, changed, pins)), told(outcome), `hides ${id}`);
    }
  }
}

const booleans = (count: number): Question[] =>
  Array.from({ length: count }, (_, i) => ({ id: `b${i}`, kind: 'boolean', topic: 't' }));

/** Weights that count where a question is answered yes, added up. */
const sumOf = (weights: readonly number[], bank: readonly Question[]): Numeric => {
  const answers = answersOf(bank) as unknown as Record<string, Truth>;
  return add(
    ...weights.map((weight, i) =>
      when(answers[`b${i}`] as Truth, number(String(weight)), number('0')),
    ),
  );
};

/** Every sum of some of the weights. */
const sums = (weights: readonly number[]): number[] =>
  weights.reduce<number[]>((all, weight) => [...all, ...all.map((sum) => sum + weight)], [0]);

const money = (amount: number): string => `${amount}.00`;

describe('on large rules', () => {
  it('every assessment ends in time, is sound, and hides nothing that decides', () => {
    const { numRuns, seed } = runs(60);
    const random = seeded(seed + 11);
    for (let i = 0; i < numRuns; i++) {
      const large = largeProgram(random);
      const complete = Object.entries(completeLarge(large.bank, random));
      const known = pick(random, [0, 0.2, 0.7, 0.95]);
      const partial = Object.fromEntries(complete.filter(() => chance(random, known))) as Answers;
      try {
        checkLarge(large, partial, random);
      } catch (error) {
        const { message } = error as Error;
        const rules = printProgram(large.program);
        throw new Error(`${message}\n${rules}\n${JSON.stringify(partial)}`, { cause: error });
      }
    }
  });

  it('forty amounts that each count or do not: all forty are asked', () => {
    const random = seeded(runs(1).seed);
    const bank = booleans(40);
    const weights = bank.map(() => 1_000_003 + Math.floor(random() * 1_000_000_000));
    const total = weights.reduce((a, b) => a + b);
    for (const share of [0.3, 0.5, 0.9]) {
      const limit = constant('limit', 'money', String(Math.floor(total * share)), cite);
      const sum = sumOf(weights, bank);
      const program = tiny({ met: [atLeast(sum, limit)], amount: sum });
      const result = timed(() => assessOne(program, bank, {}));
      assert.equal(result.status, 'undetermined');
      assert.deepEqual(
        result.remaining,
        bank.map(({ id }) => id),
      );
      assert(result.award?.preferred && Number(result.award.preferred.high) >= total);
    }
  });

  it('a sum of weights against a limit: sound, tight where it says so, and asks what decides', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 11 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 3000 }), (list, limit) => {
        const bank = booleans(list.length);
        const sum = sumOf(list, bank);
        const program = tiny({
          met: [atLeast(sum, constant('limit', 'money', String(limit), cite))],
          amount: sum,
        });
        const { status, award, remaining } = timed(() => assessOne(program, bank, {}));
        const passing = sums(list).filter((each) => each >= limit);
        assert.equal(status, passing.length > 0 ? 'undetermined' : 'ineligible');
        if (passing.length === 0) return;
        // Whoever passes gets the sum: every weight makes a difference somewhere.
        const total = Math.max(...passing);
        assert.deepEqual(
          remaining,
          bank.map(({ id }) => id),
        );
        const exact = { low: money(Math.min(...passing)), high: money(total) };
        assert(award?.preferred && within(exact, award.preferred));
        if (award.tight) assert.deepEqual(award.preferred, exact);
      }),
      runs(100),
    );
  });

  it('a wide choice with an amount for each option', () => {
    const options = Array.from({ length: 60 }, (_, i) => `o${i}`);
    const bank = [{ id: 'kind', kind: 'choice', topic: 't', options }] as const;
    const { kind } = answersOf(bank);
    const amount = options.reduce<Numeric>(
      (otherwise, option, i) => when(oneOf(kind, option), number(String(i * 7)), otherwise),
      number('1'),
    );
    const program = tiny({ met: [atLeast(amount, number('70'))], amount });
    const { status, award, remaining } = timed(() => assessOne(program, bank, {}));
    assert.equal(status, 'undetermined');
    assert.deepEqual(remaining, ['kind']);
    assert.deepEqual(award?.preferred, { low: '70.00', high: '413.00' });
  });
});

describe('on small rules', () => {
  it('"(a and b) or c", all unknown: all three are asked', () => {
    const program = tiny({ met: [any(all(q.a, q.b), q.c)] });
    assert.deepEqual(assessTiny(program, {}).remaining, ['a', 'b', 'c']);
    assert.deepEqual(assessTiny(program, { a: false }).remaining, ['c']);
    assert.deepEqual(assessTiny(program, { c: true }).remaining, []);
  });

  it('a question that chooses between two tests of one answer is asked', () => {
    const asked = (met: Truth) => assessTiny(tiny({ met: [met] }), {}).remaining;
    const below = (most: string) => lessThan(q.x, number(most));
    assert.deepEqual(asked(when(q.a, below('5'), below('7'))), ['a', 'x']);
    const byKind = when(q.a, oneOf(q.kind, 'red'), oneOf(q.kind, 'green', 'blue'));
    assert.deepEqual(asked(byKind), ['a', 'kind']);
    const apart = (most: string) => lessThan(subtract(q.x, q.y), number(most));
    assert.deepEqual(asked(when(q.a, apart('5'), apart('7'))), ['a', 'x', 'y']);
  });

  it('a known cap bounds what is unknown beside it', () => {
    const capped = tiny({ amount: min(number('5000'), q.x) });
    const { award, remaining } = assessTiny(capped, {});
    assert.deepEqual(award?.preferred, { low: '0.00', high: '5000.00' });
    assert.deepEqual(remaining, ['x']);
    const above = assessTiny(capped, { x: { low: '5000', high: '9000' } });
    assert.deepEqual(above.award?.preferred, { low: '5000.00', high: '5000.00' });
    assert.deepEqual(above.remaining, []);
  });
});
