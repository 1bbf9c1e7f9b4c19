import { html, nothing, type TemplateResult } from 'lit';
import type { AwardResult, Origin, Step, StepTerm } from '../../rules/assessment.js';
import { nameOf, numberText, rangeText } from '../describe.js';
import type { View } from '../view.js';
import { citationLink } from './citation.js';
import type { ProgramView } from './criteria-list.js';
import { lastSteps } from './limits.js';

/** The sum, line by line: what each value is made of, with your answers and the law's numbers. */
export function working(view: View, programView: ProgramView, award: AwardResult): TemplateResult {
  const { text } = view;
  const last = lastSteps(award);
  return html`<p class="muted">${text.working.lead}</p>
    <table class="sum">
      <thead class="hidden">
        <tr>
          <th scope="col">${text.working.line}</th>
          <th scope="col">${text.working.amount}</th>
        </tr>
      </thead>
      ${award.steps.map((step) => stepLines(view, programView, step))}
      ${
        award.preferred
          ? html`<tbody>
              ${
                last.length > 1
                  ? last.map(
                      ({ id, unit, low, high }, index) =>
                        html`<tr>
                          <th scope="row">
                            ${sign(view, index === 0 ? 'start' : 'min')}
                            ${programView.words.values[id] ?? id}
                          </th>
                          <td>${amount(view, unit, low, high)}</td>
                        </tr>`,
                    )
                  : nothing
              }
              <tr class="total">
                <th scope="row">${text.working.result}</th>
                <td>${rangeText(view, award.preferred)}</td>
              </tr>
            </tbody>`
          : nothing
      }
    </table>`;
}

function stepLines(view: View, programView: ProgramView, step: Step): TemplateResult {
  const { id, unit, terms, low, high } = step;
  const name = programView.words.values[id] ?? id;
  // A value that is one term under another name needs no sum.
  return html`<tbody>
    ${terms.map(
      (term) =>
        html`<tr>
          <th scope="row">
            ${sign(view, term.operation)} ${originText(view, programView, term.from)}
          </th>
          <td>${amount(view, term.unit, term.low, term.high)}</td>
        </tr>`,
    )}
    <tr class="total">
      <th scope="row">${name}</th>
      <td>${amount(view, unit, low, high)}</td>
    </tr>
  </tbody>`;
}

/** A sign for the eye with its word for the ear; a limit is said in words to both. */
function sign({ text }: View, operation: StepTerm['operation']): TemplateResult {
  const word = text.working.operations[operation];
  const mark = text.working.signs[operation];
  return mark === null
    ? html`<span class="sign"></span>${word} `
    : html`<span class="sign" aria-hidden="true">${mark}</span><span class="hidden">${word}</span>`;
}

function originText(view: View, { program, words }: ProgramView, from: Origin): unknown {
  switch (from.origin) {
    case 'answer':
      return nameOf(view, from.question);
    case 'law':
      return html`${words.constants[from.constant] ?? from.constant}
        <span class="small">${citationLink(view, program, from.citation)}</span>`;
    case 'parameter':
      return words.parameters[from.parameter] ?? from.parameter;
    case 'step':
      return words.values[from.step] ?? from.step;
    case 'arithmetic':
      return nothing;
  }
}

function amount(view: View, unit: Step['unit'], low: string, high: string | null): string {
  const from = numberText(view, low, unit);
  if (high === null) return view.text.working.open(from);
  const to = numberText(view, high, unit);
  return from === to ? from : `${from} – ${to}`;
}
