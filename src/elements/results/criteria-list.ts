import { html, nothing, type TemplateResult } from 'lit';
import type { CriterionResult } from '../../rules/assessment.js';
import type { Program } from '../../rules/program.js';
import type { ProgramWords } from '../../rules/words.js';
import { answerText, nameOf } from '../describe.js';
import { icon } from '../icons.js';
import type { View } from '../view.js';
import { citationLink } from './citation.js';

export interface ProgramView {
  readonly program: Program;
  readonly words: ProgramWords;
}

/** More answers than this would make two lines of the one. */
const MOST_IN_LINE = 2;

/** Each condition in one line: the verdict, the test, your answer, the law; the rest unfolds. */
export function criteriaList(
  view: View,
  programView: ProgramView,
  criteria: readonly CriterionResult[],
): TemplateResult {
  return html`<ul class="plain criteria">
    ${criteria.map((criterion) => criterionLine(view, programView, criterion))}
  </ul>`;
}

function criterionLine(
  view: View,
  { program, words }: ProgramView,
  criterion: CriterionResult,
): TemplateResult {
  const { id, status, citations, agencyDecides } = criterion;
  const { label, explanation } = words.criteria[id] ?? { label: id, explanation: '' };
  const { criterion: text } = view.text;
  const given = answersOf(view, criterion);
  const [first] = citations;
  const inLine =
    given.length > MOST_IN_LINE
      ? [text.answers(given.length)]
      : given.map(({ name, said }) => (given.length === 1 ? said : `${name}: ${said}`));
  return html`<li>
    <details class="criterion">
      <summary class=${status}>
        ${icon(status)}
        <span>
          <span class="summary-text">${label}</span>
          <span class="note">
            <span class="state">${stateOf(view, criterion)}</span>
            ${inLine.map((said) => html`<span class="said">${said}</span>`)}
          </span>
        </span>
      </summary>
      <div>
        <p>${explanation}</p>
        ${agencyDecides ? html`<p>${text.agencyDecides}</p>` : nothing}
        ${
          given.length > MOST_IN_LINE
            ? html`<ul class="bullets small">
                ${given.map(({ name, said }) => html`<li>${name}: ${said}</li>`)}
              </ul>`
            : nothing
        }
        ${citations.map(
          (citation) =>
            html`<p class="law muted small">
              ${citationLink(view, program, citation)} ${words.citations[citation.id]}
            </p>`,
        )}
      </div>
    </details>
    ${first ? html`<span class="cites">${citationLink(view, program, first)}</span>` : nothing}
  </li>`;
}

/** Why it is open where that is not for want of an answer, else the status. */
function stateOf({ text }: View, { status, because }: CriterionResult): string {
  if (because.includes('law')) return text.criterion.law;
  return because.includes('agency') ? text.criterion.agency : text.criterion[status];
}

function answersOf(
  view: View,
  { status, questions }: CriterionResult,
): { readonly name: string; readonly said: string }[] {
  if (status === 'not-applicable') return [];
  const { answers } = view.session;
  return questions.flatMap((id) => {
    const question = view.session.question(id);
    if (!question) return [];
    const answer = answers[id];
    const said =
      answer === undefined ? view.text.criterion.unanswered : answerText(view, question, answer);
    return [{ name: nameOf(view, id), said }];
  });
}
