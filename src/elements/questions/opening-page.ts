import { html, type TemplateResult } from 'lit';
import { heading } from '../heading.js';
import { programOf, type View } from '../view.js';

/** What this is and what it is not; the one button; then which programs. */
export function openingPage(view: View, start: () => void): TemplateResult {
  const { session, text, level } = view;
  const { opening } = text;
  const resumes = Object.keys(session.answers).length > 0;
  return html`<div class="sheet" part="page">
    ${heading(level, 'title', 'title', opening.title, true)}
    <p class="lead">${opening.lead}</p>
    <div class="opening">
      <div>
        <ul class="bullets facts">
          ${opening.facts.map((fact) => html`<li>${fact}</li>`)}
          <li>${opening.questions(session.atMost)}</li>
        </ul>
        <div class="actions">
          <button class="primary" type="button" @click=${start}>
            ${resumes ? opening.resume : opening.start}
          </button>
        </div>
      </div>
      <div>
        ${heading(level + 1, 'subtitle', 'programs', opening.programs)}
        <ul class="plain programs" aria-labelledby="programs">
          ${session.law.programs.map(({ id }) => {
            const words = programOf(view, id)?.words;
            return html`<li>
              <span>
                <span class="program-name">${words?.name ?? id}</span>
                <span class="muted small program-agency">${words?.agency}</span>
              </span>
              <span class="muted small">${words?.closed}</span>
            </li>`;
          })}
        </ul>
      </div>
    </div>
  </div>`;
}
