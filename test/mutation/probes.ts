/** Everything that is known to be so: scenarios and confirmed cases, each set of facts once. */

import type { AssessOptions } from '../../src/rules/assess.js';
import type { Answers, ProgramAssessment } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { assess } from '../../src/screening.js';
import { checksOf } from '../cases/outcome.js';
import { caseFiles, extraGroups } from '../cases/files.js';
import { type Scenario, scenarios } from '../support/scenarios.js';

type Check = (result: ProgramAssessment) => boolean;

export interface Probe {
  readonly name: string;
  readonly answers: Answers;
  readonly options: AssessOptions;
  readonly checks: Check[];
  /** The parts of the program, and the conditions, that it was made for. */
  readonly parts: Set<string>;
  readonly about: Set<string>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const scenarioCheck =
  ({ expect }: Scenario): Check =>
  ({ status, because, criteria, award, priorities }) => {
    const unmet = criteria.filter((each) => each.status === 'unmet').map(({ id }) => id);
    if (status !== expect.status) return false;
    if (!same([...unmet].sort(), [...expect.unmet].sort())) return false;
    if (expect.because && !same(because, expect.because)) return false;
    if (expect.award !== undefined && !same(award?.preferred ?? null, expect.award)) return false;
    if (expect.awardOnAnyReading && !same(award?.onAnyReading, expect.awardOnAnyReading)) {
      return false;
    }
    return Object.entries(expect.priorities ?? {}).every(([id, value]) => {
      const found = priorities.find((each) => each.id === id);
      const said = found?.status === 'yes' ? (found.category ?? true) : found?.status !== 'no';
      return found !== undefined && found.status !== 'unknown' && said === value;
    });
  };

export function probesOf(program: string): Probe[] {
  const probes = new Map<string, Probe>();
  const probe = (answers: Answers, options: AssessOptions, name: string): Probe => {
    const sorted = Object.fromEntries(Object.entries(answers).sort());
    const key = JSON.stringify([sorted, options]);
    const found = probes.get(key) ?? {
      name,
      answers,
      options,
      checks: [],
      parts: new Set(),
      about: new Set(),
    };
    probes.set(key, found);
    return found;
  };
  const file = caseFiles.find((each) => each.program === program);
  if (!file) throw new Error(`no cases of ${program}`);
  for (const group of [...file.groups, ...extraGroups(program)]) {
    for (const one of group.cases) {
      for (const { answers, options, said, expected } of checksOf(file, group, one)) {
        const at = probe(answers, options, `${group.part} | ${group.condition} | ${one.id}`);
        at.checks.push((result) => same(said(result), expected));
        at.parts.add(group.part);
        at.about.add(group.condition);
      }
    }
  }
  for (const scenario of scenarios.filter((each) => each.program === program)) {
    const { id, answers, asOf, parameters } = scenario;
    const options = { ...(asOf && { asOf }), ...(parameters && { parameters }) };
    probe(answers, options, id).checks.push(scenarioCheck(scenario));
  }
  return [...probes.values()];
}

/** Whether a program gives everything that is expected at a probe. */
export function passes(program: Program, { answers, options, checks }: Probe): boolean {
  const { programs } = assess(answers, { ...options, programs: [program] });
  const result = programs[0] as ProgramAssessment;
  return checks.every((check) => check(result));
}
