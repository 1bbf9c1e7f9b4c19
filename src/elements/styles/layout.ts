import { css } from 'lit';

/**
 * Questions and results: one below the other, side by side where there is room. Containment takes
 * the width of the content away, so a shrink-to-fit parent has to be told of some.
 */
export const layout = css`
  :host {
    min-inline-size: 15em;
  }
  .root {
    container-type: inline-size;
  }
  .frame {
    padding: 0.5em;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5em 2.5em;
    align-items: start;
  }
  .jump {
    justify-self: start;
  }
  .root {
    border-radius: calc(var(--_radius) * 2);
  }
  @container (min-width: 30em) {
    .frame {
      padding: 1.5em;
    }
  }
  @container (min-width: 60em) {
    .frame {
      padding: 2em;
    }
    .frame:not(.opening) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
    .jump {
      display: none;
    }
  }
  @media print {
    .frame:not(.opening) {
      grid-template-columns: minmax(0, 1fr);
      padding: 0;
    }
    .jump {
      display: none;
    }
  }
`;
