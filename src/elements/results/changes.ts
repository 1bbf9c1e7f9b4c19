import { html, nothing, type TemplateResult } from 'lit';
import type { AnswerValue, Change, ProgramAssessment } from '../../rules/assessment.js';
import type { Question } from '../../rules/question.js';
import { formatList } from '../../text/format.js';
import { answerText, nameOf } from '../describe.js';
import { bullets, details, note } from '../templates.js';
import type { View } from '../view.js';

/** More ways than this make a list that nobody reads. */
const MOST_WAYS = 5;

/**
 * On the check page, where all is answered: what would have to be different, or by how much it was
 * met. Both are found by trying, which is too much work for every answer on the way there.
 */
export function changes(
  view: View,
  { program, status }: ProgramAssessment,
): TemplateResult | typeof nothing {
  const { session, text } = view;
  if (session.step !== 'check' && !view.printing) return nothing;
  if (status === 'ineligible') {
    const ways = session.whatWouldChange(program);
    if (ways.length === 0) return nothing;
    const isSettled = ways.some((way) => way.some(({ settledFact }) => settledFact));
    return details(
      'section',
      text.sections.changes,
      html`<p>${text.change.lead(ways.length)}</p>
        ${bullets(ways.slice(0, MOST_WAYS).map((way) => sentence(view, way)))}
        ${note(isSettled && text.change.settled)}`,
      true,
    );
  }
  // Only what is counted has a margin: the rest is either so or not.
  const margin = session
    .whatWouldLose(program)
    .filter(({ question, settledFact }) => !settledFact && isCounted(session.question(question)));
  return margin.length === 0
    ? nothing
    : details(
        'section',
        text.sections.margin,
        html`<p>${text.change.marginLead}</p>
          ${bullets(margin.map((each) => sentence(view, [each])))}`,
      );
}

const isCounted = (question: Question | undefined): boolean => !!question && 'low' in question;

/** Changes that belong together, each with what was said. */
function sentence(view: View, way: readonly Change[]): string {
  const { session, text } = view;
  const parts = way.flatMap(({ question: id, to, beyond }) => {
    const question = session.question(id);
    const said = session.answers[id];
    if (!question || said === undefined) return [];
    const answer = (value: AnswerValue) => answerText(view, question, value);
    return text.change.to(
      nameOf(view, id),
      answer(to),
      !isCounted(question)
        ? null
        : beyond === 'less' && question.kind === 'integer'
          ? 'fewer'
          : beyond,
      answer(said),
    );
  });
  return formatList(parts, text.tag);
}
