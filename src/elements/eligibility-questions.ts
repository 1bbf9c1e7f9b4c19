import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { FieldProblem } from '../session/session.js';
import { EligibilityPart } from './eligibility-part.js';
import { checkPage } from './questions/check-page.js';
import { inputOf } from './questions/field.js';
import { openingPage } from './questions/opening-page.js';
import { questionPage } from './questions/question-page.js';
import { restart } from './questions/restart.js';
import { fields } from './styles/fields.js';
import { pages } from './styles/pages.js';
import type { View } from './view.js';

/**
 * The questions of a check: opening, one topic a page, and the list of answers.
 *
 * Not for a single question, and not without a checker: it draws the visit that an
 * `<eligibility-checker>` holds. Place it inside one to arrange the page yourself, or anywhere in
 * the same document with `for`.
 *
 * @tagname eligibility-questions
 * @csspart page - the sheet of the open page
 * @attribute for - id of the checker, where this is not placed inside it
 */
export class EligibilityQuestions extends EligibilityPart {
  static override styles = [...EligibilityPart.styles, fields, pages];

  static override properties: PropertyDeclarations = { confirming: { state: true } };

  readonly place = 'questions';

  /** Whether "Start over" is waiting for a yes. */
  declare protected confirming: boolean;
  #faults: readonly FieldProblem[] = [];
  /** The move of the session that is on the screen. */
  #move: number | undefined;
  /** Where focus goes once the next drawing is done. */
  #focus: 'heading' | 'problems' | 'confirm' | 'restart' | null = null;

  constructor() {
    super();
    this.confirming = false;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    const move = this.checker?.view.session.move;
    if (move === this.#move) return;
    // The first page is where the visitor has not been yet: focus stays where it is.
    if (this.#move !== undefined) this.#focus = 'heading';
    this.#move = move;
    this.#faults = [];
    this.confirming = false;
  }

  protected override updated(): void {
    const target = this.#focus;
    this.#focus = null;
    if (target === 'heading') this.focusHeading();
    else if (target) this.renderRoot.querySelector<HTMLElement>(`.${target}`)?.focus();
  }

  protected override renderView(view: View): TemplateResult {
    return html`${this.#page(view)}
      <div class="under">${view.session.step === 'opening' ? null : this.#restart(view)}</div>`;
  }

  #page(view: View): TemplateResult {
    const { session } = view;
    const back = () => {
      session.back();
    };
    const next = () => {
      this.#next(view);
    };
    switch (session.step) {
      case 'opening':
        return openingPage(view, next);
      case 'check':
        return checkPage(view, {
          back,
          next,
          change: (question) => session.goTo(question),
          showResults: () => this.checker?.showResults(),
          print: () => this.checker?.print(),
        });
      case 'questions':
        return questionPage(view, this.#faults, {
          back,
          next: (event) => {
            event.preventDefault();
            next();
          },
          focusField: ({ question, parts }) =>
            inputOf(this.renderRoot, question, parts[0])?.focus(),
        });
    }
  }

  #restart(view: View): TemplateResult {
    return restart(view, this.confirming, {
      ask: () => {
        this.confirming = true;
        this.#focus = 'confirm';
      },
      yes: () => this.checker?.restart(),
      no: () => {
        this.confirming = false;
        this.#focus = 'restart';
      },
    });
  }

  #next({ session }: View): void {
    if (session.advance()) return;
    this.#faults = session.pageProblems;
    this.#focus = 'problems';
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'eligibility-questions': EligibilityQuestions;
  }
}
