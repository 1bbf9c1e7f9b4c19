import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { programs as bundled, questions } from '../programs/index.js';
import { words } from '../programs/words.js';
import type { Answers, Assessment } from '../rules/assessment.js';
import { Session } from '../session/session.js';
import { readShareCode } from '../session/share-code.js';
import { monthNames, numberSigns } from '../text/format.js';
import { catalogueFor } from '../text/languages.js';
import { announceChecker, type Checker, type CheckerPart, parts } from './checker-link.js';
import { CheckerSettings } from './checker-settings.js';
import { ContrastGuard } from './contrast.js';
import { EligibilityRestartEvent } from './events.js';
import { News } from './news.js';
import { printAlone } from './record/print-alone.js';
import { linkName, takeCode } from './record/share-link.js';
import { Rehearsal } from './rehearsal.js';
import { languageOf, quote } from './settings.js';
import { base } from './styles/base.js';
import { tokens } from './styles/tokens.js';
import { recall, remember } from './tab-memory.js';
import { button } from './templates.js';
import type { View } from './view.js';

/** Those of printing are heard before the parts hear of them. */
const WINDOW_EVENTS = ['beforeprint', 'afterprint', 'hashchange'];
const PARTS = 'eligibility-questions, eligibility-results, eligibility-program';

/**
 * The whole check: questions, and results beside them. It holds the visit; the parts draw it.
 *
 * Not for a decision on an application, and not for programs that still take applications: the
 * bundled ones are closed, and every card says so.
 *
 * @tagname eligibility-checker
 * @slot - own arrangement of the parts; without parts in it, questions and results are shown
 * @attribute programs - ids of the programs to check, separated by spaces; all of them by default
 * @attribute lang - language of this check; the nearest `lang` by default, else English
 * @attribute as-of - the date (YYYY-MM-DD) whose law applies; the law as codified by default
 * @attribute heading-level - level of the highest heading, 1 to 6; 2 by default
 * @attribute theme - `light` (default), `dark` or `auto`
 * @attribute share-url - address of the page that share links lead to; this page by default
 * @attribute remember - `none` (default), or `session` to keep the answers in this tab
 * @csspart page - the sheet of the open page
 * @csspart card - the card of each program
 * @cssprop --eligibility-font - font family
 * @cssprop --eligibility-ink - text
 * @cssprop --eligibility-muted - text of less weight
 * @cssprop --eligibility-line - borders; lines are a lighter tint of it
 * @cssprop --eligibility-surface - cards
 * @cssprop --eligibility-raised - the ground that cards lie on
 * @cssprop --eligibility-accent - buttons, links, chosen options, the range drawing
 * @cssprop --eligibility-positive - "you may qualify"
 * @cssprop --eligibility-caution - "not settled yet"
 * @cssprop --eligibility-negative - "you do not appear to qualify", and problems
 * @cssprop --eligibility-focus - the ring around what has focus
 * @cssprop --eligibility-radius - corners
 * @cssprop --eligibility-measure - widest line of text
 * @cssprop --eligibility-scroll-offset - room for a header of the page that stays in place
 * @fires eligibility-step - another page is open
 * @fires eligibility-result - the status of some program changed
 * @fires eligibility-complete - everything is answered that can change a result
 * @fires eligibility-restart - all answers were erased
 */
export class EligibilityChecker extends CheckerSettings implements Checker {
  static override styles = [tokens, base];

  static override properties: PropertyDeclarations = {
    answers: { attribute: false, noAccessor: true },
    announcement: { state: true },
  };

