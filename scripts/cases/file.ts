/** The files of confirmed cases, `test/cases/<program>.json`: their shape, reading and writing. */

import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import type { Answers } from './setting.js';

export interface Expected {
  /** Status, that of the group's criterion, and the award: `eligible, met, 0.00 to 300.00`. */
  readonly result: string;
  /** The group's priority, and its category. */
  readonly priority?: boolean | string;
  /** The award on any reading, where that is another. */
  readonly anyReading?: string;
  /** The result by readings, as `guidance = statute-only`, where they differ. */
  readonly readings?: Readonly<Record<string, string>>;
}

export interface Case {
  /** The side of the condition: `below`, `yes`, an option. */
  readonly id: string;
  /** Answers beside those of the group. */
  readonly set?: Answers;
  readonly asOf?: string;
  readonly parameters?: Readonly<Record<string, string | null>>;
  /** Null until somebody has confirmed it. */
  readonly expected: Expected | null;
}

export interface Group {
  readonly part: string;
  readonly condition: string;
  readonly where?: readonly string[];
  /** The readings on which the condition decides. */
  readonly readings?: Readonly<Record<string, string>>;
  /** What the law asks here, and where it says so; empty until somebody has looked it up. */
  readonly law: string;
  /** Answers beside the base. */
  readonly given?: Answers;
  readonly asOf?: string;
  readonly cases: readonly Case[];
}

export interface CaseFile {
  readonly program: string;
  /** Complete answers of an ordinary applicant who is eligible. */
  readonly base: Answers;
  readonly groups: readonly Group[];
}

/** A doubt at the head of a `law`: cases were added since it was written. */
export const DOUBT = '? ';

export const groupName = ({
  part,
  condition,
  where = [],
}: Pick<Group, 'part' | 'condition' | 'where'>): string =>
  [part, condition, ...(where.length > 0 ? [where.join('; ')] : [])].join(' | ');

export const caseName = (group: Group, { id }: Case): string => `${groupName(group)} | ${id}`;

const folder = new URL('../../test/cases/', import.meta.url);
const addressOf = (name: string) => new URL(`${name}.json`, folder);

export const readCases = (program: string): CaseFile =>
  JSON.parse(readFileSync(addressOf(program), 'utf8')) as CaseFile;

/** As Prettier would have it, with what is short on one line. */
export async function writeCases(file: CaseFile): Promise<void> {
  const lines = (items: readonly string[]) => `[\n${items.join(',\n')}\n]`;
  const groups = file.groups.map(({ cases, ...rest }) => {
    const fields = Object.entries(rest).map(
      ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    const list = lines(cases.map((each) => JSON.stringify(each)));
    return `{\n${[...fields, `"cases": ${cases.length > 0 ? list : '[]'}`].join(',\n')}\n}`;
  });
  const { program, base } = file;
  const text = `{
    "program": ${JSON.stringify(program)},
    "base": ${JSON.stringify(base)},
    "groups": ${lines(groups)}
  }`;
  writeFileSync(addressOf(program), await format(text, { parser: 'json', printWidth: 100 }));
}
