/** json-logic-js: shared values are worked out in turn and put into the data. */

import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { CompareOperator } from '../../../src/rules/expression.js';
import type { RuleForm, Term } from '../rule-form.js';
import { type Engine, type Facts, type Outcome, factsOf } from './engine.js';

const operators: Readonly<Record<CompareOperator, string>> = {
  lt: '<',
  le: '<=',
  eq: '===',
  ge: '>=',
  gt: '>',
};

/** ISO dates sort as text, and so does `not-open`, after all of them. */
function logicOf(term: Term): unknown {
  switch (term.kind) {
    case 'truth':
    case 'date':
      return term.value;
    case 'number':
      return Number(term.value);
    case 'answer':
      return { var: term.question };
    case 'shared':
      return { var: term.name };
    case 'one-of':
      return term.options.length === 1
        ? { '===': [{ var: term.question }, term.options[0]] }
        : { in: [{ var: term.question }, term.options] };
    case 'compare':
      return { [operators[term.operator]]: term.of.map(logicOf) };
    case 'not':
      return { '!': term.of.map(logicOf) };
    case 'all':
      return { and: term.of.map(logicOf) };
    case 'any':
      return { or: term.of.map(logicOf) };
    case 'if':
      return { if: term.of.map(logicOf) };
    case 'add':
      return { '+': term.of.map(logicOf) };
    case 'subtract':
      return term.of.map(logicOf).reduce((left, right) => ({ '-': [left, right] }));
    case 'multiply':
      return { '*': term.of.map(logicOf) };
    case 'divide': {
      const [top, bottom] = term.of.map(logicOf);
      return { if: [{ '===': [bottom, 0] }, 0, { '/': [top, bottom] }] };
    }
    default:
      return { [term.kind]: term.of.map(logicOf) };
  }
}

export function jsonLogicEngine({ shared, criteria, award }: RuleForm): Engine<Facts> {
  const compile = (term: Term) => logicOf(term) as RulesLogic;
  const apply = (logic: RulesLogic, data: Facts): unknown => jsonLogic.apply(logic, data);
  const steps = shared.map(({ name, is }) => ({ name, logic: compile(is) }));
  const statuses = criteria.map(({ applies, met }) => {
    const status = { if: [compile(met), 'met', 'unmet'] };
    return (applies ? { if: [compile(applies), status, 'not-applicable'] } : status) as RulesLogic;
  });
  const estimable = award.estimable && compile(award.estimable);
  const ends = { low: compile(award.low), high: compile(award.high) };
  return {
    input: (answers) => factsOf(answers, (date) => date),
    run(facts) {
      const data = { ...facts };
      for (const { name, logic } of steps) data[name] = apply(logic, data) as boolean | number;
      const results = statuses.map((logic) => apply(logic, data)) as unknown as Outcome['criteria'];
      const hasAward =
        !results.includes('unmet') && (estimable === null || apply(estimable, data) === true);
      return {
        criteria: results,
        award: hasAward
          ? { low: apply(ends.low, data) as number, high: apply(ends.high, data) as number }
          : null,
      };
    },
  };
}
