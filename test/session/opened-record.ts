/** Records as the page saves them, altered by another hand, and offered to a session. */

import { questions } from '../../src/programs/index.js';
import type { Answers } from '../../src/rules/assessment.js';
import { readRecord } from '../../src/session/record.js';
import type { Session } from '../../src/session/session.js';
import { newSession } from './visit.js';

export const TODAY = '2022-06-01';
export const RRF = 'restaurant-revitalization';

interface Loose {
  asOf: unknown;
  programs: { id: string; digest?: unknown }[];
  assessment: { asOf: unknown; programs: Record<string, unknown>[] };
}

/** What the page has written for these answers, with some of it changed by another hand. */
export function fileOf(
  answers: Answers,
  tamper: (record: Loose) => void = () => undefined,
): string {
  const session = newSession();
  session.fill(answers);
  const record = JSON.parse(JSON.stringify(session.record(TODAY))) as Loose;
  tamper(record);
  return JSON.stringify(record, null, 1);
}

/** A session that was offered it. */
export function offered(text: string, session = newSession()): Session {
  session.consider(readRecord(text, questions));
  return session;
}

export const resultIn = (record: Loose, program: string) =>
  record.assessment.programs.find((each) => each.program === program) ?? {};
