import { resultLines, summaryText } from './describe.js';
import {
  EligibilityCompleteEvent,
  EligibilityResultEvent,
  EligibilityStepEvent,
} from './events.js';
import type { View } from './view.js';

/** Long enough for typing to pause, short enough to belong to what was done. */
const PAUSE = 900;

/**
 * Tells the page what changed between two drawings of a visit, and the status region each change of
 * the results once, when things have come to rest: read after every key, a live region would talk
 * over the visitor's own typing. What is there at the first call is the beginning, and no news.
 */
export class News {
  readonly #target: EventTarget;
  readonly #say: (words: string) => void;
  #move: number | undefined;
  #statuses = '';
  #isComplete = false;
  #said: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(target: EventTarget, say: (words: string) => void) {
    this.#target = target;
    this.#say = say;
  }

  tell(view: View): void {
    const { step, move, page, toAsk, assessment } = view.session;
    const statuses = Object.fromEntries(
      assessment.programs.map(({ program, status }) => [program, status]),
    );
    const key = JSON.stringify(statuses);
    const events: Event[] = [];
    if (move !== this.#move) events.push(new EligibilityStepEvent(step, page[0]?.id ?? null));
    if (key !== this.#statuses) events.push(new EligibilityResultEvent(statuses));
    const isFirst = this.#move === undefined;
    this.#move = move;
    this.#statuses = key;
    if (isFirst) {
      this.#said = resultLines(view);
      return;
    }
    if (step === 'check' && toAsk.length === 0 && !this.#isComplete) {
      this.#isComplete = true;
      events.push(new EligibilityCompleteEvent());
    }
    for (const event of events) this.#target.dispatchEvent(event);

    this.stop();
    this.#timer = setTimeout(() => {
      const lines = resultLines(view);
      const news = lines.filter((line) => !this.#said.includes(line));
      this.#said = lines;
      if (news.length > 0) this.#say(view.text.results.updated([summaryText(view), ...news]));
    }, PAUSE);
  }

  /** The next completion is told again. */
  restart(): void {
    this.#isComplete = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
