import type { Citation } from './program.js';

/** Plain JSON answers by question id; see `parseAnswers` for the forms. */
export type AnswerValue =
  | null
  | boolean
  | string
  | number
  | { readonly low: string | number; readonly high: string | number };
export type Answers = Readonly<Record<string, AnswerValue>>;

export type Status = 'eligible' | 'ineligible' | 'undetermined';
export type CriterionStatus = 'met' | 'unmet' | 'unknown' | 'not-applicable';
/** Why something is not settled. */
export type Cause = 'answers' | 'law' | 'agency';

/** Decimal strings with two places; `high` null where no upper limit is known yet. */
export interface Range {
  readonly low: string;
  readonly high: string | null;
}

export interface CriterionResult {
  readonly id: string;
  readonly status: CriterionStatus;
  readonly because: readonly Cause[];
  readonly agencyDecides: boolean;
  readonly citations: readonly Citation[];
  /** The questions it turned on, in authored order. */
  readonly questions: readonly string[];
}

/** An answer that would have to be different. */
export interface Change {
  readonly question: string;
  /** The nearest answer that would do; where several are as near, the first of them. */
  readonly to: AnswerValue;
  /** For a number or date: every lesser (earlier) or every greater (later) one would do as well. */
  readonly beyond: 'less' | 'more' | null;
  /** A fact that nobody can change any more. */
  readonly settledFact: boolean;
}

/** Where a number of a sum comes from. */
export type Origin =
  | { readonly origin: 'answer'; readonly question: string }
  | { readonly origin: 'law'; readonly constant: string; readonly citation: Citation }
  | { readonly origin: 'parameter'; readonly parameter: string }
  | { readonly origin: 'step'; readonly step: string }
  | { readonly origin: 'arithmetic' };

export type StepUnit = 'money' | 'percent' | 'integer' | 'months' | 'number';

export interface StepTerm {
  /** How the term enters: `min` and `max` take the least or greatest of all the terms. */
  readonly operation: 'start' | 'add' | 'subtract' | 'multiply' | 'divide' | 'min' | 'max';
  readonly from: Origin;
  readonly unit: StepUnit;
  /** Unrounded ends as decimal strings (a repeating fraction is cut after eight places). */
  readonly low: string;
  readonly high: string | null;
}

/** One line of "how it is worked out": a named value and what it is made of. */
export interface Step {
  readonly id: string;
  readonly unit: StepUnit;
  readonly terms: readonly StepTerm[];
  readonly low: string;
  readonly high: string | null;
}

export interface AwardResult {
  readonly preferred: Range | null;
  readonly onAnyReading: Range;
  readonly tight: boolean;
  /** Names of the values that cap the award, in any completion of the answers. */
  readonly limitedBy: readonly string[];
  /** Ends with the step `award`: the amount before it is rounded. */
  readonly steps: readonly Step[];
}

export interface PriorityResult {
  readonly id: string;
  readonly status: 'yes' | 'no' | 'unknown';
  readonly category?: string;
}

export interface ReadingResult {
  readonly reading: string;
  readonly option: string;
  readonly preferred: boolean;
  readonly status: Status;
  readonly award: Range | null;
}

export interface ProgramAssessment {
  readonly program: string;
  readonly status: Status;
  readonly because: readonly Cause[];
  readonly criteria: readonly CriterionResult[];
  readonly award: AwardResult | null;
  readonly priorities: readonly PriorityResult[];
  readonly readings: readonly ReadingResult[];
  readonly remaining: readonly string[];
  /** Of the remaining questions not asked yet, the one that settles most. */
  readonly mostUseful: string | null;
  readonly optional: readonly string[];
}

export interface Assessment {
  /** The date whose law was applied; null for the law as codified. */
  readonly asOf: string | null;
  readonly remaining: readonly string[];
  /** Of the remaining questions not asked yet, the one that settles most in all programs. */
  readonly mostUseful: string | null;
  readonly optional: readonly string[];
  readonly conflicts: readonly { readonly questions: readonly string[]; readonly code: string }[];
  readonly programs: readonly ProgramAssessment[];
}
