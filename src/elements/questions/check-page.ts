import { html, nothing, type TemplateResult } from 'lit';
import type { Question } from '../../rules/question.js';
import { answerText, nameOf } from '../describe.js';
import { heading } from '../heading.js';
import type { View } from '../view.js';
import { conflictNotes, pageBar } from './question-page.js';

export interface CheckActions {
  readonly back: () => void;
  readonly change: (question: string) => void;
  readonly next: () => void;
  readonly showResults: () => void;
  readonly print: () => void;
}

/** Every answer with its Change; the end of the questions. */
export function checkPage(view: View, actions: CheckActions): TemplateResult {
  const { session, text, level } = view;
  const listed = session.checkList;
  const open = session.toAsk.length;
  const topics = [...new Set(listed.map(({ topic }) => topic))];
  return html`
    ${pageBar(view, actions.back)}
    <div class="sheet" part="page">
      ${heading(level, 'title', 'title', text.check.title, true)}
      <p class="lead">${open > 0 ? text.check.openLead(open) : text.check.lead}</p>
      ${conflictNotes(
        view,
        listed.map(({ id }) => id),
      )}
      ${topics.map(
        (topic) =>
          html`<div class="topic">
            ${heading(level + 1, 'small-title', nothing, view.words.topics[topic]?.title ?? topic)}
            <dl class="rows">
              ${listed
                .filter((question) => question.topic === topic)
                .map((question) => row(view, question, actions.change))}
            </dl>
          </div>`,
      )}
      <div class="actions">
        ${
          open > 0
            ? html`<button class="primary" type="button" @click=${actions.next}>
                ${text.check.answerMore(open)}
              </button>`
            : html`<button class="primary" type="button" @click=${actions.showResults}>
                ${text.page.toResults}
              </button>`
        }
        <button class="link" type="button" @click=${actions.print}>${text.page.print}</button>
      </div>
    </div>
  `;
}

function row(view: View, question: Question, change: (question: string) => void): TemplateResult {
  const { check } = view.text;
  const { state, ...reading } = view.session.reading(question.id);
  const name = nameOf(view, question.id);
  return html`<div class="row-pair">
    <dt>${name}</dt>
    <dd class="given">
      ${
        'answer' in reading
          ? answerText(view, question, reading.answer)
          : html`<span class="open">
              ${state === 'unreadable' ? check.unreadable : check.unanswered}
            </span>`
      }
    </dd>
    <dd class="change">
      <button
        class="link"
        type="button"
        @click=${() => {
          change(question.id);
        }}
      >
        ${state === 'blank' ? check.answer : check.change}
        <span class="hidden">${name}</span>
      </button>
    </dd>
  </div>`;
}
