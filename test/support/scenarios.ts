import { readFileSync, readdirSync } from 'node:fs';
import type { Answers, Range, Status } from '../../src/rules/assessment.js';

/** A worked case: facts, the answers that state them, and what the law gives. */
export interface Scenario {
  readonly id: string;
  readonly program: string;
  readonly facts: string;
  readonly answers: Answers;
  readonly asOf?: string;
  readonly parameters?: Readonly<Record<string, string | null>>;
  readonly expect: {
    readonly status: Status;
    readonly unmet: readonly string[];
    readonly because?: readonly string[];
    readonly award?: Range | null;
    readonly awardOnAnyReading?: Range;
    readonly tight?: boolean;
    readonly priorities?: Readonly<Record<string, boolean | string>>;
  };
}

const folder = new URL('../data/scenarios/', import.meta.url);

export const scenarios: readonly Scenario[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Scenario[]);
