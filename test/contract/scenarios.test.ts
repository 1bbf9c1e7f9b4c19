import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { programs } from '../../src/programs/index.js';
import { assess } from '../../src/screening.js';
import type { PriorityResult, ProgramAssessment } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { type Scenario, scenarios } from '../support/scenarios.js';

const optionsOf = ({ asOf, parameters }: Scenario) => ({
  ...(asOf !== undefined && { asOf }),
  ...(parameters !== undefined && { parameters }),
});

const resultOf = (scenario: Scenario, from: readonly Program[] = programs): ProgramAssessment => {
  const { programs: results } = assess(scenario.answers, {
    ...optionsOf(scenario),
    programs: from,
  });
  return results.find(({ program }) => program === scenario.program) as ProgramAssessment;
};

const priorityValue = ({ status, category }: PriorityResult): unknown =>
  status === 'unknown' ? status : status === 'yes' && (category ?? true);

for (const track of new Set(scenarios.map(({ program }) => program))) {
  describe(`scenarios of ${track}`, () => {
    for (const scenario of scenarios.filter(({ program }) => program === track)) {
      const { expect } = scenario;
      it(`${scenario.id}: ${scenario.facts}`, () => {
        const result = resultOf(scenario);
        const unmet = result.criteria
          .filter(({ status }) => status === 'unmet')
          .map(({ id }) => id);
        assert.equal(result.status, expect.status);
        assert.deepEqual(new Set(unmet), new Set(expect.unmet));
        if (expect.because) assert.deepEqual(result.because, expect.because);
        if (expect.award !== undefined) {
          assert.deepEqual(result.award?.preferred ?? null, expect.award);
        }
        if (expect.awardOnAnyReading) {
          assert.deepEqual(result.award?.onAnyReading, expect.awardOnAnyReading);
        }
        if (expect.tight !== undefined) assert.equal(result.award?.tight, expect.tight);
        for (const [id, value] of Object.entries(expect.priorities ?? {})) {
          const priority = result.priorities.find((each) => each.id === id);
          assert.deepEqual(priority && priorityValue(priority), value, id);
        }
      });
    }
  });
}

describe('programs as data', () => {
  const copies = JSON.parse(JSON.stringify(programs)) as Program[];

  it('assess a JSON copy exactly like the original, on every scenario', () => {
    for (const scenario of scenarios) {
      assert.deepEqual(resultOf(scenario, copies), resultOf(scenario), scenario.id);
    }
  });

  it('give the same assessment whatever the order of the answers', () => {
    for (const scenario of scenarios) {
      const reversed = Object.fromEntries(Object.entries(scenario.answers).reverse());
      assert.deepEqual(
        resultOf({ ...scenario, answers: reversed }),
        resultOf(scenario),
        scenario.id,
      );
    }
  });

  it('claim a tight range for every scenario that has one', () => {
    for (const scenario of scenarios) {
      const { award } = resultOf(scenario);
      if (award?.preferred) assert.equal(award.tight, true, scenario.id);
    }
  });

  it('return plain JSON', () => {
    for (const scenario of scenarios) {
      const assessment = assess(scenario.answers, optionsOf(scenario));
      assert.deepEqual(JSON.parse(JSON.stringify(assessment)), assessment, scenario.id);
    }
  });
});
