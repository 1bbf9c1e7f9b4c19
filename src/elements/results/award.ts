import { html, nothing, type TemplateResult } from 'lit';
import type { AwardResult, ProgramAssessment, Range } from '../../rules/assessment.js';
import { formatList, formatMoney } from '../../text/format.js';
import { awardText, namesOf, rangeText } from '../describe.js';
import type { View } from '../view.js';
import type { ProgramView } from './criteria-list.js';
import { rangeDrawing } from './range-drawing.js';

const isWide = ({ low, high }: Range) => low !== high;
const isOpen = ({ low, high }: Range) => high === null && Number(low) < 1;

/** The amount as a sentence and as a drawing, and what makes it as wide as it is. */
export function awardBlock(
  view: View,
  programView: ProgramView,
  result: ProgramAssessment,
): TemplateResult | typeof nothing {
  const { text } = view;
  const { award, status } = result;
  if (!award) {
    return status === 'ineligible'
      ? nothing
      : html`<div class="award"><p class="muted">${text.award.none}</p></div>`;
  }
  const { preferred, onAnyReading } = award;
  if (preferred && isUntouched(view, award)) {
    // The widest range there can be says nothing yet about this visitor.
    const { high } = preferred;
    return html`<div class="award">
      <p>${high === null ? text.award.open : text.award.openUpTo(formatMoney(high, text.tag))}</p>
    </div>`;
  }
  const elsewhere = rangeText(view, onAnyReading);
  // Compared as said: a cent more or less at the low end of "up to" is no news.
  const otherReading =
    isOpen(onAnyReading) || (preferred && rangeText(view, preferred) === elsewhere)
      ? nothing
      : html`<p class="muted small">${text.award.otherReading(elsewhere)}</p>`;
  return html`<div class="award">
    ${preferred ? html`<p class="amount">${awardText(view, preferred)}</p>` : nothing}
    ${rangeDrawing(view, award)} ${preferred ? whyWide(view, result, preferred) : nothing}
    ${preferred && !isOpen(preferred) ? limits(view, programView, award) : nothing} ${otherReading}
  </div>`;
}

/** The questions whose answers enter the sum. */
const questionsIn = ({ steps }: AwardResult): readonly string[] =>
  steps.flatMap(({ terms }) =>
    terms.flatMap(({ from }) => (from.origin === 'answer' ? [from.question] : [])),
  );

/** Whether no answer has entered the sum so far. */
function isUntouched({ session }: View, award: AwardResult): boolean {
  const inSum = questionsIn(award);
  return inSum.length > 0 && !inSum.some((id) => Object.hasOwn(session.answers, id));
}

/** The answers that are not known exactly and that could narrow the amount. */
function whyWide(
  view: View,
  { remaining, award }: ProgramAssessment,
  preferred: Range,
): TemplateResult | typeof nothing {
  const { session, text } = view;
  const inSum = new Set(award ? questionsIn(award) : []);
  const vague = remaining.filter((id) => inSum.has(id) && Object.hasOwn(session.answers, id));
  if (!isWide(preferred) || vague.length === 0) return nothing;
  return html`<p class="muted small">${text.award.because(namesOf(view, vague))}</p>`;
}

function limits(
  view: View,
  { words }: ProgramView,
  { limitedBy }: AwardResult,
): TemplateResult | typeof nothing {
  const names = limitedBy.flatMap(
    (id) => words.values[id] ?? words.constants[id] ?? words.parameters[id] ?? [],
  );
  if (names.length === 0) return nothing;
  const list = formatList(names.map(view.text.award.quoted), view.text.tag, 'disjunction');
  return html`<p class="muted small">${view.text.award.limitedBy(list)}</p>`;
}
