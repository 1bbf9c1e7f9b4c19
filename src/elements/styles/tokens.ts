import { css } from 'lit';

/**
 * The root of every shadow tree: all that a host page could send in is reset, then the tokens that
 * a host may set are read, each with its default.
 *
 * `all: initial` leaves custom properties and `direction` alone, which is what we want. Sizes are in
 * `em` from here on: `rem` would follow the root of the host page. No text is smaller than 16 px
 * where the page is set to less, because iOS zooms into fields that are. The ground is painted: the
 * page behind may be dark where this is light, or the other way round.
 *
 * Headings and messages get focus so that reading goes on there. Nobody can act on them, so they
 * show no ring.
 */
export const tokens = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .root {
    all: initial;
    display: block;
    visibility: inherit;
    box-sizing: border-box;
    color-scheme: light;

    --_font: var(--eligibility-font, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif);
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
    --_radius: var(--eligibility-radius, 6px);
    --_measure: var(--eligibility-measure, 38em);
    --_offset: var(--eligibility-scroll-offset, 1em);
    --_hairline: color-mix(in srgb, var(--_line) 38%, var(--_surface));
    --_tint: color-mix(in srgb, var(--_accent) 8%, var(--_surface));

    background: var(--_raised);
    color: var(--_ink);
    font: 400 max(1em, 16px) / 1.5 var(--_font);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    scroll-margin-block-start: var(--_offset);
  }
  .root.dark {
    color-scheme: dark;
  }
  .root.auto {
    color-scheme: light dark;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  [tabindex='-1']:focus {
    outline: none;
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }
  @media print {
    .root {
      --_surface: #fff;
      --_raised: #fff;
      color-scheme: light;
      font-size: 11pt;
    }
  }
`;
