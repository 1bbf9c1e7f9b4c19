import { drawEnd, drawNumber, fromSteps, interval, isInside, toSteps } from './draw.js';
import type { Answer } from './outcome.js';
import { questionDomains } from './question-domains.js';
import type { ListedDomain, NumberDomain } from './question-domains.js';
import { chance, pick, shuffled } from './random.js';
import type { Random } from './random.js';
import { scenarios } from './scenarios.js';
import type { Between, PartialAnswers } from './scenarios.js';

export type CompleteAnswers = Record<string, Answer>;

/** More joint choices than this are drawn one question at a time. */
const JOINTLY = 256;

/** With this many open questions, chance alone seldom makes anyone eligible. */
const MUCH = 6;

export const isListed = (domain: ListedDomain | NumberDomain): domain is ListedDomain =>
  'values' in domain;

export const isBetween = (value: PartialAnswers[string] | undefined): value is Between =>
  typeof value === 'object' && value !== null;

type Value = boolean | string;

/** Deals every value once, in random order, before it deals any value again. */
function deck<T>(random: Random, values: readonly T[]): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = shuffled(random, values);
    return rest.pop() as T;
  };
}

/** Deals values for all open choices: jointly exhaustive when few, else each exhaustive. */
function dealer(random: Random, open: readonly string[]): () => Record<string, Value> {
  const lists = open.map((id) => (questionDomains[id] as ListedDomain).values);
  const combinations = lists.reduce((product, { length }) => product * length, 1);
  if (combinations > JOINTLY) {
    const decks = open.map((id, i) => [id, deck(random, lists[i] ?? [])] as const);
    return () => Object.fromEntries(decks.map(([id, next]) => [id, next()]));
  }
  const next = deck(random, [...Array(combinations).keys()]);
  return () => {
    let rest = next();
    return Object.fromEntries(
      open.map((id, i) => {
        const values = lists[i] ?? [];
        const value = values[rest % values.length] ?? false;
        rest = Math.floor(rest / values.length);
        return [id, value];
      }),
    );
  };
}

const workedOut = scenarios.filter(({ expect }) => expect.status === 'eligible');

/** What an eligible worked case has to say on the open questions, where it is possible here. */
function borrowed(
  random: Random,
  partial: PartialAnswers,
  open: readonly string[],
): CompleteAnswers {
  const { answers } = pick(random, workedOut);
  const taken: CompleteAnswers = {};
  for (const id of open) {
    const value = answers[id];
    if (value === undefined || value === null || isBetween(value)) continue;
    const domain = questionDomains[id];
    if (!domain || chance(random, 0.05)) continue;
    const known = partial[id];
    const possible =
      isListed(domain) ||
      typeof value === 'boolean' ||
      isInside(interval(domain, isBetween(known) ? known : null), toSteps(domain, value));
    if (possible) taken[id] = value;
  }
  return taken;
}

/**
 * Endless completions of partial answers. Booleans, choices and opening days are dealt so that
 * each comes up; numbers sit at and around thresholds, range ends and values the law sets beside
 * another answer; in about a third, every open number is at an end of its range. Where much is
 * open, every other completion leans on an eligible case, which chance alone would seldom meet.
 *
 * @param questions which to complete; by default the whole bank. Known answers are all kept.
 */
export function* completions(
  partial: PartialAnswers,
  random: Random,
  questions: readonly string[] = Object.keys(questionDomains),
): Generator<CompleteAnswers, never> {
  const known: CompleteAnswers = {};
  for (const [id, value] of Object.entries(partial)) {
    if (value !== null && !isBetween(value)) known[id] = value;
  }
  const open = questions.filter((id) => !Object.hasOwn(known, id));
  const numbers = open.filter((id) => !isListed(questionDomains[id] as NumberDomain));
  const listed = open.filter((id) => !numbers.includes(id));
  const [deal, dealAside] = [dealer(random, listed), dealer(random, listed)];
  const knownNumbers = Object.entries(known).flatMap(([id, value]) => {
    const domain = questionDomains[id];
    if (!domain || isListed(domain) || typeof value === 'boolean') return [];
    return [{ kind: domain.kind, steps: toSteps(domain, value) }];
  });

  for (let lean = false; ; lean = !lean && open.length > MUCH) {
    const taken = lean ? borrowed(random, partial, open) : {};
    const answers: CompleteAnswers = { ...known, ...(lean ? dealAside() : deal()), ...taken };
    const drawn = [...knownNumbers];
    const corner = chance(random, 1 / 3);
    for (const id of shuffled(random, numbers)) {
      if (Object.hasOwn(taken, id)) continue;
      const domain = questionDomains[id] as NumberDomain;
      const value = partial[id];
      const range = interval(domain, isBetween(value) ? value : null);
      const others = drawn.filter(({ kind }) => kind === domain.kind).map(({ steps }) => steps);
      const steps = corner
        ? drawEnd(random, domain, range)
        : drawNumber(random, domain, range, others);
      drawn.push({ kind: domain.kind, steps });
      answers[id] = fromSteps(domain, steps);
    }
    yield answers;
  }
}
