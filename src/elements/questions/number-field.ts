import { html, nothing, type TemplateResult } from 'lit';
import type { NumberQuestion } from '../../rules/question.js';
import type { Part } from '../../session/draft.js';
import { answerText, numberText } from '../describe.js';
import type { View } from '../view.js';
import type { FieldParts } from './field.js';
import { textEntry, waysToAnswer } from './text-entry.js';

/**
 * A text field: a number field would drop what it cannot read, and change its value with the mouse
 * wheel. What was understood is said underneath; what was typed is never rewritten.
 */
export function numberField(
  view: View,
  question: NumberQuestion,
  parts: FieldParts,
): TemplateResult {
  const { field } = view.text;
  const { mode } = view.session.draft(question.id);
  const { id } = parts;
  const roughly = mode === 'roughly';

  return html`
    <label class="label" id=${id('label')} for=${id(roughly ? 'low' : 'exact')}>
      ${parts.label}
    </label>
    ${parts.hint} ${parts.errors}
    <div class="entries">
      ${roughly ? [end('low', field.from), end('high', field.to)] : entry('exact')}
    </div>
    <p class="echo" id=${id('echo')}>${echo(view, question)}</p>
    ${waysToAnswer(view, parts, [
      ['roughly', field.roughly],
      ['unknown', field.unknown],
    ])}
  `;

  function end(part: Part, label: string): TemplateResult {
    const labelId = `${id(part)}-label`;
    return html`<div>
      <span class="part-label" id=${labelId}>${label}</span>
      ${entry(part, `${id('label')} ${labelId}`)}
    </div>`;
  }

  function entry(part: Part, labelledBy?: string): TemplateResult {
    const { kind } = question;
    return textEntry(view, parts, {
      part,
      size: kind === 'money' ? '' : 'short',
      inputMode: kind === 'integer' ? 'numeric' : 'decimal',
      disabled: mode === 'unknown',
      describedBy: parts.describedBy(true),
      ...(labelledBy && { labelledBy }),
      before: kind === 'money' ? field.dollarSign : undefined,
      after: { percent: field.percentSign, months: field.months, money: '', integer: '' }[kind],
    });
  }
}

function echo(view: View, question: NumberQuestion): string | typeof nothing {
  const { field } = view.text;
  const { mode, texts } = view.session.draft(question.id);
  const { exact = '' } = texts;
  if (mode === 'unknown') return exact.trim() ? field.kept : nothing;
  const reading = view.session.reading(question.id);
  if (reading.state !== 'known' || reading.answer === null) return nothing;
  const { answer } = reading;
  // Nothing is gained by saying "12, read as 12".
  const plain =
    typeof answer === 'string' &&
    question.kind !== 'money' &&
    [answer, numberText(view, answer, question.kind)].includes(exact.trim());
  return plain ? nothing : field.readAs(answerText(view, question, answer));
}
