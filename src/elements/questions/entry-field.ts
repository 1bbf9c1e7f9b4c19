import { html, nothing, type TemplateResult } from 'lit';
import type { DateQuestion, NumberQuestion } from '../../rules/question.js';
import type { Mode, Part } from '../../session/draft.js';
import { answerText, numberText } from '../describe.js';
import type { View } from '../view.js';
import type { FieldParts } from './field.js';

/**
 * Text fields for a number or a date: a number field would drop what it cannot read, and change its
 * value with the mouse wheel; a date picker opens on today, and the day asked for is years ago. What
 * was understood is said underneath; what was typed is never rewritten.
 */
export function entryField(
  view: View,
  question: DateQuestion | NumberQuestion,
  { id, label, notes, invalid, describedBy }: FieldParts,
): TemplateResult {
  const { session } = view;
  const { field } = view.text;
  const { mode, texts } = session.draft(question.id);
  const isRoughly = mode === 'roughly';
  const isDate = question.kind === 'date';
  const { kind } = question;

  const affix = (part: Part, sign: string) =>
    sign
      ? html`<span class="muted" id=${part === 'high' ? nothing : id('unit')}>${sign}</span>`
      : nothing;
  // Two ends of a range share their unit: it is described by the first.
  const units = kind === 'integer' ? [] : ['unit'];
  const entry = (part: Part, labelledBy: string | typeof nothing = nothing) =>
    html`<div class="entry ${isDate ? part : kind}">
      ${affix(part, kind === 'money' ? field.dollarSign : '')}
      <input
        type="text"
        id=${id(part)}
        name=${question.id}
        inputmode=${
          // Months are read by name as well.
          part === 'month' ? 'text' : isDate || kind === 'integer' ? 'numeric' : 'decimal'
        }
        spellcheck="false"
        ?disabled=${mode === 'unknown' || mode === 'not-open'}
        aria-labelledby=${labelledBy}
        aria-describedby=${isDate ? nothing : describedBy(...units, 'echo')}
        aria-invalid=${invalid(part)}
        .value=${texts[part] ?? ''}
        @input=${(event: InputEvent) => {
          session.type(question.id, part, (event.target as HTMLInputElement).value);
        }}
      />
      ${affix(part, kind === 'percent' ? field.percentSign : kind === 'months' ? field.months : '')}
    </div>`;
  const named = (part: Part, name: string, ...labels: string[]) =>
    html`<div>
      <label id=${id(`${part}-label`)} for=${id(part)}>${name}</label>
      ${entry(part, labels.map(id).join(' ') || nothing)}
    </div>`;
  const end = (part: 'low' | 'high', name: string) => named(part, name, 'label', `${part}-label`);
  /**
   * Boxes of which one at most is ticked: each says how the answer is meant. Each is named together
   * with its question, because a page has several of them.
   */
  const way = (meant: Mode, name: string) =>
    html`<label class="way">
      <input
        type="checkbox"
        name=${id(meant)}
        aria-labelledby="${id(meant)} ${id('label')}"
        .checked=${mode === meant}
        @change=${(event: Event) => {
          const { checked } = event.target as HTMLInputElement;
          session.setMode(question.id, checked ? meant : 'exact');
        }}
      />
      <span id=${id(meant)}>${name}</span>
    </label>`;
  const body = (entries: unknown, ownWay: TemplateResult) =>
    html`${notes}
      <div class="entries">${entries}</div>
      <p class="echo muted" id=${id('echo')}>${echo(view, question)}</p>
      <div class="ways">${ownWay} ${way('unknown', field.unknown)}</div>`;

  return isDate
    ? html`<fieldset aria-describedby=${describedBy('echo')}>
        <legend class="label" id=${id('label')}>${label()}</legend>
        ${body(
          field.dateOrder.map((part) => named(part, field[part])),
          way('not-open', field.notOpen),
        )}
      </fieldset>`
    : html`${label(
        (words) =>
          html`<label class="label" id=${id('label')} for=${id(isRoughly ? 'low' : 'exact')}
            >${words}</label
          >`,
      )}
      ${body(
        isRoughly ? [end('low', field.from), end('high', field.to)] : entry('exact'),
        way('roughly', field.roughly),
      )}`;
}

function echo(view: View, question: DateQuestion | NumberQuestion): string {
  const { session, text } = view;
  const { mode, texts } = session.draft(question.id);
  const isDate = question.kind === 'date';
  const typed = [texts.exact, texts.year, texts.month, texts.day].join('').trim();
  if (mode === 'unknown' || mode === 'not-open') return typed ? text.field.kept : '';
  const reading = session.reading(question.id);
  if (reading.state !== 'known') return isDate ? text.field.dateExample : '';
  const { answer } = reading;
  // Nothing is gained by saying "12, read as 12".
  const isPlain =
    !isDate &&
    typeof answer === 'string' &&
    question.kind !== 'money' &&
    // Half of everything is 50, and who types 0.5 should see it.
    (question.kind !== 'percent' || Number(answer) >= 1) &&
    [answer, numberText(view, answer, question.kind)].includes(typed);
  return isPlain ? '' : text.field.readAs(answerText(view, question, answer));
}
