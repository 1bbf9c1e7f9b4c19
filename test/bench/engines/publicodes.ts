/** publicodes: one rule a question, a shared value, a criterion and an end of the award. */

import PublicodesEngine from 'publicodes';
import type { CompareOperator } from '../../../src/rules/expression.js';
import { type RuleForm, type Term, childrenOf } from '../rule-form.js';
import { type Engine, type Outcome, isDate } from './engine.js';

type Situation = Record<string, string | number>;

const operators: Readonly<Record<CompareOperator, string>> = {
  lt: '<',
  le: '<=',
  eq: '=',
  ge: '>=',
  gt: '>',
};

/** Names are words with spaces between them; a hyphen would be a minus. */
const nameOf = (id: string): string => id.replaceAll('-', ' ');

const dateOf = (date: string): string =>
  date === 'not-open' ? '31/12/9999' : date.split('-').reverse().join('/');

function ruleOf(term: Term): unknown {
  switch (term.kind) {
    case 'truth':
      return term.value ? 'oui' : 'non';
    case 'number':
      return Number(term.value);
    case 'date':
      return dateOf(term.value);
    case 'answer':
      return nameOf(term.question);
    case 'shared':
      return nameOf(term.name);
    case 'one-of': {
      const tests = term.options.map((option) => `${nameOf(term.question)} = '${option}'`);
      return tests.length === 1 ? tests[0] : { 'une de ces conditions': tests };
    }
    case 'compare':
      return { [operators[term.operator]]: term.of.map(ruleOf) };
    case 'not':
      return { '=': [ruleOf(term.of[0] as Term), 'non'] };
    case 'all':
      return { 'toutes ces conditions': term.of.map(ruleOf) };
    case 'any':
      return { 'une de ces conditions': term.of.map(ruleOf) };
    case 'if': {
      const [si, alors, sinon] = term.of.map(ruleOf);
      return { condition: { si, alors, sinon } };
    }
    case 'add':
      return { somme: term.of.map(ruleOf) };
    case 'subtract':
      return term.of.map(ruleOf).reduce((left, right) => ({ '-': [left, right] }));
    case 'multiply':
      return { '*': term.of.map(ruleOf) };
    case 'divide': {
      const [top, bottom] = term.of.map(ruleOf);
      return { condition: { si: { '=': [bottom, 0] }, alors: 0, sinon: { '/': [top, bottom] } } };
    }
    case 'min':
      return { 'le minimum de': term.of.map(ruleOf) };
    case 'max':
      return { 'le maximum de': term.of.map(ruleOf) };
  }
}

function questionsIn(term: Term): string[] {
  if (term.kind === 'answer' || term.kind === 'one-of') return [term.question];
  return childrenOf(term).flatMap(questionsIn);
}

function valueOf(answer: boolean | string | number): string | number {
  if (typeof answer === 'boolean') return answer ? 'oui' : 'non';
  if (typeof answer === 'number') return answer;
  if (isDate(answer)) return dateOf(answer);
  return /^-?\d/.test(answer) ? Number(answer) : `'${answer}'`;
}

const asRule = (term: Term): object => {
  const rule = ruleOf(term);
  return typeof rule === 'object' && rule !== null ? rule : { valeur: rule };
};

/** Every call of `evaluate` parses anew: one text that quotes all statuses is the quickest way. */
const statuses = 'every status';
const amounts = { low: 'award low', high: 'award high', estimable: 'award estimable' };

const statusOf: Readonly<Record<string, Outcome['criteria'][number]>> = {
  oui: 'met',
  non: 'unmet',
  'Non applicable': 'not-applicable',
};

export function publicodesEngine({ shared, criteria, award }: RuleForm): Engine<Situation> {
  const terms = [
    ...shared.map(({ is }) => is),
    ...criteria.flatMap(({ applies, met }) => [met, ...(applies ? [applies] : [])]),
    ...[award.low, award.high, ...(award.estimable ? [award.estimable] : [])],
  ];
  const questions = [...new Set(terms.flatMap(questionsIn))];
  const names = criteria.map(({ id }) => `status of ${nameOf(id)}`);
  const rules: Record<string, unknown> = {
    [statuses]: { texte: names.map((name) => `{{ ${name} }}`).join() },
    [amounts.low]: asRule(award.low),
    [amounts.high]: asRule(award.high),
    ...(award.estimable && { [amounts.estimable]: asRule(award.estimable) }),
  };
  for (const id of questions) rules[nameOf(id)] = { question: id };
  for (const { name, is } of shared) rules[nameOf(name)] = asRule(is);
  criteria.forEach(({ applies, met }, i) => {
    rules[names[i] as string] = {
      ...asRule(met),
      ...(applies && { 'applicable si': ruleOf(applies) }),
    };
  });
  const engine = new PublicodesEngine(rules as never, { warn: false, strict: true });
  const evaluate = (name: string) => engine.evaluate(name).nodeValue;
  const { low, high } = award;
  const isOneAmount = JSON.stringify(low) === JSON.stringify(high);
  /** A number that the rules fix need not be asked for. */
  const amount = (name: string, term: Term) =>
    term.kind === 'number' ? Number(term.value) : (evaluate(name) as number);
  const range = () => {
    const most = amount(amounts.high, high);
    return { low: isOneAmount ? most : amount(amounts.low, low), high: most };
  };
  return {
    input: (answers) =>
      Object.fromEntries(questions.map((id) => [nameOf(id), valueOf(answers[id] as string)])),
    run(situation) {
      engine.setSituation(situation);
      const results = (evaluate(statuses) as string)
        .split(',')
        .map((text) => statusOf[text] as Outcome['criteria'][number]);
      const hasAward =
        !results.includes('unmet') &&
        (award.estimable === null || evaluate(amounts.estimable) === true);
      return { criteria: results, award: hasAward ? range() : null };
    },
  };
}
