import { css } from 'lit';

/** The range drawing. Widths, pattern and labels carry it; the colors only help. */
export const drawing = css`
  .drawing {
    display: block;
    inline-size: 100%;
    block-size: 4.25em;
    margin-block-start: 0.5em;
    overflow: visible;
    direction: ltr;
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
  }
  .drawing text {
    fill: var(--_muted);
  }
  .drawing .value {
    fill: var(--_ink);
    font-weight: 650;
  }
  .drawing line {
    stroke: var(--_line);
    stroke-width: 1.5;
  }
  .drawing .track {
    fill: var(--_raised);
  }
  .drawing .band {
    fill: var(--_accent);
  }
  .drawing .further {
    stroke: var(--_accent);
    stroke-width: 1;
  }
  .drawing .hatch {
    stroke: var(--_accent);
    stroke-width: 2;
  }
  .drawing rect {
    transition:
      x 150ms ease-out,
      width 150ms ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    .drawing rect {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .drawing text {
      fill: CanvasText;
    }
    .drawing line {
      stroke: CanvasText;
    }
    .drawing .track {
      fill: Canvas;
    }
    .drawing .band {
      fill: Highlight;
    }
    .drawing .further,
    .drawing .hatch {
      stroke: Highlight;
    }
  }
`;
