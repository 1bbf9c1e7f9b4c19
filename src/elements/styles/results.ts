import { css } from 'lit';

/**
 * Results: the list of cards, each card, and the range drawing. A citation stands beside its line, but
 * not beside what unfolds under it, so it is taken out of the flow. In the drawing widths, pattern
 * and labels carry the amounts; the colors only help.
 */
export const results = css`
  .card {
    margin-block-start: 1.25em;
    padding: 1em 1em 0.5em;
    border: 1px solid var(--_soft);
    border-block-start: 4px solid var(--_status);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1em;
    justify-content: space-between;
    align-items: baseline;
  }
  .icon {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    margin-block-start: 0.2em;
    color: var(--_status);
    fill: currentColor;
    stroke: currentColor;
    > .cut {
      stroke: var(--_surface);
    }
  }
  .verdict,
  .priority {
    display: flex;
    gap: 0.5em;
    margin-block: 0.5em 0.25em;
  }
  .verdict > .icon {
    inline-size: 1.5em;
    block-size: 1.5em;
    margin: 0;
  }
  .award,
  .section {
    margin-block-start: 1em;
    border-block-start: 1px solid var(--_soft);
  }
  .award {
    padding-block-start: 1em;
  }
  .effects {
    margin-block-start: 0.75em;
  }
  .section > div {
    padding-block-end: 1em;
  }
  .section + .section {
    margin: 0;
  }

  .criterion {
    position: relative;
    padding-block: 0.25em;
    & + & {
      border-block-start: 1px solid var(--_soft);
    }
    summary {
      gap: 0.75em;
      align-items: flex-start;
      min-block-size: 0;
      padding-block: 0.25em;
      color: inherit;
      &::before {
        display: none;
      }
      > span > span:first-child {
        text-decoration: underline dotted 1px var(--_line);
        text-underline-offset: 0.2em;
      }
    }
    details > div {
      padding: 0.25em 0 0.5em 1.75em;
    }
    > .cites {
      display: block;
      padding-inline-start: 2em;
    }
  }
  .said::before {
    content: '· ' / ', ';
  }
  .cites {
    font-size: 0.8em;
    line-height: 1.4;
    a {
      padding-block: 0.3em;
      color: var(--_muted);
    }
  }
  @container (min-width: 27em) {
    td {
      white-space: nowrap;
    }
    tbody:last-child > .total > td {
      white-space: normal;
    }
    .criterion {
      > .cites {
        position: absolute;
        inset-block-start: 0.875em;
        inset-inline-end: 0;
        max-inline-size: 11.5em;
        padding: 0;
        text-align: end;
      }
      summary {
        padding-inline-end: 10em;
      }
    }
  }
  @container (min-width: 30em) {
    .card {
      padding: 1.25em 1.5em 0.75em;
    }
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding-block: 0.25em;
    text-align: start;
    vertical-align: baseline;
  }
  /* A hanging indent follows the direction of the page. */
  th {
    unicode-bidi: isolate;
    padding-inline-start: 1.5em;
    text-indent: -1.5em;
  }
  td {
    padding-inline-start: 1em;
    text-align: end;
  }
  .total > * {
    padding-block-end: 1em;
    border-block-start: 1px solid var(--_line);
  }
  .total > th {
    padding-inline-start: 0;
    text-indent: 0;
  }
  .sign {
    display: inline-block;
    min-inline-size: 1.25em;
    text-indent: 0;
  }
  .readings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
    gap: 0.75em;
    > * {
      padding: 0.875em 1em;
      border: 1px solid var(--_soft);
      border-radius: var(--_radius);
    }
    > .used {
      border-color: var(--_accent);
      box-shadow: inset 0 0 0 1px var(--_accent);
    }
  }
  .dates {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.25em 1em;
  }

  .drawing {
    display: block;
    inline-size: 100%;
    block-size: 4.25em;
    margin-block-start: 0.5em;
    overflow: visible;
    direction: ltr;
    font-size: 0.8em;
    fill: var(--_muted);
    stroke-width: 1.5;
    line {
      stroke: var(--_line);
    }
    .value {
      fill: var(--_ink);
    }
    .track {
      fill: var(--_raised);
    }
    .band {
      fill: var(--_accent);
    }
    .further,
    .hatch {
      stroke: var(--_accent);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    rect {
      transition:
        x 0.15s,
        width 0.15s;
    }
  }
`;
