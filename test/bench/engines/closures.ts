/** Terms as JavaScript functions on floats, for engines that leave arithmetic to their host. */

import type { CompareOperator } from '../../../src/rules/expression.js';
import type { Term } from '../rule-form.js';
import { type Facts, dateAsNumber } from './engine.js';

type Numeric = (facts: Facts) => number;
type Truth = (facts: Facts) => boolean;

const comparisons: Readonly<Record<CompareOperator, (a: number, b: number) => boolean>> = {
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
  eq: (a, b) => a === b,
  ge: (a, b) => a >= b,
  gt: (a, b) => a > b,
};

export const constantOf = (term: Term): number | null =>
  term.kind === 'number'
    ? Number(term.value)
    : term.kind === 'date'
      ? dateAsNumber(term.value)
      : null;

export function numericOf(term: Term): Numeric {
  const constant = constantOf(term);
  if (constant !== null) return () => constant;
  if (term.kind === 'answer') return (facts) => facts[term.question] as number;
  if (term.kind === 'shared') return (facts) => facts[term.name] as number;
  if (term.kind === 'if') {
    const condition = truthOf(term.of[0]);
    const [then, otherwise] = [numericOf(term.of[1]), numericOf(term.of[2])];
    return (facts) => (condition(facts) ? then(facts) : otherwise(facts));
  }
  if (!('of' in term)) throw new Error(`${term.kind} is no number`);
  const of = term.of.map(numericOf);
  const [first, second] = of as [Numeric, Numeric];
  const rest = of.slice(1);
  switch (term.kind) {
    case 'add':
      return (facts) => rest.reduce((sum, each) => sum + each(facts), first(facts));
    case 'subtract':
      return (facts) => rest.reduce((left, each) => left - each(facts), first(facts));
    case 'min':
      return (facts) => rest.reduce((least, each) => Math.min(least, each(facts)), first(facts));
    case 'max':
      return (facts) => rest.reduce((most, each) => Math.max(most, each(facts)), first(facts));
    case 'multiply':
      return (facts) => first(facts) * second(facts);
    case 'divide':
      return (facts) => {
        const bottom = second(facts);
        return bottom === 0 ? 0 : first(facts) / bottom;
      };
    default:
      throw new Error(`${term.kind} is no number`);
  }
}

export function truthOf(term: Term): Truth {
  switch (term.kind) {
    case 'truth':
      return () => term.value;
    case 'answer':
      return (facts) => facts[term.question] === true;
    case 'shared':
      return (facts) => facts[term.name] === true;
    case 'one-of':
      return (facts) => term.options.includes(facts[term.question] as string);
    case 'compare': {
      const [left, right] = [numericOf(term.of[0]), numericOf(term.of[1])];
      const compare = comparisons[term.operator];
      return (facts) => compare(left(facts), right(facts));
    }
    case 'not': {
      const [of] = term.of.map(truthOf) as [Truth];
      return (facts) => !of(facts);
    }
    case 'all': {
      const of = term.of.map(truthOf);
      return (facts) => of.every((each) => each(facts));
    }
    case 'any': {
      const of = term.of.map(truthOf);
      return (facts) => of.some((each) => each(facts));
    }
    case 'if': {
      const [condition, then, otherwise] = term.of.map(truthOf) as [Truth, Truth, Truth];
      return (facts) => (condition(facts) ? then(facts) : otherwise(facts));
    }
    default:
      throw new Error(`${term.kind} is no truth`);
  }
}
