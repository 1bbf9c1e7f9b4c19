/** Conflicts between answers: well formed, on answers alone, and such that they can be and not be. */

import { type Bundle, assessWith } from '../../src/rules/assess.js';
import type { Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { seeded } from '../oracle/random.js';
import { distinct, nodesUnder, ofKind, repeated } from '../programs/walk.js';
import { fieldsOf } from './field.js';
import { type Finding, part } from './finding.js';
import { disagreement } from './outcomes.js';
import { find } from './search.js';
import { notOf, settledOn } from './setting.js';
import { checkThresholdsOf } from './thresholds.js';
import { type Root, checkTypesOf } from './types.js';

const SEED = 20190311;

const rootsOf = ({ conflicts }: Bundle): Root[] =>
  conflicts.map(({ code, when }) => [part('conflict', code), when, 'truth']);

export function checkConflicts(bundle: Bundle): Finding[] {
  const { questions, conflicts } = bundle;
  return [
    ...repeated(conflicts.map(({ code }) => code)).map((code) => ({
      where: part('conflict', code),
      what: 'the code stands twice',
      fix: 'Give each conflict its own code',
    })),
    ...checkTypesOf(rootsOf(bundle), questions),
    ...conflicts.flatMap(({ code, questions: named, when }) => {
      const nodes = nodesUnder([when]);
      const read = distinct(ofKind(nodes, 'answer').map(({ question }) => question));
      const where = part('conflict', code);
      const findings: Finding[] = [];
      if ([...named].sort().join() !== [...read].sort().join()) {
        const what = `names ${named.join(', ')} but looks at ${read.join(', ')}`;
        findings.push({ where, what, fix: 'Name the questions that its rule looks at' });
      }
      if (nodes.some(({ kind }) => kind === 'reading' || kind === 'parameter')) {
        const what = 'turns on a reading or a parameter';
        findings.push({ where, what, fix: 'Say it of answers alone: both belong to programs' });
      }
      return findings;
    }),
  ];
}

const nothing: Node = { kind: 'literal', value: '0' };

/** A rule is tried out on a program that asks for nothing. */
const NO_PROGRAM: Program = {
  id: 'conflicts',
  version: '0',
  closed: { since: '0', citations: [] },
  award: { low: nothing, high: nothing, rounding: 'down', citations: [] },
  ...{ sources: [], criteria: [], priorities: [], readings: [], parameters: [], dates: [] },
  ...{ uses: [], certifications: [], duties: [], documents: [], information: [] },
};

export function checkConflictOutcomes(bundle: Bundle): Finding[] {
  const { conflicts, questions } = bundle;
  const random = seeded(SEED);
  const setting = settledOn(NO_PROGRAM, null);
  const fix = 'Correct its rule, or remove it';
  const tried = conflicts.flatMap(({ code, when }) => {
    const where = part('conflict', code);
    const space = { setting, fields: fieldsOf(nodesUnder([when]), questions) };
    return [true, false].flatMap((wanted): Finding[] => {
      const found = find(space, [wanted ? when : notOf(when)], random);
      if (!found) {
        const what = wanted ? 'no answers are in conflict so' : 'all answers are in conflict so';
        return [{ where, what, fix }];
      }
      const told = assessWith({ programs: [], questions, conflicts }, found.answers).conflicts;
      return told.some((each) => each.code === code) === wanted ? [] : [disagreement(where, found)];
    });
  });
  return [...checkThresholdsOf(rootsOf(bundle), { questions, parameters: [] }), ...tried];
}
