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
  const drafts = (saved.drafts as unknown[]).flatMap((entry) => {
    if (!Array.isArray(entry)) return [];
    const [id, draft] = entry as unknown[];
    const question = questions.find((candidate) => candidate.id === id);
    const parsed = question && parseDraft(draft, question);
    return parsed ? [[question.id, parsed] as const] : [];
  });
  const topic = questions.find((question) => question.topic === saved.topic)?.topic;
  if (saved.step === 'check') return { step: 'check', topic: '', drafts };
  return saved.step === 'questions' && topic !== undefined
    ? { step: 'questions', topic, drafts }
    : { step: 'opening', topic: '', drafts };
}

function parseDraft(draft: unknown, question: Question): Draft | null {
  if (!isRecord(draft) || !isRecord(draft.texts)) return null;
  const mode = MODES.find((known) => known === draft.mode);
  if (!mode || (mode === 'not-open' && question.kind !== 'date')) return null;
  const stored = draft.texts;
  const texts: Partial<Record<(typeof PARTS)[number], string>> = {};
  for (const part of PARTS) {
    const text = Object.hasOwn(stored, part) ? stored[part] : undefined;
    if (typeof text === 'string') texts[part] = text.slice(0, LONGEST_TEXT);
  }
  return isOption(texts.option, question) ? { mode, texts } : null;
}

function isOption(option: string | undefined, question: Question): boolean {
  if (option === undefined) return true;
  if (question.kind === 'boolean') return option === 'true' || option === 'false';
  return question.kind === 'choice' && question.options.includes(option);
}
