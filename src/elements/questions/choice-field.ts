import { html, nothing, type TemplateResult } from 'lit';
import type { BooleanQuestion, ChoiceQuestion } from '../../rules/question.js';
import { optionOf, truthText } from '../describe.js';
import type { View } from '../view.js';
import type { FieldParts } from './field.js';

/** Radio buttons, nothing preselected, with "I don't know" as one of them. */
export function choiceField(
  view: View,
  question: BooleanQuestion | ChoiceQuestion,
  parts: FieldParts,
): TemplateResult {
  const { session, text } = view;
  const draft = session.draft(question.id);
  const unknown = draft.mode === 'unknown';

  const radio = (value: string, label: string, hint?: string) =>
    html`<label class="option">
      <input
        type="radio"
        name=${question.id}
        value=${value}
        .checked=${!unknown && draft.texts.option === value}
        @change=${() => {
          session.type(question.id, 'option', value);
        }}
      />
      <span> ${label} ${hint ? html`<span class="option-hint">${hint}</span>` : nothing} </span>
    </label>`;
  const options = (ids: readonly string[]) =>
    ids.map((id) => {
      const { label, hint } = optionOf(view, question.id, id);
      return radio(id, label, hint);
    });

  return html`<fieldset
    role="radiogroup"
    aria-describedby=${parts.describedBy()}
    aria-invalid=${parts.isFaulty() ? 'true' : nothing}
  >
    <legend class="label">${parts.label}</legend>
    ${parts.hint} ${parts.errors} ${radios()}
  </fieldset>`;

  function radios(): TemplateResult {
    const dontKnow = html`<label class="option">
      <input
        type="radio"
        name=${question.id}
        value="unknown"
        .checked=${unknown}
        @change=${() => {
          session.setMode(question.id, 'unknown');
        }}
      />
      <span>${text.field.unknown}</span>
    </label>`;
    if (question.kind === 'boolean') {
      return html`<div class="options row">
        ${[true, false].map((value) => radio(String(value), truthText(view, question.id, value)))}
        ${dontKnow}
      </div>`;
    }
    if (!question.groups) {
      return html`<div class="options">${options(question.options)} ${dontKnow}</div>`;
    }
    return html`${question.groups.map(
        (group) =>
          html`<div role="group" aria-labelledby="${question.id}-group-${group.id}">
            <p class="group-name" id="${question.id}-group-${group.id}">
              ${view.words.questions[question.id]?.groups?.[group.id] ?? group.id}
            </p>
            <div class="options columns">${options(group.options)}</div>
          </div>`,
      )}
      <div class="options apart columns">${dontKnow}</div>`;
  }
}
