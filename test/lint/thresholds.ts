/** No comparison that its domain has already decided, such as a percentage with 120. */

import type { CompareOperator, Node } from '../../src/rules/expression.js';
import type { Parameter } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { nodesUnder } from '../programs/walk.js';
import { FIRST_DAY, NOT_OPEN_DAY, dayOf } from './days.js';
import type { Check, Finding } from './finding.js';
import { type Root, rootsOf } from './types.js';

/** What a number or a date can be, both ends included. Only ever too wide: what it rules out is out. */
type Span = readonly [low: number, high: number];

const ANYTHING: Span = [-Infinity, Infinity];

const hull = (spans: readonly Span[]): Span => [
  Math.min(...spans.map(([low]) => low)),
  Math.max(...spans.map(([, high]) => high)),
];

interface Known {
  readonly questions: readonly Question[];
  readonly parameters: readonly Parameter[];
}

function spanOf(node: Node, known: Known): Span {
  const go = (child: Node) => spanOf(child, known);
  switch (node.kind) {
    case 'literal':
      return point(node.value, false);
    case 'constant':
      return hull(
        [node.value, ...(node.dated ?? []).map(({ value }) => value)].map((value) =>
          point(value, node.unit === 'date'),
        ),
      );
    case 'parameter': {
      const value = known.parameters.find(({ id }) => id === node.id)?.value;
      return typeof value === 'string' ? point(value, false) : [0, Infinity];
    }
    case 'answer':
      return domainOf(known.questions.find(({ id }) => id === node.question));
    case 'named':
      return go(node.of[0]);
    case 'if':
      return hull(node.of.slice(1).map(go));
    case 'reading':
      return hull(node.of.map(go));
    case 'add':
      return node.of.map(go).reduce(plus);
    case 'subtract':
      return node.of.map(go).reduce((a, [low, high]) => plus(a, [-high, -low]));
    case 'min':
      return ends(node.of.map(go), Math.min);
    case 'max':
      return ends(node.of.map(go), Math.max);
    case 'multiply':
      return product(go(node.of[0]), go(node.of[1]));
    case 'divide': {
      const [low, high] = go(node.of[1]);
      if (low <= 0 && high >= 0)
        return low === 0 && go(node.of[0])[0] >= 0 ? [0, Infinity] : ANYTHING;
      return product(go(node.of[0]), [1 / high, 1 / low]);
    }
    default:
      return ANYTHING;
  }
}

function point(value: string | boolean, isDate: boolean): Span {
  const at = isDate ? dayOf(String(value)) : Number(value);
  return [at, at];
}

function domainOf(question: Question | undefined): Span {
  if (question?.kind === 'date') return [FIRST_DAY, NOT_OPEN_DAY];
  if (!question || !('low' in question)) return ANYTHING;
  return [Number(question.low), question.high === undefined ? Infinity : Number(question.high)];
}

const plus = ([a, b]: Span, [c, d]: Span): Span => [a + c, b + d];
const ends = (spans: readonly Span[], end: (...all: number[]) => number): Span => [
  end(...spans.map(([low]) => low)),
  end(...spans.map(([, high]) => high)),
];
/** Zero times infinity is zero: an end that a zero factor cuts off. */
function product([a, b]: Span, [c, d]: Span): Span {
  const corners = [a, b].flatMap((x) => [c, d].map((y) => (x === 0 || y === 0 ? 0 : x * y)));
  return [Math.min(...corners), Math.max(...corners)];
}

/** Whether left minus right, somewhere between two ends, decides the comparison. */
function decided(operator: CompareOperator, low: number, high: number): boolean | null {
  const always = {
    lt: high < 0,
    le: high <= 0,
    eq: low === 0 && high === 0,
    ge: low >= 0,
    gt: low > 0,
  };
  const never = { lt: low >= 0, le: low > 0, eq: low > 0 || high < 0, ge: high < 0, gt: high <= 0 };
  return always[operator] ? true : never[operator] ? false : null;
}

const nameOf = (node: Node): string =>
  node.kind === 'answer'
    ? node.question
    : 'id' in node
      ? node.id
      : node.kind === 'literal'
        ? String(node.value)
        : `a ${node.kind}`;

export function checkThresholdsOf(roots: readonly Root[], known: Known): Finding[] {
  return roots.flatMap(([where, root]) =>
    nodesUnder([root]).flatMap((node): Finding[] => {
      if (node.kind !== 'compare') return [];
      const [left, right] = node.of;
      const [low, high] = spanOf(left, known);
      const [from, to] = spanOf(right, known);
      const result = decided(node.operator, low - to, high - from);
      if (result === null) return [];
      const what = `comparing ${nameOf(left)} with ${nameOf(right)} is always ${String(result)}`;
      return [{ where, what, fix: 'Put the threshold inside the domain, or drop the comparison' }];
    }),
  );
}

export const checkThresholds: Check = (program, { questions }) =>
  checkThresholdsOf(rootsOf(program), { questions, parameters: program.parameters });
