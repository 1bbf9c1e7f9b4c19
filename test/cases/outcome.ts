/** What the oracle and the core say of a case, in the words of its file. */

import type { Case, CaseFile, Expected, Group } from '../../scripts/cases/file.js';
import type { AssessOptions } from '../../src/rules/assess.js';
import type { Answers, ProgramAssessment, Range } from '../../src/rules/assessment.js';
import { assessOracle, oracle, oracleReadings } from '../oracle/oracle.js';
import type { AwardRange } from '../oracle/outcome.js';

type Pins = Readonly<Record<string, string>>;

export const answersOf = ({ base }: CaseFile, { given }: Group, { set }: Case) => ({
  ...base,
  ...given,
  ...set,
});

const asOfOf = (group: Group, one: Case): string | undefined => one.asOf ?? group.asOf;

/** The criterion or the priority a group is about. */
export const subjectOf = ({ part }: Group) => ({
  criterion: /^criterion (\S+)/.exec(part)?.[1],
  priority: /^priority (\S+)/.exec(part)?.[1] ?? /^category \S+ of (\S+)/.exec(part)?.[1],
});

/** An award in words; nothing for none. */
const awardText = (range: AwardRange | Range | null | undefined): string => {
  if (!range) return '';
  return range.low === range.high ? range.low : `${range.low} to ${String(range.high)}`;
};

const resultText = (status: string, criterion = '', award?: AwardRange | Range | null): string =>
  [status, criterion, awardText(award)].filter((part) => part !== '').join(', ');

const namePins = (pins: Pins): string =>
  Object.entries(pins)
    .map(([reading, option]) => `${reading} = ${option}`)
    .join(', ');

const readPins = (name: string): Pins =>
  Object.fromEntries(name.split(', ').map((each) => each.split(' = ') as [string, string]));

const factsOf = (file: CaseFile, group: Group, one: Case) => ({
  answers: answersOf(file, group, one),
  asOf: asOfOf(group, one),
  parameters: one.parameters,
});

/** The oracle on one case, with some readings pinned. */
export const oracleOf = (file: CaseFile, group: Group, one: Case, readings: Pins = {}) =>
  assessOracle(file.program, { ...factsOf(file, group, one), readings });

/** Every way to pin the readings of a program. */
const everyPins = (program: string): Pins[] =>
  Object.entries(oracleReadings[program] ?? {}).reduce<Pins[]>(
    (all, [id, { options }]) =>
      all.flatMap((pins) => options.map((option) => ({ ...pins, [id]: option }))),
    [{}],
  );

const withoutReading = (pins: Pins, id: string): Pins =>
  Object.fromEntries(Object.entries(pins).filter(([reading]) => reading !== id));

/** Results by readings, without the readings that make no difference; null where none does. */
function differing(results: readonly (readonly [Pins, string])[]): Record<string, string> | null {
  let left = results;
  for (const id of new Set(results.flatMap(([pins]) => Object.keys(pins)))) {
    const less = left.map(([pins, result]) => [withoutReading(pins, id), result] as const);
    const byRest = new Map(less.map(([pins, result]) => [namePins(pins), result]));
    if (less.every(([pins, result]) => byRest.get(namePins(pins)) === result)) left = less;
  }
  const named = Object.fromEntries(left.map(([pins, result]) => [namePins(pins), result]));
  return Object.keys(named).length > 1 ? named : null;
}

/** What the oracle expects of a case. */
export function expectedOf(file: CaseFile, group: Group, one: Case): Expected {
  const { criterion = '', priority } = subjectOf(group);
  const { status, criteria, award, awardOnAnyReading, priorities } = oracleOf(file, group, one);
  const readings = differing(
    everyPins(file.program).map((pins) => {
      const outcome = oracle(file.program, { ...factsOf(file, group, one), readings: pins });
      return [pins, resultText(outcome.status, outcome.criteria[criterion], outcome.award)];
    }),
  );
  const anyReading = awardText(awardOnAnyReading);
  return {
    result: resultText(status, criteria[criterion], award),
    ...(anyReading !== awardText(award) && { anyReading }),
    ...(priority && { priority: priorities[priority] ?? false }),
    ...(readings && { readings }),
  };
}

export const priorityValue = (
  result: ProgramAssessment,
  id: string | undefined,
): boolean | string => {
  const found = result.priorities.find((each) => each.id === id);
  if (found?.status === 'unknown') return 'unknown';
  return found?.status === 'yes' && (found.category ?? true);
};

/** One assessment that a case asks for, and what must be said of it. */
export interface Check {
  readonly answers: Answers;
  readonly options: AssessOptions;
  readonly said: (result: ProgramAssessment) => unknown;
  readonly expected: unknown;
}

/** Everything that a case expects of the core. */
export function checksOf(file: CaseFile, group: Group, one: Case): Check[] {
  if (!one.expected) return [];
  const { result, anyReading, readings = {}, ...rest } = one.expected;
  const { criterion, priority } = subjectOf(group);
  const asOf = asOfOf(group, one);
  const options = {
    ...(asOf !== undefined && { asOf }),
    ...(one.parameters && { parameters: one.parameters }),
  };
  const answers = answersOf(file, group, one);
  const told = ({ criteria, status, award }: ProgramAssessment): string =>
    resultText(status, criteria.find(({ id }) => id === criterion)?.status, award?.preferred);
  const all = (assessed: ProgramAssessment) => {
    const { preferred, onAnyReading } = assessed.award ?? {};
    return {
      result: told(assessed),
      ...(!sameRange(preferred, onAnyReading) && { anyReading: awardText(onAnyReading) }),
      ...(priority !== undefined && { priority: priorityValue(assessed, priority) }),
    };
  };
  const expected = { result, ...(anyReading !== undefined && { anyReading }), ...rest };
  return [
    { answers, options, said: all, expected },
    ...Object.entries(readings).map(([name, pinned]) => ({
      answers,
      options: { ...options, readings: readPins(name) },
      said: told,
      expected: pinned,
    })),
  ];
}

const sameRange = (a: Range | null | undefined, b: Range | undefined): boolean =>
  awardText(a) === awardText(b);
