import type { ProgramAssessment, Range } from '../../rules/assessment.js';
import { exact, minus, toCents } from '../../rules/exact.js';
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
): unknown[] {
  const { session, text } = view;
  return session.questions.flatMap((question) => {
    const { id, none } = question;
    const answer = session.answers[id] ?? null;
    if (none === undefined || answer === null || answer === none) return [];
    const other = session.resultWith(result.program, id, none);
    if (!other) return [];
    const name = nameOf(view, id);
    const said = answerText(view, question, answer);
    const lines: string[] = [];
    const own = result.award?.preferred;
    const without = other.award?.preferred;
    if (result.status === 'ineligible' && other.status !== 'ineligible') {
      lines.push(text.effect.bars(name, said));
    } else if (own && without && rangeText(view, own) !== rangeText(view, without)) {
      const less = lessOf(own, without);
      lines.push(
        text.effect.lowers(
          name,
          said,
          less && formatMoney(less, text.tag),
          rangeText(view, without),
        ),
      );
    }
    for (const { id: priority, status } of result.priorities) {
      const had = other.priorities.some((each) => each.id === priority && each.status === 'yes');
      const { label = priority } = programView.words.priorities[priority] ?? {};
      if (had && status === 'no') lines.push(text.effect.priority(name, said, label));
    }
    return lines.map(note);
  });
}

/** By how much, where both are one amount. */
const lessOf = (one: Range, other: Range): string | null =>
  one.low === one.high && other.low === other.high
    ? toCents(minus(exact(other.low), exact(one.low)), 'half-up')
    : null;
