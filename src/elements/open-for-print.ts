import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What is folded away on the screen is printed all the same, and folded away again after. */
export class OpenForPrint implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #opened: HTMLDetailsElement[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('beforeprint', this.#open);
    window.addEventListener('afterprint', this.#close);
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeprint', this.#open);
    window.removeEventListener('afterprint', this.#close);
  }

  readonly #open = (): void => {
    const closed = this.#host.shadowRoot?.querySelectorAll<HTMLDetailsElement>(
      'details:not([open], .term)',
    );
    this.#opened = [...(closed ?? [])];
    for (const details of this.#opened) details.open = true;
  };

  readonly #close = (): void => {
    for (const details of this.#opened) details.open = false;
    this.#opened = [];
  };
}
