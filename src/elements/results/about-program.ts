import { html, nothing, type TemplateResult } from 'lit';
import { formatDate } from '../../text/format.js';
import { heading } from '../heading.js';
import type { View } from '../view.js';
import type { ProgramView } from './criteria-list.js';
import { dates, notes, sources } from './notes.js';

const NOTES = ['uses', 'certifications', 'duties', 'documents', 'information'] as const;

/** What does not depend on the answers: the money's purpose, duties, papers, dates, sources. */
export function aboutProgram(view: View, programView: ProgramView): TemplateResult {
  const { session, text, level } = view;
  const { program, words } = programView;
  const { asOf } = session.assessment;
  const part = (title: string, content: unknown) =>
    html`<div>${heading(level + 2, 'small-title', nothing, title)} ${content}</div>`;
  return html`<p>${words.summary}</p>
    <p>${words.closedExplanation}</p>
    <p>
      ${text.program.agencyDecides(words.agency)}
      ${text.results.law(asOf && formatDate(asOf, text.tag))}
    </p>
    ${NOTES.map((name) =>
      program[name].length > 0
        ? part(text.sections[name], notes(view, program, program[name], words[name]))
        : nothing,
    )}
    ${part(text.sections.dates, dates(view, programView))}
    ${part(text.sections.sources, sources(view, programView))}`;
}
