import type { Session } from '../session/session.js';
import {
  EligibilityCompleteEvent,
  EligibilityResultEvent,
  EligibilityStepEvent,
} from './events.js';

/** Tells the page what changed between two drawings of a visit. */
export class VisitEvents {
  readonly #target: EventTarget;
  #move: number | undefined;
  #statuses = '';
  #isComplete = false;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  get hasBegun(): boolean {
    return this.#move !== undefined;
  }

  /** The next completion is told again. */
  restart(): void {
    this.#isComplete = false;
  }

  /** What is there at the first call is the beginning, and no news. */
  tell({ step, move, page, toAsk, assessment }: Session): void {
    const isFirst = !this.hasBegun;
    const statuses = Object.fromEntries(
      assessment.programs.map(({ program, status }) => [program, status]),
    );
    const key = JSON.stringify(statuses);
    const events: Event[] = [
      ...(move === this.#move ? [] : [new EligibilityStepEvent(step, page[0]?.id ?? null)]),
      ...(key === this.#statuses ? [] : [new EligibilityResultEvent(statuses)]),
    ];
    this.#move = move;
    this.#statuses = key;
    if (isFirst) return;
    if (step === 'check' && toAsk.length === 0 && !this.#isComplete) {
      this.#isComplete = true;
      events.push(new EligibilityCompleteEvent());
    }
    for (const event of events) this.#target.dispatchEvent(event);
  }
}
