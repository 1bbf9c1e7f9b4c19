/** Who passes a small program: every combination of answers looked up in one table. */

import type { AnswerValue, Answers } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { nodesOf, ofKind } from '../programs/walk.js';
import { type Pins, interpretProgram, pinsOf } from './interpret.js';
import { completionsOf, indexOfDay, valuesOf } from './small-domain.js';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && (value === 'not-open' || /^\d{4}-/.test(value));

/** Which of the values of a question an answer leaves possible, by index. */
export function placesOf(question: Question, answer: AnswerValue | undefined): number[] {
  const all = valuesOf(question, undefined);
  if (question.kind === 'date') return isDay(answer) ? [indexOfDay(answer)] : [...all.keys()];
  const isNumber = question.kind !== 'boolean' && question.kind !== 'choice';
  const same = (a: unknown, b: unknown) => (isNumber ? Number(a) === Number(b) : a === b);
  return valuesOf(question, answer).map((value) => all.findIndex((each) => same(each, value)));
}

export class PassTable {
  readonly questions: readonly Question[];
  readonly #sizes: readonly number[];
  readonly #pass: readonly (readonly boolean[])[];

  constructor(program: Program, bank: readonly Question[], pinned: Pins = {}) {
    const asked = new Set(ofKind(nodesOf(program), 'answer').map(({ question }) => question));
    this.questions = bank.filter(({ id }) => asked.has(id));
    this.#sizes = this.questions.map((question) => valuesOf(question, undefined).length);
    const readings = program.readings.map(({ id, options, preferred }) => {
      const option = pinned[id] ?? preferred;
      return { id, options: option === null ? options : [option], preferred, citations: [] };
    });
    const completions = completionsOf(this.questions, {});
    this.#pass = pinsOf({ readings }).map((pins) =>
      completions.map((complete) => interpretProgram(program, complete, pins).passes),
    );
  }

  /** The places the answers leave, question by question. */
  places(answers: Answers): number[][] {
    return this.questions.map((question) => placesOf(question, answers[question.id]));
  }

  /** What all completions come to, whatever the open readings say. */
  status(places: readonly (readonly number[])[]): 'eligible' | 'ineligible' | 'undetermined' {
    const cells = places.reduce<number[]>(
      (all, places, i) =>
        all.flatMap((cell) => places.map((place) => cell * (this.#sizes[i] as number) + place)),
      [0],
    );
    const passes = this.#pass.some((list) => cells.some((cell) => list[cell]));
    if (!passes) return 'ineligible';
    return this.#pass.every((list) => cells.every((cell) => list[cell]))
      ? 'eligible'
      : 'undetermined';
  }

  /** The same with some questions answered otherwise: question index → place. */
  statusWith(
    places: readonly (readonly number[])[],
    changes: readonly (readonly [question: number, place: number])[],
  ) {
    const changed = places.slice();
    for (const [question, place] of changes) changed[question] = [place];
    return this.status(changed);
  }
}
