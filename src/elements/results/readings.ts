import { html, type TemplateResult } from 'lit';
import type { ProgramAssessment } from '../../rules/assessment.js';
import { rangeText } from '../describe.js';
import { button, cites, heading, icon, note } from '../templates.js';
import type { ProgramView, View } from '../view.js';

/** Each open point with its readings side by side: what it says, and what would follow. */
export function readings(
  view: View,
  programView: ProgramView,
  result: ProgramAssessment,
): TemplateResult {
  const { text, session } = view;
  const point = (id: string) => {
    const { title, explanation, options } = programView.words.readings[id] ?? {};
    const rule = programView.program.readings.find((reading) => reading.id === id);
    return html`<div class="stack">
      ${heading(view.level + 2, 'strong', title)}
      <p>${explanation} ${cites(view, programView, rule?.citations)}</p>
      ${note(rule?.preferred === null && text.reading.unsettled)}
      <ul class="readings">
        ${result.readings
          .filter(({ reading }) => reading === id)
          .map(
            ({ option, preferred, status, award }) =>
              html`<li class="${status} ${preferred ? 'used' : ''}">
                <p class="strong">${options?.[option]?.label}</p>
                ${note(options?.[option]?.explanation)}
                <p class="verdict state">${icon(status)} ${text.status[status]}</p>
                ${award ? html`<p class="small">${rangeText(view, award)}</p>` : ''}
                ${note(preferred && text.reading.preferred)}
              </li>`,
          )}
      </ul>
    </div>`;
  };
  // Questions that matter only where the law is read another way are offered here, not asked.
  const open = result.optional.filter((id) => !Object.hasOwn(session.answers, id));
  const [first] = open;
  return html`${[...new Set(result.readings.map(({ reading }) => reading))].map(point)}
  ${first ? button('link', text.reading.optional(open.length), () => session.goTo(first)) : ''}`;
}
