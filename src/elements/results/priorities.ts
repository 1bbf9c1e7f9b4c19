import { html, type TemplateResult } from 'lit';
import type { ProgramAssessment } from '../../rules/assessment.js';
import { cites, icon, note } from '../templates.js';
import type { ProgramView, View } from '../view.js';

/** Who comes first, or has money set aside. */
export const priorities = (
  view: View,
  programView: ProgramView,
  result: ProgramAssessment,
): TemplateResult =>
  html`<ul>
    ${result.priorities.map(({ id, status, category = '' }) => {
      const { label, explanation, categories } = programView.words.priorities[id] ?? {};
      const rule = programView.program.priorities.find((priority) => priority.id === id);
      const style = { yes: 'met', no: '', unknown: 'unknown' }[status];
      const { field, criterion } = view.text;
      return html`<li class="priority ${style}">
        ${icon(style)}
        <div>
          <p>
            <span class="strong">${label}</span>
            <span class="state">
              ${{ yes: field.yes, no: field.no, unknown: criterion.unknown }[status]}
            </span>
          </p>
          ${categories?.[category]} ${note(explanation)}
          ${cites(view, programView, rule?.citations)}
        </div>
      </li>`;
    })}
  </ul>`;
