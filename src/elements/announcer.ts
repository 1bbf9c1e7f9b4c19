import type { ProgramAssessment } from '../rules/assessment.js';
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
  #said = new Map<string, string>();
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
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const lines = linesOf(view);
      const news = [...lines].filter(([id, line]) => this.#said.get(id) !== line);
      this.#said = lines;
      if (news.length === 0) return;
      const { updated } = view.text.results;
      this.#say(updated([summaryText(view), ...news.map(([, line]) => line)]));
    }, PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function linesOf(view: View): Map<string, string> {
  const { programs } = view.session.assessment;
  return new Map(programs.map((result) => [result.program, lineOf(view, result)]));
}

function lineOf(view: View, { program, status, award }: ProgramAssessment): string {
  const name = programOf(view, program)?.words.name ?? program;
  const amount = status === 'eligible' && award?.preferred ? award.preferred : null;
  return view.text.results.change(
    name,
    view.text.status[status],
    amount && rangeText(view, amount),
  );
}
