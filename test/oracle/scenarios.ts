import { readFileSync } from 'node:fs';
import type { AwardRange } from './outcome.js';
import { oraclePrograms } from './oracle.js';

/** A number known to lie between two ends, both included. */
export interface Between {
  low: string | number;
  high: string | number;
}

/** Answers as a visitor leaves them: absent, null ("I don't know"), known, or a range. */
export type PartialAnswers = Record<string, boolean | string | number | null | Between>;

export interface Scenario {
  id: string;
  program: string;
  facts: string;
  answers: PartialAnswers;
  asOf?: string;
  parameters?: Record<string, string | null>;
  expect: {
    status: 'eligible' | 'ineligible' | 'undetermined';
    unmet: string[];
    because?: string[];
    award?: AwardRange | null;
    awardOnAnyReading?: AwardRange | null;
    priorities?: Record<string, boolean | string>;
    tight?: boolean;
  };
  derivation: string;
  source: string;
}

function read(program: string): Scenario[] {
  const url = new URL(`../data/scenarios/${program}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as Scenario[];
}

/** Every worked case, program by program. */
export const scenarios: readonly Scenario[] = oraclePrograms.flatMap(read);
