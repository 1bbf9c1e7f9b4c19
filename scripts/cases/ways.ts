/** The ways through a rule that branches: each is a formula without branches, and what leads to it. */

import type { Node } from '../../src/rules/expression.js';
import type { Decision } from './describe.js';

export interface Way {
  readonly node: Node;
  readonly decisions: readonly Decision[];
}

const contradict = (a: Decision, b: Decision): boolean => {
  if (a.kind === 'reading') return b.kind === 'reading' && a.id === b.id && a.option !== b.option;
  return b.kind === 'truth' && a.node === b.node && a.want !== b.want;
};

const same = (a: Decision, b: Decision): boolean =>
  a.kind === 'reading'
    ? b.kind === 'reading' && a.id === b.id && a.option === b.option
    : b.kind === 'truth' && a.node === b.node && a.want === b.want;

/** Both lists in one, or null where they cannot both be. */
export function joinDecisions(
  before: readonly Decision[],
  after: readonly Decision[],
): readonly Decision[] | null {
  if (after.some((a) => before.some((b) => contradict(a, b)))) return null;
  return [...before, ...after.filter((a) => !before.some((b) => same(a, b)))];
}

const after = (decisions: readonly Decision[], ways: readonly Way[]): Way[] =>
  ways.flatMap((way) => {
    const joined = joinDecisions(decisions, way.decisions);
    return joined ? [{ node: way.node, decisions: joined }] : [];
  });

/** Every choice of one way for each node, as far as they agree. */
function combined(nodes: readonly Node[]): { of: Node[]; decisions: readonly Decision[] }[] {
  let all: { of: Node[]; decisions: readonly Decision[] }[] = [{ of: [], decisions: [] }];
  for (const node of nodes) {
    const ways = waysOf(node);
    all = all.flatMap(({ of, decisions }) =>
      after(decisions, ways).map((way) => ({
        of: [...of, way.node],
        decisions: way.decisions,
      })),
    );
  }
  return all;
}

const known = new WeakMap<Node, readonly Way[]>();

/** The ways of a number, a date or a comparison of them. */
export function waysOf(node: Node): readonly Way[] {
  let ways = known.get(node);
  if (!ways) {
    ways = findWays(node);
    known.set(node, ways);
  }
  return ways;
}

function findWays(node: Node): Way[] {
  switch (node.kind) {
    case 'named':
      return waysOf(node.of[0]).map((way) =>
        // Where nothing branched the name still says what it is.
        way.node === node.of[0] ? { ...way, node } : way,
      );
    case 'if': {
      const [condition, then, otherwise] = node.of;
      return [
        ...after([{ kind: 'truth', node: condition, want: true }], waysOf(then)),
        ...after([{ kind: 'truth', node: condition, want: false }], waysOf(otherwise)),
      ];
    }
    case 'reading':
      return node.of.flatMap((child, i) =>
        after([{ kind: 'reading', id: node.id, option: node.options[i] ?? '' }], waysOf(child)),
      );
    case 'min':
    case 'max':
      return node.of.flatMap((child) =>
        waysOf(child).map((way) => ({
          node: way.node,
          decisions: [
            ...way.decisions,
            ...node.of.filter((other) => other !== child).map((other) => bites(node, way, other)),
          ],
        })),
      );
    case 'compare':
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return combined(node.of).map(({ of, decisions }) => ({
        node: of.every((child, i) => child === node.of[i]) ? node : ({ ...node, of } as Node),
        decisions,
      }));
    default:
      return [{ node, decisions: [] }];
  }
}

const bites = ({ kind }: Node, way: Way, other: Node): Decision => ({
  kind: 'truth',
  node: { kind: 'compare', operator: kind === 'min' ? 'lt' : 'gt', of: [way.node, other] },
  want: true,
  implied: true,
});
