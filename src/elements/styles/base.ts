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
 * Headings and messages get focus so that reading goes on there. Nobody can act on them, so they
 * show no ring. Forced colors replace all but what is drawn: for that the tokens are system colors.
 */
export const base = css`
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
    --_ring: 3px solid var(--eligibility-focus, light-dark(#1f6fd0, #9fcbff));
    --_radius: var(--eligibility-radius, 6px);
    --_offset: var(--eligibility-scroll-offset, 1em);
    --_hairline: 1px solid color-mix(in srgb, var(--_line) 38%, var(--_surface));
    --_border: 1px solid var(--_line);
    --_tint: color-mix(in srgb, var(--_accent) 8%, var(--_surface));
    border-radius: calc(var(--_radius) * 2);
    background: var(--_raised);
    color: var(--_ink);
    font: max(1em, 16px) / 1.5
      var(--eligibility-font, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif);
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    scroll-margin-block-start: var(--_offset);
  }
  @media screen {
    .dark {
      color-scheme: dark;
    }
    .auto {
      color-scheme: light dark;
    }
  }
  @media (forced-colors: active) {
    .root {
      --_ink: CanvasText;
      --_line: CanvasText;
      --_surface: Canvas;
      --_raised: Canvas;
      --_accent: Highlight;
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

  .title {
    font-size: 1.625em;
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .subtitle {
    font-size: 1.1875em;
    font-weight: 700;
    line-height: 1.3;
    text-wrap: balance;
  }
  .strong {
    font-weight: 650;
  }
  .lead {
    margin-block-start: 0.375em;
    font-size: 1.0625em;
  }
  .muted,
  .note {
    color: var(--_muted);
  }
  .small,
  .note {
    font-size: 0.875em;
  }
  :is(label, summary) .note {
    display: block;
  }
  p,
  dd,
  .label,
  .bullets > li {
    max-inline-size: var(--eligibility-measure, 38em);
    text-wrap: pretty;
  }
  ul {
    list-style: none;
  }
  .bullets {
    padding-inline-start: 1.25em;
    list-style: disc;
    > li + li {
      margin-block-start: 0.25em;
    }
    > ::marker {
      color: var(--_line);
    }
  }
  .stack > * + * {
    margin-block-start: 0.625em;
  }
  .quote {
    padding-inline-start: 1em;
    border-inline-start: 3px solid color-mix(in srgb, var(--_line) 38%, var(--_surface));
  }
  :is(.eligible, .met) {
    --_status: var(--_positive);
  }
  :is(.undetermined, .unknown, .caution) {
    --_status: var(--_caution);
  }
  :is(.ineligible, .unmet, .faulty, .problems) {
    --_status: var(--_negative);
  }
  .state {
    color: var(--_status);
    font-weight: 650;
  }

  a,
  .link,
  summary {
    color: var(--_accent);
  }
  a,
  .link,
  summary:hover > span {
    text-decoration: underline 1px;
    text-underline-offset: 0.15em;
  }
  a:hover,
  .link:hover {
    text-decoration-thickness: 2px;
  }
  summary,
  .back {
    display: flex;
    gap: 0.5em;
    align-items: center;
    min-block-size: max(2.75em, 44px);
    padding-block: 0.5em;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::before {
      content: '';
      flex: none;
      inline-size: 0.4375em;
      block-size: 0.4375em;
      margin-inline: 0.125em 0.25em;
      border: solid;
      border-width: 0 2px 2px 0;
      rotate: -45deg;
    }
    &:dir(rtl)::before,
    &.back::before {
      rotate: 135deg;
    }
    &.back:dir(rtl)::before {
      rotate: -45deg;
    }
  }
  [open] > summary::before {
    rotate: 45deg;
  }

  button {
    border: 2px solid transparent;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .primary,
  .secondary {
    min-block-size: 3em;
    padding: 0.5em 1.5em;
    border-color: var(--_accent);
    background: var(--_surface);
    color: var(--_accent);
    font-weight: 650;
    line-height: 1.25;
    &:hover {
      background: var(--_tint);
    }
  }
  .primary,
  .primary:hover {
    background: var(--_accent);
    color: var(--_surface);
  }
  .primary:hover {
    background: color-mix(in srgb, var(--_accent) 84%, var(--_ink));
  }
  .link {
    min-block-size: max(2.75em, 44px);
    border: 0;
    text-align: start;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em 1em;
    align-items: center;
    margin-block-start: 1em;
  }

  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5em 2.5em;
    align-items: start;
    padding: 0.5em;
  }
  @container (min-width: 30em) {
    .frame {
      padding: 1.5em;
    }
  }
  @container (min-width: 60em) {
    .sides {
      grid-template-columns: 6fr 5fr;
      > * > .link {
        display: none;
      }
    }
  }
  @media print {
    .root {
      font-size: 11pt;
    }
    .frame {
      display: block;
      padding: 0;
    }
    button {
      display: none;
    }
    li,
    tbody {
      break-inside: avoid;
    }
  }
`;
