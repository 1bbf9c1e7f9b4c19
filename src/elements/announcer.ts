import { rangeText, summaryText } from './describe.js';
import { programOf, type View } from './view.js';

/** Long enough for typing to pause, short enough to belong to what was done. */
const PAUSE = 900;

/**
 * What the status region says: each change of the results once, when things have come to rest. Read
 * after every key, a live region would talk over the visitor's own typing.
 */
export class Announcer {
  readonly #say: (words: string) => void;
  #said: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(say: (words: string) => void) {
    this.#say = say;
  }

  /** Takes the results as known: they are not announced. */
  begin(view: View): void {
    this.stop();
    this.#said = linesOf(view);
  }

  changed(view: View): void {
    this.stop();
    this.#timer = setTimeout(() => {
      const lines = linesOf(view);
      const news = lines.filter((line) => !this.#said.includes(line));
      this.#said = lines;
      if (news.length > 0) this.#say(view.text.results.updated([summaryText(view), ...news]));
    }, PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Each has the name of its program in it. */
const linesOf = (view: View): readonly string[] =>
  view.session.assessment.programs.map(({ program, status, award }) =>
    view.text.results.change(
      programOf(view, program)?.words.name ?? program,
      view.text.status[status],
      status === 'eligible' && award?.preferred ? rangeText(view, award.preferred) : null,
    ),
  );
