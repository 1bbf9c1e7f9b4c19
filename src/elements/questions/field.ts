import { html, nothing, type TemplateResult } from 'lit';
import type { Question } from '../../rules/question.js';
import type { Mode, Part } from '../../session/draft.js';
import { problemText } from '../describe.js';
import type { View } from '../view.js';
import { choiceField } from './choice-field.js';
import { dateField } from './date-field.js';
import { numberField } from './number-field.js';

/** What the fields of every kind share: ids in one shadow tree, hint, terms, problems. */
export interface FieldParts {
  readonly question: Question;
  /** The id of an element of this field. */
  readonly id: (element: Part | Mode | 'label' | 'hint' | 'error' | 'echo') => string;
  readonly label: string;
  readonly hint: TemplateResult | typeof nothing;
  readonly errors: TemplateResult | typeof nothing;
  /** Whether an input is to blame. */
  readonly isFaulty: (part?: Part) => boolean;
  /** The ids for `aria-describedby`. */
  readonly describedBy: (echo?: boolean) => string | typeof nothing;
}

function partsOf(view: View, question: Question): FieldParts {
  const { label, hint } = view.words.questions[question.id] ?? { label: question.id };
  const problems = view.session.problems(question.id);
  const id: FieldParts['id'] = (element) => `${question.id}-${element}`;
  return {
    question,
    id,
    label,
    hint: hint ? html`<p class="hint" id=${id('hint')}>${hint}</p>` : nothing,
    errors:
      problems.length > 0
        ? html`<div class="error" id=${id('error')}>
            ${problems.map(
              (problem) =>
                html`<p>
                  <span class="hidden">${view.text.field.error}</span>
                  ${problemText(view, question, problem)}
                </p>`,
            )}
          </div>`
        : nothing,
    isFaulty: (part) =>
      problems.some((problem) => part === undefined || problem.parts.includes(part)),
    describedBy: (echo = false) => {
      const ids = [
        ...(hint ? [id('hint')] : []),
        ...(problems.length > 0 ? [id('error')] : []),
        ...(echo ? [id('echo')] : []),
      ];
      return ids.length > 0 ? ids.join(' ') : nothing;
    },
  };
}

/** A question with its input, by kind. @param terms the legal terms to explain beside it */
export function field(view: View, question: Question, terms: readonly string[]): TemplateResult {
  const parts = partsOf(view, question);
  return html`<div class="field ${parts.isFaulty() ? 'faulty' : ''}">
    ${
      question.kind === 'boolean' || question.kind === 'choice'
        ? choiceField(view, question, parts)
        : question.kind === 'date'
          ? dateField(view, parts)
          : numberField(view, question, parts)
    }
    ${terms.map((id) => {
      const { term, meaning } = view.words.terms[id] ?? { term: id, meaning: '' };
      return html`<details class="term">
        <summary><span class="summary-text small">${view.text.page.whatIs(term)}</span></summary>
        <p>${meaning}</p>
      </details>`;
    })}
  </div>`;
}

/** Where focus goes for a problem; the first input of the field where the part has none. */
export function inputOf(root: ParentNode, question: string, part: Part): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>(`#${CSS.escape(`${question}-${part}`)}`) ??
    root.querySelector<HTMLElement>(`[name="${CSS.escape(question)}"]`)
  );
}
