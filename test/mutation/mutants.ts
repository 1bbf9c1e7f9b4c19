/** Every way in which one thing in a program's rules could be wrong. */

import { describe } from '../../scripts/cases/describe.js';
import { nodesUnder } from '../../scripts/cases/setting.js';
import type { Node } from '../../src/rules/expression.js';
import type { Priority, Program } from '../../src/rules/program.js';
import { questions } from '../../src/programs/index.js';
import { exchange, rootsOf } from './change.js';
import { type Questions, mutationsOf, stepsFrom } from './node-mutations.js';

export interface Mutant {
  /** Where and what, the same as long as the rule is the same. */
  readonly id: string;
  readonly program: Program;
  /** The parts whose cases are the likeliest to tell. */
  readonly parts: readonly string[];
  /** What their conditions say. */
  readonly about: string;
}

const bank = new Map(questions.map((question) => [question.id, question]));

function questionsIn(program: Program): Questions {
  const roots = rootsOf(program).map(({ node }) => node);
  const asked = nodesUnder(...roots).flatMap((node) =>
    node.kind === 'answer' ? [node.question] : [],
  );
  const kindOf = (id: string) => bank.get(id)?.kind;
  return {
    isTruth: (id) => kindOf(id) === 'boolean',
    alike: (id) => asked.filter((other) => other !== id && kindOf(other) === kindOf(id)),
    optionsOf: (id) => {
      const question = bank.get(id);
      return question?.kind === 'choice' ? question.options : [];
    },
  };
}

const replaced = <T>(list: readonly T[], i: number, ...by: T[]): T[] => [
  ...list.slice(0, i),
  ...by,
  ...list.slice(i + 1),
];

/** Longer texts of a rule are cut: the part and what was done tell the rest. */
const MOST_LETTERS = 160;

const inShort = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;

/** Where a node stands: the parts that hold it, and the comparison it is first met in. */
interface Place {
  readonly parts: Set<string>;
  readonly within: Node | null;
}

function placesOf(program: Program): Map<Node, Place> {
  const places = new Map<Node, Place>();
  const visit = (node: Node, part: string, within: Node | null): void => {
    const place = places.get(node) ?? { parts: new Set(), within };
    places.set(node, place);
    if (place.parts.has(part)) return;
    place.parts.add(part);
    for (const child of node.of ?? []) visit(child, part, node.kind === 'compare' ? node : within);
  };
  for (const { part, node } of rootsOf(program)) visit(node, part, null);
  return places;
}

function* nodeMutants(program: Program): Generator<Mutant> {
  const asked = questionsIn(program);
  for (const [node, { parts: set, within }] of placesOf(program)) {
    if (node.kind === 'literal') continue;
    const parts = [...set];
    const text = inShort(describe(node));
    const where = within && node.of ? `${text} in ${inShort(describe(within))}` : text;
    for (const { did, node: other } of mutationsOf(node, asked)) {
      // Categories are asked in their order, and only of who has the priority.
      if (did.startsWith('with ') && parts.every((part) => part.startsWith('category'))) continue;
      yield {
        id: `${parts[0] ?? ''}: ${where}: ${did}`,
        program: exchange(program, node, other),
        parts,
        about: describe(node),
      };
    }
  }
}

type Made = readonly [did: string, change: Partial<Program>, parts: readonly string[]];

function* criterionChanges({ criteria }: Program): Generator<Made> {
  for (const [i, criterion] of criteria.entries()) {
    const parts = [`criterion ${criterion.id}`];
    yield [`${parts.join()}: dropped`, { criteria: replaced(criteria, i) }, parts];
    if (!criterion.applies) continue;
    const { applies, ...always } = criterion;
    const never = { ...criterion, applies: { kind: 'not', of: [applies] } as const };
    yield [`${parts.join()}: applies dropped`, { criteria: replaced(criteria, i, always) }, parts];
    yield [`${parts.join()}: applies negated`, { criteria: replaced(criteria, i, never) }, parts];
  }
}

function* priorityChanges({ priorities }: Program): Generator<Made> {
  for (const [i, priority] of priorities.entries()) {
    const { id, categories = [] } = priority;
    const put = (...by: Priority[]) => ({ priorities: replaced(priorities, i, ...by) });
    yield [`priority ${id}: dropped`, put(), [`priority ${id}`]];
    for (const [j, category] of categories.entries()) {
      const parts = [`category ${category.id} of ${id}`];
      const less = put({ ...priority, categories: replaced(categories, j) });
      yield [`${parts.join()}: dropped`, less, parts];
      const next = categories[j + 1];
      if (!next) continue;
      const swapped = [...categories.slice(0, j), next, category, ...categories.slice(j + 2)];
      const did = `${parts.join()}: after ${next.id}`;
      yield [did, put({ ...priority, categories: swapped }), parts];
    }
  }
}

function* otherChanges({ award, readings, parameters }: Program): Generator<Made> {
  const rounding = award.rounding === 'down' ? 'half-up' : 'down';
  yield [`award: rounding ${rounding}`, { award: { ...award, rounding } }, ['award']];
  if (award.estimable) {
    const always = { ...award, estimable: { kind: 'literal', value: true } as const };
    yield ['estimable: dropped', { award: always }, ['estimable']];
  }
  for (const [i, reading] of readings.entries()) {
    for (const preferred of [...reading.options, null]) {
      if (preferred === reading.preferred) continue;
      const change = { readings: replaced(readings, i, { ...reading, preferred }) };
      yield [`reading ${reading.id}: preferred ${String(preferred)}`, change, []];
    }
  }
  for (const [i, parameter] of parameters.entries()) {
    for (const value of [...stepsFrom(parameter.value ?? '0', parameter.unit), null]) {
      const change = { parameters: replaced(parameters, i, { ...parameter, value }) };
      yield [`parameter ${parameter.id}: ${String(value)}`, change, ['award']];
    }
  }
}

/** Every mutant of a program, each under a name of its own. */
export function mutantsOf(program: Program): Mutant[] {
  const changes = [
    ...criterionChanges(program),
    ...priorityChanges(program),
    ...otherChanges(program),
  ].map(([id, change, parts]): Mutant => ({
    id,
    program: { ...program, ...change },
    parts,
    about: id,
  }));
  const seen = new Map<string, number>();
  return [...nodeMutants(program), ...changes].map((mutant) => {
    // A rule can say the same in two places, such as the formula for part of 2019.
    const count = (seen.get(mutant.id) ?? 0) + 1;
    seen.set(mutant.id, count);
    return count === 1 ? mutant : { ...mutant, id: `${mutant.id} (${count})` };
  });
}
