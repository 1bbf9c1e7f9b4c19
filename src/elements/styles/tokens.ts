import { css } from 'lit';

/**
 * What every shadow tree has: all that a host page could send in is reset, then the tokens that a host
 * may set are read, each with its default.
 *
 * `all: initial` leaves custom properties and `direction` alone, which is what we want. Sizes are in
 * `em` from here on: `rem` would follow the root of the host page. No text is smaller than 16 px
 * where the page is set to less, because iOS zooms into fields that are. The ground is painted: the
 * page behind may be dark where this is light, or the other way round.
 *
 * Containment takes the width of the content away, so a shrink-to-fit parent has to be told of some.
 * Text runs in the direction of its language, whatever that of the page: what mirrors is the layout.
 *
 * Headings and messages get focus so that reading goes on there. Nobody can act on them, so they
 * show no ring. Forced colors replace all but what is drawn: for that the tokens are system colors.
 */
export const tokens = css`
  :host {
    display: block;
  }
  :host(eligibility-checker) {
    min-inline-size: 15em;
  }
  :host([hidden]) {
    display: none;
  }
  .root {
    all: initial;
    display: block;
    visibility: inherit;
    unicode-bidi: isolate;
    container-type: inline-size;
    color-scheme: light;
    --_ink: var(--eligibility-ink, light-dark(#1a1f26, #e9ecef));
    --_muted: var(--eligibility-muted, light-dark(#545b66, #a8b0ba));
    --_line: var(--eligibility-line, light-dark(#747b86, #808993));
    --_surface: var(--eligibility-surface, light-dark(#fff, #14181d));
    --_raised: var(--eligibility-raised, light-dark(#f4f6f8, #1e242b));
    --_accent: var(--eligibility-accent, light-dark(#1d4f91, #8db8f2));
    --_positive: var(--eligibility-positive, light-dark(#1c6b3c, #7dd39b));
    --_caution: var(--eligibility-caution, light-dark(#7d5300, #e6bb5f));
    --_negative: var(--eligibility-negative, light-dark(#a2281f, #f79a8f));
    --_focus: var(--eligibility-focus, light-dark(#1f6fd0, #9fcbff));
    --_ring: 3px solid var(--_focus);
    --_radius: var(--eligibility-radius, 6px);
    --_soft: color-mix(in srgb, var(--_line) 38%, var(--_surface));
    --_tint: color-mix(in srgb, var(--_accent) 8%, var(--_surface));
    padding: var(--_pad, 0.5em);
    border-radius: calc(var(--_radius) * 2);
    background: var(--_raised);
    color: var(--_ink);
    font: max(1em, 16px) / 1.5 var(--eligibility-font, system-ui, sans-serif);
    -webkit-text-size-adjust: 100%;
    overflow-wrap: break-word;
    scroll-margin-block-start: var(--eligibility-scroll-offset, 1em);
  }
  @media screen {
    .dark {
      color-scheme: dark;
    }
    .auto {
      color-scheme: light dark;
    }
  }
  @media print, (forced-colors: active) {
    .root {
      --_ink: CanvasText;
      --_muted: CanvasText;
      --_line: CanvasText;
      --_surface: Canvas;
      --_raised: Canvas;
      --_accent: Highlight;
      --_positive: CanvasText;
      --_caution: CanvasText;
      --_negative: CanvasText;
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    font: inherit;
  }
  .root > * {
    --_pad: 0;
  }
  * {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  :host([inert]) {
    opacity: 0.5;
  }
  :focus-visible {
    outline: var(--_ring);
    outline-offset: 2px;
  }
  [tabindex='-1'] {
    outline: none;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
