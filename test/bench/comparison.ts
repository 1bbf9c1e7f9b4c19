/** This package and other engines on the same rules, with everything known. */

import { programs, questions } from '../../src/programs/index.js';
import type { ProgramAssessment } from '../../src/rules/assessment.js';
import { type Bundle, assessWith } from '../../src/rules/assess.js';
import type { Program } from '../../src/rules/program.js';
import { assess } from '../../src/screening.js';
import { checkAgreement } from './agreement.js';
import { type WorkedCase, completeCases, questionsOf } from './cases.js';
import type { CompleteAnswers, Engine, Outcome } from './engines/engine.js';
import { jsonLogicEngine } from './engines/json-logic.js';
import { jsonRulesEngine } from './engines/json-rules-engine.js';
import { plainConditions } from './engines/plain-conditions.js';
import { plainRestaurant } from './engines/plain-restaurant.js';
import { publicodesEngine } from './engines/publicodes.js';
import type { Contestant } from './measure.js';
import { pinsOf, ruleFormOf } from './rule-form.js';
import { twentyFiveConditions } from './synthetic.js';

type Assess = (answers: CompleteAnswers) => ProgramAssessment;

/** Everything that `assess` says of one program, whatever the law can be read to say. */
const fullOf =
  (program: Program): Assess =>
  (answers) =>
    assess(answers, { programs: [program] }).programs[0] as ProgramAssessment;

/** What the other engines are asked: one reading of the law, no priorities. */
const sameOf = (program: Program): Assess => {
  const options = { programs: [{ ...program, priorities: [] }], readings: pinsOf(program) };
  return (answers) => assess(answers, options).programs[0] as ProgramAssessment;
};

/** Takes engines of whatever input. */
type Enter<R> = <I>(name: string, engine: Engine<I>) => Promise<R>;

/** Engines become contestants once they have agreed with `assess` on every case. */
const entering =
  (cases: readonly CompleteAnswers[], expected: Assess): Enter<Contestant> =>
  async (name, engine) => {
    await checkAgreement(name, engine, cases, expected);
    const inputs = cases.map((answers) => engine.input(answers));
    const { run } = engine;
    const pass = () =>
      inputs.reduce((sum, input) => sum + (run(input) as Outcome).criteria.length, 0);
    const waitingPass = async () => {
      let sum = 0;
      for (const input of inputs) sum += (await run(input)).criteria.length;
      return sum;
    };
    return { name, assessments: inputs.length, pass: engine.waits ? waitingPass : pass };
  };

const ours = (name: string, cases: readonly CompleteAnswers[], run: Assess): Contestant => ({
  name,
  assessments: cases.length,
  pass: () => cases.reduce((sum, answers) => sum + run(answers).criteria.length, 0),
});

/** The other engines, each with the rules of a program in its own form. */
export async function enterAll<R>(program: Program, enter: Enter<R>): Promise<R[]> {
  const form = ruleFormOf(program);
  return [
    await enter('json-logic-js', jsonLogicEngine(form)),
    await enter('json-rules-engine', jsonRulesEngine(form)),
    await enter('publicodes', publicodesEngine(form)),
  ];
}

const bundled =
  (id: string, plain?: Engine<CompleteAnswers>) => async (worked: readonly WorkedCase[]) => {
    const program = programs.find((each) => each.id === id) as Program;
    const own = worked.filter((each) => each.program === id);
    const cases = completeCases(own, questionsOf([program], questions));
    const same = sameOf(program);
    const enter = entering(cases, same);
    return [
      ours('full', cases, fullOf(program)),
      ours('same', cases, same),
      ...(await enterAll(program, enter)),
      ...(plain ? [await enter('plain', plain)] : []),
    ];
  };

async function conditions(): Promise<Contestant[]> {
  const { program, questions: bank, cases } = twentyFiveConditions();
  const bundle: Bundle = { programs: [program], questions: bank, conflicts: [] };
  const run: Assess = (answers) => assessWith(bundle, answers).programs[0] as ProgramAssessment;
  const enter = entering(cases, run);
  return [
    ours('full', cases, run),
    ...(await enterAll(program, enter)),
    await enter('plain', plainConditions),
  ];
}

export const contestantsOn = {
  'engines restaurant-revitalization': bundled('restaurant-revitalization', plainRestaurant),
  'engines dc-business-support': bundled('dc-business-support'),
  'engines 25 conditions': conditions,
};
