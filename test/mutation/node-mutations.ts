/** What can be wrong with one node of a rule: each error as the node it would leave. */

import { describe } from '../../scripts/cases/describe.js';
import { shiftDay } from '../../scripts/cases/grid.js';
import type { Constant, Node, NumberUnit } from '../../src/rules/expression.js';
import { add, fraction, toCents } from '../oracle/fraction.js';

export interface NodeMutation {
  /** What was done, in words that stay the same while the rule does. */
  readonly did: string;
  readonly node: Node;
}

const OTHER_OPERATORS = {
  lt: ['le'],
  le: ['lt'],
  gt: ['ge'],
  ge: ['gt'],
  eq: ['le', 'ge'],
} as const;

/** The numbers one grid step to each side. */
export const stepsFrom = (value: string, unit: NumberUnit | undefined): string[] => {
  const step = unit === 'integer' ? '1' : '0.01';
  return [`-${step}`, step].map((by) =>
    toCents(add(fraction(value), fraction(by)), 'down').replace(/\.00$/, ''),
  );
};

const daysFrom = (day: string): string[] => [-1, 1].flatMap((by) => shiftDay(day, by) ?? []);

function constantMutations(constant: Constant): NodeMutation[] {
  const { id, unit, value, dated = [] } = constant;
  const other = (did: string, change: Partial<Constant>): NodeMutation => ({
    did: `${id}: ${did}`,
    node: { ...constant, ...change },
  });
  const besides = (of: string | boolean): (string | boolean)[] => {
    if (typeof of === 'boolean') return [!of];
    return unit === 'date' ? daysFrom(of) : stepsFrom(of, unit === 'truth' ? undefined : unit);
  };
  return [
    ...besides(value).map((to) => other(`${String(value)} to ${String(to)}`, { value: to })),
    ...dated.flatMap((change, i) => {
      const put = (did: string, ...changed: typeof dated) =>
        other(`${change.from}..${change.to}: ${did}`, {
          dated: [...dated.slice(0, i), ...changed, ...dated.slice(i + 1)],
        });
      return [
        put('dropped'),
        ...besides(change.value).map((to) => put(String(to), { ...change, value: to })),
        ...daysFrom(change.from).map((from) => put(`from ${from}`, { ...change, from })),
        ...daysFrom(change.to).map((to) => put(`to ${to}`, { ...change, to })),
      ];
    }),
  ];
}

const literalMutations = (value: string | boolean): (string | boolean)[] =>
  typeof value === 'boolean' ? [!value] : stepsFrom(value, undefined);

/**
 * Literals and answers are shared by rules that have nothing to do with each other: one place at a
 * time. @param alike the questions that could have been meant in the place of one
 */
function childMutations(parent: Node, alike: (question: string) => readonly string[]) {
  return (parent.of ?? []).flatMap((child, i): NodeMutation[] => {
    const put = (from: string, to: string, node: Node): NodeMutation => ({
      did: `${ordinal(parent, i)} ${from} to ${to}`,
      node: withChild(parent, i, node),
    });
    if (child.kind === 'answer') {
      const { question } = child;
      return alike(question).map((other) =>
        put(question, other, { kind: 'answer', question: other }),
      );
    }
    if (child.kind !== 'literal') return [];
    return literalMutations(child.value).map((value) =>
      put(String(child.value), String(value), { kind: 'literal', value }),
    );
  });
}

const ordinal = (parent: Node, i: number): string =>
  parent.kind === 'reading' ? `option ${parent.options[i] ?? ''}:` : `operand ${i + 1}:`;

const withChildren = (node: Node, of: readonly Node[]): Node => ({ ...node, of }) as Node;

const withChild = (node: Node, i: number, child: Node): Node =>
  withChildren(
    node,
    (node.of ?? []).map((each, j) => (j === i ? child : each)),
  );

/** Without each part in turn, from one on. */
const drops = (node: Node & { readonly of: readonly Node[] }, first = 0): NodeMutation[] =>
  node.of.length < 2
    ? []
    : node.of.flatMap((child, i) =>
        i < first
          ? []
          : [
              {
                did: `without ${describe(child)}`,
                node: withChildren(
                  node,
                  node.of.filter((_, j) => j !== i),
                ),
              },
            ],
      );

const SWAPS = { all: 'any', any: 'all', min: 'max', max: 'min' } as const;

function ownMutations(node: Node): NodeMutation[] {
  switch (node.kind) {
    case 'constant':
      return constantMutations(node);
    case 'compare':
      return OTHER_OPERATORS[node.operator].map((operator) => ({
        did: `${node.operator} to ${operator}`,
        node: { ...node, operator },
      }));
    case 'not':
      return [{ did: 'without not', node: node.of[0] }];
    case 'one-of':
      return [
        { did: 'negated', node: { kind: 'not', of: [node] } },
        ...node.options.map((option) => ({
          did: `without ${option}`,
          node: { ...node, options: node.options.filter((each) => each !== option) },
        })),
      ];
    case 'all':
    case 'any':
    case 'min':
    case 'max': {
      const kind = SWAPS[node.kind];
      const swapped = { did: `${node.kind} to ${kind}`, node: { ...node, kind } as Node };
      return [...drops(node), ...(node.of.length > 1 ? [swapped] : [])];
    }
    case 'add':
      return drops(node);
    case 'subtract':
      return drops(node, 1);
    case 'if': {
      const [condition, then, otherwise] = node.of;
      return [
        { did: 'branches swapped', node: { ...node, of: [condition, otherwise, then] } },
        { did: 'always then', node: then },
        { did: 'always otherwise', node: otherwise },
      ];
    }
    case 'reading':
      return node.options.map((option, i) => ({
        did: `always ${option}`,
        node: withChildren(
          node,
          node.of.map(() => node.of[i] as Node),
        ),
      }));
    default:
      return [];
  }
}

export interface Questions {
  readonly isTruth: (question: string) => boolean;
  /** Others of the same kind in the same program. */
  readonly alike: (question: string) => readonly string[];
  readonly optionsOf: (question: string) => readonly string[];
}

export function mutationsOf(node: Node, { isTruth, alike, optionsOf }: Questions): NodeMutation[] {
  const added =
    node.kind === 'one-of' && node.of[0].kind === 'answer'
      ? optionsOf(node.of[0].question).filter((option) => !node.options.includes(option))
      : [];
  return [
    ...ownMutations(node),
    ...added.map((option) => ({
      did: `with ${option}`,
      node: { ...node, options: [...(node as Listed).options, option] } as Node,
    })),
    ...(node.kind === 'answer' && isTruth(node.question)
      ? [{ did: 'negated', node: { kind: 'not', of: [node] } as const }]
      : []),
    ...childMutations(node, alike),
  ];
}

type Listed = Node & { readonly kind: 'one-of' };
