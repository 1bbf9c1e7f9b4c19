import type { Question } from '../rules/question.js';
import { MODES, PARTS, type Draft } from './draft.js';
import type { Step } from './place.js';

/** A visit as plain JSON. It holds what was typed, so it never leaves the visitor's own browser. */
export interface SavedSession {
  readonly step: Step;
  readonly topic: string;
  readonly drafts: readonly (readonly [question: string, draft: Draft])[];
}

/** Longer than any field takes; a stored text beyond it was not typed here. */
const LONGEST_TEXT = 2000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Storage belongs to the whole site, so what is found there is checked like any other input. */
export function parseSavedSession(
  saved: unknown,
  questions: readonly Question[],
): SavedSession | null {
  if (!isRecord(saved) || !Array.isArray(saved.drafts)) return null;
  const stored = new Map(
    (saved.drafts as unknown[]).filter((entry) => Array.isArray(entry)) as [unknown, unknown][],
  );
  const drafts = questions.flatMap((question) => {
    const draft = parseDraft(stored.get(question.id), question);
    return draft ? [[question.id, draft] as const] : [];
  });
  const topic = questions.find((question) => question.topic === saved.topic)?.topic ?? '';
  if (saved.step === 'questions' && topic) return { step: 'questions', topic, drafts };
  return { step: saved.step === 'check' ? 'check' : 'opening', topic: '', drafts };
}

function parseDraft(draft: unknown, question: Question): Draft | null {
  if (!isRecord(draft) || !isRecord(draft.texts)) return null;
  const stored = draft.texts;
  const mode = MODES.find((known) => known === draft.mode);
  const texts: Partial<Record<(typeof PARTS)[number], string>> = {};
  for (const part of PARTS) {
    const text = Object.hasOwn(stored, part) ? stored[part] : undefined;
    if (typeof text === 'string') texts[part] = text.slice(0, LONGEST_TEXT);
  }
  const { option } = texts;
  const options =
    question.kind === 'boolean'
      ? ['true', 'false']
      : question.kind === 'choice'
        ? question.options
        : [];
  return mode &&
    (mode !== 'not-open' || question.kind === 'date') &&
    (option === undefined || options.includes(option))
    ? { mode, texts }
    : null;
}
