import { html, nothing, type TemplateResult } from 'lit';
import type { ProgramAssessment } from '../../rules/assessment.js';
import { formatList } from '../../text/format.js';
import { nameOf, namesOf } from '../describe.js';
import { button, cites, icon } from '../templates.js';
import type { ProgramView, View } from '../view.js';
import { criteriaList } from './criteria-list.js';

/** More names than this make a list that nobody reads. */
const MOST_NAMED = 3;

/** The verdict in words, shape and color, and in one sentence why. */
export function verdict(
  view: View,
  programView: ProgramView,
  result: ProgramAssessment,
): TemplateResult {
  const { text } = view;
  const { status, criteria } = result;
  const unmet = criteria.filter((each) => each.status === 'unmet');
  return html`<p class="verdict state">${icon(status)} ${text.status[status]}</p>
    ${
      status === 'undetermined'
        ? reasons(view, programView, result).map((reason) => html`<p>${reason}</p>`)
        : status === 'eligible'
          ? html`<p>
              ${text.program.allMet(
                criteria.filter((each) => each.status !== 'not-applicable').length,
              )}
            </p>`
          : unmet.length > 0
            ? html`<p>${text.program.unmet}</p>
                ${criteriaList(view, programView, unmet)}`
            : html`<p>${text.program.eitherWay}</p>`
    }
    ${status === 'ineligible' ? elsewhere(view, programView) : nothing}`;
}

/** Where else to look. */
const elsewhere = (view: View, programView: ProgramView): unknown =>
  programView.program.information.map(({ id, citations, instead }) =>
    instead?.options.includes(view.session.answers[instead.question] as string)
      ? html`<p>${programView.words.information[id]} ${cites(view, programView, citations)}</p>`
      : nothing,
  );

/** Which of answers, law and agency the result waits for. */
function reasons(
  view: View,
  { program, words }: ProgramView,
  { because, criteria, remaining, readings, mostUseful }: ProgramAssessment,
): string[] {
  const { tag, program: text } = view.text;
  // What only the amount or a place in line depends on settles nothing.
  const asked = criteria.flatMap((each) => (each.status === 'unknown' ? each.questions : []));
  const deciding = remaining.filter((id) => asked.includes(id));
  const toAsk = toAskOf(view, deciding).length;
  const open = (cause: 'law' | 'agency') =>
    formatList(
      criteria.flatMap((each) =>
        each.because.includes(cause) ? [words.criteria[each.id]?.label ?? each.id] : [],
      ),
      tag,
    );
  const points = program.readings
    .filter(({ id, preferred }) => preferred === null && readings.some((r) => r.reading === id))
    .map(({ id }) => words.readings[id]?.title)
    .join(' ');
  const lines = {
    answers: () =>
      toAsk > 0
        ? text.toAsk(toAsk, nameOf(view, mostUseful ?? ''))
        : text.unsure(
            namesOf(view, deciding.slice(0, MOST_NAMED)) +
              (deciding.length > MOST_NAMED ? ' …' : ''),
          ),
    law: () => text.law(points || `${open('law')}.`),
    agency: () => text.agency(open('agency')),
  };
  return because.map((cause) => lines[cause]());
}

const toAskOf = ({ session }: View, remaining: readonly string[]): readonly string[] =>
  remaining.filter((id) => session.toAsk.includes(id));

/** What the visitor can do about an unsettled result. */
export function nextSteps(
  view: View,
  { status, because, remaining }: ProgramAssessment,
): TemplateResult | typeof nothing {
  const { session, text } = view;
  const toAsk = toAskOf(view, remaining);
  const [first] = toAsk;
  const canAsk = first !== undefined && status !== 'ineligible';
  // While the questions are being answered anyway, a button on every card would only be noise.
  if (canAsk ? session.step !== 'check' : status !== 'undetermined' || !because.includes('answers'))
    return nothing;
  return html`<div class="actions">
    ${
      canAsk
        ? button('secondary', text.program.answerMore(toAsk.length), () => session.goTo(first))
        : remaining
            .slice(0, remaining.length > MOST_NAMED ? 1 : MOST_NAMED)
            .map((id) =>
              button('link', text.program.changeAnswer(nameOf(view, id)), () => session.goTo(id)),
            )
    }
  </div>`;
}
