import { css } from 'lit';

/**
 * Results: the list of cards and each card. A citation stands beside its line, but not beside what
 * unfolds under it, so it is taken out of the flow.
 */
export const cards = css`
  .root {
    container-type: inline-size;
  }
  .lead {
    margin-block-start: 0.375em;
    font-size: 1.0625em;
  }
  .lead + .muted {
    margin-block-start: 0.25em;
  }
  .cards {
    display: grid;
    gap: 1em;
    margin-block-start: 1.25em;
  }
  .card {
    --_status: var(--_caution);
    padding: 1.125em 1em 0.5em;
    border: 1px solid var(--_hairline);
    border-block-start: 4px solid var(--_status);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
  }
  @container (min-width: 30em) {
    .card {
      padding: 1.25em 1.5em 0.75em;
    }
  }
  .eligible {
    --_status: var(--_positive);
  }
  .ineligible {
    --_status: var(--_negative);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1em;
    justify-content: space-between;
    align-items: baseline;
  }
  .closed {
    color: var(--_muted);
    font-size: 0.875em;
  }
  .verdict {
    display: flex;
    gap: 0.5em;
    align-items: center;
    margin-block-start: 0.5em;
    color: var(--_status);
    font-weight: 700;
  }
  .verdict .icon {
    inline-size: 1.5em;
    block-size: 1.5em;
  }
  .icon .cut {
    stroke: var(--_surface);
  }
  .icon {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    fill: currentColor;
    stroke: currentColor;
  }
  .reasons {
    margin-block-start: 0.375em;
  }
  .award {
    margin-block-start: 1em;
    padding-block-start: 1em;
    border-block-start: 1px solid var(--_hairline);
  }
  .amount {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .award > .muted {
    margin-block-start: 0.25em;
  }
  .card > .actions {
    margin-block-start: 1em;
  }
  .sections {
    margin-block-start: 1em;
  }
  .section {
    border-block-start: 1px solid var(--_hairline);
  }
  .section > summary {
    min-block-size: 2.75em;
    align-items: center;
  }
  .section > summary:focus-visible {
    outline-offset: -1px;
  }
  .section > div {
    padding-block-end: 1em;
  }
  .section > div > * + * {
    margin-block-start: 0.75em;
  }

  .criteria > li {
    position: relative;
    max-inline-size: none;
    padding-block: 0.375em;
  }
  .criteria > li + li {
    border-block-start: 1px solid var(--_hairline);
  }
  .criterion > summary {
    gap: 0.625em;
    padding-block: 0.25em;
    color: inherit;
    align-items: flex-start;
  }
  .criterion > summary::before {
    display: none;
  }
  .criterion > summary > .icon {
    margin-block-start: 0.1875em;
  }
  .criterion > summary .summary-text {
    text-decoration: underline dotted 1px var(--_line);
    text-underline-offset: 0.2em;
  }
  .note {
    display: block;
    color: var(--_muted);
    font-size: 0.875em;
  }
  .met > .icon {
    color: var(--_positive);
  }
  .unmet > .icon,
  .unmet .state {
    color: var(--_negative);
  }
  .unknown > .icon,
  .unknown .state {
    color: var(--_caution);
  }
  .state {
    font-weight: 650;
  }
  .said::before {
    content: '·';
    padding-inline-end: 0.25em;
  }
  .criterion > div {
    padding-block: 0.25em 0.5em;
    padding-inline-start: 1.75em;
  }
  .criterion > div > * + * {
    margin-block-start: 0.375em;
  }
  .cites {
    font-size: 0.8125em;
    line-height: 1.4;
  }
  .criteria .cites {
    padding-inline-start: 2.15em;
  }
  .cites a {
    color: var(--_muted);
  }
  @container (min-width: 27em) {
    .criteria .cites {
      position: absolute;
      inset-block-start: 0.875em;
      inset-inline-end: 0;
      max-inline-size: 11.5em;
      padding: 0;
      text-align: end;
    }
    .criterion > summary {
      padding-inline-end: 10em;
    }
  }
  .law {
    padding-inline-start: 0.75em;
    border-inline-start: 3px solid var(--_hairline);
  }

  .sum {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .sum th,
  .sum td {
    padding: 0.25em 0;
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }
  .sum th {
    padding-inline-start: 1.25em;
    text-indent: -1.25em;
  }
  .sum td {
    padding-inline-start: 1em;
    text-align: end;
    white-space: nowrap;
  }
  @container (max-width: 24em) {
    .sum td {
      white-space: normal;
    }
  }
  .sum .total > * {
    border-block-start: 1px solid var(--_line);
    font-weight: 650;
  }
  .sum tbody + tbody > tr:first-child > * {
    padding-block-start: 1em;
  }
  .sign {
    display: inline-block;
    min-inline-size: 1.25em;
    text-indent: 0;
    color: var(--_muted);
  }
  .sum .total > th {
    padding-inline-start: 0;
    text-indent: 0;
  }

  .sides {
    display: grid;
    gap: 0.75em;
  }
  @container (min-width: 34em) {
    .sides {
      grid-template-columns: repeat(auto-fit, minmax(14em, 1fr));
    }
  }
  .side {
    max-inline-size: none;
    padding: 0.875em 1em;
    border: 1px solid var(--_hairline);
    border-radius: var(--_radius);
  }
  .side.used {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .side > * + * {
    margin-block-start: 0.375em;
  }
  .priorities > li {
    display: flex;
    gap: 0.625em;
    align-items: flex-start;
  }
  .priorities > li + li {
    margin-block-start: 0.75em;
  }
  .priorities .icon {
    margin-block-start: 0.1875em;
  }
  .dates {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.25em 1em;
  }
  .dates > dt {
    font-variant-numeric: tabular-nums;
    color: var(--_muted);
  }
  @media print {
    .criteria > li,
    .side,
    .sum tbody {
      break-inside: avoid;
    }
  }
`;
