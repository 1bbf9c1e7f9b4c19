/** The results as text: a summary for an e-mail, a table of the conditions. */

import { formatDate } from '../../text/format.js';
import { VERSION } from '../../version.js';
import { lawText, namedAnswer, resultLines, summaryText } from '../describe.js';
import { programName, type View } from '../view.js';
import { today } from './desk.js';

export const madeOnText = ({ text }: View): string =>
  text.record.madeOn(formatDate(today(), text.tag), VERSION);

/** Each program with its result, and what keeps it from another. */
export function summaryOf(view: View): string {
  const { session, text } = view;
  const lines = resultLines(view);
  return [
    summaryText(view),
    ...session.assessment.programs.flatMap(({ program, criteria }, i) => [
      `\n${lines[i]}`,
      ...criteria.flatMap(({ id, status }) =>
        status === 'unmet' || status === 'unknown'
          ? `- ${text.criterion[status]}: ${view.programWords[program]?.criteria[id]?.label}`
          : [],
      ),
    ]),
    `\n${text.results.aid} ${lawText(view)} ${madeOnText(view)}`,
  ].join('\n');
}

/** Comma-separated, as RFC 4180 has it; spreadsheets are told that it is UTF-8. */
export function tableOf(view: View): string {
  const { session, text } = view;
  const rows = session.assessment.programs.flatMap(({ program, criteria }) =>
    criteria.map(({ id, status, questions, citations }) => [
      programName(view, program),
      view.programWords[program]?.criteria[id]?.label,
      text.criterion[status],
      questions.map((asked) => namedAnswer(view, asked)).join('; '),
      citations.map(({ pinpoint }) => pinpoint).join('; '),
    ]),
  );
  return `\uFEFF${[text.record.columns, ...rows].map((row) => `${row.map(cell).join()}\r\n`).join('')}`;
}

/** Quoted; what a spreadsheet would take for a formula is text. */
const cell = (content = ''): string =>
  `"${content.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
