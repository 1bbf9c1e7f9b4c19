/** What a completion comes to, by the plain interpreter and by the evaluator itself. */

import { type Bundle, assessWith } from '../../src/rules/assess.js';
import type { ProgramAssessment } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { toCents } from '../oracle/fraction.js';
import { interpretProgram } from '../support/interpret.js';
import type { Completion } from './search.js';
import type { Setting } from './setting.js';

/** Status, award and priorities: nothing but "no" for those who do not pass. */
export function toldOf({ program }: Setting, { answers, pins }: Completion): string {
  const { passes, award, priorities } = interpretProgram(program, answers, pins);
  const { rounding } = program.award;
  const amounts = award && [award.low, award.high].map((end) => toCents(end, rounding));
  return passes ? JSON.stringify([amounts, priorities]) : 'no';
}

/** The criteria, too. */
export function allToldOf(setting: Setting, completion: Completion): string {
  const { criteria } = interpretProgram(setting.program, completion.answers, completion.pins);
  return JSON.stringify([criteria, toldOf(setting, completion)]);
}

export function assessed(
  program: Program,
  { questions }: Bundle,
  { asOf, parameters }: Setting,
  { answers, pins }: Partial<Completion>,
): ProgramAssessment {
  const bundle = { programs: [program], questions, conflicts: [] };
  const options = { asOf, parameters, ...(pins && { readings: pins }) };
  return assessWith(bundle, answers ?? {}, options).programs[0] as ProgramAssessment;
}

/** What the evaluator says of a completion, as `toldOf` does. */
export function toldByEvaluator(...of: Parameters<typeof assessed>): string {
  const { status, award, priorities } = assessed(...of);
  return status === 'eligible' ? JSON.stringify([award?.preferred ?? null, priorities]) : status;
}

export function allToldByEvaluator(...of: Parameters<typeof assessed>): string {
  const criteria = assessed(...of).criteria.map(({ status }) => status);
  return JSON.stringify([criteria, toldByEvaluator(...of)]);
}
