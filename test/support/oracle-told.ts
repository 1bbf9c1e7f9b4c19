/** What the oracle tells of complete answers to a bundled program, for one comparison. */

import {
  type AwardRange,
  type OracleFacts,
  type OracleOutcome,
  everyReading,
  hull,
  oracleReadings,
} from '../oracle/oracle.js';

/** The options that decide where a law has a preferred reading, and the readings that stay open. */
const readingsOf = Object.fromEntries(
  Object.entries(oracleReadings).map(([program, readings]) => {
    const entries = Object.entries(readings);
    const preferred = Object.fromEntries(
      entries.flatMap(([id, { preferred }]) => (preferred === undefined ? [] : [[id, preferred]])),
    ) as Record<string, string>;
    const open = entries.filter(([, { preferred }]) => preferred === undefined);
    const combinations = open.reduce<Record<string, string>[]>(
      (all, [id, { options }]) => all.flatMap((each) => options.map((o) => ({ ...each, [id]: o }))),
      [{}],
    );
    return [program, { preferred, combinations }];
  }),
);

/** Nothing but "no" where the applicant is ineligible. */
const told = ({ status, award, priorities }: OracleOutcome): string =>
  status === 'ineligible'
    ? 'no'
    : `${award?.low}–${award?.high} ${Object.values(priorities).join()}`;

export interface Told {
  /** Status, award and priorities under every combination of the readings that stay open. */
  readonly text: string;
  /** The criteria that fail where the fewest fail. */
  readonly unmet: readonly string[];
  /** Under all of the readings that stay open. */
  readonly award: AwardRange | null;
}

/** Complete answers, preferred readings pinned. */
export function toldByOracle(program: string, facts: Omit<OracleFacts, 'readings'>): Told {
  const known = readingsOf[program];
  if (!known) throw new Error(`no such program: ${program}`);
  const found = everyReading(program, { ...facts, readings: known.preferred }).map(
    ({ readings, outcome }) => ({ readings, outcome, told: told(outcome) }),
  );
  const unmet = found
    .map(({ outcome }) =>
      Object.keys(outcome.criteria).filter((c) => outcome.criteria[c] === 'unmet'),
    )
    .reduce((fewest, each) => (each.length < fewest.length ? each : fewest));
  const award = found.map(({ outcome }) => outcome.award).reduce(hull, null);
  const [first] = found;
  if (found.every((each) => each.told === first?.told))
    return { text: first?.told ?? '', unmet, award };
  const texts = known.combinations.map(
    (pins) =>
      found.find(({ readings }) =>
        Object.entries(readings).every(([id, option]) => (pins[id] ?? option) === option),
      )?.told,
  );
  return { text: texts.join(' | '), unmet, award };
}
