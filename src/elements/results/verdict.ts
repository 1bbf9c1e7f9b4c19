import { html, nothing, type TemplateResult } from 'lit';
import type { CriterionResult, ProgramAssessment } from '../../rules/assessment.js';
import { formatList } from '../../text/format.js';
import { nameOf, namesOf } from '../describe.js';
import { icon } from '../icons.js';
import type { View } from '../view.js';
import { criteriaList, type ProgramView } from './criteria-list.js';

/** More names than this make a list that nobody reads. */
const MOST_NAMED = 3;

/** The verdict in words, shape and color, and in one sentence why. */
export function verdict(
  view: View,
  programView: ProgramView,
  result: ProgramAssessment,
): TemplateResult {
  const { status } = result;
  return html`<p class="verdict">${icon(status)} ${view.text.status[status]}</p>
    ${
      status === 'eligible'
        ? allMet(view, result)
        : status === 'ineligible'
          ? unmet(view, programView, result)
          : unsettled(view, programView, result)
    }`;
}

function allMet({ text }: View, { criteria }: ProgramAssessment): TemplateResult {
  const applying = criteria.filter(({ status }) => status !== 'not-applicable');
  return html`<p class="reasons">${text.program.allMet(applying.length)}</p>`;
}

function unmet(view: View, programView: ProgramView, result: ProgramAssessment): TemplateResult {
  const failing = result.criteria.filter(({ status }) => status === 'unmet');
  if (failing.length === 0) return html``;
  return html`<p class="reasons">${view.text.program.unmet(failing.length)}</p>
    ${criteriaList(view, programView, failing)}`;
}

/** Which of answers, law and agency the result waits for. */
function unsettled(
  view: View,
  { program, words }: ProgramView,
  { because, criteria, remaining, readings }: ProgramAssessment,
): TemplateResult {
  const { session, text } = view;
  const toAsk = remaining.filter((id) => session.toAsk.includes(id));
  const open = (cause: 'law' | 'agency') =>
    criteria.filter((criterion) => criterion.because.includes(cause));
  const labels = (list: readonly CriterionResult[]) =>
    formatList(
      list.map(({ id }) => words.criteria[id]?.label ?? id),
      text.tag,
    );
  const points = program.readings
    .filter(({ id, preferred }) => preferred === null && readings.some((r) => r.reading === id))
    .map(({ id }) => words.readings[id]?.title ?? id)
    .join(' ');
  const lines = {
    answers: () =>
      toAsk.length > 0
        ? text.program.toAsk(toAsk.length)
        : remaining.length > MOST_NAMED
          ? text.program.unsureOf(remaining.length)
          : text.program.unsure(namesOf(view, remaining)),
    law: () => text.program.law(points || `${labels(open('law'))}.`),
    agency: () => text.program.agency(labels(open('agency'))),
  };
  return html`<div class="reasons">${because.map((cause) => html`<p>${lines[cause]()}</p>`)}</div>`;
}

/** What the visitor can do about an unsettled result. */
export function nextSteps(
  view: View,
  { status, because, remaining }: ProgramAssessment,
): TemplateResult | typeof nothing {
  const { session, text } = view;
  const [first] = remaining.filter((id) => session.toAsk.includes(id));
  const count = remaining.filter((id) => session.toAsk.includes(id)).length;
  const goTo = (id: string) => () => session.goTo(id);
  if (first !== undefined && status !== 'ineligible') {
    // While the questions are being answered anyway, a button on every card would only be noise.
    if (session.step === 'questions' || session.step === 'opening') return nothing;
    return html`<div class="actions">
      <button class="secondary" type="button" @click=${goTo(first)}>
        ${text.program.answerMore(count)}
      </button>
    </div>`;
  }
  if (status !== 'undetermined' || !because.includes('answers')) return nothing;
  return html`<div class="actions">
    ${remaining
      .slice(0, remaining.length > MOST_NAMED ? 1 : MOST_NAMED)
      .map(
        (id) =>
          html`<button class="link" type="button" @click=${goTo(id)}>
            ${text.program.changeAnswer(nameOf(view, id))}
          </button>`,
      )}
  </div>`;
}
