/** Shapes that recur in the templates. */

import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Citation } from '../rules/program.js';
import type { ProgramView, View } from './view.js';

/**
 * A heading of a level that the page author sets. Six templates, because a tag name cannot be an
 * expression; levels past the sixth stay at the sixth.
 *
 * @param style a `title` takes focus at a step, so that reading goes on from there
 */
export function heading(
  level: number,
  style: string,
  content: unknown,
  id: string | typeof nothing = nothing,
): TemplateResult {
  const tab = style === 'title' ? '-1' : nothing;
  switch (level) {
    case 1:
      return html`<h1 class=${style} id=${id} tabindex=${tab}>${content}</h1>`;
    case 2:
      return html`<h2 class=${style} id=${id} tabindex=${tab}>${content}</h2>`;
    case 3:
      return html`<h3 class=${style} id=${id} tabindex=${tab}>${content}</h3>`;
    case 4:
      return html`<h4 class=${style} id=${id} tabindex=${tab}>${content}</h4>`;
    case 5:
      return html`<h5 class=${style} id=${id} tabindex=${tab}>${content}</h5>`;
    default:
      return html`<h6 class=${style} id=${id} tabindex=${tab}>${content}</h6>`;
  }
}

export const button = (
  style: string,
  label: unknown,
  press: (event: Event) => unknown,
  type = 'button',
): TemplateResult => html`<button class=${style} type=${type} @click=${press}>${label}</button>`;

export const details = (
  style: string,
  summary: unknown,
  content: unknown,
  open = false,
  toggle: unknown = nothing,
): TemplateResult =>
  html`<details class=${style} ?open=${open} @toggle=${toggle}>
    <summary><span>${summary}</span></summary>
    <div class="stack">${content}</div>
  </details>`;

export const bullets = (items: readonly unknown[]): TemplateResult =>
  html`<ul class="bullets">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

/** Small print of its own line; nothing where there is nothing to say. */
export const note = (content: unknown): TemplateResult | typeof nothing =>
  content ? html`<p class="note">${content}</p>` : nothing;

const disc = svg`<circle cx="12" cy="12" r="10" stroke="none"/>
  <path class="cut" d="m7.2 12.4 3.2 3.2 6.4-6.8" fill="none" stroke-width="2.4"/>`;
const half = svg`<circle cx="12" cy="12" r="9" fill="none" stroke-width="2"/>
  <path d="M12 3a9 9 0 0 0 0 18z" stroke="none"/>`;
const bar = svg`<circle cx="12" cy="12" r="9" fill="none" stroke-width="2"/>
  <path d="M7 12h10" stroke-width="2.4"/>`;
const ring = svg`<circle cx="12" cy="12" r="9" fill="none" stroke-width="1.5" stroke-dasharray="2.6"/>`;

/**
 * Status by shape as well as by color: a full disc with a tick, a half disc, a ring with a bar, an
 * empty ring. The word always stands beside it, so the drawing itself says nothing to a reader.
 */
export const icon = (status: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    ${
      {
        eligible: disc,
        met: disc,
        undetermined: half,
        unknown: half,
        ineligible: bar,
        unmet: bar,
      }[status] ?? ring
    }
  </svg>`;

/** Leads to an official text, in a new tab: leaving would lose the answers. */
export const outLink = ({ text }: View, url: string | undefined, name: unknown): unknown =>
  url
    ? html`<a href=${url} target="_blank" rel="noreferrer"
        >${name}<span class="hidden"> ${text.program.newTab}</span></a
      >`
    : name;

/** A pinpoint that leads to its source. */
export const cite = (view: View, { program }: ProgramView, citation: Citation): unknown =>
  outLink(
    view,
    program.sources.find(({ id }) => id === citation.source)?.url,
    // The sign stays with its number.
    citation.pinpoint.replaceAll('§ ', '§\u00a0'),
  );

/** The pinpoints of a line, each once. */
export const cites = (
  view: View,
  programView: ProgramView,
  citations: readonly Citation[] = [],
): TemplateResult =>
  html`<span class="cites">
    ${citations.map((citation, index) => [index > 0 ? ', ' : '', cite(view, programView, citation)])}
  </span>`;
