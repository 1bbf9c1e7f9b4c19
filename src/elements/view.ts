import type { Program } from '../rules/program.js';
import type { ProgramWords, QuestionBankWords } from '../rules/words.js';
import type { Session } from '../session/session.js';
import type { Catalogue } from '../text/catalogue.js';

/** What every template needs to draw itself: one visit, in one language. */
export interface View {
  readonly session: Session;
  readonly text: Catalogue;
  readonly words: QuestionBankWords;
  readonly programWords: Readonly<Record<string, ProgramWords>>;
  /** The level of the highest heading. */
  readonly level: number;
  readonly theme: string;
  /** Whether it is drawn for paper: all of it, whatever page is open. */
  readonly printing: boolean;
  /** Whether this tab keeps the answers. */
  readonly isKept: boolean;
  /** What a share link begins with; empty where the page has no address. */
  readonly shareUrl: () => string;
}

/** A program with its words. */
export interface ProgramView {
  readonly program: Program;
  readonly words: ProgramWords;
}

export const programName = ({ programWords }: View, id: string): string =>
  programWords[id]?.name ?? id;

/** Undefined where the check has no such program. */
export function programOf(view: View, id: string): ProgramView | undefined {
  const program = view.session.law.programs.find((candidate) => candidate.id === id);
  const words = program && view.programWords[id];
  return words && { program, words };
}
