import { html, nothing, type TemplateResult } from 'lit';
import type { Question } from '../../rules/question.js';
import type { Part } from '../../session/draft.js';
import { problemText } from '../describe.js';
import { details } from '../templates.js';
import type { View } from '../view.js';
import { choiceField } from './choice-field.js';
import { entryField } from './entry-field.js';

/** What the fields of every kind share: ids in one shadow tree, hint, problems. */
export interface FieldParts {
  /** The id of an element of this field. */
  readonly id: (element: string) => string;
  /** The question itself, as asked; `wrap` stands around its words, inside any heading. */
  readonly label: (wrap?: (words: string) => unknown) => unknown;
  /** The hint, and what is wrong with the answer. */
  readonly notes: unknown;
  /** `aria-invalid`, of an input or of the whole field. */
  readonly invalid: (part?: Part) => 'true' | typeof nothing;
  /** The ids for `aria-describedby`. */
  readonly describedBy: (...others: string[]) => string | typeof nothing;
}

/**
 * A question with its input, by kind.
 *
 * @param terms the legal terms to explain beside it
 * @param title puts the label into a heading, where the question is the whole page
 */
export function field(
  view: View,
  question: Question,
  terms: readonly string[],
  title: (label: unknown) => unknown,
): TemplateResult {
  const { label, hint } = view.words.questions[question.id] ?? { label: question.id };
  const problems = view.session.problems(question.id);
  const id = (element: string) => `${question.id}-${element}`;
  const isFaulty = problems.length > 0;
  const parts: FieldParts = {
    id,
    label: (wrap = (words) => words) => title(wrap(label)),
    notes: html`${hint ? html`<p class="hint muted" id=${id('hint')}>${hint}</p>` : nothing}
    ${
      isFaulty
        ? html`<div class="state" id=${id('error')}>
            ${problems.map(
              (problem) =>
                html`<p>
                  <span class="hidden">${view.text.field.error}</span>
                  ${problemText(view, question, problem)}
                </p>`,
            )}
          </div>`
        : nothing
    }`,
    invalid: (part) =>
      problems.some((problem) => !part || problem.parts.includes(part)) ? 'true' : nothing,
    describedBy: (...others) =>
      [...(hint ? ['hint'] : []), ...(isFaulty ? ['error'] : []), ...others].map(id).join(' ') ||
      nothing,
  };
  return html`<div class="field ${isFaulty ? 'faulty' : ''}">
    ${
      question.kind === 'boolean' || question.kind === 'choice'
        ? choiceField(view, question, parts)
        : entryField(view, question, parts)
    }
    ${terms.map((name) => {
      const { term = name, meaning } = view.words.terms[name] ?? {};
      return details(
        '',
        html`<span class="small">${view.text.page.whatIs(term)}</span>`,
        html`<p class="quote">${meaning}</p>`,
      );
    })}
  </div>`;
}

/** Where focus goes for a problem; the first input of the field where the part has none. */
export const inputOf = (root: ParentNode, question: string, part: Part): HTMLElement | null =>
  root.querySelector<HTMLElement>(`#${question}-${part}`) ??
  root.querySelector<HTMLElement>(`[name="${question}"]`);
