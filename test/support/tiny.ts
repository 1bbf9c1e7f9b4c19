/** Small programs and banks for tests of the rules core: one criterion or amount at a time. */

import { assessWith, type AssessOptions } from '../../src/rules/assess.js';
import type { Answers, ProgramAssessment } from '../../src/rules/assessment.js';
import { type Numeric, type Truth, number } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { type Question, answersOf } from '../../src/rules/question.js';

export const cite = { id: 'law', source: 'law', pinpoint: '§ 1' };

const bank = [
  { id: 'a', kind: 'boolean', topic: 't' },
  { id: 'b', kind: 'boolean', topic: 't' },
  { id: 'c', kind: 'boolean', topic: 't' },
  { id: 'kind', kind: 'choice', topic: 't', options: ['red', 'green', 'blue'] },
  { id: 'opened', kind: 'date', topic: 't' },
  { id: 'x', kind: 'money', topic: 't', low: '0' },
  { id: 'y', kind: 'money', topic: 't', low: '0' },
  { id: 'z', kind: 'money', topic: 't', low: '0' },
  { id: 'count', kind: 'integer', topic: 't', low: '1' },
  { id: 'months', kind: 'months', topic: 't', low: '0', high: '12' },
  { id: 'share', kind: 'percent', topic: 't', low: '0', high: '100' },
] as const satisfies readonly Question[];

export const q = answersOf(bank);

export interface Tiny extends Partial<Omit<Program, 'criteria' | 'award'>> {
  readonly met?: Truth | readonly Truth[];
  readonly amount?: Numeric;
  readonly low?: Numeric;
  readonly estimable?: Truth;
  readonly rounding?: Program['award']['rounding'];
}

/** A program with criteria `one`, `two` … and an award, and nothing else unless given. */
export function tiny({ met = [], amount, low, estimable, rounding, ...rest }: Tiny): Program {
  const tests = Array.isArray(met) ? (met as Truth[]) : [met as Truth];
  const names = ['one', 'two', 'three', 'four'];
  return {
    id: 'tiny',
    version: '1',
    closed: { since: '2020', citations: [] },
    sources: [{ id: 'law', url: 'https://example.org/' }],
    criteria: tests.map((each, i) => ({ id: names[i] ?? `${i}`, met: each, citations: [cite] })),
    award: {
      low: low ?? amount ?? number('0'),
      high: amount ?? number('0'),
      rounding: rounding ?? 'half-up',
      citations: [cite],
      ...(estimable && { estimable }),
    },
    priorities: [],
    readings: [],
    parameters: [],
    dates: [],
    uses: [],
    certifications: [],
    duties: [],
    documents: [],
    information: [],
    ...rest,
  };
}

export const assessTiny = (
  program: Program,
  answers: Answers,
  options: AssessOptions = {},
): ProgramAssessment => {
  const bundle = { programs: [program], questions: bank, conflicts: [] };
  return assessWith(bundle, answers, options).programs[0] as ProgramAssessment;
};
