import { html, nothing, type TemplateResult } from 'lit';
import type { ProgramAssessment } from '../../rules/assessment.js';
import { rangeText } from '../describe.js';
import { heading } from '../heading.js';
import { icon } from '../icons.js';
import type { View } from '../view.js';
import { citationLinks } from './citation.js';
import type { ProgramView } from './criteria-list.js';

/** Each open point with its readings side by side: what it says, and what would follow. */
export function readings(
  view: View,
  { program, words }: ProgramView,
  result: ProgramAssessment,
): TemplateResult[] {
  const { text } = view;
  const points = [...new Set(result.readings.map(({ reading }) => reading))];
  return points.map((point) => {
    const { title, explanation, options } = words.readings[point] ?? {
      title: point,
      explanation: '',
      options: {},
    };
    const rule = program.readings.find(({ id }) => id === point);
    const outcomes = result.readings.filter(({ reading }) => reading === point);
    return html`<div>
      ${heading(view.level + 2, 'small-title', nothing, title)}
      <p>${explanation} ${citationLinks(view, program, rule?.citations ?? [])}</p>
      ${rule?.preferred === null ? html`<p class="muted">${text.reading.unsettled}</p>` : nothing}
      <ul class="plain sides">
        ${outcomes.map(({ option, preferred, status, award }) => {
          const side = options[option] ?? { label: option, explanation: '' };
          return html`<li class="side ${status} ${preferred ? 'used' : ''}">
            <p class="small-title">${side.label}</p>
            <p class="small">${side.explanation}</p>
            <p class="verdict">${icon(status)} ${text.status[status]}</p>
            ${award ? html`<p class="small">${rangeText(view, award)}</p>` : nothing}
            ${preferred ? html`<p class="muted small">${text.reading.preferred}</p>` : nothing}
          </li>`;
        })}
      </ul>
    </div>`;
  });
}
