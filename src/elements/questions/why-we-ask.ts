import { html, type TemplateResult } from 'lit';
import type { ProgramAssessment } from '../../rules/assessment.js';
import { details } from '../templates.js';
import { programOf, type View } from '../view.js';

/** Which programs depend on the open page, by which conditions, and where the law says so. */
export function whyWeAsk(view: View): TemplateResult {
  const { session, text } = view;
  const asked = session.page.map(({ id }) => id);
  /** The conditions that turn on this page; who is ruled out already, only by those not met. */
  const touchedOf = ({ status, criteria }: ProgramAssessment) =>
    criteria.filter(
      (each) =>
        each.status !== 'not-applicable' &&
        (status !== 'ineligible' || each.status === 'unmet') &&
        each.questions.some((id) => asked.includes(id)),
    );
  const depending = session.assessment.programs.filter(
    (result) => result.remaining.some((id) => asked.includes(id)) || touchedOf(result).length > 0,
  );
  return details(
    '',
    text.page.why(depending.length),
    depending.length === 0
      ? html`<p class="quote">${text.page.whyNone}</p>`
      : html`<ul class="quote stack">
          ${depending.map((result) => {
            const words = programOf(view, result.program)?.words;
            const touched = touchedOf(result);
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
