/**
 * The `eligibility-checker/rules` entry: the rules core, applied to the bundled programs unless
 * others are given. No DOM, no clock, no locale.
 */

import { conflicts, programs, questions } from './programs/index.js';
import type { Answers, Assessment, Change } from './rules/assessment.js';
import {
  type AssessOptions,
  type Bundle,
  assessWith,
  changesWith,
  readSafely,
} from './rules/assess.js';
import { type ParsedAnswers, parse } from './rules/parse-answers.js';
import type { Program } from './rules/program.js';
import type { Question } from './rules/question.js';

export interface ScreeningOptions extends AssessOptions {
  /** Default: the bundled programs, in their order. */
  readonly programs?: readonly Program[];
}

function bundleOf(options: ScreeningOptions | null | undefined): Bundle {
  const given = readSafely(options, 'programs');
  return {
    programs: Array.isArray(given) ? (given as readonly Program[]) : programs,
    questions,
    conflicts,
  };
}

/**
 * Assesses answers against programs: status, criteria, award range, priorities, readings and the
 * questions that can still change any of them. Answers that `parseAnswers` would refuse count as not
 * given. Never throws; plain JSON comes back, money as decimal strings with two places.
 */
export function assess(answers: Answers, options?: ScreeningOptions | null): Assessment {
  return assessWith(bundleOf(options), answers, options);
}

/** The first remaining question that was not asked yet ("I don't know" is not asked again), or null. */
export function nextQuestion(answers: Answers, options?: ScreeningOptions | null): string | null {
  const { answers: given } = parse(answers, questions);
  return assess(given, options).remaining.find((id) => !(id in given)) ?? null;
}

/**
 * The smallest sets of answers (at most three each) that would make an ineligible program eligible,
 * with the nearest value for numbers and dates. Facts that cannot change are offered only where
 * nothing else works. Empty where the program is not ineligible, or nothing of the kind would do.
 */
export function whatWouldChange(
  answers: Answers,
  programId: string,
  options?: ScreeningOptions | null,
): readonly (readonly Change[])[] {
  return changesWith(bundleOf(options), answers, programId, options).toPass;
}

/**
 * The margin of an eligible program: for each answer that alone could lose it, the nearest answer with
 * which it would not be (certainly) eligible. Empty where the program is not eligible.
 */
export function whatWouldLose(
  answers: Answers,
  programId: string,
  options?: ScreeningOptions | null,
): readonly Change[] {
  return changesWith(bundleOf(options), answers, programId, options).toFail;
}

/**
 * Validates untrusted answers (a restored file, a share link, host code).
 * @returns the good answers as given, and a problem for everything else; never throws
 */
export function parseAnswers(input: unknown, bank: readonly Question[] = questions): ParsedAnswers {
  const { answers, problems } = parse(input, bank);
  return { answers, problems };
}

export type {
  Answers,
  AnswerValue,
  Assessment,
  AwardResult,
  Cause,
  Change,
  CriterionResult,
  CriterionStatus,
  PriorityResult,
  ProgramAssessment,
  Range,
  ReadingResult,
  Status,
  Step,
  StepTerm,
} from './rules/assessment.js';
export type { ParsedAnswers, ParseProblem } from './rules/parse-answers.js';
export type {
  Award,
  Citation,
  Criterion,
  Note,
  Parameter,
  Priority,
  Program,
  ProgramDate,
  Reading,
  Source,
} from './rules/program.js';
export type {
  BooleanQuestion,
  ChoiceQuestion,
  Conflict,
  DateQuestion,
  NumberQuestion,
  Question,
} from './rules/question.js';
