import { html, nothing, type TemplateResult } from 'lit';
import type { Citation, Program } from '../../rules/program.js';
import type { View } from '../view.js';

/** A pinpoint that leads to the official text. In a new tab: leaving would lose the answers. */
export function citationLink(view: View, program: Program, citation: Citation): TemplateResult {
  const source = program.sources.find(({ id }) => id === citation.source);
  if (!source?.url) return html`<span>${citation.pinpoint}</span>`;
  return html`<a href=${source.url} target="_blank" rel="noopener noreferrer"
    >${citation.pinpoint}<span class="hidden"> ${view.text.program.newTab}</span></a
  >`;
}

/** The pinpoints of a line, each once. */
export function citationLinks(
  view: View,
  program: Program,
  citations: readonly Citation[],
): TemplateResult | typeof nothing {
  if (citations.length === 0) return nothing;
  return html`<span class="cites">
    ${citations.map(
      (citation, index) => html`${index > 0 ? ', ' : ''}${citationLink(view, program, citation)}`,
    )}
  </span>`;
}
