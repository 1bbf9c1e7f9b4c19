import assert from 'node:assert/strict';
import { assessOracle } from './oracle.js';
import type { OracleAssessment } from './oracle.js';
import type { Answers } from './outcome.js';
import { scenarios } from './scenarios.js';

export interface Expected {
  /** Default: eligible if nothing is said to be unmet. */
  status?: OracleAssessment['status'];
  unmet?: string[];
  /** An exact amount, the two ends, or null for no estimate. */
  award?: string | [string, string] | null;
  any?: string | [string, string] | null;
  criteria?: OracleAssessment['criteria'];
  priorities?: Record<string, boolean | string>;
}

interface Law {
  asOf?: string;
  parameters?: Record<string, string | null>;
  /** Readings to pin; the others are read as the law leaves them. */
  readings?: Record<string, string>;
}

function ends(award: NonNullable<Expected['award']>): { low: string; high: string } {
  const [low, high] = typeof award === 'string' ? [award, award] : award;
  return { low, high };
}

/** Checks one worked case of `program`, its answers changed, against a result found by hand. */
export function caseOf(program: string, scenario: string) {
  const found = scenarios.find(({ id }) => id === scenario);
  if (!found) throw new Error(`no such scenario: ${scenario}`);
  const base = found.answers as Answers;

  return (changes: Answers, expected: Expected, law: Law = {}): void => {
    const result = assessOracle(program, { ...law, answers: { ...base, ...changes } });
    const unmet = expected.unmet ?? [];
    const said = `${JSON.stringify(changes)} ${JSON.stringify(law)}`;
    const status = expected.status ?? (unmet.length > 0 ? 'ineligible' : 'eligible');
    assert.equal(result.status, status, said);
    assert.deepEqual([...result.unmet].sort(), [...unmet].sort(), said);
    const { award, any } = expected;
    if (award !== undefined) assert.deepEqual(result.award, award && ends(award), said);
    if (any !== undefined) assert.deepEqual(result.awardOnAnyReading, any && ends(any), said);
    for (const [id, value] of Object.entries(expected.criteria ?? {})) {
      assert.equal(result.criteria[id], value, `${id}: ${said}`);
    }
    for (const [id, value] of Object.entries(expected.priorities ?? {})) {
      assert.equal(result.priorities[id], value, `${id}: ${said}`);
    }
  };
}
