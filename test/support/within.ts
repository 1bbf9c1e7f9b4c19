/** Whether one assessment allows no more than another. */

import assert from 'node:assert/strict';
import type { ProgramAssessment, Range } from '../../src/rules/assessment.js';
import { compare, fraction } from '../oracle/fraction.js';

export const within = (inner: Range, outer: Range): boolean =>
  compare(fraction(inner.low), fraction(outer.low)) >= 0 &&
  (outer.high === null ||
    (inner.high !== null && compare(fraction(inner.high), fraction(outer.high)) <= 0));

/** Fails unless everything `inner` allows is allowed by `outer` too. */
function assertWithin(inner: ProgramAssessment, outer: ProgramAssessment): void {
  if (outer.status !== 'undetermined') assert.equal(inner.status, outer.status);
  outer.criteria.forEach(({ id, status }, i) => {
    if (status !== 'unknown') assert.equal(inner.criteria[i]?.status, status, id);
  });
  outer.priorities.forEach(({ id, status }, i) => {
    if (status !== 'unknown') assert.equal(inner.priorities[i]?.status, status, id);
  });
  if (inner.award)
    assert(outer.award && within(inner.award.onAnyReading, outer.award.onAnyReading));
}

/** The same on the preferred readings, for two assessments with the same readings preferred. */
export function assertWithinPreferred(inner: ProgramAssessment, outer: ProgramAssessment): void {
  assertWithin(inner, outer);
  if (inner.award?.preferred) {
    assert(outer.award?.preferred && within(inner.award.preferred, outer.award.preferred));
  }
}

/** And no question is asked that was not asked before: so it is where all can be settled exactly. */
export function assertNarrower(inner: ProgramAssessment, outer: ProgramAssessment): void {
  assertWithinPreferred(inner, outer);
  const asked = inner.remaining.filter((id) => !outer.remaining.includes(id));
  assert.deepEqual(asked, [], 'remaining grew');
}
