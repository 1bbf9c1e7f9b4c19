/**
 * json-rules-engine: one rule a criterion, and one for each condition that says to whom criteria
 * apply. It has no arithmetic, so what is derived is worked out by plain functions and handed over
 * as facts, and only the facts that conditions look at are.
 */

import {
  Engine as RulesEngine,
  type RuleProperties,
  type TopLevelCondition,
} from 'json-rules-engine';
import type { CompareOperator } from '../../../src/rules/expression.js';
import type { RuleForm, Term } from '../rule-form.js';
import { constantOf, numericOf, truthOf } from './closures.js';
import { type Engine, type Facts, dateAsNumber, factsOf } from './engine.js';

type Condition = Extract<TopLevelCondition, { all: unknown }>['all'][number];

const operators: Readonly<Record<CompareOperator, string>> = {
  lt: 'lessThan',
  le: 'lessThanInclusive',
  eq: 'equal',
  ge: 'greaterThanInclusive',
  gt: 'greaterThan',
};
const opposite: Readonly<Record<CompareOperator, string>> = {
  lt: operators.ge,
  le: operators.gt,
  eq: 'notEqual',
  ge: operators.lt,
  gt: operators.le,
};

/** Facts that are worked out before the engine runs: name → how. */
type Derived = Map<string, (facts: Facts) => number>;

function factOf(term: Term, derived: Derived): string {
  if (term.kind === 'answer') return term.question;
  if (term.kind === 'shared') return term.name;
  const name = JSON.stringify(term);
  derived.set(name, numericOf(term));
  return name;
}

/** "Not" is pushed down to the operators, which have their opposites. */
function conditionOf(term: Term, derived: Derived, is = true): Condition {
  const go = (child: Term, holds = is) => conditionOf(child, derived, holds);
  switch (term.kind) {
    case 'answer':
    case 'shared':
      return { fact: factOf(term, derived), operator: 'equal', value: is };
    case 'one-of': {
      const [only, ...others] = term.options;
      return others.length === 0
        ? { fact: term.question, operator: is ? 'equal' : 'notEqual', value: only }
        : { fact: term.question, operator: is ? 'in' : 'notIn', value: term.options };
    }
    case 'compare': {
      const [left, right] = term.of;
      const constant = constantOf(right);
      return {
        fact: factOf(left, derived),
        operator: (is ? operators : opposite)[term.operator],
        value: constant ?? { fact: factOf(right, derived) },
      };
    }
    case 'not':
      return go(term.of[0] as Term, !is);
    case 'all':
    case 'any': {
      const of = term.of.map((child) => go(child));
      return (term.kind === 'all') === is ? { all: of } : { any: of };
    }
    case 'if': {
      const [condition, then, otherwise] = term.of;
      return {
        any: [
          { all: [go(condition, true), go(then)] },
          { all: [go(condition, false), go(otherwise)] },
        ],
      };
    }
    default:
      throw new Error(`${term.kind} is no condition`);
  }
}

function factsIn(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(factsIn);
  if ('any' in condition) return condition.any.flatMap(factsIn);
  if (!('fact' in condition)) return [];
  const { fact, value } = condition as { fact: string; value: unknown };
  const other = typeof value === 'object' && value !== null && 'fact' in value ? value.fact : null;
  return other === null ? [fact] : [fact, other as string];
}

export function jsonRulesEngine({ shared, criteria, award }: RuleForm): Engine<Facts> {
  const derived: Derived = new Map();
  const rules = new Map<string, RuleProperties>();
  const used = new Set<string>();
  /** @returns the type of the event that says it holds; equal conditions share one rule */
  const rule = (term: Term): string => {
    const type = JSON.stringify(term);
    if (!rules.has(type)) {
      const condition = conditionOf(term, derived);
      for (const fact of factsIn(condition)) used.add(fact);
      const isTop = 'all' in condition || 'any' in condition;
      rules.set(type, { conditions: isTop ? condition : { all: [condition] }, event: { type } });
    }
    return type;
  };
  const events = criteria.map(({ applies, met }) => ({
    applies: applies && rule(applies),
    met: rule(met),
  }));
  const estimable = award.estimable && rule(award.estimable);
  const ends = { low: numericOf(award.low), high: numericOf(award.high) };

  const steps = [
    ...shared.map(({ name, type, is }) => ({
      name,
      work: type === 'number' ? numericOf(is) : truthOf(is),
    })),
    ...[...derived].map(([name, work]) => ({ name, work })),
  ];
  const engine = new RulesEngine([...rules.values()]);
  const handedOver = [...used];
  return {
    waits: true,
    input: (answers) => factsOf(answers, dateAsNumber),
    async run(given) {
      const facts = { ...given };
      for (const { name, work } of steps) facts[name] = work(facts);
      const result = await engine.run(
        Object.fromEntries(handedOver.map((fact) => [fact, facts[fact]])),
      );
      const fired = new Set(result.events.map(({ type }) => type));
      const results = events.map(({ applies, met }) =>
        applies !== null && !fired.has(applies)
          ? ('not-applicable' as const)
          : fired.has(met)
            ? ('met' as const)
            : ('unmet' as const),
      );
      const hasAward = !results.includes('unmet') && (estimable === null || fired.has(estimable));
      return {
        criteria: results,
        award: hasAward ? { low: ends.low(facts), high: ends.high(facts) } : null,
      };
    },
  };
}
