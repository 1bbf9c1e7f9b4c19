import { css } from 'lit';

/** The questions side: its pages, and the fields on them. */
export const questions = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 1em;
    min-block-size: 2.75em;
    margin-block-end: 0.25em;
  }
  .sheet {
    display: block;
    padding: 1.25em 1em;
    border: 1px solid var(--_soft);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
    > * + :not(.lead) {
      margin-block-start: 1.5em;
    }
  }
  .box {
    padding: 1em 1.25em;
    border: 2px solid var(--_status, var(--_line));
    border-radius: var(--_radius);
  }
  .confirm {
    margin-block-start: 1em;
  }
  .problems .link {
    color: var(--_status);
  }
  .columns {
    display: grid;
    gap: 2em 3em;
    align-items: start;
  }
  .program {
    padding-block: 0.75em;
    border-block-end: 1px solid var(--_soft);
  }
  .row {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 1em;
    align-items: center;
    padding-block: 0.5em;
    border-block-end: 1px solid var(--_soft);
    > dt + dd {
      grid-area: 2 / 1;
    }
    > dd + dd {
      grid-area: 1 / 2 / span 2;
    }
  }
  @container (min-width: 30em) {
    .sheet {
      padding: 2em;
    }
  }
  @container (min-width: 34em) {
    .program {
      display: flex;
      gap: 1em;
      align-items: baseline;
      justify-content: space-between;
      > p {
        flex: none;
      }
    }
    dl > .row {
      grid-template-columns: 5fr 6fr auto;
      padding-block: 0.2em;
      > dd {
        grid-area: auto;
      }
    }
    .groups .options {
      grid-template-columns: 1fr 1fr;
    }
  }
  @container (min-width: 56em) {
    .columns {
      grid-template-columns: 1fr 1fr;
    }
  }

  fieldset {
    border: 0;
    min-inline-size: 0;
  }
  .field + .field {
    margin-block-start: 2em;
  }
  .label {
    display: block;
  }
  .field .state {
    margin-block-start: 0.25em;
  }
  .faulty {
    padding-inline-start: 1em;
    border-inline-start: 4px solid var(--_status);
  }
  .options {
    display: grid;
    gap: 0.5em;
    margin-block-start: 0.75em;
  }
  .inline {
    display: flex;
    flex-wrap: wrap;
    > * {
      min-inline-size: 6em;
    }
  }
  .groups > * {
    margin-block-start: 1em;
  }
  .option,
  .way {
    display: flex;
    gap: 0.75em;
    align-items: flex-start;
    min-block-size: 2.75em;
    padding: 0.5em 1em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    cursor: pointer;
  }
  .option:hover {
    background: var(--_tint);
  }
  .option:has(:checked) {
    border-color: var(--_accent);
    background: var(--_tint);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  :is(.option, .entry):has(:focus-visible) {
    outline: var(--_ring);
    outline-offset: 2px;
  }
  .option > input,
  .way > input {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block-start: 0.2em;
    accent-color: var(--_accent);
  }
  .option > input,
  .entry > input {
    outline: none;
  }
  .ways,
  .entries {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5em;
  }
  .way {
    gap: 0.5em;
    padding-inline: 0;
    border: 0;
    background: none;
  }
  .entries {
    gap: 0.5em;
    margin-block-start: 0.75em;
    > div {
      max-inline-size: 100%;
    }
  }
  .entry {
    display: flex;
    inline-size: 14em;
    max-inline-size: 100%;
    min-block-size: 3em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow: hidden;
    &:hover {
      border-color: var(--_ink);
    }
    &:has([aria-invalid]) {
      border: 2px solid var(--_status);
    }
    &:has(:disabled) {
      border-style: dashed;
      background: var(--_raised);
    }
    > span {
      align-content: center;
      padding-inline: 0.75em;
      background: var(--_raised);
    }
    > input {
      flex: 1;
      inline-size: 100%;
      padding-inline: 0.75em;
      border: 0;
      background: none;
      color: inherit;
      font-variant-numeric: tabular-nums;
    }
  }
  .percent,
  .integer,
  .months {
    inline-size: 8.5em;
  }
  .year,
  .month {
    inline-size: 5.5em;
  }
  .day {
    inline-size: 3.5em;
  }
  .text,
  [type='file'] {
    display: block;
    inline-size: 100%;
    min-block-size: 3em;
    padding: 0.5em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
  }
  @media print {
    .bar,
    .keep,
    .offer,
    .screen,
    .row > dd + dd {
      display: none;
    }
  }
  .hint,
  .echo {
    min-block-size: 1.5em;
    margin-block-start: 0.25em;
  }
`;
