import { css } from 'lit';

export const controls = css`
  button {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
    cursor: pointer;
  }
  .primary,
  .secondary {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: 3em;
    padding: 0.5em 1.5em;
    border: 2px solid transparent;
    border-radius: var(--_radius);
    font-weight: 650;
    line-height: 1.25;
    text-align: center;
  }
  .primary {
    background: var(--_accent);
    color: var(--_surface);
  }
  .primary:hover {
    background: color-mix(in srgb, var(--_accent) 84%, var(--_ink));
  }
  .secondary {
    background: var(--_surface);
    color: var(--_accent);
    border-color: var(--_accent);
  }
  .secondary:hover {
    background: var(--_tint);
  }
  .link {
    min-block-size: max(2.75em, 44px);
    padding: 0.25em 0;
    border: 0;
    background: none;
    color: var(--_accent);
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
    border-radius: 2px;
  }
  .link:hover {
    text-decoration-thickness: 2px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em 1em;
    align-items: center;
  }
  @media (forced-colors: active) {
    .primary {
      border-color: ButtonText;
    }
  }
  @media print {
    button,
    .actions {
      display: none;
    }
  }
`;
