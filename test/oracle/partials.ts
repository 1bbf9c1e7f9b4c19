import { completions, isBetween, isListed } from './completions.js';
import { drawNumber, fromSteps, toSteps, whole } from './draw.js';
import { questionDomains } from './question-domains.js';
import type { NumberDomain } from './question-domains.js';
import { between, chance, pick } from './random.js';
import type { Random } from './random.js';
import { scenarios } from './scenarios.js';
import type { PartialAnswers } from './scenarios.js';

const ids = Object.keys(questionDomains);

/** A range that holds the value, at times a range of one. */
function blur(random: Random, domain: NumberDomain, value: bigint): PartialAnswers[string] {
  const { low: least, high: most } = whole(domain);
  const spread = () => {
    const size = pick(random, [0n, 1n, 2n, 100n, value / 10n, value, value * 3n + 10n]);
    return between(random, 0n, size);
  };
  const snap = domain.thresholds.map((text) => toSteps(domain, text));
  let low = value - spread();
  let high = value + spread();
  if (chance(random, 0.3)) low = pick(random, snap);
  if (chance(random, 0.3)) high = pick(random, snap);
  if (low > value) low = value;
  if (high < value) high = value;
  if (low < least) low = least;
  if (most !== undefined && high > most) high = most;
  return { low: fromSteps(domain, low), high: fromSteps(domain, high) };
}

function asNumber(id: string, value: PartialAnswers[string] | undefined): bigint | null {
  const domain = questionDomains[id];
  if (!domain || isListed(domain)) return null;
  if (value === undefined || value === null || typeof value === 'boolean') return null;
  return toSteps(domain, isBetween(value) ? value.low : value);
}

/** A fresh value for one question, in the light of the other answers of its kind. */
function redraw(random: Random, id: string, answers: PartialAnswers): PartialAnswers[string] {
  const domain = questionDomains[id];
  if (!domain) throw new Error(`no such question: ${id}`);
  if (isListed(domain)) return pick(random, domain.values);
  const others = ids
    .filter((other) => questionDomains[other]?.kind === domain.kind)
    .map((other) => asNumber(other, answers[other]))
    .filter((steps) => steps !== null);
  return fromSteps(domain, drawNumber(random, domain, whole(domain), others));
}

/** A worked case, alone or laid over another one, so that several programs have answers. */
function fromScenarios(random: Random): PartialAnswers {
  const { answers } = pick(random, scenarios);
  if (chance(random, 0.3)) return { ...answers };
  return { ...pick(random, scenarios).answers, ...pick(random, scenarios).answers, ...answers };
}

/**
 * Answers as visitors leave them: mostly a worked case (so often eligible) with some answers
 * changed, forgotten, unknown or made rough, at times answers out of the blue. Every value is
 * in its domain and on its grid; nothing else holds them together.
 */
export function randomPartial(random: Random): PartialAnswers {
  const worked = chance(random, 0.8);
  const answers: PartialAnswers = worked
    ? fromScenarios(random)
    : completions({}, random).next().value;

  const changed = pick(random, [0, 0.05, 0.2]);
  const forgotten = pick(random, [0, 0.05, 0.3, 0.7]);
  const unknown = pick(random, [0, 0.05, 0.3]);
  const rough = pick(random, [0, 0.2, 0.5]);
  const added = worked ? pick(random, [0, 0.1, 0.5]) : 0;

  const result: PartialAnswers = {};
  for (const id of ids) {
    const given = Object.hasOwn(answers, id);
    if (given ? chance(random, changed) : chance(random, added)) {
      answers[id] = redraw(random, id, answers);
    }
    const value = answers[id];
    if (value === undefined || chance(random, forgotten)) continue;
    const steps = asNumber(id, value);
    if (chance(random, unknown)) result[id] = null;
    else if (steps === null || !chance(random, rough)) result[id] = value;
    else result[id] = blur(random, questionDomains[id] as NumberDomain, steps);
  }
  return result;
}

/** The law as codified, or as of a day at or beside one on which it changed. */
export function randomAsOf(random: Random): string | undefined {
  const changes = ['2020-10-19', '2020-10-20', '2021-06-02', '2021-06-03', '2022-05-23'];
  const more = ['2022-05-24', '2022-08-22', '2022-08-23', '2022-08-26', '2022-08-27'];
  const last = ['2023-04-09', '2023-04-10'];
  return pick(random, [undefined, undefined, undefined, ...changes, ...more, ...last]);
}
