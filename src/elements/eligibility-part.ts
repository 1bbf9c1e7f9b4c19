import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { enText } from '../text/languages.js';
import { type Checker, type CheckerPart, findChecker, parts } from './checker-link.js';
import { ContrastGuard } from './contrast.js';
import { base } from './styles/base.js';
import { tokens } from './styles/tokens.js';
import type { View } from './view.js';

/**
 * What the parts of a check have in common: each finds its checker, draws that checker's view, and
 * draws it again on every change.
 */
export abstract class EligibilityPart extends LitElement implements CheckerPart {
  static override styles = [tokens, base];

  static override properties: PropertyDeclarations = {
    htmlFor: { attribute: 'for' },
    owner: { attribute: false },
  };

  /** The id of the checker, where the part is not placed inside it. Attribute: `for`. */
  declare htmlFor: string | null | undefined;
  /** @internal The checker itself, where another part has already found it. */
  declare owner: Checker | undefined;

  #checker: Checker | undefined;
  #unfolded: HTMLDetailsElement[] = [];

  constructor() {
    super();
    const state = () => {
      const { theme, session } = this.#checker?.view ?? {};
      return `${theme} ${session?.move}`;
    };
    new ContrastGuard(this, state, (message) => {
      console.warn(`<${this.localName}> ${message}`);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    parts.add(this);
    this.adopt();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    parts.delete(this);
    this.#checker = undefined;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('htmlFor') || changed.has('owner')) this.adopt();
  }

  /** The checker this part belongs to, once there is one. */
  get checker(): Checker | undefined {
    return this.#checker;
  }

  /** @internal Looks for its checker. */
  adopt(): void {
    const found = this.owner ?? findChecker(this, this.htmlFor);
    if (found === this.#checker) return;
    this.#checker = found;
    this.requestUpdate();
  }

  /** @internal What is folded away on the screen is printed all the same, and folded away again after. */
  drawForPaper(printing: boolean): void {
    this.requestUpdate();
    this.performUpdate();
    if (printing) {
      this.#unfolded = [
        ...this.renderRoot.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
      ];
    }
    for (const each of this.#unfolded) each.open = printing;
  }

  /** Moves focus to the part's own heading, and the page to the top of it. */
  focusHeading(): void {
    const title = this.renderRoot.querySelector<HTMLElement>('.title');
    title?.focus({ preventScroll: true });
    const { top = 0 } = title?.getBoundingClientRect() ?? {};
    // Only where needed: a page whose top is in sight should not jump.
    if (top < 0 || top > window.innerHeight * 0.6) {
      this.renderRoot.querySelector('.root')?.scrollIntoView({ block: 'start' });
    }
  }

  protected override render(): TemplateResult {
    const view = this.#checker?.view;
    return html`<div class="root ${view?.theme ?? nothing}" lang=${view?.text.tag ?? nothing}>
      ${view ? this.renderView(view) : html`<p class="muted">${enText.program.unconnected}</p>`}
    </div>`;
  }

  protected abstract renderView(view: View): unknown;
}
