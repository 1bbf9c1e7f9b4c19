/**
 * Law 7 of the contract (section 4): no binary floating point touches money, a percentage or a
 * threshold, and nothing a host page does to the language's numbers changes a result.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Answers } from '../../src/rules/assessment.js';
import {
  add,
  atLeast,
  constant,
  divide,
  min,
  multiply,
  number,
  subtract,
} from '../../src/rules/expression.js';
import { answersOf } from '../../src/rules/question.js';
import { programs as bundled } from '../../src/programs/index.js';
import { assess, whatWouldChange, whatWouldLose } from '../../src/screening.js';
import { completions, questionDomains, randomPartial, seeded } from '../oracle/brute.js';
import { type CompleteAnswers, isListed } from '../oracle/completions.js';
import { fromSteps, toSteps } from '../oracle/draw.js';
import { assessOracle } from '../oracle/oracle.js';
import { pick } from '../oracle/random.js';
import { scenarios } from '../oracle/scenarios.js';
import { assessOne } from '../support/kinds-of-rules.js';
import { runs } from '../support/runs.js';
import { cite, tiny } from '../support/tiny.js';
import { withTamperedNumbers } from '../support/tampering.js';

const bank = [
  { id: 'x', kind: 'money', topic: 't', low: '0' },
  { id: 'y', kind: 'money', topic: 't', low: '0' },
  { id: 'share', kind: 'percent', topic: 't', low: '0', high: '100' },
  { id: 'months', kind: 'months', topic: 't', low: '0', high: '12' },
] as const;
const q = answersOf(bank);

/** Hundredths as they are written: cents, or hundredths of a percent. */
const written = (hundredths: bigint): string => {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const cents = fc.oneof(
  fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n }),
  fc.bigInt({ min: 0n, max: 1000n }),
);
const percents = fc.oneof(
  fc.constantFrom(3333n, 6667n, 1n, 1250n, 9999n, 10_000n),
  fc.bigInt({ min: 0n, max: 10_000n }),
);

/** `top / bottom` cents, rounded once. */
function rounded(top: bigint, bottom: bigint, rounding: 'half-up' | 'down'): bigint {
  return rounding === 'down' ? top / bottom : (2n * top + bottom) / (2n * bottom);
}

