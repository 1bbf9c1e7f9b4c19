import { html, type TemplateResult } from 'lit';
import type { Note } from '../../rules/program.js';
import { formatDate } from '../../text/format.js';
import { lawText } from '../describe.js';
import { bullets, cites, heading, outLink } from '../templates.js';
import type { ProgramView, View } from '../view.js';

const NOTES = ['uses', 'certifications', 'duties', 'documents', 'information'] as const;

/** What does not depend on the answers: the money's purpose, duties, papers, dates, sources. */
export function aboutProgram(view: View, programView: ProgramView): TemplateResult {
  const { text, level } = view;
  const { program, words } = programView;
  const part = (name: (typeof NOTES)[number] | 'dates' | 'sources', content: unknown) =>
    program[name].length > 0
      ? html`<div>${heading(level + 2, 'strong', text.sections[name])} ${content}</div>`
      : '';
  /** Lines with their law: once where it is the same for all. */
  const notes = (list: readonly Note[], lines: Readonly<Record<string, string>>) => {
    const laws = list.map(({ citations }) => cites(view, programView, citations));
    const keys = list.map(({ citations }) => citations.map(({ id }) => id).join());
    const isShared = keys.every((key) => key === keys[0]);
    return html`${bullets(
      list.map(({ id }, index) => [lines[id], ' ', isShared ? '' : laws[index]]),
    )}
    ${isShared ? laws[0] : ''}`;
  };
  return html`<p>${words.summary}</p>
    <p>${words.closedExplanation}</p>
    <p>${text.program.agencyDecides(words.agency)} ${lawText(view)}</p>
    ${NOTES.map((name) => part(name, notes(program[name], words[name])))}
    ${part(
      'dates',
      html`<dl class="dates">
        ${program.dates.map(
          ({ id, date }) =>
            html`<dt>${formatDate(date, text.tag)}</dt>
              <dd>${words.dates[id]}</dd>`,
        )}
      </dl>`,
    )}
    ${part(
      'sources',
      bullets(program.sources.map(({ id, url }) => outLink(view, url, words.sources[id]))),
    )}`;
}
