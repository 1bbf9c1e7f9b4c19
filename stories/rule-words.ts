/** A rule written out: the same tree that decides, in the words of its program. */

import { html, type TemplateResult } from 'lit';

import { questions as bank } from '../src/programs/index.js';
import { words as bundled } from '../src/programs/words.js';
import type { CompareOperator, Constant, Node } from '../src/rules/expression.js';
import type { ProgramWords } from '../src/rules/words.js';
import { formatByKind, formatDate, formatList } from '../src/text/format.js';

const LANGUAGE = 'en';
const questions = bundled.en.questions.questions;

const shortOf = (id: string): string => questions[id]?.short ?? id;

function optionOf(id: string, option: string): string {
  const given = questions[id]?.options?.[option];
  return typeof given === 'object' ? given.label : (given ?? option);
}

const NUMBERS: Readonly<Record<CompareOperator, string>> = {
  lt: 'is less than',
  le: 'is at most',
  eq: 'is',
  ge: 'is at least',
  gt: 'is more than',
};
const DATES: Readonly<Record<CompareOperator, string>> = {
  lt: 'is before',
  le: 'is on or before',
  eq: 'is on',
  ge: 'is on or after',
  gt: 'is after',
};
const OPPOSITE = { lt: 'ge', le: 'gt', ge: 'lt', gt: 'le' } as const;

export const dateText = (date: string): string =>
  date === 'not-open' ? 'not open yet' : formatDate(date, LANGUAGE);

/** A value of the law as people write it. */
export function valueText(value: string | boolean, unit: Constant['unit']): string {
  if (unit === 'truth') return value ? 'yes' : 'no';
  if (unit === 'date') return dateText(String(value));
  return formatByKind(String(value), unit, LANGUAGE) + (unit === 'months' ? ' months' : '');
}

const isDate = (node: Node): boolean => node.kind === 'constant' && node.unit === 'date';
const isYesOrNo = (id: string): boolean =>
  bank.some((question) => question.id === id && question.kind === 'boolean');
const quoted = (name: string): string => `“${name}”`;

/** With the values that hold for a time only. */
function constantText({ id, value, unit, dated = [] }: Constant): string {
  if (unit === 'truth') return `${quoted(id)} is yes`;
  const others = [...new Set(dated.map((each) => valueText(each.value, unit)))];
  const own = valueText(value, unit);
  return others.length > 0 ? `${own} (${others.join(', ')} on some days)` : own;
}

/** A node in one line; `of` is the program that it stands in. */
export function inWords(node: Node, of: ProgramWords): string {
  const write = (part: Node): string => inWords(part, of);
  /** In brackets where it is made of several parts. */
  const whole = (part: Node): string => (isPlain(part) ? write(part) : `(${write(part)})`);
  switch (node.kind) {
    case 'literal':
      if (typeof node.value === 'string') return node.value;
      return node.value ? 'this holds' : 'this does not hold';
    case 'constant':
      return constantText(node);
    case 'parameter':
      return quoted(of.parameters[node.id] ?? node.id);
    case 'answer':
      return quoted(shortOf(node.question)) + (isYesOrNo(node.question) ? ' is yes' : '');
    case 'named':
      return quoted(of.values[node.id] ?? node.id);
    case 'not':
      return negated(node.of[0], of);
    case 'all':
      return node.of.map((part) => statement(part, of)).join(' and ');
    case 'any':
      return node.of.map((part) => statement(part, of)).join(' or ');
    case 'one-of':
      return `${write(node.of[0])} is ${optionsText(node.of[0], node.options)}`;
    case 'compare':
      return comparison(node.operator, ...node.of, of);
    case 'if': {
      const [condition, then, otherwise] = node.of;
      return `if ${statement(condition, of)}, ${whole(then)}, otherwise ${whole(otherwise)}`;
    }
    case 'reading': {
      const { title = node.id, options } = of.readings[node.id] ?? {};
      const readings = node.options.map((option, index) => {
        const part = node.of[index];
        return `${options?.[option]?.label ?? option}: ${part ? whole(part) : ''}`;
      });
      return `${title} ${readings.join('; ')}`;
    }
    case 'add':
      return node.of.map(whole).join(' + ');
    case 'subtract':
      return node.of.map(whole).join(' − ');
    case 'multiply':
      return node.of.map(whole).join(' × ');
    case 'divide':
      return node.of.map(whole).join(' ÷ ');
    case 'min':
      return `the least of ${formatList(node.of.map(whole), LANGUAGE)}`;
    case 'max':
      return `the greatest of ${formatList(node.of.map(whole), LANGUAGE)}`;
  }
}

