import { fraction } from './fraction.js';
import type { Fraction } from './fraction.js';

export type Answer = boolean | string | number;
export type Answers = Readonly<Record<string, Answer>>;

export interface OracleInput {
  answers: Answers;
  /** `YYYY-MM-DD`; absent: the law as codified. */
  asOf?: string | undefined;
  /** Every reading of the program, pinned: reading id → option id. */
  readings: Readonly<Record<string, string>>;
  /** Parameter id → decimal string, or null for "no value". */
  parameters?: Readonly<Record<string, string | null>> | undefined;
}

export type Status = 'met' | 'unmet' | 'not-applicable';

export interface AwardRange {
  low: string;
  high: string;
}

export interface OracleOutcome {
  status: 'eligible' | 'ineligible';
  criteria: Record<string, Status>;
  /** The amount if eligible; null if ineligible, or if no amount can be estimated. */
  award: AwardRange | null;
  /** What the answers say, whether or not the applicant is eligible. */
  priorities: Record<string, boolean | string>;
}

export const met = (condition: boolean): Status => (condition ? 'met' : 'unmet');

/** Applies a criterion only in the branch it belongs to. */
export const when = (applies: boolean, condition: () => boolean): Status =>
  applies ? met(condition()) : 'not-applicable';

export function outcome(
  criteria: Record<string, Status>,
  award: () => AwardRange | null,
  priorities: Record<string, boolean | string>,
): OracleOutcome {
  const eligible = !Object.values(criteria).includes('unmet');
  return {
    status: eligible ? 'eligible' : 'ineligible',
    criteria,
    award: eligible ? award() : null,
    priorities,
  };
}

/** Typed access to complete answers; throws when one that the law asks for is missing. */
export interface Reader {
  yes(id: string): boolean;
  text(id: string): string;
  number(id: string): Fraction;
  /** The option that the reading is pinned to. */
  reading(id: string): string;
}

export function reader({ answers, readings }: OracleInput): Reader {
  function get(id: string): Answer {
    const value = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (value === undefined) throw new Error(`the answers lack ${id}`);
    return value;
  }
  return {
    yes(id) {
      const value = get(id);
      if (typeof value !== 'boolean') throw new Error(`${id} is not yes or no`);
      return value;
    },
    text(id) {
      const value = get(id);
      if (typeof value !== 'string') throw new Error(`${id} is not text`);
      return value;
    },
    number(id) {
      const value = get(id);
      if (typeof value === 'boolean') throw new Error(`${id} is not a number`);
      return fraction(value);
    },
    reading(id) {
      const option = readings[id];
      if (option === undefined) throw new Error(`the reading ${id} is not pinned`);
      return option;
    },
  };
}

/** Day the business opened. A business that is not open yet comes after every date. */
export interface Opening {
  readonly notOpen: boolean;
  onOrBefore(date: string): boolean;
  between(first: string, last: string): boolean;
  onOrAfter(date: string): boolean;
}

export function opening(openedOn: string): Opening {
  const notOpen = openedOn === 'not-open';
  return {
    notOpen,
    onOrBefore: (date) => !notOpen && openedOn <= date,
    between: (first, last) => !notOpen && openedOn >= first && openedOn <= last,
    onOrAfter: (date) => notOpen || openedOn >= date,
  };
}
