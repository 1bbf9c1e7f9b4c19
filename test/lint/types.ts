/**
 * Whether the rules of a program are well typed: what the builders leave to the compiler, done again
 * for programs that no compiler has seen.
 */

import type { Node, ValueType } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { distinct, nodesUnder, ofKind, repeated } from '../programs/walk.js';
import { type Check, type Finding, part } from './finding.js';

const TYPES: Readonly<Record<Question['kind'], ValueType>> = {
  boolean: 'truth',
  choice: 'choice',
  date: 'date',
  money: 'number',
  percent: 'number',
  integer: 'number',
  months: 'number',
};

/** The type of a node, or null where it asks what the bank does not hold. */
export function typeOf(node: Node, bank: readonly Question[]): ValueType | null {
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'boolean' ? 'truth' : 'number';
    case 'constant':
      return node.unit === 'date' || node.unit === 'truth' ? node.unit : 'number';
    case 'answer': {
      const question = bank.find(({ id }) => id === node.question);
      return question ? TYPES[question.kind] : null;
    }
    case 'named':
      return typeOf(node.of[0], bank);
    case 'if':
      return typeOf(node.of[1], bank);
    case 'reading':
      return node.of[0] ? typeOf(node.of[0], bank) : null;
    case 'not':
    case 'all':
    case 'any':
    case 'one-of':
    case 'compare':
      return 'truth';
    default:
      return 'number';
  }
}

/** The rules of a program, each with what it must be. */
export type Root = readonly [where: string, node: Node, type: ValueType];

export const rootsOf = (program: Program): Root[] => [
  ...program.criteria.flatMap(({ id, met, applies }): Root[] => [
    [part('criterion', id), met, 'truth'],
    ...(applies ? [[part('criterion', id), applies, 'truth'] as const] : []),
  ]),
  ['award', program.award.low, 'number'],
  ['award', program.award.high, 'number'],
  ...(program.award.estimable ? [['award', program.award.estimable, 'truth'] as const] : []),
  ...program.priorities.flatMap(({ id, met, categories = [] }): Root[] => [
    [part('priority', id), met, 'truth'],
    ...categories.map(({ id, when }) => [part('category', id), when, 'truth'] as const),
  ]),
];

/** What is ill-typed at one node; its children are looked at by themselves. */
function illTyped(node: Node, bank: readonly Question[]): string[] {
  const type = (child: Node) => typeOf(child, bank);
  // What asks an unknown question has no type, and is reported where it asks.
  const need = (wanted: ValueType, children: readonly Node[]) =>
    distinct(children.map(type))
      .filter((found) => found !== null && found !== wanted)
      .map((found) => `"${node.kind}" takes a ${wanted}, not a ${String(found)}`);
  const alike = (children: readonly Node[]) =>
    distinct(children.map(type).filter((found) => found !== null)).length > 1
      ? [`the branches of "${node.kind}" are of different types`]
      : [];
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'boolean' || /^-?\d+(\.\d+)?$/.test(node.value)
        ? []
        : [`"${node.value}" is no number`];
    case 'answer':
      return type(node) ? [] : [`asks "${node.question}", which is not in the bank`];
    case 'not':
    case 'all':
    case 'any':
      return need('truth', node.of);
    case 'if':
      return [...need('truth', [node.of[0]]), ...alike(node.of.slice(1))];
    case 'reading':
      return alike(node.of);
    case 'one-of':
      return illChosen(node, bank);
    case 'compare':
      return illCompared(node, bank);
    case 'constant':
    case 'parameter':
    case 'named':
      return [];
    default:
      return need('number', node.of);
  }
}

function illChosen(node: Extract<Node, { kind: 'one-of' }>, bank: readonly Question[]): string[] {
  const [of] = node.of;
  const question = of.kind === 'answer' ? bank.find(({ id }) => id === of.question) : undefined;
  if (of.kind === 'answer' && !question) return [];
  if (question?.kind !== 'choice') return ['"one-of" takes the answer to a choice'];
  const { id, options } = question;
  return [
    ...node.options
      .filter((option) => !options.includes(option))
      .map((option) => `"${option}" is no option of "${id}"`),
    ...repeated(node.options).map((option) => `names the option "${option}" twice`),
    ...(options.every((option) => node.options.includes(option))
      ? [`names every option of "${id}", and so says nothing`]
      : []),
    ...(node.options.length === 0 ? [`names no option of "${id}"`] : []),
  ];
}

function illCompared(
  node: Extract<Node, { kind: 'compare' }>,
  bank: readonly Question[],
): string[] {
  const [left, right] = node.of.map((child) => typeOf(child, bank)) as [
    ValueType | null,
    ValueType | null,
  ];
  if (!left || !right) return [];
  if (left !== right) return [`compares a ${left} with a ${right}`];
  if (left !== 'number' && left !== 'date') return [`compares a ${left}, which has no order`];
  // Where nothing is reckoned between them, an answer and a figure are stated in one unit.
  const answer = ofKind(node.of, 'answer')[0];
  const figure = ofKind(node.of, 'constant')[0];
  const kind = bank.find(({ id }) => id === answer?.question)?.kind;
  return answer && figure && kind !== figure.unit
    ? [`compares "${answer.question}", in ${String(kind)}, with "${figure.id}", in ${figure.unit}`]
    : [];
}

const FIX = 'Use each question by its kind, and each rule where its type fits';

export function checkTypesOf(roots: readonly Root[], bank: readonly Question[]): Finding[] {
  return roots.flatMap(([where, root, wanted]) => {
    const found = typeOf(root, bank);
    const whole = found && found !== wanted ? [`is a ${found} where a ${wanted} belongs`] : [];
    const parts = nodesUnder([root]).flatMap((node) => illTyped(node, bank));
    return distinct([...whole, ...parts]).map((what) => ({ where, what, fix: FIX }));
  });
}

export const checkTypes: Check = (program, { questions }) =>
  checkTypesOf(rootsOf(program), questions);
