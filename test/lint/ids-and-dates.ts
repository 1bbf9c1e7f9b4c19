/** Ids that mean one thing, dates that exist, and changes of the law in order. */

import { dateNumber } from '../../src/rules/calendar.js';
import type { Constant, Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { nodesOf, ofKind, repeated } from '../programs/walk.js';
import { type Check, type Finding, part } from './finding.js';

interface Item {
  readonly id: string;
}

function listsOf(program: Program): [string, readonly Item[]][] {
  return [
    ['source', program.sources],
    ['criterion', program.criteria],
    ['priority', program.priorities],
    ['reading', program.readings],
    ['parameter', program.parameters],
    ['date', program.dates],
    ['use', program.uses],
    ['certification', program.certifications],
    ['duty', program.duties],
    ['document', program.documents],
    ['information', program.information],
    ...program.priorities.map(({ categories = [] }): [string, readonly Item[]] => [
      'category',
      categories,
    ]),
  ];
}

export const checkIds: Check = (program, { questions }) => [
  ...[...program.uses, ...program.certifications, ...program.duties]
    .concat(program.documents, program.information)
    .filter(({ instead }) => {
      const question = questions.find(({ id }) => id === instead?.question);
      const known = question?.kind === 'choice' ? question.options : [];
      return instead?.options.some((option) => !known.includes(option));
    })
    .map(({ id }) => ({
      where: part('note', id),
      what: 'is for who gives an answer that there is not',
      fix: 'Name a choice of the bank and some of its options',
    })),
  ...listsOf(program).flatMap(([kind, items]) =>
    repeated(items.map(({ id }) => id)).map((id) => ({
      where: part(kind, id),
      what: 'the id stands twice in its list',
      fix: 'Give each its own id',
    })),
  ),
  ...(['named', 'constant'] as const).flatMap((kind) => {
    // By content: read from JSON, a value that is used twice is two objects.
    const contents = new Map<string, Set<string>>();
    for (const node of ofKind<'named' | 'constant'>(nodesOf(program), kind)) {
      contents.set(node.id, (contents.get(node.id) ?? new Set()).add(JSON.stringify(node)));
    }
    return [...contents]
      .filter(([, meanings]) => meanings.size > 1)
      .map(([id, meanings]) => ({
        where: part(kind === 'named' ? 'named value' : kind, id),
        what: `the id means ${meanings.size} things`,
        fix: 'Give each meaning its own id, for its words stand under it',
      }));
  }),
];

const isDay = (text: string): boolean => dateNumber(text) !== null;
const DAY_FIX = 'Write a date of the calendar as `YYYY-MM-DD`';

function fits({ unit }: Constant, value: string | boolean): boolean {
  if (unit === 'truth') return typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  if (unit === 'date') return value === 'not-open' || isDay(value);
  const decimals = unit === 'integer' ? /^\d+$/ : /^\d+(\.\d+)?$/;
  return decimals.test(value);
}

function constantFindings(constant: Extract<Node, { kind: 'constant' }>): Finding[] {
  const { id, unit, value, dated = [] } = constant;
  const where = part('constant', id);
  const findings: Finding[] = [];
  for (const each of [value, ...dated.map((change) => change.value)]) {
    if (!fits(constant, each)) {
      const what = `${JSON.stringify(each)} is no value in ${unit}`;
      findings.push({ where, what, fix: 'State it in its unit' });
    }
  }
  dated.forEach(({ from, to }, i) => {
    if (!isDay(from) || !isDay(to)) {
      findings.push({ where, what: `${from} to ${to} is no span of days`, fix: DAY_FIX });
      return;
    }
    if (from > to) {
      const what = `a change ends on ${to}, before it begins on ${from}`;
      findings.push({ where, what, fix: '`to` is the last day on which it applied' });
    }
    const before = dated[i - 1];
    if (!before) return;
    if (before.from > from) {
      const what = `the change from ${from} stands after that from ${before.from}`;
      findings.push({ where, what, fix: 'Sort the changes by their first day' });
    } else if (before.to >= from) {
      const what = `the changes from ${before.from} and from ${from} overlap`;
      findings.push({ where, what, fix: 'End one before the next begins' });
    }
  });
  return findings;
}

export const checkDates: Check = (program) => {
  const findings = ofKind(nodesOf(program), 'constant').flatMap(constantFindings);
  for (const { id, date } of program.dates) {
    if (!isDay(date.length === 7 ? `${date}-01` : date)) {
      findings.push({ where: part('date', id), what: `"${date}" is no date`, fix: DAY_FIX });
    }
  }
  const { since } = program.closed;
  if (!isDay(since + '-01-01'.slice(since.length - 4))) {
    const fix = 'Write `YYYY`, `YYYY-MM` or `YYYY-MM-DD`';
    findings.push({ where: 'closed', what: `"${since}" is no date`, fix });
  }
  return findings;
};
