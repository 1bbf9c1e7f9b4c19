/**
 * The record of a screening: a JSON file that an adviser keeps, and that this or a later version opens
 * again. Its form is published as `record.schema.json`.
 */

import type { Answers, Assessment, Range, Status } from '../rules/assessment.js';
import { digestOf } from '../rules/digest.js';
import type { Program } from '../rules/program.js';
import type { Question } from '../rules/question.js';
import { type ParseProblem, parseAnswers } from '../screening.js';
import { VERSION } from '../version.js';

export interface ScreeningRecord {
  readonly format: typeof FORMAT;
  readonly formatVersion: 1;
  /** The version of this package. */
  readonly package: string;
  /** `YYYY-MM-DD`, as the page has it. */
  readonly savedOn: string;
  /** The date whose law was applied; null for the law as codified. */
  readonly asOf: string | null;
  readonly programs: readonly {
    readonly id: string;
    readonly version: string;
    readonly digest: string;
  }[];
  // Before the longest part, so that a file that was cut off still has them.
  readonly answers: Answers;
  readonly assessment: Assessment;
}

const FORMAT = 'eligibility-checker-record';

/** What a record or a link holds, as far as it can be read. */
export interface Found {
  readonly answers: Answers;
  readonly problems: readonly Pick<ParseProblem, 'question' | 'code'>[];
  /** Whether it is not whole: only what could be picked out of it was read. */
  readonly isDamaged?: boolean;
  /** The date whose law was applied, and the digests by program: unchecked. */
  readonly asOf?: unknown;
  readonly digests?: ReadonlyMap<unknown, unknown>;
  /** The results as they were, by program. */
  readonly results?: ReadonlyMap<unknown, Outcome>;
}

/** A result in short. */
export interface Outcome {
  readonly status: Status;
  readonly award: Range | null;
}

export const recordOf = (
  answers: Answers,
  assessment: Assessment,
  programs: readonly Program[],
  savedOn: string,
): ScreeningRecord => ({
  format: FORMAT,
  formatVersion: 1,
  package: VERSION,
  savedOn,
  asOf: assessment.asOf,
  programs: programs.map((program) => ({
    id: program.id,
    version: program.version,
    digest: digestOf(program),
  })),
  answers,
  assessment,
});

/** Much longer than any record; what is longer is not read at all. */
export const LONGEST_RECORD = 1_000_000;

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// What JSON made has nothing but its own members, even where one is named `__proto__`.
const memberOf = (data: unknown, name: string): unknown => (isData(data) ? data[name] : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads a record, whole or damaged, of this format or another that has answers. Never throws. */
export function readRecord(file: string, questions: readonly Question[]): Found {
  // A byte order mark is not JSON; zeros stand between the letters of UTF-16 that was taken for UTF-8.
  const text = file.slice(0, LONGEST_RECORD).replace(/^[\uFEFF\uFFFD]+|\0/g, '');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // Picked apart below.
  }
  const whole = memberOf(data, 'answers');
  const isDamaged = !isData(whole);
  return {
    ...parseAnswers(isDamaged ? pickAnswers(text, questions) : whole, questions),
    isDamaged,
    asOf: memberOf(data, 'asOf'),
    digests: new Map(
      listOf(memberOf(data, 'programs')).map((each) => [
        memberOf(each, 'id'),
        memberOf(each, 'digest'),
      ]),
    ),
    results: resultsOf(data),
  };
}

/** Answers picked out of a text that is no record: each known question with what comes after it. */
const pickAnswers = (text: string, questions: readonly Question[]): Data =>
  Object.fromEntries(
    questions.flatMap(({ id }) => {
      // What ends the value must be there: of a number that was cut off the rest is missing.
      const found = new RegExp(
        `"${id}"\\s*:\\s*(?:(true|false|null|[-+.\\deE]+|"[^"\\\\]*"|\\{[^{}]*\\})\\s*[,}])?`,
      ).exec(text);
      if (!found) return [];
      // A list is no answer, so that the question is named among the problems.
      let value: unknown = [];
      try {
        value = JSON.parse(found[1] ?? '');
      } catch {
        // It stays one.
      }
      return [[id, value]];
    }),
  );

const STATUSES: readonly unknown[] = ['eligible', 'ineligible', 'undetermined'] satisfies Status[];
const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,20}\.\d\d$/.test(value);

const resultsOf = (data: unknown): ReadonlyMap<unknown, Outcome> =>
  new Map(
    listOf(memberOf(memberOf(data, 'assessment'), 'programs')).flatMap((each) => {
      const status = memberOf(each, 'status');
      if (!STATUSES.includes(status)) return [];
      const range = memberOf(memberOf(each, 'award'), 'preferred');
      const [low, high] = [memberOf(range, 'low'), memberOf(range, 'high')];
      const award = isAmount(low) && (high === null || isAmount(high)) ? { low, high } : null;
      return [[memberOf(each, 'program'), { status: status as Status, award }] as const];
    }),
  );
