import { html, type TemplateResult } from 'lit';
import { bullets, button, heading, note } from '../templates.js';
import { programOf, type View } from '../view.js';
import type { Actions } from './question-page.js';

/** What this is and what it is not; the one button; then which programs. */
export function openingPage(view: View, { next, open }: Actions): TemplateResult {
  const { session, text, level } = view;
  const { opening, page } = text;
  const resumes = Object.keys(session.answers).length > 0;
  return html`<div class="sheet" part="page">
    ${heading(level, 'title', opening.title)}
    <p class="lead">${opening.lead}</p>
    <div class="columns">
      <div class="stack">
        ${bullets([...opening.facts, opening.questions(session.atMost)])}
        <div class="actions">${button('primary', resumes ? page.next : opening.start, next)}</div>
        ${open()}
      </div>
      <div>
        ${heading(level + 1, 'subtitle', opening.programs, 'programs')}
        <ul aria-labelledby="programs">
          ${session.law.programs.map(({ id }) => {
            const { name, agency, closed } = programOf(view, id)?.words ?? {};
            return html`<li class="program">
              <div><span class="strong">${name}</span> ${note(agency)}</div>
              ${note(closed)}
            </li>`;
          })}
        </ul>
      </div>
    </div>
  </div>`;
}
