/** Answers a checker page by page, by the labels that a visitor reads. */

import { words } from '../../src/programs/words.js';
import type { Answers, EligibilityChecker } from '../../src/index.js';
import { questions } from '../../src/programs/index.js';
import {
  allByRole,
  byRole,
  drawn,
  nameOf,
  pageTitle,
  press,
  rootOf,
  typeInto,
  textbox,
} from './screen.js';

const UNKNOWN = 'I don’t know';
const questionWords = words.en.questions.questions as Readonly<
  Record<
    string,
    {
      readonly label: string;
      readonly options?: Readonly<Record<string, string | { readonly label: string }>>;
    }
  >
>;
const labelOf = (id: string): string => questionWords[id]?.label ?? id;

function optionLabel(id: string, option: string): string {
  const given = questionWords[id]?.options?.[option];
  return typeof given === 'object' ? given.label : (given ?? option);
}

/** The questions of the open page, by their labels, in the order of reading. */
function questionsOnPage(checker: EligibilityChecker): string[] {
  const names = ['radiogroup', 'group', 'textbox'].flatMap((role) =>
    allByRole(rootOf(checker), role).map(nameOf),
  );
  return questions
    .map(({ id }) => id)
    .filter((id) => names.some((name) => name.startsWith(labelOf(id))));
}

const starts = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Gives one answer through its field; an absent answer is "I don't know". */
export async function answer(
  checker: EligibilityChecker,
  id: string,
  given: Answers[string] | undefined,
): Promise<void> {
  const question = questions.find((candidate) => candidate.id === id);
  const label = labelOf(id);
  const root = rootOf(checker);
  if (question?.kind === 'boolean' || question?.kind === 'choice') {
    const group = byRole(root, 'radiogroup', label);
    const option =
      given === undefined || given === null
        ? UNKNOWN
        : typeof given === 'boolean'
          ? given
            ? 'Yes'
            : 'No'
          : optionLabel(id, given as string);
    byRole(group, 'radio', starts(option)).click();
    await drawn(checker);
    return;
  }
  if (question?.kind === 'date') {
    const group = byRole(root, 'group', label);
    if (given === undefined || given === null || given === 'not-open') {
      byRole(group, 'checkbox', starts(given ? 'It has not opened yet' : UNKNOWN)).click();
      await drawn(checker);
      return;
    }
    const [year = '', month = '', day = ''] = (given as string).split('-');
    await typeInto(checker, textbox(group, 'Month'), month);
    await typeInto(checker, textbox(group, 'Day'), day);
    await typeInto(checker, textbox(group, 'Year'), year);
    return;
  }
  if (given === undefined || given === null) {
    await press(checker, `${UNKNOWN} ${label}`, 'checkbox');
  } else if (typeof given === 'object') {
    await press(checker, `I know it only roughly ${label}`, 'checkbox');
    await typeInto(checker, textbox(root, `${label} From`), String(given.low));
    await typeInto(checker, textbox(root, `${label} To`), String(given.high));
  } else {
    await typeInto(checker, textbox(root, label), String(given));
  }
}

/** Answers the open page and presses Continue. @returns the questions that were on it */
export async function answerPage(checker: EligibilityChecker, answers: Answers): Promise<string[]> {
  const done: string[] = [];
  // An answer can bring another question onto the page, or take one away.
  for (;;) {
    const next = questionsOnPage(checker).find((id) => !done.includes(id));
    if (next === undefined) break;
    await answer(checker, next, answers[next]);
    done.push(next);
  }
  await press(checker, 'Continue');
  return done;
}

/** From the opening to the check page, or to the page with this heading. */
export async function answerAll(
  checker: EligibilityChecker,
  answers: Answers,
  until = 'Check your answers',
): Promise<void> {
  if (allByRole(rootOf(checker), 'button', 'Start').length > 0) await press(checker, 'Start');
  while (pageTitle(checker) !== until) {
    const before = pageTitle(checker);
    await answerPage(checker, answers);
    if (pageTitle(checker) === before) throw new Error(`Stuck at "${before}".`);
  }
}
