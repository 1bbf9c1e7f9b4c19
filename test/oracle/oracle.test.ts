import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bruteAssess, completions, programQuestions, seeded } from './brute.js';
import type { CompleteAnswers } from './brute.js';
import { fromSteps, interval } from './draw.js';
import { assessOracle } from './oracle.js';
import type { OracleAssessment } from './oracle.js';
import { isBetween, isListed } from './completions.js';
import { questionDomains } from './question-domains.js';
import { scenarios } from './scenarios.js';
import type { PartialAnswers, Scenario } from './scenarios.js';

/** Cases that leave open an answer which matters, on purpose. */
const INCOMPLETE = [
  'rrf-086', // 2020 receipts not known
  'x-04', // a settled exclusion with receipts blank
  'rrf-101', // ranges
  'rrf-102',
  'rrf-103', // own locations not known
  'rrf-105', // nothing answered but one
  'bsg-103',
  'hrg-111',
];

/** Everything open at the first value of its list or its low end, or at the last or high. */
function filled(partial: PartialAnswers, end: 'low' | 'high'): CompleteAnswers {
  const answers: CompleteAnswers = {};
  for (const [id, domain] of Object.entries(questionDomains)) {
    const value = partial[id];
    if (value !== undefined && value !== null && !isBetween(value)) {
      answers[id] = value;
    } else if (isListed(domain)) {
      answers[id] = domain.values.at(end === 'low' ? 0 : -1) ?? false;
    } else {
      const range = interval(domain, isBetween(value) ? value : null);
      answers[id] = fromSteps(domain, end === 'low' ? range.low : (range.high ?? 99_999_999n));
    }
  }
  return answers;
}

const assess = ({ program, asOf, parameters }: Scenario, answers: CompleteAnswers) =>
  assessOracle(program, { answers, asOf, parameters });

/** The two ends, and as many arbitrary completions as show up what two ends would miss. */
function fills(scenario: Scenario): CompleteAnswers[] {
  const list = [filled(scenario.answers, 'low'), filled(scenario.answers, 'high')];
  const more = completions(scenario.answers, seeded(7), programQuestions[scenario.program]);
  for (let i = 0; i < 60; i++) list.push(more.next().value);
  return list;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function dependsOnTheFill(scenario: Scenario): boolean {
  const results = fills(scenario).map((answers) => assess(scenario, answers));
  return results.some((result) => !same(result, results[0]));
}

function assertAsExpected({ expect }: Scenario, result: OracleAssessment): void {
  assert.equal(result.status, expect.status, 'status');
  assert.deepEqual([...result.unmet].sort(), [...expect.unmet].sort(), 'unmet');
  if (expect.because) assert.deepEqual(result.because, expect.because, 'because');
  if (expect.award !== undefined) assert.deepEqual(result.award, expect.award, 'award');
  if (expect.awardOnAnyReading !== undefined) {
    assert.deepEqual(result.awardOnAnyReading, expect.awardOnAnyReading, 'award on any reading');
  }
  for (const [id, value] of Object.entries(expect.priorities ?? {})) {
    assert.equal(result.priorities[id], value, id);
  }
}

test('exactly the listed cases leave open an answer that matters', () => {
  const incomplete = scenarios.filter(dependsOnTheFill).map(({ id }) => id);
  assert.deepEqual(incomplete.sort(), [...INCOMPLETE].sort());
});

for (const scenario of scenarios) {
  if (INCOMPLETE.includes(scenario.id)) {
    test(`${scenario.id} allows every completion: ${scenario.facts}`, () => {
      assertAllows(scenario);
    });
  } else {
    test(`${scenario.id} comes out as expected: ${scenario.facts}`, () => {
      for (const answers of fills(scenario)) assertAsExpected(scenario, assess(scenario, answers));
    });
  }
}

/** For partial answers, what completions show must lie within what the case expects. */
function assertAllows({ program, answers, asOf, parameters, expect }: Scenario): void {
  const seen = bruteAssess(program, answers, { samples: 2000, asOf, parameters });
  if (expect.status === 'undetermined') {
    assert.ok(seen.statuses.has('eligible') && seen.statuses.has('ineligible'));
  } else {
    assert.deepEqual([...seen.statuses], [expect.status]);
  }
  for (const [id, statuses] of Object.entries(seen.criteria)) {
    const alwaysUnmet = statuses.size === 1 && statuses.has('unmet');
    assert.equal(alwaysUnmet, expect.unmet.includes(id), id);
  }
  if (expect.award) {
    assert.deepEqual(seen.award, expect.award, 'no award is outside, and both ends are reached');
  }
  for (const [id, value] of Object.entries(expect.priorities ?? {})) {
    assert.deepEqual([...(seen.priorities[id] ?? [])], [value], id);
  }
}
