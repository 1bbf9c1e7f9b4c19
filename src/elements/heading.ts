import { html, nothing, type TemplateResult } from 'lit';

/**
 * A heading of a level that the page author sets. Six templates, because a tag name cannot be an
 * expression; levels past the sixth stay at the sixth.
 *
 * @param focusable whether focus moves here at a step, so that reading goes on from the heading
 */
export function heading(
  level: number,
  style: string,
  id: string | typeof nothing,
  content: unknown,
  focusable = false,
): TemplateResult {
  const tab = focusable ? '-1' : nothing;
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
