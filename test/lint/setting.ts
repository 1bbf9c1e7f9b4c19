/**
 * A program on one day and with its parameters filled in: what a completion of the answers is tried
 * on. Dated values and parameters become plain ones, so that the plain interpreter can read it.
 */

import type { Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import { distinct, nodesOf, ofKind } from '../programs/walk.js';

export interface Setting {
  readonly asOf: string | null;
  readonly parameters: Readonly<Record<string, string>>;
  /** Without dated values, parameters and categories: a category is one more priority. */
  readonly program: Program;
  /** Criteria that do not apply, or are met. */
  readonly passes: readonly Node[];
}

/** Stands for a parameter that has no value of its own: a host may set one. */
const SOME_VALUE = { money: '1000', integer: '10', percent: '10', months: '10' } as const;

export const notOf = (node: Node): Node => ({ kind: 'not', of: [node] });
export const allOf = (...of: Node[]): Node => ({ kind: 'all', of });
export const anyOf = (...of: Node[]): Node => ({ kind: 'any', of });

/** Truths of a category: it is the first whose condition holds. */
export function inCategory(
  { met, categories = [] }: Program['priorities'][number],
  i: number,
): Node {
  const earlier = categories.slice(0, i).map(({ when }) => notOf(when));
  const when = categories[i]?.when;
  return allOf(met, ...(when ? [when] : []), ...earlier);
}

export function settledOn(program: Program, asOf: string | null): Setting {
  const parameters = Object.fromEntries(
    program.parameters.map(({ id, unit, value }) => [id, value ?? SOME_VALUE[unit]]),
  );
  const settled = new Map<Node, Node>();
  const plainOf = (node: Node): Node => {
    if (node.kind === 'parameter') {
      return { kind: 'literal', value: parameters[node.id] ?? '0' };
    }
    if (node.kind === 'constant') {
      const { dated, ...constant } = node;
      const now = asOf === null ? null : dated?.find(({ from, to }) => from <= asOf && asOf <= to);
      return { ...constant, value: now ? now.value : node.value };
    }
    return node.of ? ({ ...node, of: node.of.map(plain) } as Node) : node;
  };
  const plain = (node: Node): Node => {
    const seen = settled.get(node) ?? plainOf(node);
    // Shared by identity, as it was: what stands twice is looked at once.
    settled.set(node, seen);
    return seen;
  };
  const criteria = program.criteria.map(({ applies, met, ...criterion }) => ({
    ...criterion,
    met: plain(met),
    ...(applies && { applies: plain(applies) }),
  }));
  const { low, high, estimable, ...award } = program.award;
  return {
    asOf,
    parameters,
    passes: criteria.map(({ applies, met }) => (applies ? anyOf(notOf(applies), met) : met)),
    program: {
      ...program,
      criteria,
      award: {
        ...award,
        low: plain(low),
        high: plain(high),
        ...(estimable && { estimable: plain(estimable) }),
      },
      priorities: program.priorities.flatMap((priority) => {
        const { id, met, categories = [], citations } = priority;
        return [
          { id, met: plain(met), citations },
          ...categories.map((category, i) => ({
            id: `${id} ${category.id}`,
            met: plain(inCategory(priority, i)),
            citations,
          })),
        ];
      }),
    },
  };
}

/** The law as codified, and on the first day of each change. */
export function settingsOf(program: Program): Setting[] {
  const changes = ofKind(nodesOf(program), 'constant').flatMap(({ dated = [] }) =>
    dated.map(({ from }) => from),
  );
  return [null, ...distinct(changes).sort()].map((asOf) => settledOn(program, asOf));
}
