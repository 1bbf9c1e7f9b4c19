/** Nothing is settled from the start: whatever a program tells, some answers make it yes, some no. */

import { seeded } from '../oracle/random.js';
import { claimsOfCriteria, claimsOfPriorities, eligible, type Claim } from './claims.js';
import type { Check, Finding } from './finding.js';
import { type Completion, find, spaceOf } from './search.js';
import { settingsOf } from './setting.js';
import { assessed } from './told.js';

const SEED = 20200315;

/** What is told of something that answers can still change; of a category, only whether it is it. */
const OPEN = ['unknown', 'undetermined', 'true', 'false'];

export const checkOutcomes: Check = (program, bundle) => {
  const random = seeded(SEED);
  const spaces = settingsOf(program).map((setting) => spaceOf(setting, bundle.questions));
  /** Then it is proven; else it is only that none was found. */
  const settledAlready = (tells: Claim['tells']): string => {
    const told = new Set(
      spaces.map(({ setting }) => tells(assessed(program, bundle, setting, {})) ?? 'unknown'),
    );
    const [only] = told;
    return told.size === 1 && only && !OPEN.includes(only)
      ? `: with nothing known it is "${only}" already`
      : '';
  };
  const judge = ({ where, what, fix, needs, tells, wanted }: Claim): Finding[] => {
    for (const space of spaces) {
      const found = find(space, needs(space.setting), random);
      if (!found) continue;
      return tells(assessed(program, bundle, space.setting, found)) === wanted
        ? []
        : [disagreement(where, found)];
    }
    return [{ where, what: what + settledAlready(tells), fix }];
  };
  const none = judge(eligible);
  const criteria = claimsOfCriteria(program).flatMap(judge);
  // Where nobody is eligible, nobody has a priority; a criterion that nobody meets says why.
  if (none.length > 0) return criteria.length > 0 ? criteria : none;
  return [...criteria, ...claimsOfPriorities(program).flatMap(judge)];
};

/** The evaluator and the plain reading of the same rules come to different results. */
export const disagreement = (where: string, { answers, pins }: Completion): Finding => ({
  where,
  what: `the evaluator disagrees with the rules on ${JSON.stringify({ ...answers, ...pins })}`,
  fix: 'The fault is in the rules core: make it a test there',
});
