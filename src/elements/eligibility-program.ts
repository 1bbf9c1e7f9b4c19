import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { ProgramAssessment } from '../rules/assessment.js';
import { EligibilityPart } from './eligibility-part.js';
import { aboutProgram } from './results/about-program.js';
import { awardBlock } from './results/award.js';
import { changes } from './results/changes.js';
import { criteriaList } from './results/criteria-list.js';
import { effects } from './results/effects.js';
import { priorities } from './results/priorities.js';
import { readings } from './results/readings.js';
import { nextSteps, verdict } from './results/verdict.js';
import { working } from './results/working.js';
import { results } from './styles/results.js';
import { details, heading } from './templates.js';
import { programOf, type ProgramView, type View } from './view.js';

/**
 * The result of one program: the verdict, the award, each condition, and what the law says.
 *
 * Not for a program that the checker does not check: name it in the checker's `programs` first.
 *
 * @tagname eligibility-program
 * @csspart card - the card
 * @attribute program - id of the program
 * @attribute for - id of the checker, where this is not placed inside it
 */
export class EligibilityProgram extends EligibilityPart {
  static override styles = [...EligibilityPart.styles, results];

  static override properties: PropertyDeclarations = {
    program: {},
    compact: { attribute: false },
    unfolded: { state: true },
  };

  /** Id of the program. Attribute: `program`. */
  declare program: string | null | undefined;
  /** @internal Folds away all but the result itself. */
  declare compact: boolean | undefined;

  /** Whether what is folded away is drawn: at every key of every answer that would cost too much. */
  declare protected unfolded: boolean | undefined;
  #reported: string | null = null;
  /** What the card was last drawn from. */
  #drawn: readonly unknown[] = [];

  /** An answer that this program does not read leaves its result as it is, and so the card. */
  protected override shouldUpdate(changed: Map<PropertyKey, unknown>): boolean {
    const view = this.checker?.view;
    const next = [view, view?.session.move, view && resultOf(view, this.program)];
    const isSame = changed.size === 0 && next.every((each, i) => each === this.#drawn[i]);
    this.#drawn = next;
    return !isSame;
  }

  protected override renderView(view: View): TemplateResult {
    const id = this.program ?? '';
    const programView = programOf(view, id);
    const result = resultOf(view, id);
    if (!programView || !result) {
      this.#report(id);
      return html`<p class="muted">${view.text.program.unknown(id)}</p>`;
    }
    const { words } = programView;
    const isWhole = !this.compact || view.printing || (this.unfolded ?? false);
    const parts = isWhole ? sections(view, programView, result) : nothing;
    const unfolded = ({ target }: Event) => {
      this.unfolded = (target as HTMLDetailsElement).open;
    };
    return html`<article part="card" class="card ${result.status}" aria-labelledby="name">
      <div class="head">
        ${heading(view.level + 1, 'subtitle', words.name, 'name')}
        <p class="note">${words.closed}</p>
      </div>
      ${verdict(view, programView, result)} ${awardBlock(view, programView, result)}
      ${effects(view, programView, result)} ${nextSteps(view, result)}
      ${this.compact ? details('section', view.text.program.details, parts, false, unfolded) : parts}
    </article>`;
  }

  /** Once for each wrong id: a page that draws again should not fill the console. */
  #report(id: string): void {
    if (this.#reported === id) return;
    this.#reported = id;
    console.warn(`<eligibility-program>: there is no program "${id}" in this check.`);
  }
}

const resultOf = ({ session }: View, id: unknown): ProgramAssessment | undefined =>
  session.assessment.programs.find(({ program }) => program === id);

function sections(view: View, programView: ProgramView, result: ProgramAssessment): unknown[] {
  const { text, session } = view;
  const { criteria, award, status } = result;
  const count = (wanted: string) => criteria.filter((each) => each.status === wanted).length;
  const section = (title: string, content: unknown, open = false) =>
    details('section', title, content, open);
  const change = changes(view, result);
  const fails = status === 'ineligible';
  return [
    fails ? change : nothing,
    section(
      text.sections.criteria(
        count('met'),
        criteria.length - count('not-applicable'),
        count('unknown'),
        count('not-applicable'),
      ),
      criteriaList(view, programView, criteria),
      // What is not met stands above already.
      session.step === 'check' && !fails,
    ),
    fails ? nothing : change,
    award?.steps.length
      ? section(text.sections.working, working(view, programView, award))
      : nothing,
    result.readings.length + result.optional.length > 0
      ? section(text.sections.readings, readings(view, programView, result))
      : nothing,
    result.priorities.length > 0
      ? section(text.sections.priorities, priorities(view, programView, result))
      : nothing,
    section(text.program.about, aboutProgram(view, programView)),
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'eligibility-program': EligibilityProgram;
  }
}
