import { html, nothing, type TemplateResult } from 'lit';
import type { PriorityResult } from '../../rules/assessment.js';
import type { Note, Program } from '../../rules/program.js';
import { formatDate } from '../../text/format.js';
import { icon } from '../icons.js';
import type { View } from '../view.js';
import { citationLinks } from './citation.js';
import type { ProgramView } from './criteria-list.js';

export function priorities(
  view: View,
  { program, words }: ProgramView,
  results: readonly PriorityResult[],
): TemplateResult {
  return html`<ul class="plain priorities">
    ${results.map(({ id, status, category }) => {
      const { label, explanation, categories } = words.priorities[id] ?? {
        label: id,
        explanation: '',
      };
      const rule = program.priorities.find((priority) => priority.id === id);
      return html`<li class=${{ yes: 'met', no: '', unknown: 'unknown' }[status]}>
        ${icon(status)}
        <div>
          <p>
            <span class="small-title">${label}</span>
            <span class="state small">${view.text.priority[status]}</span>
          </p>
          ${category ? html`<p>${categories?.[category] ?? category}</p>` : ''}
          <p class="muted small">${explanation}</p>
          <p class="small">${citationLinks(view, program, rule?.citations ?? [])}</p>
        </div>
      </li>`;
    })}
  </ul>`;
}

/** Lines of text under one heading, with their law: once where it is the same for all. */
export function notes(
  view: View,
  program: Program,
  list: readonly Note[],
  words: Readonly<Record<string, string>>,
): TemplateResult {
  const laws = new Set(list.map(({ citations }) => citations.map(({ id }) => id).join()));
  const shared = laws.size === 1 ? (list[0]?.citations ?? []) : [];
  return html`<ul class="bullets">
      ${list.map(
        ({ id, citations }) =>
          html`<li>
            ${words[id] ?? id}
            ${laws.size === 1 ? nothing : citationLinks(view, program, citations)}
          </li>`,
      )}
    </ul>
    ${shared.length > 0 ? html`<p>${citationLinks(view, program, shared)}</p>` : nothing}`;
}

export function dates(view: View, { program, words }: ProgramView): TemplateResult {
  return html`<dl class="dates">
    ${program.dates.map(
      ({ id, date }) =>
        html`<dt>${formatDate(date, view.text.tag)}</dt>
          <dd>${words.dates[id] ?? id}</dd>`,
    )}
  </dl>`;
}

export function sources(view: View, { program, words }: ProgramView): TemplateResult {
  return html`<ul class="bullets">
    ${program.sources.map(({ id, url }) => {
      const name = words.sources[id] ?? id;
      return html`<li>
        ${
          url
            ? html`<a href=${url} target="_blank" rel="noopener noreferrer"
                >${name}<span class="hidden"> ${view.text.program.newTab}</span></a
              >`
            : name
        }
      </li>`;
    })}
  </ul>`;
}
