/** Whether an engine, given the rules in its own form, says what `assess` says. */

import type { ProgramAssessment } from '../../src/rules/assessment.js';
import type { CompleteAnswers, Engine, Outcome } from './engines/engine.js';

/** Floats carry cents, but not what is left of them after a division. */
const A_CENT = 0.01;

const isNear = (one: number | string, other: number | string | null): boolean =>
  typeof one === 'string'
    ? one === other
    : Math.abs(one - Number(other)) <= A_CENT + Math.abs(one) * 1e-12;

function isSame({ criteria, award }: Outcome, expected: ProgramAssessment): boolean {
  const range = expected.award?.preferred ?? null;
  return (
    criteria.length === expected.criteria.length &&
    expected.criteria.every(({ status }, i) => status === criteria[i]) &&
    (range === null || award === null
      ? range === award
      : isNear(award.low, range.low) && isNear(award.high, range.high))
  );
}

/**
 * Puts every case to the engine and to `assess`, which must hold the readings at the same options.
 * @throws {Error} with the first case on which they differ, and what both say
 */
export async function checkAgreement<I>(
  name: string,
  engine: Engine<I>,
  cases: readonly CompleteAnswers[],
  assess: (answers: CompleteAnswers) => ProgramAssessment,
): Promise<void> {
  for (const answers of cases) {
    const expected = assess(answers);
    const outcome = await engine.run(engine.input(answers));
    if (isSame(outcome, expected)) continue;
    const criteria = expected.criteria.map(({ status }) => status);
    const said = JSON.stringify({ criteria, award: expected.award?.preferred ?? null });
    throw new Error(
      `${name} says ${JSON.stringify(outcome)}, not ${said}, of ${JSON.stringify(answers)}`,
    );
  }
}
