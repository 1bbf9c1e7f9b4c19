import { conflicts } from '../programs/index.js';
import { Memory, assessWith } from '../rules/assess.js';
import type {
  Answers,
  AnswerValue,
  Assessment,
  Change,
  ProgramAssessment,
} from '../rules/assessment.js';
import type { Program } from '../rules/program.js';
import type { Question } from '../rules/question.js';
import { assess, whatWouldChange, whatWouldLose } from '../screening.js';
import { AnswerSheet } from './answer-sheet.js';
import type { LocaleSigns } from './draft-answer.js';
import { type ScreeningRecord, recordOf } from './record.js';

/** How an assessment is asked for; see `assess`. */
export interface Law {
  readonly programs: readonly Program[];
  readonly asOf?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly parameters?: Readonly<Record<string, string | null>>;
}

/** What was entered, and what it comes to under a law: found when asked for, once a change. */
export class AssessedSheet extends AnswerSheet {
  #law: Law;
  #answers: Answers | undefined;
  #assessment: Assessment | undefined;
  #toAsk: readonly string[] | undefined;
  readonly #finds = new Map<string, unknown>();
  readonly #memory = new Memory();

  constructor(questions: readonly Question[], law: Law, signs: LocaleSigns) {
    super(questions, signs);
    this.#law = law;
  }

  get law(): Law {
    return this.#law;
  }

  set law(law: Law) {
    this.#law = law;
    this.forgetAssessment();
  }

  /** The answers in use; those set aside are not among them. */
  override get answers(): Answers {
    return (this.#answers ??= super.answers);
  }

  get assessment(): Assessment {
    return (this.#assessment ??= this.assess(this.answers));
  }

  /** Questions still to ask: those that can change a result and have no answer at all. */
  get toAsk(): readonly string[] {
    const { answers } = this;
    return (this.#toAsk ??= this.assessment.remaining.filter((id) => !Object.hasOwn(answers, id)));
  }

  /** See `whatWouldChange`. */
  whatWouldChange(program: string): readonly (readonly Change[])[] {
    return this.#found(`change ${program}`, () =>
      whatWouldChange(this.answers, program, this.#law),
    );
  }

  /** See `whatWouldLose`. */
  whatWouldLose(program: string): readonly Change[] {
    return this.#found(`lose ${program}`, () => whatWouldLose(this.answers, program, this.#law));
  }

  /** The result of a program if the answer to one question had been another. */
  resultWith(
    program: string,
    question: string,
    answer: AnswerValue,
  ): ProgramAssessment | undefined {
    return this.assess(
      { ...this.answers, [question]: answer },
      this.#law.programs.filter(({ id }) => id === program),
    ).programs[0];
  }

  /** An assessment that nobody sees, of another program and amount each turn: see `Rehearsal`. */
  rehearse(turn: number): void {
    const { questions } = this;
    const { programs } = this.#law;
    const question = questions[turn % questions.length] as Question;
    const program = programs[turn % programs.length];
    assess({ [question.id]: turn }, { ...this.#law, programs: program ? [program] : [] });
  }

  /** @param savedOn today, `YYYY-MM-DD`: nothing here knows the time */
  record(savedOn: string): ScreeningRecord {
    return recordOf(this.answers, this.assessment, this.#law.programs, savedOn);
  }

  /** What a link holds: all answers, or those that are no amounts of money. */
  shared(withoutAmounts: boolean): Answers {
    return Object.fromEntries(
      Object.entries(this.answers).filter(
        ([id]) => !withoutAmounts || this.question(id)?.kind !== 'money',
      ),
    );
  }

  /** What other answers would come to. */
  protected assess(answers: Answers, programs = this.#law.programs): Assessment {
    const { questions } = this;
    return assessWith({ programs, questions, conflicts }, answers, this.#law, this.#memory);
  }

  /** Something that it was found from has changed. */
  protected forgetAssessment(): void {
    this.#answers = undefined;
    this.#assessment = undefined;
    this.#toAsk = undefined;
    this.#finds.clear();
  }

  #found<T>(name: string, find: () => T): T {
    if (!this.#finds.has(name)) this.#finds.set(name, find());
    return this.#finds.get(name) as T;
  }
}
