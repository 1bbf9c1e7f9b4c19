/** What stories have in common: a checker on the page, and ways to a page or state of it. */

import '../src/define.js';

import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';

import type { Answers, EligibilityChecker } from '../src/index.js';
import { questions } from '../src/programs/index.js';
import { words } from '../src/programs/words.js';
import { drawn, everything, pageTitle, press } from '../test/elements/screen.js';

export interface CheckerArgs {
  readonly programs: string;
  readonly answers: Answers;
  readonly theme: string;
  readonly 'as-of': string;
  readonly 'heading-level': number;
}

export const checkerArgs: CheckerArgs = {
  programs: '',
  answers: {},
  theme: 'light',
  'as-of': '',
  'heading-level': 2,
};

export const checkerFor = (args: CheckerArgs): TemplateResult =>
  html`<eligibility-checker
    programs=${args.programs}
    theme=${args.theme}
    heading-level=${args['heading-level']}
    as-of=${args['as-of']}
    .answers=${args.answers}
  ></eligibility-checker>`;

export type CheckerStory = StoryObj<CheckerArgs>;

export function checkerIn(canvas: HTMLElement): EligibilityChecker {
  const checker = canvas.querySelector('eligibility-checker');
  if (!checker) throw new Error('There is no checker in this story.');
  return checker;
}

/** Those of the answers that are asked for before the page of a topic. */
export function answersBefore(topic: string, answers: Answers): Answers {
  const end = questions.findIndex((question) => question.topic === topic);
  const asked = questions.slice(0, end).map(({ id }) => id);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.includes(id)));
}

/** The heading of the page of a topic: the topic, or the question where there is only one. */
export function headingOf(topic: string): string {
  const [first, ...others] = questions.filter((question) => question.topic === topic);
  const { topics, questions: asked } = words.en.questions;
  const title = others.length > 0 || !first ? topics[topic]?.title : asked[first.id]?.label;
  return title ?? topic;
}

/** Leaves the opening, with the answers that the checker was given. */
export async function begin(checker: EligibilityChecker): Promise<void> {
  await drawn(checker);
  await press(checker, /^(Start|Continue)$/);
}

/** The page of a topic, as the first that a visitor with these answers still has to fill in. */
export const topicPage = (topic: string, answers: Answers = {}, programs = ''): CheckerStory => ({
  args: { programs, answers: answersBefore(topic, answers) },
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await begin(checker);
    await expect(pageTitle(checker)).toBe(headingOf(topic));
  },
});

/** Unfolds everything under a root, so that axe and the reader get to see it. */
export async function unfold(checker: EligibilityChecker, root: ParentNode): Promise<void> {
  for (const element of everything(root)) {
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  await drawn(checker);
}
