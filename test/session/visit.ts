/** Drives a session like a visitor who has these answers. */

import { programs, questions } from '../../src/programs/index.js';
import type { Answers } from '../../src/rules/assessment.js';
import type { LocaleSigns } from '../../src/session/draft-answer.js';
import { draftOf, type Part } from '../../src/session/draft.js';
import { Session } from '../../src/session/session.js';

const english: LocaleSigns = {
  numbers: { decimal: '.', group: ',' },
  monthNames: [],
};

export const newSession = (ids?: readonly string[]): Session =>
  new Session(
    questions,
    { programs: programs.filter(({ id }) => ids?.includes(id) ?? true) },
    english,
  );

/** Enters one answer the way its field would. */
export function enter(session: Session, id: string, answer: Answers[string] | undefined): void {
  const question = session.question(id);
  if (!question) throw new Error(`There is no question ${id}.`);
  const { mode, texts } = draftOf(question, answer ?? null, '.');
  session.setMode(id, mode);
  for (const [part, text] of Object.entries(texts)) session.type(id, part as Part, text);
}

/** The ids of the questions on the open page. */
export const onPage = (session: Session): string[] => session.page.map(({ id }) => id);

/**
 * Answers page after page until `stop` says so, or the check page is reached. What is not among the
 * answers is not known to this visitor.
 */
export function answerPages(
  session: Session,
  answers: Answers,
  stop: (session: Session) => boolean = () => false,
): string[][] {
  const pages: string[][] = [];
  if (session.step === 'opening') session.advance();
  while (session.step === 'questions' && !stop(session)) {
    const done = new Set<string>();
    // An answer can bring another question onto the page, and make one needless that stays there.
    const nextOf = () => onPage(session).find((id) => !done.has(id) && session.toAsk.includes(id));
    for (let next = nextOf(); next; next = nextOf()) {
      enter(session, next, answers[next]);
      done.add(next);
    }
    pages.push(onPage(session));
    if (!session.advance()) throw new Error(`Stuck at ${session.topic}.`);
  }
  return pages;
}

export const atTopic = (topic: string) => (session: Session) => session.topic === topic;
