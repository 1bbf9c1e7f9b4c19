import { css } from 'lit';

export const fields = css`
  .field + .field {
    margin-block-start: 2em;
  }
  .label {
    display: block;
    font-weight: 650;
    line-height: 1.4;
    max-inline-size: var(--_measure);
    text-wrap: pretty;
  }
  .hint {
    margin-block-start: 0.25em;
    color: var(--_muted);
  }
  .term > summary {
    padding-block: 0.5em;
    min-block-size: max(2.75em, 44px);
    align-items: center;
  }
  .term > p,
  .why > ul,
  .why > p {
    margin-block-end: 0.75em;
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--_hairline);
  }
  .faulty {
    padding-inline-start: 1em;
    border-inline-start: 4px solid var(--_negative);
  }
  .error {
    margin-block-start: 0.375em;
    color: var(--_negative);
    font-weight: 650;
  }

  .options {
    display: grid;
    gap: 0.5em;
    margin-block-start: 0.75em;
  }
  @container (min-width: 34em) {
    .options.columns {
      grid-template-columns: 1fr 1fr;
    }
  }
  .options.row {
    display: flex;
    flex-wrap: wrap;
  }
  .options.row > .option {
    min-inline-size: 6em;
  }
  .option {
    display: flex;
    gap: 0.75em;
    align-items: flex-start;
    min-block-size: 2.75em;
    padding: 0.5625em 1em 0.5625em 0.875em;
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
  .option:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  .option-hint {
    display: block;
    color: var(--_muted);
    font-size: 0.875em;
  }
  input[type='radio'],
  input[type='checkbox'] {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0.125em 0 0;
    font: inherit;
    accent-color: var(--_accent);
    cursor: inherit;
  }
  input[type='radio']:focus-visible {
    outline: none;
  }
  .group-name {
    margin-block: 0.75em 0.125em;
    color: var(--_muted);
    font-size: 0.875em;
    font-weight: 650;
  }
  .options.apart {
    margin-block-start: 1.25em;
  }

  .entries {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    align-items: flex-end;
    margin-block-start: 0.625em;
  }
  .part-label {
    display: block;
    margin-block-end: 0.125em;
  }
  .entry {
    display: inline-flex;
    align-items: stretch;
    inline-size: 14em;
    max-inline-size: 100%;
    min-block-size: 3em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow: hidden;
  }
  .entry.short {
    inline-size: 8.5em;
  }
  .entry.day {
    inline-size: 3.5em;
  }
  .entry.year {
    inline-size: 4.75em;
  }
  .entry.month {
    inline-size: 5.5em;
  }
  .entry:hover {
    border-color: var(--_ink);
  }
  .entry:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  .faulty .entry.marked {
    border: 2px solid var(--_negative);
  }
  .affix {
    display: flex;
    align-items: center;
    padding-inline: 0.75em;
    background: var(--_raised);
    color: var(--_muted);
  }
  .entry > input {
    flex: 1;
    min-inline-size: 0;
    inline-size: 100%;
    padding: 0.375em 0.75em;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    border-radius: 0;
  }
  .entry:has(:disabled) {
    border-style: dashed;
    background: var(--_raised);
  }
  .entry > input:disabled {
    color: var(--_muted);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
  .echo {
    min-block-size: 1.5em;
    margin-block-start: 0.25em;
    color: var(--_muted);
    font-size: 0.9375em;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.5em;
  }
  .way {
    display: inline-flex;
    gap: 0.5em;
    align-items: center;
    min-block-size: 2.75em;
    cursor: pointer;
  }
  .way > input {
    margin: 0;
  }
  @media (forced-colors: active) {
    .option:has(:checked) {
      outline: 2px solid Highlight;
    }
    .entry:has(:focus-visible),
    .option:has(:focus-visible) {
      outline: 3px solid Highlight;
    }
  }
`;
