/**
 * A program as the other engines can take it: every reading held at one option, every constant and
 * parameter its value, what follows from that cut away, and what is used twice named once.
 */

import type { CompareOperator, Node } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';

export type Term =
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'number' | 'date'; readonly value: string }
  | { readonly kind: 'answer'; readonly question: string }
  /** One of the values that {@link RuleForm.shared} lists. */
  | { readonly kind: 'shared'; readonly name: string }
  | { readonly kind: 'one-of'; readonly question: string; readonly options: readonly string[] }
  | {
      readonly kind: 'compare';
      readonly operator: CompareOperator;
      readonly of: readonly [Term, Term];
    }
  | { readonly kind: 'if'; readonly of: readonly [condition: Term, then: Term, otherwise: Term] }
  | {
      readonly kind:
        'not' | 'all' | 'any' | 'add' | 'subtract' | 'min' | 'max' | 'multiply' | 'divide';
      readonly of: readonly Term[];
    };

type ValueKind = 'truth' | 'number';

interface SharedTerm {
  readonly name: string;
  readonly type: ValueKind;
  readonly is: Term;
}

export interface RuleForm {
  /** Each after those it is made of. */
  readonly shared: readonly SharedTerm[];
  readonly criteria: readonly {
    readonly id: string;
    readonly applies: Term | null;
    readonly met: Term;
  }[];
  readonly award: { readonly low: Term; readonly high: Term; readonly estimable: Term | null };
}

/** Each reading at its preferred option, or at the first where the law prefers none. */
export const pinsOf = ({ readings }: Program): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readings.map(({ id, options, preferred }) => [id, preferred ?? (options[0] as string)]),
  );

const always: Term = { kind: 'truth', value: true };
const never: Term = { kind: 'truth', value: false };
const isTruth = (term: Term, value: boolean) => term.kind === 'truth' && term.value === value;
export const childrenOf = (term: Term): readonly Term[] => ('of' in term ? term.of : []);

const not = (term: Term): Term =>
  term.kind === 'truth'
    ? { kind: 'truth', value: !term.value }
    : term.kind === 'not'
      ? (term.of[0] as Term)
      : { kind: 'not', of: [term] };

/** `all` and `any` without what goes without saying. */
function join(kind: 'all' | 'any', of: readonly Term[]): Term {
  const idle = kind === 'all';
  const rest = of.filter((term) => !isTruth(term, idle));
  if (rest.some((term) => isTruth(term, !idle))) return idle ? never : always;
  return rest.length > 1 ? { kind, of: rest } : (rest[0] ?? (idle ? always : never));
}

function choose(condition: Term, then: Term, otherwise: Term): Term {
  if (condition.kind === 'truth') return condition.value ? then : otherwise;
  if (isTruth(then, true)) return join('any', [condition, otherwise]);
  if (isTruth(then, false)) return join('all', [not(condition), otherwise]);
  if (isTruth(otherwise, true)) return join('any', [not(condition), then]);
  if (isTruth(otherwise, false)) return join('all', [condition, then]);
  return { kind: 'if', of: [condition, then, otherwise] };
}

interface Held {
  readonly pins: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, string>>;
  /** Names that the law's own steps have, by what they stand for. */
  readonly names: Map<string, string>;
}

function fold(node: Node, held: Held): Term {
  const go = (child: Node) => fold(child, held);
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'boolean'
        ? { kind: 'truth', value: node.value }
        : { kind: 'number', value: node.value };
    case 'constant':
      if (typeof node.value === 'boolean') return { kind: 'truth', value: node.value };
      return { kind: node.unit === 'date' ? 'date' : 'number', value: node.value };
    case 'parameter':
      return { kind: 'number', value: held.parameters[node.id] as string };
    case 'answer':
      return { kind: 'answer', question: node.question };
    case 'named': {
      const is = go(node.of[0]);
      held.names.set(JSON.stringify(is), node.id);
      return is;
    }
    case 'reading':
      return go(node.of[node.options.indexOf(held.pins[node.id] as string)] as Node);
    case 'not':
      return not(go(node.of[0]));
    case 'all':
    case 'any':
      return join(node.kind, node.of.map(go));
    case 'one-of': {
      const [of] = node.of;
      if (of.kind !== 'answer') throw new Error('a choice that is no answer');
      return { kind: 'one-of', question: of.question, options: node.options };
    }
    case 'compare':
      return { kind: 'compare', operator: node.operator, of: [go(node.of[0]), go(node.of[1])] };
    case 'if':
      return choose(go(node.of[0]), go(node.of[1]), go(node.of[2]));
    default:
      return { kind: node.kind, of: node.of.map(go) };
  }
}

/** How many different places each composite term stands in. */
function usesOf(roots: readonly Term[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const visit = (term: Term) => {
    const key = JSON.stringify(term);
    const before = uses.get(key) ?? 0;
    uses.set(key, before + 1);
    if (before === 0) childrenOf(term).forEach(visit);
  };
  roots.forEach(visit);
  return uses;
}

const isLeaf = ({ kind }: Term) =>
  kind === 'truth' || kind === 'number' || kind === 'date' || kind === 'answer';

/** An answer does not say what it is; the place it stands in does. */
const kindOfChild = ({ kind }: Term, index: number, own: ValueKind): ValueKind =>
  kind === 'compare' ? 'number' : kind === 'if' && index === 0 ? 'truth' : own;

export function ruleFormOf(program: Program, pins = pinsOf(program)): RuleForm {
  const values = program.parameters.map(({ id, value }) => [id, value ?? '0']);
  const held: Held = {
    pins,
    parameters: Object.fromEntries(values) as Record<string, string>,
    names: new Map(),
  };
  const go = (node: Node) => fold(node, held);
  const own = program.criteria.map(({ id, applies, met }) => ({
    id,
    applies: applies ? go(applies) : always,
    met: go(met),
  }));
  const { low, high, estimable } = program.award;
  const award = [go(low), go(high), estimable ? go(estimable) : always] as const;
  const uses = usesOf([...own.flatMap(({ applies, met }) => [applies, met]), ...award]);

  const shared = new Map<string, SharedTerm>();
  const share = (term: Term, type: ValueKind): Term => {
    if (isLeaf(term)) return term;
    const key = JSON.stringify(term);
    const known = shared.get(key);
    if (known) return { kind: 'shared', name: known.name };
    const of = childrenOf(term).map((child, i) => share(child, kindOfChild(term, i, type)));
    const is = ('of' in term ? { ...term, of } : term) as Term;
    if ((uses.get(key) ?? 0) < 2) return is;
    const name = held.names.get(key) ?? `shared-${shared.size + 1}`;
    shared.set(key, { name, type, is });
    return { kind: 'shared', name };
  };
  const unless = (term: Term) => (isTruth(term, true) ? null : share(term, 'truth'));
  const criteria = own.map(({ id, applies, met }) => ({
    id,
    applies: unless(applies),
    met: share(met, 'truth'),
  }));
  const ends = { low: share(award[0], 'number'), high: share(award[1], 'number') };
  return {
    criteria,
    award: { ...ends, estimable: unless(award[2]) },
    shared: [...shared.values()],
  };
}
