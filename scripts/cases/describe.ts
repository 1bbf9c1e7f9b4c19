/** Conditions as a reader of the law would note them; a case is known by this text. */

import type { Node } from '../../src/rules/expression.js';
import { constantValue } from './evaluate.js';
import { nodesUnder } from './setting.js';

/** One thing that was settled on the way to a condition. */
export type Decision =
  | {
      readonly kind: 'truth';
      readonly node: Node;
      readonly want: boolean;
      /** It goes without saying. */
      readonly implied?: true;
    }
  | { readonly kind: 'reading'; readonly id: string; readonly option: string };

const SIGNS = { lt: '<', le: '<=', eq: '=', ge: '>=', gt: '>' } as const;
const OPPOSITES = { lt: '>=', le: '>', eq: '!=', ge: '<', gt: '<=' } as const;
const OPERATIONS = { add: ' + ', subtract: ' - ', multiply: ' * ', divide: ' / ' } as const;

/** Lists longer than this are told by their first option and their length. */
const LONG = 3;

const branches = (node: Node): boolean =>
  nodesUnder(node).some(({ kind }) => ['if', 'reading', 'min', 'max'].includes(kind));

const optionsText = (options: readonly string[]): string =>
  options.length > LONG ? `${options[0] ?? ''} +${options.length - 1}` : options.join(', ');

const isSum = ({ kind }: Node): boolean => kind === 'add' || kind === 'subtract';

/** What stands for a named value: its formula, or its name where the formula branches. */
const unnamed = (node: Node): Node =>
  node.kind === 'named' && !branches(node) ? unnamed(node.of[0]) : node;

/** @param asOf the date whose law the text speaks of */
export function describe(given: Node, asOf: string | null = null): string {
  const node = unnamed(given);
  const text = (child: Node) => describe(child, asOf);
  const term = (child: Node, index: number) => {
    const inner = unnamed(child);
    const bracket =
      isSum(inner) && !(isSum(node) && index === 0)
        ? true
        : inner.kind === 'divide' && node.kind === 'divide' && index > 0;
    return bracket ? `(${text(inner)})` : text(inner);
  };
  switch (node.kind) {
    case 'literal':
      return String(node.value);
    case 'constant':
      return typeof node.value === 'boolean' ? node.id : String(constantValue(node, asOf));
    case 'parameter':
    case 'named':
      return node.id;
    case 'answer':
      return node.question;
    case 'not':
      return `not (${text(node.of[0])})`;
    case 'all':
    case 'any':
      return node.of
        .map((child) => (child.of ? `(${text(child)})` : text(child)))
        .join(node.kind === 'all' ? ' and ' : ' or ');
    case 'one-of':
      return `${text(node.of[0])} in (${optionsText(node.options)})`;
    case 'compare':
      return `${text(node.of[0])} ${SIGNS[node.operator]} ${text(node.of[1])}`;
    case 'if':
      return `if (${text(node.of[0])}, ${text(node.of[1])}, ${text(node.of[2])})`;
    case 'reading':
      return `reading ${node.id}`;
    case 'min':
    case 'max':
      return `${node.kind} (${node.of.map(text).join(', ')})`;
    default:
      return node.of.map(term).join(OPERATIONS[node.kind]);
  }
}

export function describeDecision(decision: Decision, asOf: string | null = null): string {
  if (decision.kind === 'reading') return `${decision.id} = ${decision.option}`;
  const { node, want } = decision;
  if (node.kind === 'named') return describeDecision({ ...decision, node: node.of[0] }, asOf);
  if (want) return describe(node, asOf);
  if (node.kind === 'not') return describe(node.of[0], asOf);
  if (node.kind === 'compare') {
    const [left, right] = node.of.map((side) => describe(side, asOf)) as [string, string];
    return `${left} ${OPPOSITES[node.operator]} ${right}`;
  }
  if (node.kind === 'one-of') return describe(node, asOf).replace(' in ', ' not in ');
  return node.of ? `not (${describe(node, asOf)})` : `not ${describe(node, asOf)}`;
}

interface Bound {
  readonly question: string;
  readonly side: 'from' | 'to' | 'on' | 'not on';
  /** Days of opposite strictness never meet in one rule, so the day alone says which is tighter. */
  readonly day: string;
}

const SIDES = { ge: 'from', gt: 'from', le: 'to', lt: 'to', eq: 'on' } as const;
const OPPOSITE_SIDES = { from: 'to', to: 'from', on: 'not on' } as const;

/** What a decision says about a day. */
function boundOf(decision: Decision): Bound | null {
  if (decision.kind === 'reading' || decision.node.kind !== 'compare') return null;
  const [asked, day] = decision.node.of;
  if (asked.kind !== 'answer' || day.kind !== 'constant' || day.unit !== 'date') return null;
  const side = SIDES[decision.node.operator];
  return {
    question: asked.question,
    side: decision.want ? side : OPPOSITE_SIDES[side],
    // `not-open` sorts after every date, as it should.
    day: String(day.value),
  };
}

function tighter(a: Bound, b: Bound): boolean {
  if (a.question !== b.question || a.side === 'not on') return false;
  if (a.side === 'on') return b.side !== 'on';
  return a.side === b.side && (a.side === 'from' ? a.day > b.day : a.day < b.day);
}

/** The decisions worth telling: of several bounds on one day the tightest. */
export function told(decisions: readonly Decision[]): Decision[] {
  const bounds = decisions.map(boundOf);
  return decisions.filter((decision, i) => {
    if (decision.kind === 'truth' && decision.implied) return false;
    const own = bounds[i];
    return !own || !bounds.some((other) => other && tighter(other, own));
  });
}
