/**
 * Looks for pairs of completions that differ in one question and in what the oracle tells: a walk
 * through completions, towards those that make the applicant eligible, that tries at each step what
 * the other answers to the questions in hand would give.
 */

import { programs } from '../../src/programs/index.js';
import { type CompleteAnswers, isBetween, isListed } from '../oracle/completions.js';
import {
  type Interval,
  drawNumber,
  fromSteps,
  interval,
  isInside,
  toSteps,
} from '../oracle/draw.js';
import type { OracleFacts } from '../oracle/oracle.js';
import {
  type NumberDomain,
  programQuestions,
  questionDomains,
} from '../oracle/question-domains.js';
import { type Random, chance, pick } from '../oracle/random.js';
import { type PartialAnswers, scenarios } from '../oracle/scenarios.js';
import { nodesUnder, ofKind } from '../programs/walk.js';
import { type Told, toldByOracle } from './oracle-told.js';

export type Setting = Omit<OracleFacts, 'answers' | 'readings'>;
type Value = CompleteAnswers[string];

const asks = (...roots: Parameters<typeof nodesUnder>[0]): string[] =>
  ofKind(nodesUnder(roots), 'answer').map(({ question }) => question);

interface Neighbors {
  readonly byCriterion: Readonly<Record<string, readonly string[]>>;
  readonly beside: (question: string) => readonly string[];
}

/** Where to move: the questions of each criterion, and those that stand together with a question. */
const neighbors = Object.fromEntries(
  programs.map(({ id, criteria, award, priorities }) => {
    const byCriterion = Object.fromEntries(
      criteria.map(({ id: criterion, applies, met }) => [criterion, asks(applies, met)]),
    );
    const groups = [
      ...Object.values(byCriterion),
      asks(award.high, award.low, award.estimable),
      ...priorities.map(({ met, categories = [] }) => asks(met, ...categories.map((c) => c.when))),
    ];
    const all = [...new Set(groups.flat())];
    const besides = new Map(
      all.map((question) => [
        question,
        [...new Set(groups.filter((group) => group.includes(question)).flat())],
      ]),
    );
    const beside = (question: string) => besides.get(question) ?? [];
    return [id, { byCriterion, beside }];
  }),
) as Record<string, Neighbors>;

export const domainOf = (id: string) => {
  const domain = questionDomains[id];
  if (!domain) throw new Error(`no such question: ${id}`);
  return domain;
};

/** The other numbers of the same kind. */
const alike = new Map(
  Object.entries(questionDomains).map(([id, { kind }]) => [
    id,
    Object.keys(questionDomains).filter((other) => other !== id && domainOf(other).kind === kind),
  ]),
);

/** A walk through the completions of some answers. */
export class Walk {
  readonly program: string;
  readonly partial: PartialAnswers;
  readonly #setting: Setting;
  readonly random: Random;
  readonly #near: Neighbors;
  /** The questions whose answer is not known. */
  readonly open: readonly string[];
  at: CompleteAnswers = {};
  told: Told = { text: '', unmet: [], award: null };

  constructor(program: string, partial: PartialAnswers, setting: Setting, random: Random) {
    this.program = program;
    this.partial = partial;
    this.#setting = setting;
    this.random = random;
    this.#near = neighbors[program] as Neighbors;
    this.open = (programQuestions[program] ?? []).filter((id) => {
      const value = partial[id];
      if (isBetween(value)) return String(value.low) !== String(value.high);
      return value === undefined || value === null;
    });
    this.start();
  }

