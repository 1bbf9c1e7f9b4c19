import '../src/define.js';

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';

import type { Answers, EligibilityChecker } from '../src/index.js';
import { answerAll, answerPage } from '../test/elements/fill.js';
import { drawn, pageTitle, press, textbox, typeInto, rootOf } from '../test/elements/screen.js';
import { hotel, restaurant } from './answers.js';

interface Args {
  readonly programs: string;
  readonly theme: string;
  readonly 'heading-level': number;
  readonly 'as-of': string;
  readonly answers: Answers;
}

const meta: Meta<Args> = {
  title: 'Elements/eligibility-checker',
  component: 'eligibility-checker',
  tags: ['autodocs'],
  args: { programs: '', theme: 'light', 'heading-level': 2, 'as-of': '', answers: {} },
  argTypes: { theme: { control: 'select', options: ['light', 'dark', 'auto'] } },
  render: (args) =>
    html`<eligibility-checker
      programs=${args.programs}
      theme=${args.theme}
      heading-level=${args['heading-level']}
      as-of=${args['as-of']}
      .answers=${args.answers}
    ></eligibility-checker>`,
};
export default meta;

type Story = StoryObj<Args>;

const checkerIn = (canvas: HTMLElement): EligibilityChecker => {
  const checker = canvas.querySelector('eligibility-checker');
  if (!checker) throw new Error('There is no checker in this story.');
  return checker;
};

/** What a visitor sees first. */
export const Opening: Story = {};

/** The first page of questions, with the results beside it. */
export const FirstQuestion: Story = {
  play: async ({ canvasElement }) => {
    await press(checkerIn(canvasElement), 'Start');
  },
};

/** A long list of choices, in groups. */
export const GroupedChoices: Story = {
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await press(checker, 'Start');
    await answerPage(checker, restaurant);
    await expect(pageTitle(checker)).toBe('What kind of place is it?');
  },
};

/** Amounts: one exact, one known only roughly. */
export const Amounts: Story = {
  args: { programs: 'restaurant-revitalization' },
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await answerAll(checker, restaurant, 'Gross receipts by year');
    await typeInto(checker, textbox(rootOf(checker), /2019\?$/), '800k');
    await press(checker, /^I know it only roughly.*2020/, 'checkbox');
  },
};

/** Continue with a page that cannot be read. */
export const Problems: Story = {
  args: { programs: 'restaurant-revitalization' },
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await answerAll(checker, restaurant, 'Gross receipts by year');
    await typeInto(checker, textbox(rootOf(checker), /2019\?$/), 'about a million');
    await press(checker, 'Continue');
  },
};

/** All answers, ready to be changed, and the results. */
export const CheckYourAnswers: Story = {
  args: { answers: restaurant },
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await drawn(checker);
    await press(checker, 'Continue');
    await expect(pageTitle(checker)).toBe('Check your answers');
  },
};

export const Dark: Story = {
  ...CheckYourAnswers,
  args: { answers: hotel, theme: 'dark', programs: 'dc-hotel-recovery' },
};

/** One program, the law as of a day in the time of another threshold. */
export const LawOfAnotherDay: Story = {
  args: { programs: 'dc-hotel-recovery', 'as-of': '2022-05-24', answers: hotel },
};
