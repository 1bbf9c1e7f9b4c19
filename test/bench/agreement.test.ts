import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { programs, questions } from '../../src/programs/index.js';
import type { ProgramAssessment } from '../../src/rules/assessment.js';
import { assess } from '../../src/screening.js';
import { completions } from '../oracle/completions.js';
import { seeded } from '../oracle/random.js';
import { scenarios } from '../oracle/scenarios.js';
import { checkAgreement } from './agreement.js';
import { completeCases, questionsOf } from './cases.js';
import { enterAll } from './comparison.js';
import type { CompleteAnswers, Engine } from './engines/engine.js';
import { plainRestaurant } from './engines/plain-restaurant.js';
import { pinsOf } from './rule-form.js';

const DRAWN = 300;

for (const program of programs) {
  const own = scenarios.filter((scenario) => scenario.program === program.id);
  const asked = questionsOf([program], questions);
  const expected = (answers: CompleteAnswers) =>
    assess(answers, { programs: [program], readings: pinsOf(program) })
      .programs[0] as ProgramAssessment;

  describe(`the rules of ${program.id} in the form of other engines`, () => {
    const worked = completeCases(own, asked);
    const endless = completions(
      {},
      seeded(4),
      asked.map(({ id }) => id),
    );
    const drawn = Array.from({ length: DRAWN }, () => endless.next().value);
    const check = async <I>(name: string, engine: Engine<I>) => {
      await checkAgreement(name, engine, worked, expected);
      await checkAgreement(name, engine, drawn, expected);
      return name;
    };

    it('give the statuses and the award that assess gives, whatever is answered', async () => {
      assert.ok(own.length > 0);
      assert.deepEqual(await enterAll(program, check), [
        'json-logic-js',
        'json-rules-engine',
        'publicodes',
      ]);
    });

    it('are held against cases of every status, with an award and without', () => {
      const results = [...worked, ...drawn].map(expected);
      assert.deepEqual(
        new Set(results.map(({ status }) => status)),
        new Set(['eligible', 'ineligible']),
      );
    });

    if (program.id === 'restaurant-revitalization') {
      it('are what the function written by hand computes', async () => {
        await check('the function', plainRestaurant);
      });
    }
  });
}

describe('an engine that does not agree', () => {
  it('is not timed: the difference is reported', async () => {
    const [program] = programs;
    assert.ok(program);
    const [answers] = completeCases(scenarios, questions);
    const wrong: Engine<CompleteAnswers> = {
      input: (given) => given,
      run: () => ({ criteria: [], award: null }),
    };
    await assert.rejects(
      checkAgreement(
        'a wrong engine',
        wrong,
        [answers as CompleteAnswers],
        (given) => assess(given, { programs: [program] }).programs[0] as ProgramAssessment,
      ),
      /a wrong engine says/,
    );
  });
});
