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

/** What works the controls: by default at once, as a script does; in a journey by keys. */
export interface Hands {
  /** Chooses a radio button, ticks a box or presses a button. */
  use(checker: EligibilityChecker, control: HTMLElement): Promise<void>;
  type(checker: EligibilityChecker, input: HTMLInputElement, text: string): Promise<void>;
}

const script: Hands = {
  async use(checker, control) {
    control.click();
    await drawn(checker);
  },
  type: typeInto,
};

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

/** An answer as someone would say that they gave it. */
export function spokenAnswer(id: string, given: Answers[string] | undefined): string {
  const said =
    given === undefined || given === null
      ? UNKNOWN
      : typeof given === 'object'
        ? `${given.low} to ${given.high}`
        : typeof given === 'boolean'
          ? given
            ? 'Yes'
            : 'No'
          : optionLabel(id, String(given));
  return `${labelOf(id)} ${said}`;
}

/** The questions of the open page, by their labels, in the order of reading. */
export function questionsOnPage(checker: EligibilityChecker): string[] {
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
  hands = script,
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
    await hands.use(checker, byRole(group, 'radio', starts(option)));
    return;
  }
  if (question?.kind === 'date') {
    const group = byRole(root, 'group', label);
    if (given === undefined || given === null || given === 'not-open') {
      const way = given ? 'It has not opened yet' : UNKNOWN;
      await hands.use(checker, byRole(group, 'checkbox', starts(way)));
      return;
    }
    const [year = '', month = '', day = ''] = (given as string).split('-');
    await hands.type(checker, textbox(group, 'Month'), month);
    await hands.type(checker, textbox(group, 'Day'), day);
    await hands.type(checker, textbox(group, 'Year'), year);
    return;
  }
  if (given === undefined || given === null) {
    await hands.use(checker, byRole(root, 'checkbox', `${UNKNOWN} ${label}`));
  } else if (typeof given === 'object') {
    await hands.use(checker, byRole(root, 'checkbox', `I know it only roughly ${label}`));
    await hands.type(checker, textbox(root, `${label} From`), String(given.low));
    await hands.type(checker, textbox(root, `${label} To`), String(given.high));
  } else {
    await hands.type(checker, textbox(root, label), String(given));
  }
}

/** Answers the open page and presses Continue. @returns the questions that were on it */
export async function answerPage(
  checker: EligibilityChecker,
  answers: Answers,
  hands = script,
): Promise<string[]> {
  const done: string[] = [];
  // An answer can bring another question onto the page, or take one away.
  for (;;) {
    const next = questionsOnPage(checker).find((id) => !done.includes(id));
    if (next === undefined) break;
    await answer(checker, next, answers[next], hands);
    done.push(next);
  }
  await hands.use(checker, byRole(rootOf(checker), 'button', 'Continue'));
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
