import type { Answers } from '../rules/assessment.js';
import type { Question } from '../rules/question.js';
import { parseAnswers } from '../screening.js';
import { AssessedSheet, type Law } from './assessed-sheet.js';
import { blankProblem, type Problem } from './draft-answer.js';
import type { Draft, Mode, Part } from './draft.js';
import { type Offer, offerOf } from './offer.js';
import { Place, type Step } from './place.js';
import type { Found } from './record.js';
import { parseSavedSession, type SavedSession } from './saved-session.js';

/** A question that stops Continue, and why. */
export interface FieldProblem extends Problem {
  readonly question: string;
}

/**
 * One visit: what was entered, which page is open, and the assessment of the answers so far. It
 * knows nothing of a page: no elements, no words, no storage.
 */
export class Session extends AssessedSheet {
  #offer: Offer | undefined;
  readonly #place = new Place();
  #atMost = Infinity;
  readonly #listeners = new Set<() => void>();

  get step(): Step {
    return this.#place.step;
  }

  /** Goes up with every move from page to page. */
  get move(): number {
    return this.#place.move;
  }

  /** The topic of the open page of questions. */
  get topic(): string {
    return this.#place.topic;
  }

  override get law(): Law {
    return super.law;
  }

  override set law(law: Law) {
    super.law = law;
    this.#atMost = Infinity;
    this.#notify();
  }

  /** At most so many questions are left. It goes up only after an answer was changed. */
  get atMost(): number {
    return (this.#atMost = Math.min(this.#atMost, this.toAsk.length));
  }

  /** The questions on the open page, in the order of the bank. */
  get page(): readonly Question[] {
    if (this.step !== 'questions') return [];
    return this.#listed(this.#place.held).filter(({ topic }) => topic === this.topic);
  }

  /** What the check page lists: all that was entered and is in use, and what is still to ask. */
  get checkList(): readonly Question[] {
    return this.#listed();
  }

  /** What is wrong with a field that Continue found fault with; nothing before that. */
  problems(id: string): readonly Problem[] {
    return this.#place.flagged.has(id) ? this.#faults(id) : [];
  }

  /** What keeps the open page from being left with Continue. */
  get pageProblems(): readonly FieldProblem[] {
    return this.page.flatMap(({ id }) =>
      this.#faults(id).map((problem) => ({ ...problem, question: id })),
    );
  }

  /** Of those, what the last Continue found that is still so. */
  get flaggedProblems(): readonly FieldProblem[] {
    return this.pageProblems.filter(({ question }) => this.#place.flagged.has(question));
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  type(id: string, part: Part, text: string): void {
    const { mode, texts } = this.draft(id);
    // An option or a text takes the place of "I don't know"; a range stays a range.
    const next: Mode = mode === 'roughly' && part !== 'option' ? mode : 'exact';
    this.#enter(id, { mode: next, texts: { ...texts, [part]: text } }, part === 'option');
  }

  /** Says how an answer is meant; what was typed is kept for when that is changed again. */
  setMode(id: string, mode: Mode): void {
    this.#enter(id, { ...this.draft(id), mode }, true);
  }

  /** Continue. @returns whether the page was left */
  advance(): boolean {
    this.#settle();
    const problems = this.pageProblems;
    for (const { question } of problems) this.#place.flagged.add(question);
    if (problems.length > 0) {
      this.#notify();
      return false;
    }
    const [next] = this.toAsk;
    this.#open(next ? 'questions' : 'check', next && this.question(next)?.topic);
    return true;
  }

  /** Back always works, whatever is in the fields. */
  back(): void {
    this.#settle();
    if (this.#place.fromCheck) {
      this.#open('check');
      return;
    }
    const topics = this.questions.map(({ topic }) => topic);
    const end = this.step === 'check' ? Infinity : topics.indexOf(this.topic);
    const before = this.questions.filter(({ id }, index) => index < end && this.isEntered(id));
    const topic = before.at(-1)?.topic;
    this.#open(topic ? 'questions' : 'opening', topic);
  }

  /** Opens the page of a question, even of one that is not asked at the moment. */
  goTo(id: string): boolean {
    const question = this.question(id);
    if (!question) return false;
    this.#settle();
    const fromCheck = this.#place.fromCheck || this.step === 'check';
    this.#open('questions', question.topic);
    this.#place.fromCheck = fromCheck;
    this.#place.held.add(id);
    this.#notify();
    return true;
  }

  restart(): void {
    this.clear();
    this.#atMost = Infinity;
    this.forgetAssessment();
    this.#open('opening');
  }

  /** Untrusted answers in place of all that was entered. @returns what was wrong with them */
  fill(answers: unknown): ReturnType<typeof parseAnswers>['problems'] {
    const { answers: good, problems } = parseAnswers(answers);
    this.takeAnswers(good);
    this.#atMost = Infinity;
    this.#place.flagged.clear();
    this.#changed();
    return problems;
  }

  /** What was found in a record or a link and waits for a yes, or has just been taken over. */
  get offer(): Offer | undefined {
    return this.#offer;
  }

  /** Offers what was found; nothing is replaced before {@link takeOffer}. */
  consider(found: Found): void {
    this.#offer = offerOf(found, this.assess(found.answers), this.law.programs);
    this.#notify();
  }

  takeOffer(): void {
    const offer = this.#offer;
    if (!offer) return;
    this.fill(offer.answers);
    this.#place.open('check');
    this.#offer = { ...offer, isTaken: true };
    this.#notify();
  }

  dropOffer(): void {
    this.#offer = undefined;
    this.#notify();
  }

  save(): SavedSession {
    return { step: this.step, topic: this.topic, drafts: this.entries };
  }

  /** Takes over what {@link save} gave, as far as it can be understood. */
  restore(saved: unknown): boolean {
    const parsed = parseSavedSession(saved, this.questions);
    if (!parsed) return false;
    this.takeDrafts(parsed.drafts);
    this.forgetAssessment();
    this.#settle();
    this.#open(parsed.step, parsed.topic);
    return true;
  }

  #enter(id: string, draft: Draft, settles: boolean): void {
    if (!this.question(id)) return;
    // A field must not come and go with every digit of another one: it stays until the page is left.
    for (const shown of settles ? [] : this.page) this.#place.held.add(shown.id);
    this.#place.held.add(id);
    const effect = this.enter(id, draft);
    if (effect === 'changed') this.#atMost = Infinity;
    if (effect !== 'same') this.forgetAssessment();
    // Typing settles when the page is left: half an amount is no reason to set anything aside.
    if (settles) this.#settle();
    this.#notify();
  }

  #listed(held?: ReadonlySet<string>): readonly Question[] {
    const ids = new Set([...this.toAsk, ...(held ?? [])]);
    return this.questions.filter(({ id }) => ids.has(id) || this.isEntered(id));
  }

  #settle(): void {
    const stillMatters = (answers: Answers) => {
      const { remaining, optional } = this.assess(answers);
      return new Set([...remaining, ...optional]);
    };
    if (this.settle(stillMatters)) this.forgetAssessment();
  }

  #faults(id: string): readonly Problem[] {
    const reading = this.reading(id);
    const question = this.question(id);
    // An unreadable answer to a question that no longer matters must not stand in the way.
    if (!question || reading.state === 'known' || !this.toAsk.includes(id)) return [];
    return reading.state === 'unreadable' ? reading.problems : [blankProblem(question)];
  }

  #open(step: Step, topic?: string): void {
    this.#offer = undefined;
    this.#place.open(step, topic);
    this.#notify();
  }

  #changed(): void {
    this.forgetAssessment();
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
