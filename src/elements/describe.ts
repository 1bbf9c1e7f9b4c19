/** Answers, names and problems in the words of a view. */

import type { AnswerValue, Range, StepUnit } from '../rules/assessment.js';
import type { Question } from '../rules/question.js';
import type { OptionWords } from '../rules/words.js';
import type { Problem } from '../session/draft-answer.js';
import { formatByKind, formatDate, formatList, formatMoney } from '../text/format.js';
import type { View } from './view.js';

/** The short name of a question. */
export const nameOf = ({ words }: View, id: string): string => words.questions[id]?.short ?? id;

export const namesOf = (view: View, ids: readonly string[]): string =>
  formatList(
    ids.map((id) => nameOf(view, id)),
    view.text.tag,
  );

export function optionOf(view: View, question: string, option: string): OptionWords {
  const words = view.words.questions[question]?.options?.[option];
  return typeof words === 'object' ? words : { label: words ?? option };
}

export function numberText({ text }: View, value: string | number, unit: StepUnit): string {
  const kind = unit === 'number' ? 'integer' : unit;
  const written = formatByKind(String(value), kind, text.tag);
  return unit === 'months' ? text.field.monthCount(written) : written;
}

export function truthText(view: View, question: string, value: boolean): string {
  const { yes, no } = view.words.questions[question] ?? {};
  return value ? (yes ?? view.text.field.yes) : (no ?? view.text.field.no);
}

/** An answer as its owner would say it. */
export function answerText(view: View, question: Question, answer: AnswerValue): string {
  const { field, tag } = view.text;
  const { id, kind } = question;
  const unit = 'low' in question ? question.kind : 'number';
  if (answer === null) return field.unknown;
  if (typeof answer === 'boolean') return truthText(view, id, answer);
  if (typeof answer === 'object') {
    return field.between(numberText(view, answer.low, unit), numberText(view, answer.high, unit));
  }
  if (kind === 'choice') return optionOf(view, id, String(answer)).label;
  if (kind !== 'date') return numberText(view, answer, unit);
  return answer === 'not-open' ? field.notOpen : formatDate(String(answer), tag);
}

/** What is wrong with an answer and what to do; the same words wherever it is said. */
export function problemText(view: View, question: Question, problem: Problem): string {
  const { problems } = view.text;
  const name = nameOf(view, question.id);
  if (problem.code !== 'blank') return problems.of(problem.code, name, problem.values);
  const kinds = { boolean: 'option', choice: 'option', date: 'date' } as const;
  const kind = question.kind in kinds ? kinds[question.kind as keyof typeof kinds] : 'number';
  return problems.unanswered(kind, name);
}

/** Nothing yet known: from a cent or nothing, to no upper end. */
const isOpen = ({ low, high }: Range) => high === null && Number(low) < 1;

/** An amount alone: "$5", "up to $5", "$5 to $6". */
export function rangeText({ text }: View, range: Range): string {
  const { low, high } = range;
  const { award, tag } = text;
  if (isOpen(range)) return award.open;
  if (high !== null && low !== high && Number(low) < 1) {
    return award.shortUpTo(formatMoney(high, tag));
  }
  return award.short(formatMoney(low, tag), high && formatMoney(high, tag));
}

/** The award as one sentence. */
export function awardText({ text }: View, range: Range): string {
  const { low, high } = range;
  const { award, tag } = text;
  if (isOpen(range)) return award.open;
  const from = formatMoney(low, tag);
  if (high === null) return award.atLeast(from);
  const to = formatMoney(high, tag);
  if (low === high) return award.exactly(to);
  return Number(low) < 1 ? award.upTo(to) : award.between(from, to);
}

/** All results in one sentence. */
export function summaryText({ session, text }: View): string {
  const { programs } = session.assessment;
  const count = (status: string) => programs.filter((each) => each.status === status).length;
  return text.results.summary({
    eligible: count('eligible'),
    undetermined: count('undetermined'),
    total: programs.length,
  });
}
