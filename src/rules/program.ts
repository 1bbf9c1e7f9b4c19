import type { NumberUnit, Numeric, Truth } from './expression.js';

/**
 * A place in the law. `id` names the paraphrase in the program's words; `source` one of the
 * program's sources; `pinpoint` is written as lawyers write it, e.g. `§ 9009c(a)(4)(C)(i)(II)`.
 */
export interface Citation {
  readonly id: string;
  readonly source: string;
  readonly pinpoint: string;
}

export interface Source {
  readonly id: string;
  /** An official text where there is one. */
  readonly url: string;
}

export interface Criterion {
  readonly id: string;
  /** Absent: it applies to every applicant. Where it is false the criterion is not applicable. */
  readonly applies?: Truth;
  readonly met: Truth;
  readonly citations: readonly Citation[];
}

/**
 * The amount if eligible. An exact grant has the same `low` and `high`; an "up to" grant starts
 * at zero. Rounds once, at the end, to cents.
 */
export interface Award {
  readonly low: Numeric;
  readonly high: Numeric;
  /** Where it is false no amount can be estimated. */
  readonly estimable?: Truth;
  readonly rounding: 'half-up' | 'down';
  readonly citations: readonly Citation[];
}

export interface Priority {
  readonly id: string;
  readonly met: Truth;
  /** The share a priority falls under; the first whose condition holds. */
  readonly categories?: readonly { readonly id: string; readonly when: Truth }[];
  readonly citations: readonly Citation[];
}

export interface Reading {
  readonly id: string;
  readonly options: readonly string[];
  /** The option that decides; null where none is preferred and the law stays open. */
  readonly preferred: string | null;
  readonly citations: readonly Citation[];
}

export interface Parameter {
  readonly id: string;
  readonly unit: NumberUnit;
  /** A decimal string; null where there is no value, and so no estimate. */
  readonly value: string | null;
  readonly citations: readonly Citation[];
}

/** A line of text shown with the program; its words are the program's, under the same id. */
export interface Note {
  readonly id: string;
  /** Who gives one of these answers and does not qualify is told this at once. */
  readonly instead?: { readonly question: string; readonly options: readonly string[] };
  readonly citations: readonly Citation[];
}

export interface ProgramDate {
  readonly id: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` where only the month is known. */
  readonly date: string;
  readonly citations: readonly Citation[];
}

/** One grant program (one track of it), as data. */
export interface Program {
  readonly id: string;
  readonly version: string;
  /** All bundled programs are closed; `since` is when (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`). */
  readonly closed: { readonly since: string; readonly citations: readonly Citation[] };
  readonly sources: readonly Source[];
  readonly criteria: readonly Criterion[];
  readonly award: Award;
  readonly priorities: readonly Priority[];
  readonly readings: readonly Reading[];
  readonly parameters: readonly Parameter[];
  readonly dates: readonly ProgramDate[];
  readonly uses: readonly Note[];
  readonly certifications: readonly Note[];
  readonly duties: readonly Note[];
  readonly documents: readonly Note[];
  readonly information: readonly Note[];
}
