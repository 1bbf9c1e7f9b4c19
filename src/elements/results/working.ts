import { html, type TemplateResult } from 'lit';
import type { AwardResult, Origin, StepTerm, StepUnit } from '../../rules/assessment.js';
import { nameOf, numberText, rangeText } from '../describe.js';
import { cites, note } from '../templates.js';
import type { ProgramView, View } from '../view.js';

/** The sum, line by line: what each value is made of, with your answers and the law's numbers. */
export function working(view: View, programView: ProgramView, award: AwardResult): TemplateResult {
  const { words } = programView;
  const { working: text, award: amounts } = view.text;

  const line = (style: string, name: unknown, amount: string) =>
    html`<tr class=${style}>
      <th scope="row">${name}</th>
      <td>${amount}</td>
    </tr>`;
  /** A sign for the eye with its word for the ear; a limit is said in words to both. */
  const term = (operation: StepTerm['operation'], name: unknown, amount: string) => {
    const [sign, word] = text.operations[operation];
    return line(
      '',
      html`<span class="sign muted" aria-hidden="true">${sign}</span>
        <span class=${sign === null ? '' : 'hidden'}>${word}</span> ${name}`,
      amount,
    );
  };
  const amount = (value: Amount) => {
    const from = numberText(view, value.low, value.unit);
    if (value.high === null) return amounts.range(from, null);
    const to = numberText(view, value.high, value.unit);
    return from === to ? from : `${from} – ${to}`;
  };
  const originText = (from: Origin): unknown => {
    switch (from.origin) {
      case 'answer':
        return nameOf(view, from.question);
      case 'law':
        return [words.constants[from.constant], ' ', cites(view, programView, [from.citation])];
      case 'parameter':
        return words.parameters[from.parameter];
      case 'step':
        return words.values[from.step];
      case 'arithmetic':
        return '';
    }
  };

  return html`${note(text.lead)}
    <table>
      <thead class="hidden">
        <tr>
          <th scope="col">${text.line}</th>
          <th scope="col">${text.amount}</th>
        </tr>
      </thead>
      ${award.steps.map(({ id, terms, ...total }) => {
        // The award itself: rounded, and nothing where only another reading gives one.
        const result = id === 'award' && award.preferred && rangeText(view, award.preferred);
        if (id === 'award' && !result) return '';
        // What is a line above already needs no sum.
        const isSum = terms.length > 1 || terms[0]?.from.origin !== 'step';
        return html`<tbody>
          ${
            isSum
              ? terms
                  // A percentage shows its sign; that it is divided by 100 is said by that.
                  .filter(
                    ({ operation, low, from }) =>
                      [operation, low, from.origin].join() !== 'divide,100,arithmetic',
                  )
                  .map((each) => term(each.operation, originText(each.from), amount(each)))
              : ''
          }
          ${result ? line('total', text.result, result) : line('total', words.values[id], amount(total))}
        </tbody>`;
      })}
    </table>`;
}

interface Amount {
  readonly unit: StepUnit;
  readonly low: string;
  readonly high: string | null;
}
