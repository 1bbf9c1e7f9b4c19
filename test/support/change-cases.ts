/**
 * Cases for what would change a bundled program, or lose it: what every change must be, whichever way
 * it leads.
 */

import assert from 'node:assert/strict';
import type { AnswerValue, Answers, Change } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { programs, questions } from '../../src/programs/index.js';
import { assess, parseAnswers } from '../../src/screening.js';
import { programQuestions, questionDomains, randomPartial, seeded } from '../oracle/brute.js';
import { isListed } from '../oracle/completions.js';
import { drawNumber, fromSteps, toSteps, whole } from '../oracle/draw.js';
import { type Random, pick, shuffled } from '../oracle/random.js';
import { dayNumber, distanceOf, textOf } from './nearness.js';
import { type Scenario, scenarios } from './scenarios.js';

type Options = Pick<Scenario, 'asOf' | 'parameters'>;

export interface Case {
  readonly program: Program;
  readonly answers: Answers;
  readonly options: Options;
  readonly random: Random;
}

const programOf = (id: string): Program => programs.find((each) => each.id === id) as Program;
export const questionOf = (id: string): Question =>
  questions.find((each) => each.id === id) as Question;

export const statusOf = ({ program, options }: Case, answers: Answers) =>
  assess(answers, { ...options, programs: [program] }).programs[0]?.status;

export const applied = (answers: Answers, changes: readonly Change[]): Answers => ({
  ...answers,
  ...Object.fromEntries(changes.map(({ question, to }) => [question, to])),
});

/** Values around a change: beside it, at the thresholds, nearer to what was given, and anywhere. */
function samplesAround(
  id: string,
  to: AnswerValue,
  random: Random,
  given: AnswerValue = to,
): AnswerValue[] {
  const domain = questionDomains[id];
  if (!domain) return [];
  if (isListed(domain)) return domain.kind === 'date' ? [...domain.values] : [];
  const range = whole(domain);
  const at = toSteps(domain, to as string);
  const known = typeof given === 'object' && given ? given : { low: given, high: given };
  const [low, high] = [toSteps(domain, known.low as string), toSteps(domain, known.high as string)];
  const far = at < low ? low - at : at > high ? at - high : 0n;
  const nearer = [far - 1n, (far * 3n) / 4n, far / 2n, far / 4n, 1n].flatMap((d) => [
    low - d,
    high + d,
  ]);
  const steps = [
    ...[at - 1n, at + 1n, at - 100n, at + 100n, at / 2n, at * 2n],
    ...domain.thresholds.map((text) => toSteps(domain, text)),
    ...(far > 0n ? nearer : []),
    ...Array.from({ length: 6 }, () => drawNumber(random, domain, range, [at])),
  ];
  return steps
    .filter((x) => x >= range.low && (range.high === undefined || x <= range.high))
    .map((x) => fromSteps(domain, x));
}

/** How far it is from the answer given, in the unit of the question or in days. */
function farFrom(given: AnswerValue | undefined, id: string, value: AnswerValue): number {
  if (questionOf(id).kind !== 'date') return distanceOf(given, value);
  const [from, to] = [dayNumber(textOf(given)), dayNumber(textOf(value))];
  return from === to ? 0 : Math.abs(from - to);
}

function isBeyond({ question, to, beyond }: Change, value: AnswerValue): boolean {
  const isDate = questionOf(question).kind === 'date';
  const order = (a: AnswerValue) => (isDate ? dayNumber(textOf(a)) : Number(a));
  return beyond === 'less' ? order(value) < order(to) : order(value) > order(to);
}

/** A valid answer to a question that was answered otherwise; it is the nearest of its kind. */
export function assertChange(
  at: Case,
  change: Change,
  others: readonly Change[],
  isGoal: IsGoal,
): void {
  const { question, to, settledFact, beyond } = change;
  assert.deepEqual(parseAnswers({ [question]: to }).problems, []);
  const given = at.answers[question];
  assert.notEqual(given ?? null, null, 'changes what was not answered');
  assert.notEqual(textOf(to), textOf(given));
  assert.equal(settledFact, questionOf(question).settledFact === true);
  const { kind } = questionOf(question);
  if (kind === 'boolean' || kind === 'choice') assert.equal(beyond, null);
  for (const value of samplesAround(question, to, at.random, given)) {
    const status = statusOf(at, { ...applied(at.answers, others), [question]: value });
    if (others.length === 0 && farFrom(given, question, value) < farFrom(given, question, to)) {
      assert(!isGoal(status), `nearer: ${question} ${textOf(value)}, not ${textOf(to)}`);
    }
    if (beyond !== null && isBeyond(change, value)) {
      assert(isGoal(status), `beyond: ${question} ${textOf(value)} as ${textOf(to)}`);
    }
  }
}

export type IsGoal = (status: string | undefined) => boolean;
export const isEligible: IsGoal = (status) => status === 'eligible';
export const isLost: IsGoal = (status) => status !== 'eligible';

/** A few answers: where another alone comes to the goal, the question is among those offered. */
export function assertComplete(at: Case, offered: readonly string[], isGoal: IsGoal): void {
  const open = Object.keys(at.answers).filter((id) => (at.answers[id] ?? null) !== null);
  const asked = open.filter((id) => programQuestions[at.program.id]?.includes(id));
  for (const id of shuffled(at.random, asked).slice(0, 4)) {
    if (offered.includes(id)) continue;
    const given = at.answers[id] ?? null;
    const low = typeof given === 'object' && given ? given.low : given;
    const domain = questionDomains[id];
    const values = domain && isListed(domain) ? domain.values : samplesAround(id, low, at.random);
    for (const value of values) {
      const status = statusOf(at, { ...at.answers, [id]: value });
      assert(!isGoal(status), `not offered: ${id} ${textOf(value)}`);
    }
  }
}

/** Prints the answers of a case that fails. */
export function check(at: Case, law: (at: Case) => void): void {
  try {
    law(at);
  } catch (error) {
    const { message } = error as Error;
    const { program, answers, options } = at;
    throw new Error(`${message}\n${program.id} ${JSON.stringify([answers, options])}`, {
      cause: error,
    });
  }
}

/** A law on random answers and a program of one status, of which there are many. */
export function onRandom(
  start: number,
  numRuns: number,
  wanted: string,
  law: (at: Case) => void,
): void {
  const random = seeded(start);
  for (let i = 0; i < numRuns; i++) {
    const answers = randomPartial(random) as Answers;
    const fitting = assess(answers).programs.filter(({ status }) => status === wanted);
    const program = fitting.length > 0 ? pick(random, fitting).program : pick(random, programs).id;
    check({ program: programOf(program), answers, options: {}, random }, law);
  }
}

export function onScenarios(start: number, law: (at: Case) => void): void {
  const random = seeded(start);
  for (const { program, answers, asOf, parameters } of scenarios) {
    const options = { ...(asOf && { asOf }), ...(parameters && { parameters }) };
    check({ program: programOf(program), answers, options, random }, law);
  }
}
