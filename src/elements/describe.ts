/** Answers, names and problems in the words of a view. */

import type { AnswerValue, Range, Status, StepUnit } from '../rules/assessment.js';
import type { Question } from '../rules/question.js';
import type { OptionWords } from '../rules/words.js';
import type { Problem } from '../session/draft-answer.js';
import { formatByKind, formatDate, formatList, formatMoney } from '../text/format.js';
import { programName, type View } from './view.js';

/** The short name of a question. */
export const nameOf = ({ words }: View, id: string): string => words.questions[id]?.short ?? id;

export const namesOf = (view: View, ids: readonly string[]): string =>
  formatList(
    ids.map((id) => nameOf(view, id)),
    view.text.tag,
  );

export function optionOf({ words, text }: View, id: string, option: string): OptionWords {
  const { options, yes = text.field.yes, no = text.field.no } = words.questions[id] ?? {};
  const own = options?.[option] ?? (option === 'true' ? yes : option === 'false' ? no : option);
  return typeof own === 'object' ? own : { label: own };
}

export function numberText({ text }: View, value: string | number, unit: StepUnit): string {
  const written = formatByKind(String(value), unit === 'number' ? 'integer' : unit, text.tag);
  return unit === 'months' ? text.field.monthCount(written) : written;
}

/** An answer as its owner would say it. */
export function answerText(view: View, question: Question, answer: AnswerValue): string {
  const { field, award, tag } = view.text;
  if (answer === null) return field.unknown;
  if (typeof answer === 'object') {
    const write = (value: string | number) => numberText(view, value, question.kind as StepUnit);
    return award.range(write(answer.low), write(answer.high));
  }
  const said = String(answer);
  if ('low' in question) return numberText(view, said, question.kind);
  if (question.kind !== 'date') return optionOf(view, question.id, said).label;
  return said === 'not-open' ? field.notOpen : formatDate(said, tag);
}

/** What was said to a question, as far as it was. */
export function saidOf(view: View, id: string): string {
  const question = view.session.question(id);
  const answer = view.session.answers[id];
  return answer === undefined || !question
    ? view.text.criterion.unanswered
    : answerText(view, question, answer);
}

/** The same with the name of the question. */
export const namedAnswer = (view: View, id: string): string =>
  `${nameOf(view, id)}: ${saidOf(view, id)}`;

/** What is wrong with an answer and what to do; the same words wherever it is said. */
export function problemText(view: View, question: Question, { code, values }: Problem): string {
  const kind = 'low' in question ? 'number' : question.kind === 'date' ? 'date' : 'option';
  return view.text.problems.of(code === 'blank' ? kind : code, nameOf(view, question.id), values);
}

/** Nothing yet known: from a cent or nothing, to no upper end. */
export const isOpen = ({ low, high }: Range): boolean => high === null && Number(low) < 1;

/** An amount alone: "$5", "up to $5", "between $5 and $6". */
export function rangeText({ text: { award, tag } }: View, range: Range): string {
  const { low, high } = range;
  if (isOpen(range)) return award.open();
  return high !== null && low !== high && Number(low) < 1
    ? award.upTo(formatMoney(high, tag))
    : award.range(formatMoney(low, tag), high && formatMoney(high, tag));
}

/** A result in a few words. */
export const resultText = (
  view: View,
  { status, award }: { readonly status: Status; readonly award: Range | null },
): string =>
  view.text.status[status] + (status === 'eligible' && award ? `, ${rangeText(view, award)}` : '');

/** Each result in a line that names its program. */
export const resultLines = (view: View): readonly string[] =>
  view.session.assessment.programs.map(
    ({ program, status, award }) =>
      `${programName(view, program)}: ${resultText(view, { status, award: award?.preferred ?? null })}.`,
  );

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

export const lawText = ({ session, text }: View): string => {
  const { asOf } = session.assessment;
  return text.results.law(asOf && formatDate(asOf, text.tag));
};
