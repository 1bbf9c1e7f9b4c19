/** The confirmed cases as they are checked in, and those written by hand beside them. */

import { existsSync, readFileSync } from 'node:fs';
import { type CaseFile, type Group, readCases } from '../../scripts/cases/file.js';
import { programs } from '../../src/programs/index.js';

export const caseFiles: readonly CaseFile[] = programs.map(({ id }) => readCases(id));

/** Groups in which the rules make no case of their own: on top of the same base. */
export function extraGroups(program: string): readonly Group[] {
  const address = new URL(`${program}.extra.json`, import.meta.url);
  if (!existsSync(address)) return [];
  return (JSON.parse(readFileSync(address, 'utf8')) as { groups: Group[] }).groups;
}