describe('7, exact', () => {
  it('an amount is a share of a sum, per month, to the cent', () => {
    const roundings = fc.constantFrom<'half-up' | 'down'>('half-up', 'down');
    const some = fc.bigInt({ min: 1n, max: 1200n });
    fc.assert(
      fc.property(cents, cents, percents, some, roundings, (x, y, share, months, rounding) => {
        const amount = divide(
          divide(multiply(multiply(add(q.x, q.y), q.share), number('12')), q.months),
          number('100'),
        );
        const program = tiny({ met: [], amount, rounding });
        const answers = {
          x: written(x),
          y: written(y),
          share: written(share),
          months: written(months),
        };
        const { award } = assessOne(program, bank, answers);
        // Cents times hundredths of a percent, twelve times, over hundredths of a month and 100.
        const expected = written(rounded((x + y) * share * 12n, months * 100n, rounding));
        assert.deepEqual(award?.preferred, { low: expected, high: expected });
      }),
      runs(500),
    );
  });

  it('a threshold is met at the cent, and not one cent below', () => {
    const limits = fc.bigInt({ min: 1n, max: 99_999_999_999n });
    const shares = fc.bigInt({ min: 1n, max: 10_000n });
    fc.assert(
      fc.property(limits, shares, (limit, share) => {
        const limitOf = constant('limit', 'money', written(limit), cite);
        const program = tiny({
          met: [atLeast(multiply(q.x, q.share), multiply(limitOf, number('100')))],
        });
        // The least x for which x times the share comes to the limit.
        const least = (limit * 10_000n + share - 1n) / share;
        for (const [x, status] of [
          [least - 1n, 'ineligible'],
          [least, 'eligible'],
          [least + 1n, 'eligible'],
        ] as const) {
          const answers = { x: written(x), share: written(share) };
          assert.equal(assessOne(program, bank, answers).status, status, JSON.stringify(answers));
        }
      }),
      runs(300),
    );
  });

  it('a cap and a difference are taken before the one rounding', () => {
    fc.assert(
      fc.property(cents, cents, percents, (x, y, share) => {
        const part = divide(multiply(q.x, q.share), number('100'));
        const program = tiny({ amount: min(part, subtract(q.x, q.y)), rounding: 'down' });
        const answers = { x: written(x), y: written(x < y ? x : y), share: written(share) };
        const { award } = assessOne(program, bank, answers);
        const rest = (x - (x < y ? x : y)) * 10_000n;
        const least = x * share < rest ? x * share : rest;
        assert.equal(award?.preferred?.high, written(rounded(least, 10_000n, 'down')));
      }),
      runs(300),
    );
  });

  /** Complete answers, told in full by both. */
  function assertAsTheOracle(program: string, answers: CompleteAnswers): void {
    const [result] = assess(answers, {
      programs: bundled.filter(({ id }) => id === program),
    }).programs;
    const expected = assessOracle(program, { answers });
    assert.equal(result?.status, expected.status);
    assert.deepEqual(result.award?.preferred ?? null, expected.award);
    assert.deepEqual(result.award?.onAnyReading ?? null, expected.awardOnAnyReading);
    const criteria = result.criteria.map(({ id, status }) => [id, status]);
    assert.deepEqual(Object.fromEntries(criteria), expected.criteria);
    if (expected.status === 'ineligible') return;
    const priorities = result.priorities.map(({ id, status, category }) => [
      id,
      status === 'yes' && (category ?? true),
    ]);
    assert.deepEqual(Object.fromEntries(priorities), expected.priorities);
  }

  it('complete answers to the bundled programs come to what the law says by hand', () => {
    const { numRuns, seed } = runs(200);
    const random = seeded(seed + 8);
    const endless = completions({}, random);
    for (let i = 0; i < numRuns; i++) {
      assertAsTheOracle(pick(random, bundled).id, endless.next().value);
    }
  });

  it('one step around every threshold of the bundled programs, too', () => {
    const { numRuns, seed } = runs(200);
    const random = seeded(seed + 9);
    const numbers = Object.entries(questionDomains).flatMap(([id, domain]) =>
      isListed(domain) ? [] : domain.thresholds.map((threshold) => ({ id, domain, threshold })),
    );
    for (let i = 0; i < numRuns; i++) {
      const { program, answers } = pick(random, scenarios);
      const full = completions(answers, random).next().value;
      const { id, domain, threshold } = numbers[i % numbers.length] as (typeof numbers)[number];
      const steps = toSteps(domain, threshold) + pick(random, [-1n, 0n, 1n]);
      const least = toSteps(domain, domain.low);
      const most = domain.high === undefined ? steps : toSteps(domain, domain.high);
      if (steps < least || steps > most) continue;
      assertAsTheOracle(program, { ...full, [id]: fromSteps(domain, steps) });
    }
  });

  it('nothing a host page does to numbers changes a result', () => {
    const { numRuns, seed } = runs(60);
    const random = seeded(seed + 10);
    const given = Array.from({ length: numRuns }, () => randomPartial(random) as Answers);
    const everything = (answers: Answers): string => {
      const { id } = bundled[given.indexOf(answers) % bundled.length] as (typeof bundled)[number];
      const results: unknown[] = [assess(answers), whatWouldLose(answers, id)];
      if (given.indexOf(answers) % 5 === 0) results.push(whatWouldChange(answers, id));
      return JSON.stringify(results);
    };
    for (const answers of given) {
      const before = everything(answers);
      const after = withTamperedNumbers(() => everything(answers));
      assert.equal(after, before);
    }
  });
});
