import { html, type TemplateResult } from 'lit';
import { lawText, summaryText } from './describe.js';
import { EligibilityPart } from './eligibility-part.js';
import { madeOnText } from './record/texts.js';
import { heading, note } from './templates.js';
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
  protected override renderView(view: View): TemplateResult {
    const { text, level, session } = view;
    return html`<section aria-labelledby="title">
      ${heading(level, 'title', text.results.title, 'title')}
      <p class="lead">${summaryText(view)}</p>
      <p class="note">${text.results.aid} ${lawText(view)}</p>
      ${note(view.printing && madeOnText(view))}
      ${session.assessment.programs.map(
        ({ program }) =>
          html`<eligibility-program
            exportparts="card"
            program=${program}
            .owner=${this.checker}
            .compact=${session.step !== 'check'}
          ></eligibility-program>`,
      )}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'eligibility-results': EligibilityResults;
  }
}
