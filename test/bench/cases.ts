/** Answers to time with: the worked cases of the tests, made complete, halved and emptied. */

import type { Answers } from '../../src/rules/assessment.js';
import type { Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { type Random, pick, seeded, shuffled } from '../oracle/random.js';
import type { CompleteAnswers } from './engines/engine.js';

/** What of a scenario of the tests is used here. */
export interface WorkedCase {
  readonly program: string;
  readonly answers: Answers;
}

export type Known = 'all' | 'half' | 'none';
export const knownStates: readonly Known[] = ['all', 'half', 'none'];

function rootsOf({ criteria, award, priorities }: Program): Node[] {
  const optional = (node?: Node) => (node ? [node] : []);
  return [
    ...criteria.flatMap(({ applies, met }) => [...optional(applies), met]),
    ...[award.low, award.high, ...optional(award.estimable)],
    ...priorities.flatMap(({ met, categories = [] }) => [met, ...categories.map((c) => c.when)]),
  ];
}

/** The questions that some programs look at, in the order of the bank. */
export function questionsOf(programs: readonly Program[], bank: readonly Question[]): Question[] {
  const ids = new Set<string>();
  const seen = new Set<Node>();
  const visit = (node: Node) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.kind === 'answer') ids.add(node.question);
    node.of?.forEach(visit);
  };
  programs.flatMap(rootsOf).forEach(visit);
  return bank.filter(({ id }) => ids.has(id));
}

type Plain = CompleteAnswers[string];

const plainOf = (value: Answers[string] | undefined): Plain | null =>
  value === undefined || value === null ? null : typeof value === 'object' ? value.low : value;

const usualOf = (question: Question): Plain =>
  question.kind === 'boolean'
    ? false
    : question.kind === 'choice'
      ? (question.options[0] as string)
      : question.kind === 'date'
        ? '2015-06-01'
        : question.low;

/**
 * Every question answered: as the worked case says, else as another worked case does, else in some
 * usual way. What a worked case leaves out does not matter to it.
 */
export function completeCases(
  cases: readonly WorkedCase[],
  questions: readonly Question[],
): CompleteAnswers[] {
  const random = seeded(1);
  const donors = new Map(
    questions.map(({ id }) => [
      id,
      cases.map(({ answers }) => plainOf(answers[id])).filter((value) => value !== null),
    ]),
  );
  const other = (question: Question): Plain => {
    const values = donors.get(question.id) ?? [];
    return values.length > 0 ? pick(random, values) : usualOf(question);
  };
  return cases.map(({ answers }) =>
    Object.fromEntries(
      questions.map((question) => [question.id, plainOf(answers[question.id]) ?? other(question)]),
    ),
  );
}

const halfOf = (answers: CompleteAnswers, random: Random): Answers => {
  const ids = Object.keys(answers);
  const kept = new Set(shuffled(random, ids).slice(0, Math.ceil(ids.length / 2)));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => kept.has(id)));
};

/** The same cases with everything known, a random half of each, or nothing. */
export function knowing(known: Known, cases: readonly CompleteAnswers[]): Answers[] {
  const random = seeded(2);
  if (known === 'all') return [...cases];
  return cases.map((answers) => (known === 'half' ? halfOf(answers, random) : {}));
}

/** At most so many of a list, taken evenly from all of it. */
export const spread = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);
