/** Programs as a short line each, for what a failing property prints. */

import fc from 'fast-check';
import type { Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';

const signs = { lt: '<', le: '≤', eq: '=', ge: '≥', gt: '>' } as const;

function printNode(node: Node): string {
  const of = (node.of ?? []).map(printNode);
  switch (node.kind) {
    case 'literal':
    case 'constant':
      return String(node.value);
    case 'answer':
      return node.question;
    case 'parameter':
      return `$${node.id}`;
    case 'named':
      return of.join();
    case 'compare':
      return `(${of.join(` ${signs[node.operator]} `)})`;
    case 'one-of':
      return `${of.join()} in ${node.options.join('|')}`;
    case 'reading':
      return `${node.id}{${node.options.map((option, i) => `${option}: ${of[i]}`).join(', ')}}`;
    default:
      return `${node.kind}(${of.join(', ')})`;
  }
}

export function printProgram({ criteria, award, priorities }: Program): string {
  const tests = criteria.map(
    ({ applies, met }) => (applies ? `[if ${printNode(applies)}] ` : '') + printNode(met),
  );
  const { low, high, estimable } = award;
  const amount = low === high ? printNode(high) : `${printNode(low)} … ${printNode(high)}`;
  const told = priorities.map(({ met, categories = [] }) =>
    [printNode(met), ...categories.map(({ id, when }) => `${id} if ${printNode(when)}`)].join('; '),
  );
  return [
    ...tests.map((test) => `test: ${test}`),
    `award: ${amount}${estimable ? ` where ${printNode(estimable)}` : ''}`,
    ...told.map((priority) => `priority: ${priority}`),
  ].join('\n');
}

/** A program that a failing property prints as `printProgram` does. */
export const printable = (program: Program): Program =>
  Object.defineProperty({ ...program }, fc.toStringMethod, {
    value: () => `\n${printProgram(program)}\n`,
  });