const isPlain = ({ kind }: Node): boolean =>
  ['literal', 'constant', 'parameter', 'answer', 'named'].includes(kind);

const optionsText = (asked: Node, options: readonly string[]): string =>
  formatList(
    options.map((option) =>
      asked.kind === 'answer' ? quoted(optionOf(asked.question, option)) : option,
    ),
    LANGUAGE,
    'disjunction',
  );

function comparison(operator: CompareOperator, left: Node, right: Node, of: ProgramWords): string {
  const signs = isDate(left) || isDate(right) ? DATES : NUMBERS;
  const isNotOpen = right.kind === 'constant' && right.value === 'not-open';
  return `${inWords(left, of)} ${isNotOpen ? 'is' : signs[operator]} ${inWords(right, of)}`;
}

/** In brackets where it is made of several statements. */
function statement(node: Node, of: ProgramWords): string {
  const text = inWords(node, of);
  return ['all', 'any', 'if', 'reading'].includes(node.kind) ? `(${text})` : text;
}

/** The opposite, said without "not" where that can be. */
function negated(node: Node, of: ProgramWords): string {
  if (node.kind === 'answer') return `${quoted(shortOf(node.question))} is no`;
  if (node.kind === 'one-of') {
    return `${inWords(node.of[0], of)} is not ${optionsText(node.of[0], node.options)}`;
  }
  if (node.kind === 'compare' && node.operator !== 'eq') {
    return comparison(OPPOSITE[node.operator], ...node.of, of);
  }
  return `it is not so that ${statement(node, of)}`;
}

/** A node as a list of its parts, as deep as it branches. */
export function asList(node: Node, of: ProgramWords): TemplateResult {
  const parts = (lead: string, items: readonly unknown[]) =>
    html`${lead}
      <ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`;
  switch (node.kind) {
    case 'all':
      return parts(
        'All of these:',
        node.of.map((part) => asList(part, of)),
      );
    case 'any':
      return parts(
        'At least one of these:',
        node.of.map((part) => asList(part, of)),
      );
    case 'min':
      return parts(
        'The least of these:',
        node.of.map((part) => asList(part, of)),
      );
    case 'max':
      return parts(
        'The greatest of these:',
        node.of.map((part) => asList(part, of)),
      );
    case 'if':
      return parts('The first of these that fits:', [
        ...branches(node).map(
          ([condition, then]) => html`If ${statement(condition, of)}: ${asList(then, of)}`,
        ),
        html`Otherwise: ${asList(lastOf(node), of)}`,
      ]);
    case 'reading': {
      const { title = node.id, options } = of.readings[node.id] ?? {};
      return parts(
        `The law can be read in more than one way. ${title}`,
        node.of.map((part, index) => {
          const option = node.options[index] ?? '';
          return html`${options?.[option]?.label ?? option}: ${asList(part, of)}`;
        }),
      );
    }
    default:
      return html`${inWords(node, of)}`;
  }
}

type If = Node & { readonly kind: 'if' };

/** An `if` in the place of an "otherwise" is one more branch of the same list. */
function branches(node: If): readonly (readonly [Node, Node])[] {
  const [condition, then, otherwise] = node.of;
  return [[condition, then], ...(otherwise.kind === 'if' ? branches(otherwise) : [])];
}
const lastOf = (node: If): Node => (node.of[2].kind === 'if' ? lastOf(node.of[2]) : node.of[2]);
