import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/**
 * Status by shape as well as by color: a full disc with a tick, a half disc, a ring with a bar, an
 * empty ring. The word always stands beside it, so the drawing itself says nothing to a reader.
 */
const shapes = {
  yes: svg`<circle cx="12" cy="12" r="10" stroke="none"/>
    <path class="cut" d="m7.2 12.4 3.2 3.2 6.4-6.8" fill="none" stroke-width="2.4"/>`,
  open: svg`<circle cx="12" cy="12" r="9" fill="none" stroke-width="2"/>
    <path d="M12 3a9 9 0 0 0 0 18z" stroke="none"/>`,
  no: svg`<circle cx="12" cy="12" r="9" fill="none" stroke-width="2"/>
    <path d="M7 12h10" stroke-width="2.4"/>`,
  none: svg`<circle cx="12" cy="12" r="9" fill="none" stroke-width="1.5" stroke-dasharray="2.6 2.6"/>`,
} satisfies Record<string, SVGTemplateResult>;

const icons = {
  eligible: shapes.yes,
  met: shapes.yes,
  yes: shapes.yes,
  undetermined: shapes.open,
  unknown: shapes.open,
  ineligible: shapes.no,
  unmet: shapes.no,
  no: shapes.none,
  'not-applicable': shapes.none,
};

export const icon = (status: keyof typeof icons): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[status]}</svg>`;
