/** What is measured: each suite is a table of the report, and its contestants are compared. */

import { defineProgram } from '../../src/programs/define-program.js';
import { programs, questions } from '../../src/programs/index.js';
import type { Answers, Assessment } from '../../src/rules/assessment.js';
import { assessWith } from '../../src/rules/assess.js';
import type { Program } from '../../src/rules/program.js';
import { assess } from '../../src/screening.js';
import {
  type WorkedCase,
  completeCases,
  knowing,
  knownStates,
  questionsOf,
  spread,
} from './cases.js';
import { contestantsOn } from './comparison.js';
import { type Contestant, type Measured, type Settings, measure } from './measure.js';
import { programOfQuestions } from './synthetic.js';

type Suite = (worked: readonly WorkedCase[]) => readonly Contestant[] | Promise<Contestant[]>;

/** So many cases keep a pass short where an assessment is dear. */
const SOME = 24;
const FEW = 4;

const weightOf = ({ programs, remaining }: Assessment): number =>
  programs.length + remaining.length;

const passOf = (cases: readonly Answers[], run: (answers: Answers) => Assessment) => () =>
  cases.reduce((sum, answers) => sum + weightOf(run(answers)), 0);

const workedFor = (worked: readonly WorkedCase[], some: readonly Program[]): WorkedCase[] =>
  worked.filter(({ program }) => some.some(({ id }) => id === program));

/** Everything, half and nothing known of some programs. */
const known =
  (some: readonly Program[]): Suite =>
  (worked) => {
    const own = workedFor(worked, some);
    const cases = spread(completeCases(own, questionsOf(some, questions)), SOME);
    return knownStates.map((state) => {
      const answers = knowing(state, cases);
      const run = (each: Answers) => assess(each, { programs: some });
      return { name: state, assessments: answers.length, pass: passOf(answers, run) };
    });
  };

/** Copies share no node with the original, as programs of different laws share none. */
const copiesOf = (originals: readonly Program[], count: number): Program[] =>
  Array.from({ length: count }, (_, i) => {
    const original = originals[i % originals.length] as Program;
    return defineProgram({ ...structuredClone(original), id: `${original.id}-${i}` });
  });

/** The places to cut `count` copies from, so that each of four programs is met equally often. */
const startsOf = (count: number) =>
  count % 4 === 0 ? [0] : count % 2 === 0 ? [0, 2] : [0, 1, 2, 3];

const manyPrograms: Suite = (worked) => {
  const counts = [1, 10, 100];
  const copies = copiesOf(programs, Math.max(...counts));
  const cases = spread(completeCases(worked, questionsOf(programs, questions)), FEW);
  return knownStates.flatMap((state) =>
    counts.map((count) => {
      const answers = knowing(state, cases);
      const passes = startsOf(count).map((start) => {
        const options = { programs: copies.slice(start, start + count) };
        return passOf(answers, (each) => assess(each, options));
      });
      return {
        name: `${state} ${count}`,
        assessments: answers.length * passes.length,
        pass: () => passes.reduce((sum, pass) => sum + pass(), 0),
      };
    }),
  );
};

const manyQuestions: Suite = () =>
  knownStates.flatMap((state) =>
    [10, 30, 100, 300].map((count) => {
      const { program, questions: bank, cases } = programOfQuestions(count);
      const bundle = { programs: [program], questions: bank, conflicts: [] };
      const answers = knowing(state, spread(cases, FEW));
      const run = (each: Answers) => assessWith(bundle, each);
      return { name: `${state} ${count}`, assessments: answers.length, pass: passOf(answers, run) };
    }),
  );

const suites: Readonly<Record<string, Suite>> = {
  ...Object.fromEntries(programs.map((program) => [`known ${program.id}`, known([program])])),
  'known all four': known(programs),
  ...contestantsOn,
  programs: manyPrograms,
  questions: manyQuestions,
};

export const suiteNames: readonly string[] = Object.keys(suites);

/**
 * @param worked the scenarios of the tests
 * @throws {Error} where an engine that is compared does not agree with `assess`
 */
export async function runSuite(
  name: string,
  worked: readonly WorkedCase[],
  settings: Settings,
): Promise<Measured[]> {
  const suite = suites[name];
  if (!suite) throw new Error(`There is no suite "${name}".`);
  return measure(await suite(worked), settings);
}
