/**
 * What would change a bundled program that is out of reach: on every worked case, on random answers,
 * and on eligible answers spoiled in one to three places.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnswerValue, Answers, Change } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { programs, questions } from '../../src/programs/index.js';
import { whatWouldChange } from '../../src/screening.js';
import { completions, questionDomains, seeded } from '../oracle/brute.js';
import { isListed } from '../oracle/completions.js';
import { drawNumber, fromSteps, whole } from '../oracle/draw.js';
import { assessOracle } from '../oracle/oracle.js';
import { type Random, pick, shuffled } from '../oracle/random.js';
import {
  type Case,
  applied,
  assertChange,
  assertComplete,
  check,
  isEligible,
  onRandom,
  onScenarios,
  questionOf,
  statusOf,
} from '../support/change-cases.js';
import { textOf } from '../support/nearness.js';
import { runs } from '../support/runs.js';
import { scenarios } from '../support/scenarios.js';
import { Walk } from '../support/witnesses.js';

/** Some completions of the answers, by the oracle. */
function assertEligible({ program, options, random }: Case, answers: Answers): void {
  const endless = completions(answers, random);
  for (let i = 0; i < 3; i++) {
    const { status } = assessOracle(program.id, { ...options, answers: endless.next().value });
    assert.equal(status, 'eligible');
  }
}

function checkChange(at: Case): readonly (readonly Change[])[] {
  const { program, answers, options } = at;
  const sets = whatWouldChange(answers, program.id, options);
  if (statusOf(at, answers) !== 'ineligible') assert.deepEqual(sets, []);
  const names = sets.map((set) => set.map(({ question }) => question));
  for (const [i, set] of sets.entries()) {
    assert(set.length >= 1 && set.length <= 3);
    assert.equal(new Set(names[i]).size, set.length);
    assert.equal(statusOf(at, applied(answers, set)), 'eligible');
    assertEligible(at, applied(answers, set));
    for (let part = 1; part < 2 ** set.length - 1; part++) {
      const some = set.filter((_, j) => part & (1 << j));
      assert.notEqual(statusOf(at, applied(answers, some)), 'eligible', 'a part of it would do');
    }
    for (const change of set) {
      const others = set.filter((each) => each !== change);
      assertChange(at, change, others, isEligible);
    }
  }
  return sets;
}

function checkEveryWay(at: Case): void {
  if (statusOf(at, at.answers) !== 'ineligible') return;
  const sets = whatWouldChange(at.answers, at.program.id, at.options);
  const alone = sets.flatMap((set) => (set.length === 1 ? set.map((each) => each.question) : []));
  // Facts of the past are offered only where there is no other way.
  const facts = questions.flatMap((each) => ('settledFact' in each ? each.id : []));
  assertComplete(at, sets.length > 0 ? [...alone, ...facts] : alone, isEligible);
}

/** Eligible answers to all a program asks, and the same with a few of them changed. */
function spoiled(program: Program, random: Random, size: number) {
  const walk = new Walk(program.id, {}, {}, random);
  for (let i = 0; i < 300 && walk.told.unmet.length > 0; i++) walk.step('');
  const good = walk.at as Answers;
  const bad: Record<string, AnswerValue> = { ...good };
  for (const id of shuffled(random, walk.open).slice(0, size)) {
    const domain = questionDomains[id];
    if (!domain) continue;
    bad[id] = isListed(domain)
      ? pick(random, domain.values)
      : fromSteps(domain, drawNumber(random, domain, whole(domain), []));
  }
  return { good, bad: bad as Answers };
}

describe('on the bundled programs, what would change', () => {
  const { numRuns, seed } = runs(60);

  it('every worked case: each set, and no part of it, makes the program eligible', () => {
    onScenarios(seed + 12, checkChange);
  });

  it('every worked case: an answer that alone would do is offered', () => {
    onScenarios(seed + 13, checkEveryWay);
  });

  it('random answers: each set, and no part of it, makes the program eligible', () => {
    onRandom(seed + 14, numRuns, 'ineligible', checkChange);
  });

  it('random answers: an answer that alone would do is offered', () => {
    onRandom(seed + 15, numRuns, 'ineligible', checkEveryWay);
  });

  it('eligible answers spoiled in one to three places: a set of no more changes is offered', () => {
    const random = seeded(seed + 16);
    for (let i = 0; i < numRuns; i++) {
      const program = pick(random, programs);
      const { good, bad } = spoiled(program, random, 1 + (i % 3));
      const at: Case = { program, answers: bad, options: {}, random };
      if (statusOf(at, good) !== 'eligible' || statusOf(at, bad) !== 'ineligible') continue;
      check(at, () => {
        const sets = checkChange(at);
        const isFact = (id: string) => questionOf(id).settledFact === true;
        const changed = Object.keys(bad).filter((id) => bad[id] !== good[id]);
        // A fact of the past is offered only where there is no other way: that may take more.
        const most = changed.some(isFact) ? 3 : changed.length;
        assert(
          sets.some((set) => set.length <= most),
          `none of ${changed.join()}`,
        );
        if (!changed.some(isFact)) assert(sets.every((set) => !set.some((c) => c.settledFact)));
      });
    }
  });

  it('a way through a division, or through the greater of two amounts, is found as well', () => {
    // Opened in 2019: 12 × 300,000 ÷ 6 months, less 2,021,107.49 and 32,559.14, is no loss.
    const answers = {
      ...(scenarios.find(({ id }) => id === 'rrf-001')?.answers ?? {}),
      openedOn: '2019-07-01',
      monthsOperating2019: '6',
      grossReceipts2019: '300000',
      grossReceipts2020: '2021107.49',
      grossReceipts2021: '0',
      pppLoans: '32559.14',
      usesExpenseMethod: false,
      payrollCosts: '0.01',
      otherEligibleExpenses: '999.99',
    };
    const sets = whatWouldChange(answers, 'restaurant-revitalization');
    const found = sets.map((set) => set.map(({ question, to }) => `${question} ${textOf(to)}`));
    assert(found.some((set) => set.join() === 'monthsOperating2019 1.75'));
    assert(found.some((set) => set.join() === 'usesExpenseMethod true,payrollCosts 2053666.64'));
  });
});
