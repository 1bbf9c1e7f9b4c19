/** What would lose a bundled program that is within reach: on every worked case, and random answers. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { whatWouldLose } from '../../src/screening.js';
import {
  type Case,
  applied,
  assertChange,
  assertComplete,
  isLost,
  onRandom,
  onScenarios,
  statusOf,
} from '../support/change-cases.js';
import { runs } from '../support/runs.js';
import { scenarios } from '../support/scenarios.js';

function checkLose(at: Case): void {
  const { program, answers, options } = at;
  const changes = whatWouldLose(answers, program.id, options);
  if (statusOf(at, answers) !== 'eligible') assert.deepEqual(changes, []);
  for (const change of changes) {
    assert.notEqual(statusOf(at, applied(answers, [change])), 'eligible');
    assertChange(at, change, [], isLost);
  }
}

function checkEveryLoss(at: Case): void {
  if (statusOf(at, at.answers) !== 'eligible') return;
  const changes = whatWouldLose(at.answers, at.program.id, at.options);
  assertComplete(
    at,
    changes.map(({ question }) => question),
    isLost,
  );
}

describe('on the bundled programs, what would lose', () => {
  const { numRuns, seed } = runs(60);

  it('every worked case: each is the nearest that ends eligibility', () => {
    onScenarios(seed + 17, checkLose);
  });

  it('every worked case: an answer that alone would end it is offered', () => {
    onScenarios(seed + 18, checkEveryLoss);
  });

  it('random answers: each is the nearest that ends eligibility', () => {
    onRandom(seed + 19, numRuns, 'eligible', checkLose);
  });

  it('random answers: an answer that alone would end it is offered', () => {
    onRandom(seed + 20, numRuns, 'eligible', checkEveryLoss);
  });

  it('the nearest number of months is found, where an amount is divided by it', () => {
    // 12 × 300,000 ÷ 7.49 months, less 480,000, is below the least award of 1,000.
    const answers = scenarios.find(({ id }) => id === 'rrf-053')?.answers ?? {};
    const changes = whatWouldLose(answers, 'restaurant-revitalization');
    const months = changes.find(({ question }) => question === 'monthsOperating2019');
    assert.equal(months?.to, '7.49');
    assert.equal(months.beyond, 'more');
  });
});
