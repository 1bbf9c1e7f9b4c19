import { html, nothing, type TemplateResult } from 'lit';
import type { ProgramAssessment } from '../../rules/assessment.js';
import { formatList, formatMoney } from '../../text/format.js';
import { isOpen, namesOf, rangeText } from '../describe.js';
import { note } from '../templates.js';
import type { ProgramView, View } from '../view.js';
import { rangeDrawing } from './range-drawing.js';

/** The amount as a sentence and as a drawing, and what makes it as wide as it is. */
export function awardBlock(
  view: View,
  programView: ProgramView,
  result: ProgramAssessment,
): TemplateResult | typeof nothing {
  const { award, status } = result;
  if (!award && status === 'ineligible') return nothing;
  return html`<div class="award stack">
    ${award ? lines(view, programView, result, award) : note(view.text.award.none)}
  </div>`;
}

function lines(
  view: View,
  { words }: ProgramView,
  { remaining }: ProgramAssessment,
  award: NonNullable<ProgramAssessment['award']>,
): unknown {
  const { answers } = view.session;
  const { award: text, tag } = view.text;
  const { preferred, onAnyReading, limitedBy, steps } = award;
  const isGiven = (id: string) => Object.hasOwn(answers, id);
  /** The questions whose answers enter the sum. */
  const inSum = steps.flatMap(({ terms }) =>
    terms.flatMap(({ from }) => (from.origin === 'answer' ? [from.question] : [])),
  );
  const toCome = inSum.filter((id) => view.session.toAsk.includes(id));
  // Up to a limit, whatever is still to come: that is the program's width and not this visitor's.
  const isWidest = !inSum.some(isGiven) || (toCome.length > 0 && limitedBy.length > 0);
  if (preferred && inSum.length > 0 && isWidest) {
    // The widest range there can be says nothing yet about this visitor.
    const { high } = preferred;
    return html`<p>${text.open(high && formatMoney(high, tag))}</p>`;
  }
  const said = preferred && rangeText(view, preferred);
  const elsewhere = rangeText(view, onAnyReading);
  /** The answers that are not known exactly and that could narrow the amount. */
  const vague = remaining.filter((id) => inSum.includes(id) && isGiven(id));
  const limits = limitedBy.flatMap(
    (id) => words.values[id] ?? words.constants[id] ?? words.parameters[id] ?? [],
  );
  const isKnown = preferred && !isOpen(preferred);
  return html`${said && html`<p class="strong">${isKnown ? text.sentence(said) : said}</p>`}
  ${rangeDrawing(view, award)}
  ${note(
    preferred &&
      preferred.low !== preferred.high &&
      vague.length > 0 &&
      text.because(namesOf(view, vague)),
  )}
  ${note(
    isKnown &&
      limits.length > 0 &&
      text.limitedBy(
        formatList(
          limits.map((name) => `“${name}”`),
          tag,
          'disjunction',
        ),
      ),
  )}
  ${
    // Compared as said: a cent more or less at the low end of "up to" is no news.
    note(!isOpen(onAnyReading) && said !== elsewhere && text.otherReading(elsewhere))
  }`;
}
