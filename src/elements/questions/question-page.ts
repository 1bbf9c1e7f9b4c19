import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { FieldProblem } from '../../session/session.js';
import { problemText } from '../describe.js';
import { heading } from '../heading.js';
import type { View } from '../view.js';
import { field } from './field.js';
import { whyWeAsk } from './why-we-ask.js';

export interface PageActions {
  readonly next: (event: Event) => void;
  readonly back: () => void;
  /** Moves focus to the field with a problem. */
  readonly focusField: (problem: FieldProblem) => void;
}

export const pageBar = ({ session, text }: View, back: () => void): TemplateResult =>
  html`<div class="bar">
    <button class="link back" type="button" @click=${back}>${text.page.back}</button>
    ${
      session.step === 'questions'
        ? html`<p class="muted small">${text.page.atMost(session.atMost)}</p>`
        : nothing
    }
  </div>`;

/** One topic: its questions, and Continue. @param faults what the last Continue found */
export function questionPage(
  view: View,
  faults: readonly FieldProblem[],
  actions: PageActions,
): TemplateResult {
  const { session, text, words, level } = view;
  const { page } = session;
  const topic = words.topics[session.topic];
  const terms = termsByQuestion(view);
  return html`
    ${pageBar(view, actions.back)}
    <form class="sheet" part="page" novalidate autocomplete="off" @submit=${actions.next}>
      ${heading(level, 'title', 'title', topic?.title ?? session.topic, true)}
      ${topic?.hint ? html`<p class="lead muted">${topic.hint}</p>` : nothing}
      ${faults.length > 0 ? errorSummary(view, faults, actions.focusField) : nothing}
      <div class="fields">
        ${repeat(
          page,
          ({ id }) => id,
          (question) => field(view, question, terms.get(question.id) ?? []),
        )}
      </div>
      ${conflictNotes(
        view,
        page.map(({ id }) => id),
      )}
      <div class="actions">
        <button class="primary" type="submit">${text.page.next}</button>
      </div>
    </form>
    ${whyWeAsk(view)}
  `;
}

/** Each term is explained once on a page, at the first question that uses it. */
function termsByQuestion({ session, words }: View): Map<string, readonly string[]> {
  const seen = new Set<string>();
  return new Map(
    session.page.map(({ id }) => {
      const terms = (words.questions[id]?.terms ?? []).filter((term) => !seen.has(term));
      for (const term of terms) seen.add(term);
      return [id, terms];
    }),
  );
}

function errorSummary(
  view: View,
  faults: readonly FieldProblem[],
  focusField: PageActions['focusField'],
): TemplateResult {
  return html`<div class="problems" role="group" aria-labelledby="problems" tabindex="-1">
    ${heading(
      view.level + 1,
      'small-title',
      'problems',
      view.text.problems.title(new Set(faults.map(({ question }) => question)).size),
    )}
    <ul class="plain">
      ${faults.map((problem) => {
        const question = view.session.question(problem.question);
        // A button, not a link: a fragment in the address does not reach into a shadow tree.
        return html`<li>
          <button
            class="link"
            type="button"
            @click=${() => {
              focusField(problem);
            }}
          >
            ${question ? problemText(view, question, problem) : nothing}
          </button>
        </li>`;
      })}
    </ul>
  </div>`;
}

/** Answers that cannot all be true are pointed out where one of them is on the page. */
export function conflictNotes(
  view: View,
  questions: readonly string[],
): TemplateResult | typeof nothing {
  const conflicts = view.session.assessment.conflicts.filter((conflict) =>
    conflict.questions.some((id) => questions.includes(id)),
  );
  if (conflicts.length === 0) return nothing;
  return html`<div class="conflicts">
    <p class="small-title">${view.text.page.conflicts}</p>
    <ul class="bullets">
      ${conflicts.map(({ code }) => html`<li>${view.words.conflicts[code] ?? code}</li>`)}
    </ul>
  </div>`;
}
