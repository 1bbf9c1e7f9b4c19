import { html, type TemplateResult } from 'lit';
import type { CriterionResult } from '../../rules/assessment.js';
import { details } from '../templates.js';
import { programOf, type View } from '../view.js';

/** Which programs depend on the open page, by which conditions, and where the law says so. */
export function whyWeAsk(view: View): TemplateResult {
  const { session, text } = view;
  const asked = session.page.map(({ id }) => id);
  const turnsOn = ({ status, questions }: CriterionResult) =>
    status !== 'not-applicable' && questions.some((id) => asked.includes(id));
  const depending = session.assessment.programs.filter(
    ({ remaining, criteria }) =>
      remaining.some((id) => asked.includes(id)) || criteria.some(turnsOn),
  );
  return details(
    '',
    text.page.why(depending.length),
    depending.length === 0
      ? html`<p class="quote">${text.page.whyNone}</p>`
      : html`<ul class="quote stack">
          ${depending.map(({ program, criteria }) => {
            const words = programOf(view, program)?.words;
            const touched = criteria.filter(turnsOn);
            return html`<li>
              <p class="strong">${words?.name}</p>
              ${
                touched.length === 0
                  ? html`<p>${text.page.whyAmount}</p>`
                  : touched.map(
                      ({ id, citations }) =>
                        html`<p>
                          ${words?.criteria[id]?.label}
                          <span class="note">${citations[0]?.pinpoint}</span>
                        </p>`,
                    )
              }
            </li>`;
          })}
        </ul>`,
  );
}
