/** The two kinds of random rules, and how each is assessed. */

import fc from 'fast-check';
import { type AssessOptions, assessWith, changesWith } from '../../src/rules/assess.js';
import type { Answers, ProgramAssessment } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { partialAnswers, programs, smallBank } from './random-rules.js';
import { wildAnswers, wildBank, wildPrograms } from './wild-rules.js';

export interface KindOfRules {
  readonly name: string;
  readonly bank: readonly Question[];
  readonly programs: fc.Arbitrary<Program>;
  readonly answers: fc.Arbitrary<Answers>;
}

/** Rules as laws are written, of which everything can be settled exactly. */
export const lawful: KindOfRules = {
  name: 'random rules',
  bank: smallBank,
  programs,
  answers: partialAnswers,
};

/** Rules of any kind at all. */
export const wild: KindOfRules = {
  name: 'wild rules',
  bank: wildBank,
  programs: wildPrograms,
  answers: wildAnswers,
};

const bundleOf = (program: Program, questions: readonly Question[]) => ({
  programs: [program],
  questions,
  conflicts: [],
});

export const assessOne = (
  program: Program,
  bank: readonly Question[],
  answers: unknown,
  options: AssessOptions = {},
): ProgramAssessment =>
  assessWith(bundleOf(program, bank), answers, options).programs[0] as ProgramAssessment;

export const changesOne = (
  program: Program,
  bank: readonly Question[],
  answers: unknown,
  options: AssessOptions = {},
) => changesWith(bundleOf(program, bank), answers, program.id, options);
