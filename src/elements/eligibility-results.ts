import { html, type TemplateResult } from 'lit';
import { formatDate } from '../text/format.js';
import { summaryText } from './describe.js';
import { EligibilityPart } from './eligibility-part.js';
import { heading } from './heading.js';
import { cards } from './styles/cards.js';
import type { View } from './view.js';

/**
 * The results of all programs of a check: one sentence, then a card each.
 *
 * Not for one program on a page about that program: use `<eligibility-program>` there.
 *
 * @tagname eligibility-results
 * @csspart card - the card of each program
 * @attribute for - id of the checker, where this is not placed inside it
 */
export class EligibilityResults extends EligibilityPart {
  static override styles = [...EligibilityPart.styles, cards];

  readonly place = 'results';

  protected override renderView(view: View): TemplateResult {
    const { text, level } = view;
    const { programs, asOf } = view.session.assessment;
    return html`<section aria-labelledby="title">
      ${heading(level, 'title', 'title', text.results.title, true)}
      <p class="lead">${summaryText(view)}</p>
      <p class="muted small">
        ${text.results.aid} ${text.results.law(asOf && formatDate(asOf, text.tag))}
      </p>
      <div class="cards">
        ${programs.map(
          ({ program }) =>
            html`<eligibility-program
              exportparts="card"
              program=${program}
              .owner=${this.checker}
              .compact=${view.session.step !== 'check'}
            ></eligibility-program>`,
        )}
      </div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'eligibility-results': EligibilityResults;
  }
}
