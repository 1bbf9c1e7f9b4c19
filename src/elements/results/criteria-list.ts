import { html, type TemplateResult } from 'lit';
import type { CriterionResult } from '../../rules/assessment.js';
import { namedAnswer, saidOf } from '../describe.js';
import { bullets, cite, cites, icon } from '../templates.js';
import type { ProgramView, View } from '../view.js';

/** More answers than this would make two lines of the one. */
const MOST_IN_LINE = 2;

/** Each condition in one line: the verdict, the test, your answer, the law; the rest unfolds. */
export const criteriaList = (
  view: View,
  programView: ProgramView,
  criteria: readonly CriterionResult[],
): TemplateResult =>
  html`<ul>
    ${criteria.map((criterion) => criterionLine(view, programView, criterion, saidOnce(criteria)))}
  </ul>`;

/** What is the whole test of one condition needs not be said again with the others. */
const saidOnce = (criteria: readonly CriterionResult[]): readonly string[] =>
  criteria.flatMap(({ status, questions }) =>
    questions.length === 1 && status !== 'not-applicable' ? questions : [],
  );

function criterionLine(
  view: View,
  programView: ProgramView,
  { id, status, because, citations, agencyDecides, questions: all }: CriterionResult,
  elsewhere: readonly string[],
): TemplateResult {
  const { session, text } = view;
  const { words } = programView;
  const { label, explanation } = words.criteria[id] ?? {};
  const questions = all.length === 1 ? all : all.filter((asked) => !elsewhere.includes(asked));
  const given = (status === 'not-applicable' ? [] : questions).map((asked) => {
    // A plain "no" beside "met" says nothing where the condition is that something is not so.
    const isNamed = all.length > 1 || session.question(asked)?.kind === 'boolean';
    return isNamed ? namedAnswer(view, asked) : saidOf(view, asked);
  });
  const isLong = given.length > MOST_IN_LINE;
  // Why it is open where that is not for want of an answer, else the status.
  const cause = because.includes('law') ? 'law' : because.includes('agency') ? 'agency' : status;
  return html`<li class="criterion ${status}">
    <details>
      <summary>
        ${icon(status)}
        <span>
          <span>${label}</span>
          <span class="note">
            <span class="state">${text.criterion[cause]}</span>
            ${(isLong ? [text.criterion.answers(given.length)] : given).map(
              (said) => html`<span class="said">${said}</span> `,
            )}
          </span>
        </span>
      </summary>
      <div class="stack">
        ${explanation && html`<p>${explanation}</p>`}
        ${agencyDecides ? html`<p>${text.criterion.agencyDecides}</p>` : ''}
        ${isLong ? bullets(given) : ''}
        ${citations.map(
          (citation) =>
            html`<p class="quote note">
              ${cite(view, programView, citation)} ${words.citations[citation.id]}
            </p>`,
        )}
      </div>
    </details>
    ${cites(view, programView, citations.slice(0, 1))}
  </li>`;
}
