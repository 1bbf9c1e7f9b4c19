import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** After so many the browser has compiled what there is to compile. */
const ENOUGH = 300;

/** For all checks of a page together: they share their code. */
let done = 0;

/**
 * Runs the rules while the visitor reads and the page has nothing to do. Code runs some twenty times
 * slower until the browser has compiled it, and the first keys should not wait for that.
 */
export class Rehearsal implements ReactiveController {
  readonly #rehearse: (turn: number) => boolean;
  #waiting = 0;

  /** @param rehearse does a turn; says whether there is time for more */
  constructor(host: ReactiveControllerHost, rehearse: (turn: number) => boolean) {
    this.#rehearse = rehearse;
    host.addController(this);
  }

  hostConnected(): void {
    // Safari has no idle time to give: its visitors wait as they would without this.
    if (done < ENOUGH && 'requestIdleCallback' in window) {
      this.#waiting = requestIdleCallback(this.#run);
    }
  }

  hostDisconnected(): void {
    if (this.#waiting) cancelIdleCallback(this.#waiting);
  }

  readonly #run = (deadline: IdleDeadline): void => {
    let goesOn: boolean;
    do goesOn = this.#rehearse(done++);
    while (goesOn && done < ENOUGH && deadline.timeRemaining() > 10);
    if (goesOn) this.hostConnected();
  };
}
