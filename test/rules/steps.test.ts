/**
 * "How it is worked out", held against itself: each line must come to what its terms come to, and
 * each term to what was answered, set or fixed by the law.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { programs, questions } from '../../src/programs/index.js';
import type { AwardResult, Step, StepTerm } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { assess } from '../../src/screening.js';
import {
  type Fraction,
  add,
  compare,
  divide,
  fraction,
  greatest,
  multiply,
  smallest,
  subtract,
  toCents,
} from '../oracle/fraction.js';
import { nodesOf, ofKind } from '../programs/walk.js';
import { type Scenario, scenarios } from '../support/scenarios.js';

const join = { add, subtract, multiply, divide, min: smallest, max: greatest } as const;

/** What the terms of a line come to, where each is known. */
function worked(terms: readonly StepTerm[]): Fraction | null {
  if (terms.length === 0 || terms.some(({ low, high }) => low !== high)) return null;
  const [first, ...rest] = terms as readonly [StepTerm, ...StepTerm[]];
  assert.equal(first.operation, 'start');
  return rest.reduce<Fraction>((total, { operation, low }) => {
    assert.notEqual(operation, 'start');
    return join[operation as keyof typeof join](total, fraction(low));
  }, fraction(first.low));
}

/** Texts are cut after eight places. */
const isClose = (a: Fraction, b: Fraction): boolean =>
  compare(smallest(subtract(a, b), subtract(b, a)), fraction('-0.0001')) > 0;

function checkOrigin(
  { from, unit, low, high }: StepTerm,
  earlier: readonly Step[],
  program: Program,
  { answers, asOf, parameters }: Scenario,
): void {
  if (from.origin === 'answer') {
    const question = questions.find(({ id }) => id === from.question);
    assert.equal(unit, question?.kind);
    const answer = answers[from.question] ?? null;
    if (typeof answer !== 'string' && typeof answer !== 'number') return;
    assert.equal(compare(fraction(low), fraction(answer)), 0);
    assert.equal(low, high);
  } else if (from.origin === 'law') {
    const node = ofKind(nodesOf(program), 'constant').find(({ id }) => id === from.constant);
    assert(node);
    const dated = node.dated?.find((each) => asOf && each.from <= asOf && asOf <= each.to);
    assert.equal(compare(fraction(low), fraction(String((dated ?? node).value))), 0);
    assert.deepEqual(from.citation, node.citation);
    assert.equal(unit, node.unit);
  } else if (from.origin === 'parameter') {
    const declared = program.parameters.find(({ id }) => id === from.parameter);
    assert.equal(unit, declared?.unit);
    const set = parameters?.[from.parameter] ?? declared?.value;
    assert.equal(compare(fraction(low), fraction(set ?? 'none')), 0);
  } else if (from.origin === 'step') {
    const step = earlier.find(({ id }) => id === from.step);
    assert(step, `${from.step} is not worked out before it is used`);
    assert.deepEqual([low, high, unit], [step.low, step.high, step.unit]);
  }
}

function checkSteps({ steps, preferred }: AwardResult, program: Program, scenario: Scenario): void {
  steps.forEach((step, i) => {
    const total = worked(step.terms);
    if (total) {
      assert.equal(step.low === step.high || step.id === 'award', true, step.id);
      assert(isClose(total, fraction(step.high ?? '0')), step.id);
    }
    for (const term of step.terms) checkOrigin(term, steps.slice(0, i), program, scenario);
  });
  const last = steps.at(-1);
  assert.equal(last?.id, 'award');
  assert.equal(new Set(steps.map(({ id }) => id)).size, steps.length);
  if (!preferred) return;
  const { rounding } = program.award;
  // The range on the readings shown is that of the last line, but for what eligibility excludes.
  if (last.low === last.high) assert.equal(preferred.high, toCents(fraction(last.low), rounding));
}

for (const program of programs) {
  describe(`how an award of ${program.id} is worked out`, () => {
    const own = scenarios.filter((scenario) => scenario.program === program.id);

    it('adds up, line by line, in every scenario', () => {
      let lines = 0;
      for (const scenario of own) {
        const { answers, asOf, parameters } = scenario;
        const options = { ...(asOf && { asOf }), ...(parameters && { parameters }) };
        const [result] = assess(answers, { ...options, programs: [program] }).programs;
        if (!result?.award) continue;
        checkSteps(result.award, program, scenario);
        lines += result.award.steps.length;
      }
      assert(lines > 0 || own.every(({ expect }) => !expect.award));
    });
  });
}