  // The element's own `lang` counts as a setting. Parts find a checker by its `id`, given late or not.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'id'];
  }

  declare protected announcement: string;
  readonly #session: Session;
  #printing = false;
  /** Whether the browser has begun to print since it was asked to. */
  #isPrinted = false;
  #view: View;
  readonly #children: MutationObserver;
  readonly #news = new News(this, (said) => {
    this.announcement = said;
  });

  constructor() {
    super();
    this.announcement = '';
    const signs = { numbers: numberSigns('en'), monthNames: monthNames('en') };
    new ContrastGuard(this, () => `${this.#view.theme} ${this.#session.move}`, this.report);
    this.#session = new Session(questions, this.lawOf(bundled), signs);
    new Rehearsal(this, (turn) => {
      this.#session.rehearse(turn);
      return this.#session.step === 'opening';
    });
    this.#view = this.#viewNow();
    this.#session.subscribe(() => {
      this.#changed();
    });
    // Parts may be added by the parser after this element is upgraded, or by a script at any time.
    this.#children = new MutationObserver(() => {
      this.requestUpdate();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The language of the surroundings is known only here.
    this.configure();
    this.#children.observe(this, { childList: true, subtree: true });
    announceChecker(this, true);
    if (!this.hasUpdated && this.remembers) this.#session.restore(recall(this.id));
    for (const type of WINDOW_EVENTS) window.addEventListener(type, this.#onWindow, true);
    this.#readLink();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children.disconnect();
    this.#news.stop();
    announceChecker(this, false);
    for (const type of WINDOW_EVENTS) window.removeEventListener(type, this.#onWindow, true);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.configure();
    if (name === 'id' && this.isConnected) announceChecker(this, true);
  }

  /**
   * The answers in use, question id → answer. Setting them replaces all that was entered; what is
   * not a good answer is left out and reported in the console.
   */
  get answers(): Answers {
    return this.#session.answers;
  }

  set answers(answers: unknown) {
    for (const { question, code } of this.#session.fill(answers ?? {})) {
      this.report(`answers: ${question === null ? '' : `${quote(question)}: `}${code}`);
    }
  }

  /** The assessment of {@link answers}; plain data, a copy of its own. */
  get assessment(): Assessment {
    return structuredClone(this.#session.assessment);
  }

  /** @internal What the parts draw. */
  get view(): View {
    return this.#view;
  }

  /** Erases all answers and opens the first page. */
  restart(): void {
    this.#news.restart();
    this.#session.restart();
    remember(this.id);
    this.dispatchEvent(new EligibilityRestartEvent());
  }

  /** Moves focus to the heading of the open page. */
  override focus(): void {
    (this.#part('questions') ?? this.#part(''))?.focusHeading();
  }

  /** Opens the page of a question. */
  goTo(questionId: string): void {
    if (!this.#session.goTo(questionId)) {
      this.report(`goTo: there is no question ${quote(questionId)}`);
    }
  }

  /**
   * Prints the check, with everything unfolded and nothing else of the page.
   *
   * @returns whether there was a page to print: a frame may not be allowed to
   */
  async print(): Promise<boolean> {
    this.#isPrinted = false;
    // Fonts and pictures have none to wait for; what was pressed last may still have to be drawn.
    await this.updateComplete;
    printAlone([this, ...this.#parts]);
    return this.#isPrinted;
  }

  /** @internal Moves focus to the results. */
  showResults(): void {
    this.#part('results')?.focusHeading();
  }

  protected override configure(): void {
    // The fields of the base class are set before there is a session to tell.
    if (!(#session in this)) return;
    this.#view = this.#viewNow();
    // Tells every part as well.
    this.#session.law = this.lawOf(bundled);
  }

  protected override updated(): void {
    if (this.remembers) remember(this.id, this.#session.save());
    this.#news.tell(this.#view);
  }

  protected override render(): TemplateResult {
    const { text, theme, session } = this.#view;
    return html`<div class="root ${theme}" lang=${text.tag}>
      ${this.querySelector(PARTS) ? html`<slot></slot>` : this.#arrangement()}
      <p class="hidden" role="status">
        ${session.step === 'opening' ? nothing : this.announcement}
      </p>
    </div>`;
  }

  readonly #onWindow = ({ type }: Event): void => {
    if (type === 'hashchange') this.#readLink();
    else this.#drawForPaper(type === 'beforeprint');
  };

  /** What is drawn for paper must be there at once: the browser does not wait. */
  #drawForPaper(printing: boolean): void {
    this.#printing = printing;
    this.#isPrinted = true;
    this.#view = this.#viewNow();
    this.requestUpdate();
    this.performUpdate();
    for (const part of parts) if (part.checker === this) part.drawForPaper(printing);
  }

  #readLink(): void {
    const code = takeCode(linkName(this.id));
    if (code !== undefined) this.#session.consider(readShareCode(code, questions));
  }

  #arrangement(): TemplateResult {
    const { text, session } = this.#view;
    const opening = session.step === 'opening' && !this.#printing;
    // Before the first answer there is nothing to show, and "not settled" four times is no welcome.
    return html`<div class="frame ${opening ? '' : 'sides'}">
      <div>
        <eligibility-questions exportparts="page"></eligibility-questions>
        ${
          // The check page has a button of its own.
          session.step === 'questions'
            ? button('link', text.page.seeResults, () => {
                this.showResults();
              })
            : nothing
        }
      </div>
      ${opening ? nothing : html`<eligibility-results exportparts="card"></eligibility-results>`}
    </div>`;
  }

  get #parts(): CheckerPart[] {
    return [...parts].filter(({ checker }) => checker === this);
  }

  #part(name: string): CheckerPart | undefined {
    return this.#parts.find(({ localName }) => localName.endsWith(name));
  }

  /** Something in the visit changed. */
  #changed(): void {
    this.requestUpdate();
    for (const part of this.#parts) part.requestUpdate();
  }

  #viewNow(): View {
    return {
      session: this.#session,
      text: catalogueFor(languageOf(this)),
      words: words.en.questions,
      programWords: words.en.programs,
      level: this.level,
      theme: this.chosenTheme,
      printing: this.#printing,
      isKept: this.remembers,
      // The address and the id can change at any time.
      shareUrl: () => this.linkBase && `${this.linkBase}#${linkName(this.id)}`,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'eligibility-checker': EligibilityChecker;
  }
}
