import { css } from 'lit';

/** Text, links, disclosures, buttons, and the frame around questions and results. */
export const base = css`
  .title,
  .subtitle {
    font-size: 1.2em;
    font-weight: 700;
    line-height: 1.25;
    text-wrap: balance;
  }
  .title {
    font-size: 1.625em;
  }
  .strong,
  .label,
  .state,
  .primary,
  .secondary,
  .total,
  .value {
    font-weight: 650;
  }
  .lead {
    margin-block-start: 0.25em;
    font-size: 1.1em;
  }
  .muted,
  .note,
  dt {
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
  }
  .stack > * + * {
    margin-block-start: 0.75em;
  }
  .quote {
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--_soft);
  }
  .criterion,
  .priority {
    --_status: var(--_muted);
  }
  .eligible,
  .met {
    --_status: var(--_positive);
  }
  .undetermined,
  .unknown,
  .caution {
    --_status: var(--_caution);
  }
  .ineligible,
  .unmet,
  .faulty,
  .problems {
    --_status: var(--_negative);
  }
  .state {
    color: var(--_status);
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
  summary,
  .back {
    display: flex;
    gap: 0.5em;
    align-items: center;
    min-block-size: max(2.75em, 44px);
    padding-block: 0.5em;
    cursor: pointer;
    list-style: none;
    &::before {
      content: '›' / '';
      margin-block-end: 0.1em;
      font-size: 1.5em;
      line-height: 1;
    }
    &.back {
      text-decoration: none;
    }
    &.back::before {
      content: '‹' / '';
    }
    &::-webkit-details-marker {
      display: none;
    }
  }
  [open] > summary::before {
    rotate: 90deg;
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
    line-height: 1.25;
    text-align: center;
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
  /* Behind text in a system color the browser paints the ground of the page. */
  @media (forced-colors: active) {
    .primary {
      forced-color-adjust: none;
      color: HighlightText;
    }
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
  }
  @container (min-width: 30em) {
    .frame {
      padding: 1em;
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
      --_accent: CanvasText;
      font-size: 11pt;
    }
    /* What came of it before what was said. */
    .frame {
      display: flex;
      flex-direction: column-reverse;
      align-items: stretch;
      padding: 0;
    }
    button,
    summary::before {
      display: none;
    }
    .title,
    .subtitle,
    .strong,
    .lead {
      break-after: avoid;
    }
    li > a::after {
      content: ' ' attr(href);
    }
    li,
    tbody,
    .section,
    .sheet > div {
      break-inside: avoid;
    }
  }
`;
