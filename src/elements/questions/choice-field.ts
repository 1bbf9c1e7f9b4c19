import { html, nothing, type TemplateResult } from 'lit';
import type { BooleanQuestion, ChoiceQuestion } from '../../rules/question.js';
import { optionOf } from '../describe.js';
import type { View } from '../view.js';
import type { FieldParts } from './field.js';

/** Radio buttons, nothing preselected, with "I don't know" as one of them. */
export function choiceField(
  view: View,
  question: BooleanQuestion | ChoiceQuestion,
  parts: FieldParts,
): TemplateResult {
  const { session, text, words } = view;
  const { mode, texts } = session.draft(question.id);

  const radio = (
    value: string,
    { label, hint } = optionOf(view, question.id, value),
    isChosen = mode !== 'unknown' && texts.option === value,
    choose = () => {
      session.type(question.id, 'option', value);
    },
  ) =>
    html`<label class="option">
      <input
        type="radio"
        name=${question.id}
        value=${value}
        .checked=${isChosen}
        @change=${choose}
      />
      <span>${label} ${hint ? html`<span class="note">${hint}</span>` : nothing}</span>
    </label>`;
  const radios = (style: string, values: readonly string[], last: unknown = nothing) =>
    html`<div class="options ${style}">${values.map((value) => radio(value))} ${last}</div>`;

  const unknown = radio('unknown', { label: text.field.unknown }, mode === 'unknown', () => {
    session.setMode(question.id, 'unknown');
  });
  const groups = 'groups' in question ? question.groups : undefined;
  return html`<fieldset
    role="radiogroup"
    aria-describedby=${parts.describedBy()}
    aria-invalid=${parts.invalid()}
  >
    <legend class="label">${parts.label()}</legend>
    ${parts.notes}
    ${
      groups
        ? html`<div class="groups">
            ${groups.map(
              ({ id, options }) =>
                html`<div role="group" aria-labelledby=${parts.id(id)}>
                  <p class="note strong" id=${parts.id(id)}>
                    ${words.questions[question.id]?.groups?.[id]}
                  </p>
                  ${radios('', options)}
                </div>`,
            )}
            ${radios('', [], unknown)}
          </div>`
        : question.kind === 'boolean'
          ? radios('inline', ['true', 'false'], unknown)
          : radios('', question.options, unknown)
    }
  </fieldset>`;
}
