import { html, nothing, type TemplateResult } from 'lit';
import type { ProgramAssessment, Range } from '../../rules/assessment.js';
import { exact, minus, toCents } from '../../rules/exact.js';
import type { Question } from '../../rules/question.js';
import { formatMoney } from '../../text/format.js';
import { answerText, nameOf, rangeText } from '../describe.js';
import { note } from '../templates.js';
import type { ProgramView, View } from '../view.js';

/**
 * Where help from elsewhere bites: a loan that lowers this award, costs a priority or rules out. Each
 * is found by assessing the same answers with none of it.
 */
export function effects(
  view: View,
  programView: ProgramView,
  result: ProgramAssessment,
): TemplateResult | typeof nothing {
  const lines = view.session.questions.flatMap((question) =>
    effectsOf(view, question, programView, result),
  );
  return lines.length > 0 ? html`<div class="effects quote">${lines.map(note)}</div>` : nothing;
}

function effectsOf(
  view: View,
  question: Question,
  { words }: ProgramView,
  result: ProgramAssessment,
): string[] {
  const { session, text } = view;
  const { id, none } = question;
  const answer = session.answers[id] ?? null;
  if (none === undefined || answer === null || answer === none) return [];
  const without = session.resultWith(result.program, id, none);
  if (!without) return [];
  const name = nameOf(view, id);
  const said = answerText(view, question, answer);
  const lines: string[] = [];
  const own = result.award?.preferred;
  const other = without.award?.preferred;
  if (result.status === 'ineligible' && without.status !== 'ineligible') {
    lines.push(text.effect.bars(name, said));
  } else if (own && other && rangeText(view, own) !== rangeText(view, other)) {
    const less = lessOf(own, other);
    const award = rangeText(view, other);
    lines.push(text.effect.lowers(name, said, less && formatMoney(less, text.tag), award));
  }
  const had = without.priorities.filter(({ status }) => status === 'yes').map((each) => each.id);
  for (const { id: priority, status } of result.priorities) {
    if (result.status === 'ineligible' || status !== 'no' || !had.includes(priority)) continue;
    lines.push(text.effect.priority(name, said, words.priorities[priority]?.label ?? priority));
  }
  return lines;
}

/** By how much, where both are one amount. */
const lessOf = (own: Range, other: Range): string | null =>
  own.low === own.high && other.low === other.high
    ? toCents(minus(exact(other.low), exact(own.low)), 'half-up')
    : null;