  tell(answers: CompleteAnswers) {
    return toldByOracle(this.program, { ...this.#setting, answers });
  }

  range(id: string): Interval {
    const value = this.partial[id];
    return interval(domainOf(id) as NumberDomain, isBetween(value) ? value : null);
  }

  /** A value of an open question, in the light of the other answers. */
  draw(id: string): Value {
    const domain = domainOf(id);
    if (isListed(domain)) return pick(this.random, domain.values);
    const others = (alike.get(id) ?? []).flatMap((other) => {
      const value = this.at[other];
      return value === undefined ? [] : [toSteps(domain, value as string)];
    });
    const range = this.range(id);
    // Now and then more than anyone has: what a great amount leaves open, a greater one may settle.
    if (range.high === undefined && chance(this.random, 0.04)) {
      return fromSteps(domain, pick(this.random, [10n ** 9n, 10n ** 12n, 10n ** 14n]) + range.low);
    }
    return fromSteps(domain, drawNumber(this.random, domain, range, others));
  }

  /** Begins anew: at an eligible worked case, as far as what is known allows it. */
  start(): void {
    const worked = scenarios.filter(
      ({ program, expect }) => program === this.program && expect.status === 'eligible',
    );
    const { answers: borrowed } = pick(this.random, worked);
    this.at = {};
    for (const id of programQuestions[this.program] ?? []) {
      const known = this.partial[id];
      const value = borrowed[id];
      if (known !== undefined && known !== null && !isBetween(known)) this.at[id] = known;
      else if (this.#isPossible(id, value)) this.at[id] = value as Value;
      else this.at[id] = this.draw(id);
    }
    this.told = this.tell(this.at);
  }

  #isPossible(id: string, value: PartialAnswers[string] | undefined): boolean {
    if (value === undefined || value === null || isBetween(value)) return false;
    const domain = domainOf(id);
    return isListed(domain) || isInside(this.range(id), toSteps(domain, value as string));
  }

  /**
   * One step on the way to where `focus` matters. First every criterion is to hold that does not
   * ask for it; then what stands together with it is answered otherwise, or anything at all.
   */
  step(focus: string): void {
    const random = this.random;
    const { byCriterion, beside } = this.#near;
    const inTheWay = ({ unmet }: Told) => unmet.filter((c) => !byCriterion[c]?.includes(focus));
    const failing = inTheWay(this.told);
    const near = failing.length > 0 ? byCriterion[pick(random, failing)] : beside(focus);
    const movable = chance(random, 0.85) ? this.open.filter((id) => near?.includes(id)) : this.open;
    const id = pick(random, movable.length > 0 ? movable : this.open);
    if (failing.length === 0 && !isListed(domainOf(id)) && chance(random, 0.3)) {
      this.toEdge(id);
      return;
    }
    const next = this.with(id, this.draw(id));
    if (inTheWay(next.told).length <= failing.length || chance(random, 0.03)) this.go(next);
  }

  /** Moves a number to where the next one changes what is told: there the others matter most. */
  toEdge(id: string): void {
    const domain = domainOf(id) as NumberDomain;
    const here = { steps: toSteps(domain, this.at[id] as string), ...this.with(id, this.at[id]) };
    const far = pick(this.random, this.ends(id, domain));
    let other = { steps: toSteps(domain, far as string), ...this.with(id, far) };
    if (here.told.text === other.told.text) return;
    let [low, high] = here.steps < other.steps ? [here, other] : [other, here];
    while (high.steps - low.steps > 1n) {
      const steps = (low.steps + high.steps) / 2n;
      other = { steps, ...this.with(id, fromSteps(domain, steps)) };
      // Of several edges the one that bars the way.
      if (other.told.unmet.length === low.told.unmet.length) low = other;
      else high = other;
    }
    this.go(pick(this.random, [low, high]));
  }

  go({ at, told }: { at: CompleteAnswers; told: Told }): void {
    this.at = at;
    this.told = told;
  }

  /** The same with one question answered otherwise. */
  with(id: string, value: Value | undefined) {
    const at = { ...this.at, [id]: value as Value };
    return { at, told: this.tell(at) };
  }

  /** Another value for the question that changes what is told, if one is found. */
  difference(id: string, tries = 8): CompleteAnswers | null {
    const domain = domainOf(id);
    const values: Value[] = isListed(domain)
      ? [...domain.values]
      : [...this.ends(id, domain), ...Array.from({ length: tries }, () => this.draw(id))];
    for (const value of values) {
      if (value === this.at[id]) continue;
      const other = { ...this.at, [id]: value };
      if (this.tell(other).text !== this.told.text) return other;
    }
    return null;
  }

  /** With the step above the low one: a divisor of nothing gives nothing, the next gives most. */
  ends(id: string, domain: NumberDomain): Value[] {
    const { low, high } = this.range(id);
    // Where there is no upper end: much, and more than anyone has.
    const much = domain.kind === 'integer' ? [1000n] : [10n ** 10n, 10n ** 14n];
    const most = high === undefined ? much : [high];
    const next = high === undefined || low < high ? [low + 1n] : [];
    return [low, ...next, ...most].map((end) => fromSteps(domain, end));
  }
}
