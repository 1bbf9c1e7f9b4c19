import { html, nothing, type TemplateResult } from 'lit';
import type { Question } from '../../rules/question.js';
import type { FieldProblem } from '../../session/session.js';
import { problemText } from '../describe.js';
import { bullets, button, heading } from '../templates.js';
import type { View } from '../view.js';
import { field } from './field.js';
import { whyWeAsk } from './why-we-ask.js';

export interface Actions {
  readonly next: () => void;
  readonly back: () => void;
  /** Moves focus to the field with a problem. */
  readonly focusField: (problem: FieldProblem) => void;
  readonly showResults: () => void;
  /** Where what is here can be kept, and what was kept be opened. */
  readonly keep: () => unknown;
  readonly open: () => unknown;
}

export const pageBar = ({ session, text }: View, { back }: Actions): TemplateResult =>
  html`<div class="bar">
    ${button('link back', text.page.back, back)}
    ${
      session.step === 'questions'
        ? html`<p class="note">${text.page.atMost(session.atMost)}</p>`
        : nothing
    }
  </div>`;

/** One topic: its questions, and Continue. @param faults what the last Continue found */
export function questionPage(
  view: View,
  faults: readonly FieldProblem[],
  actions: Actions,
): TemplateResult {
  const { session, text, words, level } = view;
  const { page, topic, questions } = session;
  const { title = topic, hint } = words.topics[topic] ?? {};
  const titled = (content: unknown) => heading(level, 'title', content);
  // Where the topic is one question, that question is the heading; a second one would say it twice.
  const isSingle = questions.filter((each) => each.topic === topic).length === 1;
  // Each term is explained once on a page, at the first question that uses it.
  const seen = new Set<string>();
  const termsOf = ({ id }: Question) =>
    (words.questions[id]?.terms ?? []).filter((term) => !seen.has(term) && seen.add(term));
  return html`
    ${pageBar(view, actions)}
    <form class="sheet" part="page" novalidate autocomplete="off">
      ${isSingle ? nothing : titled(title)}
      ${hint ? html`<p class="lead muted">${hint}</p>` : nothing}
      ${
        faults.length > 0
          ? html`<div class="box problems" role="group" aria-labelledby="problems" tabindex="-1">
              ${heading(
                // Above the question, where that is the title of the page.
                isSingle ? level : level + 1,
                'strong',
                text.problems.title(new Set(faults.map(({ question }) => question)).size),
                'problems',
              )}
              <ul class="stack">
                ${faults.map((problem) => {
                  const question = session.question(problem.question);
                  // No link: a fragment in the address does not reach into a shadow tree.
                  return html`<li>
                    ${button(
                      'link strong',
                      question && problemText(view, question, problem),
                      () => {
                        actions.focusField(problem);
                      },
                    )}
                  </li>`;
                })}
              </ul>
            </div>`
          : nothing
      }
      <div>
        ${
          // Each question of the bank keeps its own place, so no field is taken for another's.
          questions.map((question) =>
            page.includes(question)
              ? field(view, question, termsOf(question), (label) =>
                  isSingle ? titled(label) : label,
                )
              : nothing,
          )
        }
      </div>
      ${conflictNotes(view, page)}
      <div class="actions">
        ${button(
          'primary',
          text.page.next,
          // Enter in a field presses it too. In a sandboxed frame no submit event would come of it.
          (event) => {
            event.preventDefault();
            actions.next();
          },
          'submit',
        )}
      </div>
    </form>
    ${whyWeAsk(view)}
  `;
}

/** Answers that cannot all be true are pointed out where one of them is on the page. */
export function conflictNotes(
  { session, text, words }: View,
  shown: readonly Question[],
): TemplateResult | typeof nothing {
  const conflicts = session.assessment.conflicts.filter(({ questions }) =>
    shown.some(({ id }) => questions.includes(id)),
  );
  if (conflicts.length === 0) return nothing;
  return html`<div class="box caution">
    <p class="strong">${text.page.conflicts}</p>
    ${bullets(conflicts.map(({ code }) => words.conflicts[code]))}
  </div>`;
}
