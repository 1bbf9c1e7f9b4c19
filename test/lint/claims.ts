/** What some completion of the answers must show of a program, for each thing it tells. */

import type { ProgramAssessment } from '../../src/rules/assessment.js';
import type { Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { type Finding, part } from './finding.js';
import { type Setting, notOf } from './setting.js';

/** Something to be seen in some completion; as a finding, it says that it was not. */
export interface Claim extends Finding {
  readonly needs: (setting: Setting) => readonly Node[];
  /** What the evaluator tells of it; of that completion, what is wanted. */
  readonly tells: (assessment: ProgramAssessment) => string | undefined;
  readonly wanted: string;
}

const nodeAt = (node: Node | undefined): Node => node ?? { kind: 'literal', value: true };

function criterionClaims({ id, applies }: Program['criteria'][number], i: number): Claim[] {
  const shared = {
    where: part('criterion', id),
    fix: 'Correct the rule: what nobody can meet, or fail, is no condition',
    tells: ({ criteria }: ProgramAssessment) => criteria[i]?.status,
  };
  const own = ({ program }: Setting) => {
    const criterion = program.criteria[i];
    return { applies: nodeAt(criterion?.applies), met: nodeAt(criterion?.met) };
  };
  const claims: Claim[] = [
    {
      ...shared,
      what: 'no completion of the answers meets it',
      needs: (setting) => [own(setting).applies, own(setting).met],
      wanted: 'met',
    },
    {
      ...shared,
      what: 'no completion of the answers fails it',
      needs: (setting) => [own(setting).applies, notOf(own(setting).met)],
      wanted: 'unmet',
    },
  ];
  if (!applies) return claims;
  return [
    ...claims,
    {
      ...shared,
      what: 'it applies whatever the answers',
      fix: 'Leave out `applies`, or correct it',
      needs: (setting) => [notOf(own(setting).applies)],
      wanted: 'not-applicable',
    },
  ];
}

function priorityClaims(priority: Program['priorities'][number], i: number): Claim[] {
  const { id, categories = [] } = priority;
  const where = part('priority', id);
  const shared = {
    where,
    fix: 'Correct the rule, or remove the priority',
    tells: ({ priorities }: ProgramAssessment) => priorities[i]?.status,
  };
  /** Told to those who pass only. */
  const passing =
    (of: (truth: (name: string) => Node) => Node[]): Claim['needs'] =>
    ({ passes, program }) => [
      ...passes,
      ...of((name) => nodeAt(program.priorities.find((each) => each.id === name)?.met)),
    ];
  return [
    {
      ...shared,
      what: 'nobody who is eligible has it',
      needs: passing((truth) => [truth(id)]),
      wanted: 'yes',
    },
    {
      ...shared,
      what: 'everybody who is eligible has it',
      needs: passing((truth) => [notOf(truth(id))]),
      wanted: 'no',
    },
    ...categories.flatMap((category): Claim[] => {
      const own = {
        where: `${part('category', category.id)} of ${where}`,
        fix: 'Correct its condition: the first category whose condition holds is the one',
        tells: ({ priorities }: ProgramAssessment) =>
          String(priorities[i]?.category === category.id),
      };
      const name = `${id} ${category.id}`;
      return [
        {
          ...own,
          what: 'nobody who is eligible falls under it',
          needs: passing((truth) => [truth(name)]),
          wanted: 'true',
        },
        {
          ...own,
          what: 'everybody who has the priority falls under it',
          needs: passing((truth) => [truth(id), notOf(truth(name))]),
          wanted: 'false',
        },
      ];
    }),
  ];
}

export const eligible: Claim = {
  where: 'criteria',
  what: 'no completion of the answers meets them all',
  fix: 'Find the criteria that contradict each other',
  needs: ({ passes }) => passes,
  tells: ({ status }) => status,
  wanted: 'eligible',
};

export const claimsOfCriteria = ({ criteria }: Program): Claim[] =>
  criteria.flatMap(criterionClaims);

export const claimsOfPriorities = ({ priorities }: Program): Claim[] =>
  priorities.flatMap(priorityClaims);
