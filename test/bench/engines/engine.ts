/** What every engine is asked, and answers: the status of each criterion, and the award. */

export type CompleteAnswers = Readonly<Record<string, boolean | string | number>>;

export interface Outcome {
  /** In the order of the program's criteria. */
  readonly criteria: readonly ('met' | 'unmet' | 'not-applicable')[];
  /** Null where a criterion is unmet, or where no amount can be estimated. */
  readonly award: { readonly low: number | string; readonly high: number | string } | null;
}

/** A program in the form of one engine. `I` is what that engine takes its facts in. */
export interface Engine<I> {
  /** Puts answers into the engine's own form; not timed. */
  readonly input: (answers: CompleteAnswers) => I;
  readonly run: (input: I) => Outcome | Promise<Outcome>;
  /** Its answers are promises. */
  readonly waits?: true;
}

/** Facts as engines of floats like them: numbers are numbers, dates are ISO text. */
export type Facts = Record<string, boolean | string | number>;

export const isDate = (text: string): boolean =>
  text === 'not-open' || /^\d{4}-\d\d-\d\d$/.test(text);

/** @param dated how the engine wants a date; `not-open` is later than every date */
export function factsOf(answers: CompleteAnswers, dated: (date: string) => string | number): Facts {
  const facts: Facts = {};
  for (const [id, value] of Object.entries(answers)) {
    if (typeof value !== 'string') facts[id] = value;
    else if (isDate(value)) facts[id] = dated(value);
    else facts[id] = /^-?\d/.test(value) ? Number(value) : value;
  }
  return facts;
}

/** 2020-03-13 is 20200313. */
export const dateAsNumber = (date: string): number =>
  date === 'not-open' ? 99_991_231 : Number(date.replaceAll('-', ''));
