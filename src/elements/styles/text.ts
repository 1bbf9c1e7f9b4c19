import { css } from 'lit';

/** Headings, paragraphs, lists, links and disclosures: what questions and results share. */
export const text = css`
  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  ul,
  dl,
  dd,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    font: inherit;
    min-inline-size: 0;
  }
  .title {
    font-size: 1.625em;
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.012em;
    text-wrap: balance;
    scroll-margin-block-start: var(--_offset);
  }
  .subtitle {
    font-size: 1.1875em;
    font-weight: 700;
    line-height: 1.3;
    text-wrap: balance;
  }
  .small-title {
    font-weight: 700;
  }
  .muted {
    color: var(--_muted);
  }
  .small {
    font-size: 0.875em;
  }
  p,
  li,
  dd {
    max-inline-size: var(--_measure);
    text-wrap: pretty;
  }
  ul.plain {
    list-style: none;
  }
  ul.bullets {
    padding-inline-start: 1.25em;
  }
  ul.bullets > li + li {
    margin-block-start: 0.25em;
  }
  ul.bullets > li::marker {
    color: var(--_line);
  }
  a {
    color: var(--_accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  details > summary {
    display: flex;
    gap: 0.5em;
    align-items: baseline;
    padding-block: 0.625em;
    cursor: pointer;
    list-style: none;
    color: var(--_accent);
    border-radius: var(--_radius);
  }
  details > summary::-webkit-details-marker {
    display: none;
  }
  details > summary::before {
    content: '';
    flex: none;
    inline-size: 0.4375em;
    block-size: 0.4375em;
    margin-inline: 0.125em 0.25em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-0.125em) rotate(-45deg);
  }
  details > summary:dir(rtl)::before {
    transform: translateY(-0.125em) rotate(135deg);
  }
  details[open] > summary::before {
    transform: translateY(-0.2em) rotate(45deg);
  }
  details > summary:hover > .summary-text {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;
