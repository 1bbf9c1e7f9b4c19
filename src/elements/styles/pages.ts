import { css } from 'lit';

/** The pages of the questions side: opening, questions, check. */
export const pages = css`
  .root {
    container-type: inline-size;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 1em;
    min-block-size: 2.75em;
    margin-block-end: 0.25em;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
    padding-inline: 0 0.5em;
  }
  .back::before {
    content: '';
    inline-size: 0.4375em;
    block-size: 0.4375em;
    margin-inline-start: 0.1875em;
    border: solid currentColor;
    border-width: 0 0 2px 2px;
    transform: rotate(45deg);
  }
  .back:dir(rtl)::before {
    transform: rotate(-135deg);
  }
  .sheet {
    display: block;
    padding: 1.25em 1em;
    border: 1px solid var(--_hairline);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
    scroll-margin-block-start: var(--_offset);
  }
  @container (min-width: 30em) {
    .sheet {
      padding: 2em;
    }
  }
  .sheet > .title + * {
    margin-block-start: 1.25em;
  }
  .sheet > .title + .lead {
    margin-block-start: 0.375em;
  }
  .sheet > .lead + * {
    margin-block-start: 1.5em;
  }
  .sheet > .actions {
    margin-block-start: 2em;
  }
  .problems,
  .conflicts {
    margin-block-end: 1.5em;
    padding: 1em 1.25em;
    border: 2px solid var(--_negative);
    border-radius: var(--_radius);
  }
  .conflicts {
    margin-block: 1.5em 0;
    border-color: var(--_caution);
  }
  .conflicts > ul {
    margin-block-start: 0.25em;
  }
  .problems .link {
    color: var(--_negative);
    font-weight: 650;
  }
  .under {
    display: grid;
    gap: 0.25em;
    margin-block-start: 0.5em;
  }
  .why li + li {
    margin-block-start: 0.5em;
  }
  .why .cite {
    color: var(--_muted);
  }
  .confirm {
    padding: 1em 1.25em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  .confirm > .actions {
    margin-block-start: 0.75em;
  }

  .programs {
    display: grid;
    gap: 0;
    margin-block-start: 0.5em;
    border-block-start: 1px solid var(--_hairline);
  }
  .programs > li {
    display: grid;
    gap: 0 1em;
    padding-block: 0.75em;
    border-block-end: 1px solid var(--_hairline);
    max-inline-size: none;
  }
  @container (min-width: 34em) {
    .programs > li {
      grid-template-columns: 1fr auto;
      align-items: baseline;
    }
  }
  .program-name {
    font-weight: 650;
  }
  .facts {
    display: grid;
    gap: 0.5em;
  }
  .opening {
    display: grid;
    gap: 2em 3em;
    align-items: start;
  }
  @container (min-width: 56em) {
    .opening {
      grid-template-columns: 1fr 1fr;
    }
  }
  .opening .actions {
    margin-block-start: 1.5em;
  }
  .program-agency {
    display: block;
  }

  .topic + .topic {
    margin-block-start: 1.75em;
  }
  .rows {
    margin-block-start: 0.25em;
  }
  .row-pair {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 1em;
    padding-block: 0.5em;
    border-block-end: 1px solid var(--_hairline);
    align-items: baseline;
  }
  .row-pair > dt,
  .row-pair > .given {
    padding-block: 0.125em;
  }
  .row-pair > dt {
    color: var(--_muted);
    grid-column: 1;
  }
  .row-pair > .given {
    grid-column: 1;
    font-variant-numeric: tabular-nums;
  }
  .row-pair > .change {
    grid-column: 2;
    grid-row: 1 / span 2;
    align-self: center;
  }
  .row-pair .open {
    color: var(--_caution);
    font-weight: 650;
  }
  @container (min-width: 34em) {
    .row-pair {
      grid-template-columns: 5fr 6fr auto;
      align-items: center;
      padding-block: 0.125em;
    }
    .row-pair > .given {
      grid-column: 2;
    }
    .row-pair > .change {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;
