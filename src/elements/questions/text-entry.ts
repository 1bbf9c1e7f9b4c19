import { html, nothing, type TemplateResult } from 'lit';
import type { Mode, Part } from '../../session/draft.js';
import type { View } from '../view.js';
import type { FieldParts } from './field.js';

export interface EntryOptions {
  readonly part: Part;
  /** Decides the width. */
  readonly size: string;
  readonly inputMode: 'decimal' | 'numeric' | 'text';
  readonly disabled: boolean;
  readonly labelledBy?: string;
  readonly describedBy: string | typeof nothing;
  /** A sign in front of what is typed, and one after it. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** One text input that tells the session of every key and is never rewritten by it. */
export function textEntry(
  { session }: View,
  { question, id, isFaulty }: FieldParts,
  options: EntryOptions,
): TemplateResult {
  const { part, before, after } = options;
  const affix = (sign: string | undefined) =>
    sign ? html`<span class="affix" aria-hidden="true">${sign}</span>` : nothing;
  return html`<span class="entry ${options.size} ${isFaulty(part) ? 'marked' : ''}">
    ${affix(before)}
    <input
      type="text"
      id=${id(part)}
      name=${question.id}
      inputmode=${options.inputMode}
      autocomplete="off"
      spellcheck="false"
      ?disabled=${options.disabled}
      aria-labelledby=${options.labelledBy ?? nothing}
      aria-describedby=${options.describedBy}
      aria-invalid=${isFaulty(part) ? 'true' : nothing}
      .value=${session.draft(question.id).texts[part] ?? ''}
      @input=${(event: InputEvent) => {
        session.type(question.id, part, (event.target as HTMLInputElement).value);
      }}
    />
    ${affix(after)}
  </span>`;
}

/**
 * Boxes of which one at most is ticked: each says how the answer is meant. Each is named together
 * with its question, because a page has several of them.
 */
export function waysToAnswer(
  { session }: View,
  { question, id }: FieldParts,
  ways: readonly (readonly [mode: Mode, label: string])[],
): TemplateResult {
  return html`<div class="ways">
    ${ways.map(
      ([mode, label]) =>
        html`<label class="way">
          <input
            type="checkbox"
            name="${question.id}-${mode}"
            aria-labelledby="${id(mode)} ${id('label')}"
            .checked=${session.draft(question.id).mode === mode}
            @change=${(event: Event) => {
              const { checked } = event.target as HTMLInputElement;
              session.setMode(question.id, checked ? mode : 'exact');
            }}
          />
          <span id=${id(mode)}>${label}</span>
        </label>`,
    )}
  </div>`;
}
