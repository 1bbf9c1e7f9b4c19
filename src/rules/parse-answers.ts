import type { Answers } from './assessment.js';
import { type AnswerProblem, type Variable, readAnswer, variableOf } from './domain.js';
import type { Possible } from './possible.js';
import type { Question } from './question.js';

export interface ParseProblem {
  /** The question, or null where the input as a whole is at fault. */
  readonly question: string | null;
  readonly code: AnswerProblem | 'not-an-object' | 'unknown-question' | 'unreadable';
  /** One English sentence for a log or a developer; the widget words codes itself. */
  readonly message: string;
}

export interface ParsedAnswers {
  readonly answers: Answers;
  readonly problems: readonly ParseProblem[];
}

interface Parsed extends ParsedAnswers {
  /** What each good answer leaves possible; a "don't know" leaves everything. */
  readonly known: ReadonlyMap<string, Possible>;
}

/** The code in words; the widget has sentences of its own. */
const messageOf = (code: ParseProblem['code']): string =>
  `Answer not accepted: ${code.replaceAll('-', ' ')}.`;

const variables = new WeakMap<readonly Question[], ReadonlyMap<string, Variable>>();

/** The questions of a bank made ready, by id. */
export function variablesOf(bank: readonly Question[]): ReadonlyMap<string, Variable> {
  let map = variables.get(bank);
  if (!map) {
    map = new Map(bank.map((question, index) => [question.id, variableOf(question, index)]));
    variables.set(bank, map);
  }
  return map;
}

/**
 * Validates untrusted answers. Good answers come back as they were given; everything else is a
 * problem. Never throws, whatever the input.
 */
export function parse(input: unknown, bank: readonly Question[]): Parsed {
  const answers: Record<string, Answers[string]> = {};
  const problems: ParseProblem[] = [];
  const known = new Map<string, Possible>();
  const report = (question: string | null, code: ParseProblem['code']) =>
    problems.push({ question, code, message: messageOf(code) });
  let keys: string[];
  try {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new TypeError();
    keys = Object.keys(input);
  } catch {
    report(null, 'not-an-object');
    return { answers, problems, known };
  }
  const byId = variablesOf(bank);
  for (const key of keys) {
    const variable = byId.get(key);
    if (!variable) {
      report(key.slice(0, 64), 'unknown-question');
      continue;
    }
    try {
      const value = copyOf((input as Record<string, unknown>)[key]);
      if (value === undefined) continue;
      const read = value === null ? variable.all : readAnswer(variable, value);
      if (typeof read === 'string') {
        report(key, read);
        continue;
      }
      answers[key] = value as Answers[string];
      known.set(key, read);
    } catch {
      // A getter or a proxy of the host's may throw.
      report(key, 'unreadable');
    }
  }
  return { answers, problems, known };
}

/** What was checked is what is used: a range is read once, whatever its getters say next time. */
const copyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : value;
