/** Puts what the rules make now beside what was confirmed before, and changes nothing of the latter. */

import { type Case, type CaseFile, DOUBT, type Group, caseName, groupName } from './file.js';
import type { MadeGroup } from './groups.js';
import type { Answers } from './setting.js';
import type { Side } from './moves.js';

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** The answers of `wanted` that are others under `known`. */
const beyond = (wanted: Answers, known: Answers): Answers =>
  Object.fromEntries(Object.entries(wanted).filter(([id, answer]) => known[id] !== answer));

const recordOf = (made: MadeGroup): Group => ({
  part: made.part,
  condition: made.condition,
  ...(made.where.length > 0 && { where: made.where }),
  ...(!isEmpty(made.readings) && { readings: made.readings }),
  law: '',
  ...(!isEmpty(made.given) && { given: made.given }),
  ...(made.asOf !== null && { asOf: made.asOf }),
  cases: [],
});

/** A case that nobody confirmed yet, on top of a group as it stands in the file. */
function newCase(side: Side, made: MadeGroup, group: Group, base: Answers): Case {
  const wanted = { ...base, ...made.given, ...side.answers };
  const set = beyond(wanted, { ...base, ...group.given });
  const asOf = side.asOf ?? made.asOf;
  return {
    id: side.id,
    ...(!isEmpty(set) && { set }),
    ...(asOf !== null && asOf !== group.asOf && { asOf }),
    ...(side.parameters && { parameters: side.parameters }),
    expected: null,
  };
}

export interface Difference {
  /** Made by the rules, and in no file. */
  readonly added: readonly string[];
  /** In a file, and made by no rule any more. */
  readonly stale: readonly string[];
  readonly merged: CaseFile;
}

export function merge(file: CaseFile, made: readonly MadeGroup[]): Difference {
  const added: string[] = [];
  const known = new Map(file.groups.map((group) => [groupName(group), group]));
  const groups = made.map((each): Group => {
    const name = groupName(each);
    const group = known.get(name) ?? recordOf(each);
    if (!known.has(name) && each.sides.length === 0) added.push(name);
    const cases = each.sides.map(
      (side) =>
        group.cases.find(({ id }) => id === side.id) ?? newCase(side, each, group, file.base),
    );
    const fresh = cases.filter((one) => !group.cases.includes(one));
    added.push(...fresh.map((one) => caseName(group, one)));
    const old = group.cases.filter((one) => !cases.includes(one));
    const doubt = group.law !== '' && fresh.length > 0 && !group.law.startsWith(DOUBT);
    return { ...group, law: doubt ? DOUBT + group.law : group.law, cases: [...cases, ...old] };
  });
  const names = new Set(groups.map(groupName));
  const left = file.groups.filter((group) => !names.has(groupName(group)));
  const sides = new Map(made.map((each) => [groupName(each), each.sides.map(({ id }) => id)]));
  const stale = file.groups.flatMap((group) => {
    const name = groupName(group);
    const ids = sides.get(name);
    const gone = group.cases.filter(({ id }) => !ids?.includes(id));
    return ids || group.cases.length > 0 ? gone.map((one) => caseName(group, one)) : [name];
  });
  return { added, stale, merged: { ...file, groups: [...groups, ...left] } };
}
