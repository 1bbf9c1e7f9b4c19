import type { Expression, Truth } from './expression.js';

interface QuestionBase {
  readonly id: string;
  /** Questions of one topic share a page, in the order of the bank. */
  readonly topic: string;
  /** A fact that nobody can change any more, such as a past opening date or location count. */
  readonly settledFact?: true;
  /**
   * The answer of one whom it does not concern, such as no loans. What any other answer does to the
   * result of each program is worth saying.
   */
  readonly none?: string;
  /** The applicant can only say what they believe: the agency decides what counts. */
  readonly agencyDecides?: true;
}

export interface BooleanQuestion extends QuestionBase {
  readonly kind: 'boolean';
}

export interface ChoiceQuestion<O extends string = string> extends QuestionBase {
  readonly kind: 'choice';
  readonly options: readonly O[];
  /** Long lists are shown in groups; every option is in exactly one. */
  readonly groups?: readonly { readonly id: string; readonly options: readonly O[] }[];
}

/** `YYYY-MM-DD`, a calendar date without a time zone, or `not-open`. */
export interface DateQuestion extends QuestionBase {
  readonly kind: 'date';
}

/**
 * `money` in US dollars and `percent` and `months` with two decimals, `integer` without.
 * `low` and `high` are the ends of the domain, both included, as decimal strings.
 */
export interface NumberQuestion extends QuestionBase {
  readonly kind: 'money' | 'percent' | 'integer' | 'months';
  readonly low: string;
  /** Absent: no upper end. */
  readonly high?: string;
}

export type Question = BooleanQuestion | ChoiceQuestion | DateQuestion | NumberQuestion;

/** Answers that cannot all be true; `when` is read only when it is certain. */
export interface Conflict {
  readonly code: string;
  readonly questions: readonly string[];
  readonly when: Truth;
}

type AnswerExpression<Q extends Question> =
  Q extends ChoiceQuestion<infer O>
    ? Expression<'choice', O>
    : Q extends BooleanQuestion
      ? Truth
      : Q extends DateQuestion
        ? Expression<'date'>
        : Expression<'number'>;

export type AnswersOf<Bank extends readonly Question[]> = {
  readonly [Q in Bank[number] as Q['id']]: AnswerExpression<Q>;
};

/** The answers of a bank as expressions, by question id, typed by the kind of each question. */
export function answersOf<const Bank extends readonly Question[]>(bank: Bank): AnswersOf<Bank> {
  return Object.freeze(
    Object.fromEntries(bank.map(({ id }) => [id, Object.freeze({ kind: 'answer', question: id })])),
  ) as AnswersOf<Bank>;
}
