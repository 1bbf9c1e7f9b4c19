import type { Answers, AnswerValue } from '../rules/assessment.js';
import type { Question } from '../rules/question.js';
import { askedQuestions, type StillMatters } from './asked-questions.js';
import { readDraft, type DraftReading, type LocaleSigns } from './draft-answer.js';
import { EMPTY_DRAFT, draftOf, isBlank, type Draft } from './draft.js';

/**
 * Everything the visitor has entered. Nothing is thrown away: an answer whose question is no longer
 * asked after a change is set aside, where no rule sees it, and comes back when the change is undone.
 */
export class AnswerSheet {
  readonly questions: readonly Question[];
  readonly #byId: ReadonlyMap<string, Question>;
  readonly #order: readonly string[];
  #signs: LocaleSigns;
  #drafts = new Map<string, Draft>();
  #known = new Map<string, AnswerValue>();
  #aside = new Set<string>();
  /** The first place in the order where an answer changed since {@link settle}. */
  #changedFrom = Infinity;

  constructor(questions: readonly Question[], signs: LocaleSigns) {
    this.questions = questions;
    this.#byId = new Map(questions.map((question) => [question.id, question]));
    this.#order = [...this.#byId.keys()];
    this.#signs = signs;
  }

  /** The answers in use, in the order of the bank. */
  get answers(): Answers {
    const inUse = this.#order.filter((id) => this.#known.has(id) && !this.#aside.has(id));
    return Object.fromEntries(inUse.map((id) => [id, this.#known.get(id) as AnswerValue]));
  }

  question(id: string): Question | undefined {
    return this.#byId.get(id);
  }

  draft(id: string): Draft {
    return this.#drafts.get(id) ?? EMPTY_DRAFT;
  }

  reading(id: string): DraftReading {
    const question = this.question(id);
    return question ? readDraft(question, this.draft(id), this.#signs) : { state: 'blank' };
  }

  /** Whether something is entered and not set aside. */
  isEntered(id: string): boolean {
    return !this.#aside.has(id) && !isBlank(this.draft(id));
  }

  /** @returns what it did to the answers in use: nothing, gave a new one, or changed one */
  protected enter(id: string, draft: Draft): 'same' | 'new' | 'changed' {
    const before = this.#aside.has(id) ? undefined : this.#known.get(id);
    this.#aside.delete(id);
    this.#drafts.set(id, draft);
    const reading = this.reading(id);
    const after = reading.state === 'known' ? reading.answer : undefined;
    if (after === undefined) this.#known.delete(id);
    else this.#known.set(id, after);
    // JSON compares ranges by value; answers are small plain data.
    if (JSON.stringify(before) === JSON.stringify(after)) return 'same';
    this.#changedFrom = Math.min(this.#changedFrom, this.#order.indexOf(id));
    return before === undefined ? 'new' : 'changed';
  }

  /** Takes over answers from outside, in place of all that was entered. */
  protected takeAnswers(answers: Answers): void {
    this.clear();
    for (const [id, answer] of Object.entries(answers)) {
      const question = this.question(id);
      if (question) this.enter(id, draftOf(question, answer, this.#signs.numbers.decimal));
    }
    // Answers from outside are used as they are, even those the flow would not ask for.
    this.#changedFrom = Infinity;
  }

  /** Takes over what was entered in another language, or another visit to this tab. */
  protected takeDrafts(drafts: Iterable<readonly [string, Draft]>): void {
    this.clear();
    for (const [id, draft] of drafts) if (this.question(id)) this.enter(id, draft);
    this.#changedFrom = 0;
  }

  protected get entries(): [string, Draft][] {
    return [...this.#drafts];
  }

  protected clear(): void {
    this.#drafts.clear();
    this.#known.clear();
    this.#aside.clear();
    this.#changedFrom = Infinity;
  }

  /**
   * Sets aside what is no longer asked for, and takes back what is again.
   * @returns whether the answers in use changed
   */
  protected settle(stillMatters: StillMatters): boolean {
    const changedFrom = this.#changedFrom;
    this.#changedFrom = Infinity;
    const later = this.#order.slice(changedFrom + 1);
    if (!later.some((id) => this.#known.has(id))) return false;

    const place = new Map(this.#order.map((id, index) => [id, index]));
    const isSettled = (id: string) => (place.get(id) ?? 0) <= changedFrom;
    const stored = new Map(
      [...this.#known].filter(([id]) => !isSettled(id) || !this.#aside.has(id)),
    );
    const asked = askedQuestions(this.#order, stored, isSettled, stillMatters);
    const aside = new Set([...this.#known.keys()].filter((id) => !asked.has(id)));
    const same = aside.size === this.#aside.size && [...aside].every((id) => this.#aside.has(id));
    this.#aside = aside;
    return !same;
  }
}
