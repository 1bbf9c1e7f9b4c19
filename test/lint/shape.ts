/**
 * Whether something is a program at all. The compiler sees to that for programs in code; one that
 * was read from JSON comes here first, for the other checks take the shape on trust.
 */

import type { Finding } from './finding.js';

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const MANY = Infinity;

interface Form {
  /** How many nodes it is made of. */
  readonly of: readonly [least: number, most: number];
  readonly fields?: Readonly<Record<string, (value: unknown) => boolean>>;
}

const isValue = (value: unknown) => typeof value === 'boolean' || isText(value);
const among =
  (...values: string[]) =>
  (value: unknown) =>
    isText(value) && values.includes(value);
const isUnit = among('money', 'percent', 'integer', 'months', 'date', 'truth');
const isDatedList = (value: unknown) =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every(
      (each) => isData(each) && isText(each.from) && isText(each.to) && isValue(each.value),
    ));
const sum: Form = { of: [1, MANY] };

const FORMS: Readonly<Record<string, Form>> = {
  literal: { of: [0, 0], fields: { value: isValue } },
  constant: {
    of: [0, 0],
    fields: { id: isText, unit: isUnit, value: isValue, dated: isDatedList },
  },
  parameter: { of: [0, 0], fields: { id: isText } },
  answer: { of: [0, 0], fields: { question: isText } },
  named: { of: [1, 1], fields: { id: isText } },
  not: { of: [1, 1] },
  all: sum,
  any: sum,
  'one-of': { of: [1, 1], fields: { options: isTexts } },
  compare: { of: [2, 2], fields: { operator: among('lt', 'le', 'eq', 'ge', 'gt') } },
  if: { of: [3, 3] },
  reading: { of: [1, MANY], fields: { id: isText, options: isTexts } },
  add: sum,
  subtract: sum,
  min: sum,
  max: sum,
  multiply: { of: [2, 2] },
  divide: { of: [2, 2] },
};

const FIX = 'Write it as the types of `rules/program.ts` and `rules/expression.ts` say';

/** What is wrong with the form of a node and those under it, each node once. */
function malformed(node: unknown, seen: Set<unknown>): string[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const form = isData(node) && isText(node.kind) ? FORMS[node.kind] : undefined;
  if (!isData(node) || !form)
    return [`${isData(node) ? String(node.kind) : String(node)} is no kind of expression`];
  const kind = String(node.kind);
  const of = listOf(node.of);
  const [least, most] = form.of;
  const wrong = Object.entries(form.fields ?? {})
    .filter(([field, accepts]) => !accepts(node[field]))
    .map(([field]) => `the ${field} of a ${kind} is not one`);
  if (of.length < least || of.length > most) wrong.push(`a ${kind} is made of ${of.length} nodes`);
  if (kind === 'reading' && listOf(node.options).length !== of.length) {
    wrong.push('a reading has as many nodes as options');
  }
  return [...wrong, ...of.flatMap((child) => malformed(child, seen))];
}

const LISTS = ['criteria', 'priorities', 'readings', 'parameters', 'dates', 'sources'] as const;
const NOTES = ['uses', 'certifications', 'duties', 'documents', 'information'] as const;
/** What an item of a list must say besides its id. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  readings: { options: isTexts, preferred: (value) => value === null || isText(value) },
  parameters: {
    unit: among('money', 'percent', 'integer', 'months'),
    value: (value) => value === null || isText(value),
  },
  dates: { date: isText },
  sources: { url: isText },
};

export function checkShape(program: unknown): Finding[] {
  const findings: Finding[] = [];
  const report = (where: string, what: string) => findings.push({ where, what, fix: FIX });
  if (!isData(program)) return [{ where: 'program', what: 'is not an object', fix: FIX }];
  const seen = new Set<unknown>();
  const nodes = (where: string, ...roots: unknown[]) => {
    for (const what of roots.flatMap((root) => malformed(root, seen))) report(where, what);
  };
  for (const field of ['id', 'version']) {
    if (!isText(program[field])) report('program', `has no ${field}`);
  }
  if (!isData(program.closed) || !isText(program.closed.since)) {
    report('program', 'does not say since when it is closed');
  }
  for (const list of [...LISTS, ...NOTES]) {
    if (!Array.isArray(program[list])) report('program', `has no list "${list}"`);
    for (const item of listOf(program[list])) {
      if (!isData(item) || !isText(item.id)) {
        report(list, 'holds an item without an id');
        continue;
      }
      for (const [field, accepts] of Object.entries(FIELDS[list] ?? {})) {
        if (!accepts(item[field])) report(`${list} "${item.id}"`, `its ${field} is not one`);
      }
      if (list !== 'criteria' && list !== 'priorities') continue;
      nodes(`${list} "${item.id}"`, item.met, ...('applies' in item ? [item.applies] : []));
      for (const category of listOf(item.categories)) {
        if (isData(category) && isText(category.id))
          nodes(`category "${category.id}"`, category.when);
        else report(`${list} "${item.id}"`, 'holds a category without an id');
      }
    }
  }
  const { award } = program;
  if (!isData(award)) report('award', 'is missing');
  else {
    nodes('award', award.low, award.high, ...('estimable' in award ? [award.estimable] : []));
    if (!among('half-up', 'down')(award.rounding)) report('award', 'its rounding is not one');
  }
  return findings;
}
