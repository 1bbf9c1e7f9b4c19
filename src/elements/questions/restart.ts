import { html, type TemplateResult } from 'lit';
import type { View } from '../view.js';

export interface RestartActions {
  readonly ask: () => void;
  readonly yes: () => void;
  readonly no: () => void;
}

/** "Start over", with the question whether that is meant in place of it: it cannot be undone. */
export function restart(
  { text }: View,
  confirming: boolean,
  actions: RestartActions,
): TemplateResult {
  if (!confirming) {
    return html`<div>
      <button class="link small restart" type="button" @click=${actions.ask}>
        ${text.page.restart}
      </button>
    </div>`;
  }
  return html`<div class="confirm" role="group" aria-labelledby="confirm" tabindex="-1">
    <p class="small-title" id="confirm">${text.page.restartQuestion}</p>
    <div class="actions">
      <button class="secondary" type="button" @click=${actions.yes}>${text.page.restartYes}</button>
      <button class="link" type="button" @click=${actions.no}>${text.page.restartNo}</button>
    </div>
  </div>`;
}
