import { html, type TemplateResult } from 'lit';
import { answerText } from '../describe.js';
import type { View } from '../view.js';
import type { FieldParts } from './field.js';
import { textEntry, waysToAnswer } from './text-entry.js';

/** Three text fields: a date picker opens on today, and the day asked for is years ago. */
export function dateField(view: View, parts: FieldParts): TemplateResult {
  const { field } = view.text;
  const { id } = parts;
  const isOff = view.session.draft(parts.question.id).mode !== 'exact';

  return html`<fieldset aria-describedby=${parts.describedBy()}>
    <legend class="label" id=${id('label')}>${parts.label}</legend>
    ${parts.hint} ${parts.errors}
    <div class="entries">
      ${field.dateOrder.map(
        (part) =>
          html`<div>
            <label class="part-label" for=${id(part)}>${field[part]}</label>
            ${textEntry(view, parts, {
              part,
              size: part,
              // Months are read by name as well.
              inputMode: part === 'month' ? 'text' : 'numeric',
              disabled: isOff,
              describedBy: id('echo'),
            })}
          </div>`,
      )}
    </div>
    <p class="echo" id=${id('echo')}>${echo(view, parts, isOff)}</p>
    ${waysToAnswer(view, parts, [
      ['not-open', field.notOpen],
      ['unknown', field.unknown],
    ])}
  </fieldset>`;
}

function echo(view: View, { question }: FieldParts, isOff: boolean): string {
  const { field } = view.text;
  const { year, month, day } = view.session.draft(question.id).texts;
  if (isOff) return year || month || day ? field.kept : '';
  const reading = view.session.reading(question.id);
  return reading.state === 'known'
    ? field.readAs(answerText(view, question, reading.answer))
    : field.dateExample;
}
