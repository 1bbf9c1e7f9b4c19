import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { EligibilityPart } from './eligibility-part.js';
import { checkPage } from './questions/check-page.js';
import { inputOf } from './questions/field.js';
import { openingPage } from './questions/opening-page.js';
import { type Actions, questionPage } from './questions/question-page.js';
import { Desk } from './record/desk.js';
import { keepPanel, offerBox, openPanel } from './record/panels.js';
import { questions } from './styles/questions.js';
import { button, note } from './templates.js';
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
  static override styles = [...EligibilityPart.styles, questions];

  static override properties: PropertyDeclarations = { confirming: { state: true } };

  /** Whether "Start over" is waiting for a yes. */
  declare protected confirming: boolean | undefined;
  /** Whether Continue found fault with the page; what is still wrong is listed until it is mended. */
  #failed = false;
  /** The move of the session that is on the screen. */
  #move: number | undefined;
  readonly #desk = new Desk((focus) => {
    this.#focus = focus;
    this.requestUpdate();
  });
  /** What was offered when this was last drawn. */
  #offer: unknown;
  /** Where focus goes once the next drawing is done: a class. */
  #focus = '';

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    const { move, offer } = this.checker?.view.session ?? {};
    // The box that a press sends away had focus.
    if (offer !== this.#offer) this.#focus = offer ? 'offer' : 'title';
    this.#offer = offer;
    if (move === this.#move) return;
    // The first page is where the visitor has not been yet: focus stays where it is.
    if (this.#move !== undefined && !offer) this.#focus = 'title';
    this.#move = move;
    this.#failed = false;
    this.#desk.clear();
    this.confirming = false;
  }

  protected override updated(): void {
    const target = this.#focus;
    this.#focus = '';
    if (target === 'title') this.focusHeading();
    else if (target) this.renderRoot.querySelector<HTMLElement>(`.${target}`)?.focus();
  }

  protected override renderView(view: View): TemplateResult {
    const { session } = view;
    const actions: Actions = {
      back: () => {
        session.back();
      },
      next: () => {
        if (session.advance()) return;
        this.#failed = true;
        this.#focus = 'problems';
        this.requestUpdate();
      },
      focusField: ({ question, parts }) => inputOf(this.renderRoot, question, parts[0])?.focus(),
      showResults: () => this.checker?.showResults(),
      keep: () =>
        keepPanel(view, this.#desk, async () => {
          if (!(await this.checker?.print())) this.#desk.say(view.text.record.noPrint);
        }),
      open: () => openPanel(view, this.#desk),
    };
    const check = session.step === 'check';
    // The open page stays where it is while all answers are printed: focus and folds are in it.
    return html`${offerBox(view)}
      <div class=${check ? '' : 'screen'}>
        ${
          check
            ? checkPage(view, actions)
            : session.step === 'opening'
              ? openingPage(view, actions)
              : questionPage(view, this.#failed ? session.flaggedProblems : [], actions)
        }
      </div>
      ${view.printing && !check ? checkPage(view, actions) : nothing}
      ${
        session.step === 'opening' && Object.keys(session.answers).length === 0
          ? nothing
          : this.#restart(view)
      }`;
  }

  /** "Start over", with the question whether that is meant in place of it: it cannot be undone. */
  #restart({ text: { page, record }, isKept }: View): TemplateResult {
    const ask = (confirming: boolean, focus: string) => () => {
      this.confirming = confirming;
      this.#focus = focus;
    };
    return this.confirming
      ? html`<div class="box confirm" role="group" aria-labelledby="confirm" tabindex="-1">
          <p class="strong" id="confirm">${page.restartQuestion}</p>
          <div class="actions">
            ${button('secondary', page.restartYes, () => this.checker?.restart())}
            ${button('link', page.restartNo, ask(false, 'restart'))}
          </div>
        </div>`
      : html`${note(isKept && record.kept)}
        ${button('link small restart', isKept ? record.clear : page.restart, ask(true, 'confirm'))}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'eligibility-questions': EligibilityQuestions;
  }
}
