import type { Answers } from './assessment.js';
import { type AnswerProblem, type Variable, readAnswer, variableOf } from './domain.js';
import type { Possible } from './possible.js';
import type { Question } from './question.js';
import { NONE, type Unknowns, only } from './unknowns.js';

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
  /** What each question can still be answered with, in the authored order. */
  readonly possible: readonly Possible[];
}

/** The code in words; the widget has sentences of its own. */
const messageOf = (code: ParseProblem['code']): string =>
  `Answer not accepted: ${code.replaceAll('-', ' ')}.`;

/** The questions of a bank made ready. */
export interface Bank {
  readonly byId: ReadonlyMap<string, Variable>;
  /** In the authored order. */
  readonly variables: readonly Variable[];
  /** Nothing answered yet. */
  readonly all: readonly Possible[];
  /** The questions whose answer only the agency can settle. */
  readonly agency: Unknowns;
}

const banks = new WeakMap<readonly Question[], Bank>();

export function bankOf(questions: readonly Question[]): Bank {
  let bank = banks.get(questions);
  if (!bank) {
    const variables = questions.map(variableOf);
    bank = {
      byId: new Map(variables.map((variable) => [variable.question.id, variable])),
      variables,
      all: variables.map(({ all }) => all),
      agency: variables.reduce(
        (all, { question, index }) => (question.agencyDecides ? all | only(index) : all),
        NONE,
      ),
    };
    banks.set(questions, bank);
  }
  return bank;
}

/**
 * Validates untrusted answers. Good answers come back as they were given; everything else is a
 * problem. Never throws, whatever the input.
 */
export function parse(input: unknown, bank: readonly Question[]): Parsed {
  const answers: Record<string, Answers[string]> = {};
  const problems: ParseProblem[] = [];
  const { byId, all } = bankOf(bank);
  const possible = all.slice();
  const report = (question: string | null, code: ParseProblem['code']) =>
    problems.push({ question, code, message: messageOf(code) });
  let keys: string[];
  try {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new TypeError();
    keys = Object.keys(input);
  } catch {
    report(null, 'not-an-object');
    return { answers, problems, possible };
  }
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
      possible[variable.index] = read;
    } catch {
      // A getter or a proxy of the host's may throw.
      report(key, 'unreadable');
    }
  }
  return { answers, problems, possible };
}

/** What was checked is what is used: a range is read once, whatever its getters say next time. */
const copyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : value;
