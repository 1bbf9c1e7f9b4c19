import { html, type TemplateResult } from 'lit';
import type { Question } from '../../rules/question.js';
import { answerText, nameOf } from '../describe.js';
import { button, heading } from '../templates.js';
import type { View } from '../view.js';
import { type Actions, conflictNotes, pageBar } from './question-page.js';

/** Every answer with its Change; the end of the questions. */
export function checkPage(view: View, actions: Actions): TemplateResult {
  const { session, level, words } = view;
  const { check, page, program } = view.text;
  const listed = session.checkList;
  const open = session.toAsk.length;
  return html`
    ${pageBar(view, actions)}
    <div class="sheet" part="page">
      ${heading(level, 'title', check.title)}
      <p class="lead">${open > 0 ? check.openLead(open) : check.lead}</p>
      ${conflictNotes(view, listed)}
      ${[...new Set(listed.map(({ topic }) => topic))].map((topic) => {
        const rows = listed.filter((question) => question.topic === topic);
        return html`<div>
          ${heading(level + 1, 'strong', words.topics[topic]?.title)}
          <dl>${rows.map((question) => row(view, question))}</dl>
        </div>`;
      })}
      <div class="actions">
        ${
          open > 0
            ? button('primary', program.answerMore(open), actions.next)
            : button('primary', page.toResults, actions.showResults)
        }
      </div>
      ${actions.keep()}
    </div>
  `;
}

function row(view: View, question: Question): TemplateResult {
  const { session, text } = view;
  const { id } = question;
  const { check } = text;
  const reading = session.reading(id);
  const name = nameOf(view, id);
  return html`<div class="row">
    <dt>${name}</dt>
    <dd>
      ${
        reading.state === 'known'
          ? answerText(view, question, reading.answer)
          : html`<span class="state caution">
              ${reading.state === 'blank' ? check.unanswered : check.unreadable}
            </span>`
      }
    </dd>
    <dd>
      ${button(
        'link',
        html`${reading.state === 'blank' ? check.answer : check.change}
          <span class="hidden">${name}</span>`,
        () => session.goTo(id),
      )}
    </dd>
  </div>`;
}
