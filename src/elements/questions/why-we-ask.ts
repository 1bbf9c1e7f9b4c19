import { html, type TemplateResult } from 'lit';
import type { ProgramAssessment } from '../../rules/assessment.js';
import { programOf, type View } from '../view.js';

/** Which programs depend on the open page, by which conditions, and where the law says so. */
export function whyWeAsk(view: View): TemplateResult {
  const { session, text } = view;
  const asked = new Set(session.page.map(({ id }) => id));
  const depending = session.assessment.programs.filter(({ remaining, criteria }) =>
    [...remaining, ...criteria.flatMap(liveQuestions)].some((id) => asked.has(id)),
  );
  return html`<details class="why">
    <summary><span class="summary-text">${text.page.why(depending.length)}</span></summary>
    ${
      depending.length === 0
        ? html`<p>${text.page.whyNone}</p>`
        : html`<ul class="plain">
            ${depending.map((result) => programReasons(view, result, asked))}
          </ul>`
    }
  </details>`;
}

const liveQuestions = ({ status, questions }: ProgramAssessment['criteria'][number]) =>
  status === 'not-applicable' ? [] : questions;

function programReasons(
  view: View,
  { program: id, criteria }: ProgramAssessment,
  asked: ReadonlySet<string>,
): TemplateResult {
  const words = programOf(view, id)?.words;
  const touched = criteria.filter((criterion) =>
    liveQuestions(criterion).some((question) => asked.has(question)),
  );
  return html`<li>
    <p class="small-title">${words?.name ?? id}</p>
    ${
      touched.length === 0
        ? html`<p>${view.text.page.whyAmount}</p>`
        : touched.map(
            ({ id: criterion, citations }) =>
              html`<p>
                ${words?.criteria[criterion]?.label ?? criterion}
                <span class="cite small">${citations[0]?.pinpoint}</span>
              </p>`,
          )
    }
  </li>`;
}
