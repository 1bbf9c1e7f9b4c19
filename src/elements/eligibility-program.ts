import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { ProgramAssessment } from '../rules/assessment.js';
import { EligibilityPart } from './eligibility-part.js';
import { heading } from './heading.js';
import { OpenForPrint } from './open-for-print.js';
import { awardBlock } from './results/award.js';
import { criteriaList, type ProgramView } from './results/criteria-list.js';
import { aboutProgram } from './results/about-program.js';
import { priorities } from './results/notes.js';
import { readings } from './results/readings.js';
import { nextSteps, verdict } from './results/verdict.js';
import { working } from './results/working.js';
import { cards } from './styles/cards.js';
import { drawing } from './styles/drawing.js';
import { programOf, type View } from './view.js';

/**
 * The result of one program: verdict, amount, and everything that led to it.
 *
 * Not for a program that the checker does not check: name it in the checker's `programs` first.
 *
 * @tagname eligibility-program
 * @csspart card - the card
 * @attribute program - id of the program
 * @attribute for - id of the checker, where this is not placed inside it
 */
export class EligibilityProgram extends EligibilityPart {
  static override styles = [...EligibilityPart.styles, cards, drawing];

  static override properties: PropertyDeclarations = {
    program: {},
    compact: { attribute: false },
  };

  readonly place = 'program';

  /** Id of the program. Attribute: `program`. */
  declare program: string | null;
  /** Folds away all but the result itself. Not for page authors. */
  declare compact: boolean;

  #reported: string | null = null;

  constructor() {
    super();
    this.program = null;
    this.compact = false;
    new OpenForPrint(this);
  }

  protected override renderView(view: View): TemplateResult {
    const id = this.program ?? '';
    const programView = programOf(view, id);
    const result = view.session.assessment.programs.find(({ program }) => program === id);
    if (!programView || !result) {
      this.#report(id);
      return html`<p class="muted">${view.text.program.unknown(id)}</p>`;
    }
    const { words } = programView;
    return html`<article part="card" class="card ${result.status}" aria-labelledby="name">
      <div class="head">
        ${heading(view.level + 1, 'subtitle', 'name', words.name)}
        <p class="closed">${words.closed}</p>
      </div>
      ${verdict(view, programView, result)} ${awardBlock(view, programView, result)}
      ${nextSteps(view, result)}
      <div class="sections">
        ${
          this.compact
            ? section(view.text.program.details, sections(view, programView, result))
            : sections(view, programView, result)
        }
      </div>
    </article>`;
  }

  /** Once for each wrong id: a page that draws again should not fill the console. */
  #report(id: string): void {
    if (this.#reported === id) return;
    this.#reported = id;
    console.warn(`<eligibility-program>: there is no program "${id}" in this check.`);
  }
}

function sections(view: View, programView: ProgramView, result: ProgramAssessment): unknown[] {
  const { text, session } = view;
  const { criteria, award, status } = result;
  const applying = criteria.filter((criterion) => criterion.status !== 'not-applicable');
  const met = applying.filter((criterion) => criterion.status === 'met');
  return [
    section(
      text.sections.criteria(met.length, applying.length),
      criteriaList(view, programView, criteria),
      // What is not met stands above already.
      session.step === 'check' && status !== 'ineligible',
    ),
    award && award.steps.length > 0
      ? section(text.sections.working, working(view, programView, award))
      : nothing,
    result.readings.length > 0 || result.optional.length > 0
      ? section(text.sections.readings(result.readings.length), [
          readings(view, programView, result),
          optionalQuestions(view, result),
        ])
      : nothing,
    result.priorities.length > 0
      ? section(text.sections.priorities, priorities(view, programView, result.priorities))
      : nothing,
    section(text.program.about, aboutProgram(view, programView)),
  ];
}

const section = (title: string, content: unknown, open = false): TemplateResult =>
  html`<details class="section" ?open=${open}>
    <summary><span class="summary-text">${title}</span></summary>
    <div>${content}</div>
  </details>`;

/** Questions that matter only where the law is read another way are offered there, not asked. */
function optionalQuestions(
  { session, text }: View,
  { optional }: ProgramAssessment,
): TemplateResult | typeof nothing {
  const open = optional.filter((id) => !Object.hasOwn(session.answers, id));
  const [first] = open;
  if (first === undefined) return nothing;
  return html`<div>
    <button class="link" type="button" @click=${() => session.goTo(first)}>
      ${text.reading.optional(open.length)}
    </button>
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'eligibility-program': EligibilityProgram;
  }
}
