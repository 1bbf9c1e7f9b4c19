/** What a search for answers works in: a program, ordinary answers to it, and its questions. */

import type { Constant, Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';

export type Answer = boolean | string | number;
export type Answers = Readonly<Record<string, Answer>>;

/** Some facts: what is left out is not decided yet. */
export interface Facts {
  readonly answers: Answers;
  readonly readings: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD`; null: the law as codified. */
  readonly asOf?: string | null;
  /** Parameters the embedder set; the others have their published values. */
  readonly parameters?: Readonly<Record<string, string | null>>;
}

export interface Setting {
  readonly program: Program;
  /** A complete set of answers of an ordinary applicant who is eligible. */
  readonly base: Answers;
  readonly questions: ReadonlyMap<string, Question>;
  readonly published: Readonly<Record<string, string | null>>;
  /** How many steps the search may still take; steps are counted so that every machine agrees. */
  readonly work: { left: number };
}

export function settingOf(program: Program, base: Answers, bank: readonly Question[]): Setting {
  return {
    program,
    base,
    questions: new Map(bank.map((question) => [question.id, question])),
    published: Object.fromEntries(program.parameters.map(({ id, value }) => [id, value])),
    work: { left: 0 },
  };
}

export function questionOf({ questions }: Setting, id: string): Question {
  const question = questions.get(id);
  if (!question) throw new Error(`no such question: ${id}`);
  return question;
}

/** Every node under the roots, each object once, the outer before the inner. */
export function nodesUnder(...roots: readonly (Node | undefined)[]): Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node | undefined): void => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    node.of?.forEach(visit);
  };
  roots.forEach(visit);
  return [...seen];
}

export const questionsUnder = (node: Node): string[] => [
  ...new Set(nodesUnder(node).flatMap((each) => (each.kind === 'answer' ? each.question : []))),
];

export const constantsUnder = (...roots: readonly Node[]): Constant[] =>
  nodesUnder(...roots).filter((node): node is Constant => node.kind === 'constant');

/** All the trees of a program. */
export const rootsOf = ({ criteria, award, priorities }: Program): Node[] => [
  ...criteria.flatMap(({ applies, met }) => (applies ? [applies, met] : [met])),
  ...[award.low, award.high],
  ...(award.estimable ? [award.estimable] : []),
  ...priorities.flatMap(({ met, categories = [] }) => [
    met,
    ...categories.map((category) => category.when),
  ]),
];
