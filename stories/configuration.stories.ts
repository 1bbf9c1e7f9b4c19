import '../src/define.js';

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';

import { drawn, pageTitle, textOf } from '../test/elements/screen.js';
import { landlord, restaurant } from './answers.js';
import { checkerIn } from './checker.js';

/**
 * Parts that wait for their checker, and values that a page author got wrong: each is reported in the
 * console, and the page goes on without it.
 */
const meta: Meta = { title: 'Configuration' };
export default meta;

type Story = StoryObj;

const TITLE = 'Check which past grants fit your business';

/** The opening is there, with so many programs. */
const opens =
  (programs: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await drawn(checker);
    await expect(pageTitle(checker)).toBe(TITLE);
    await expect(checker.assessment.programs).toHaveLength(programs);
  };

/** Before the checker is there, or where `for` names none. */
export const PartsWithoutChecker: Story = {
  render: () =>
    html`<eligibility-questions for="nowhere"></eligibility-questions>
      <eligibility-results for="nowhere"></eligibility-results>
      <eligibility-program for="nowhere" program="dc-hotel-recovery"></eligibility-program>`,
};

/** Parts that stood there first find a checker that comes later. */
export const CheckerComesLater: Story = {
  render: () => html`<eligibility-results for="late"></eligibility-results>`,
  play: async ({ canvasElement }) => {
    const checker = document.createElement('eligibility-checker');
    checker.id = 'late';
    checker.answers = landlord;
    canvasElement.append(checker);
    await drawn(checker);
    const results = canvasElement.querySelector('eligibility-results');
    await results?.updateComplete;
    await expect(textOf(results as Element)).toContain('You may qualify');
  },
};

export const UnknownProgram: Story = {
  render: () => html`<eligibility-checker programs="moon-base-recovery"></eligibility-checker>`,
  play: opens(4),
};

export const OneUnknownProgram: Story = {
  render: () =>
    html`<eligibility-checker
      programs="moon-base-recovery dc-hotel-recovery"
    ></eligibility-checker>`,
  play: opens(1),
};

export const CardOfUnknownProgram: Story = {
  render: () =>
    html`<eligibility-checker>
      <eligibility-program program="moon-base-recovery"></eligibility-program>
    </eligibility-checker>`,
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('eligibility-program');
    await card?.updateComplete;
    await expect(textOf(card as Element)).toContain('There is no program “moon-base-recovery”');
  },
};

/** The card names a program that this checker was not told to check. */
export const CardOfProgramNotChecked: Story = {
  render: () =>
    html`<eligibility-checker programs="dc-business-support">
      <eligibility-program program="dc-hotel-recovery"></eligibility-program>
    </eligibility-checker>`,
};

export const NoSuchDate: Story = {
  render: () => html`<eligibility-checker as-of="2022-13-01"></eligibility-checker>`,
  play: opens(4),
};

export const NoSuchTheme: Story = {
  render: () => html`<eligibility-checker theme="pink"></eligibility-checker>`,
  play: opens(4),
};

export const NoSuchHeadingLevel: Story = {
  render: () => html`<eligibility-checker heading-level="9"></eligibility-checker>`,
  play: opens(4),
};

/** No words in this language: English, and marked as English. */
export const NoSuchLanguage: Story = {
  render: () => html`<eligibility-checker lang="xx-invalid"></eligibility-checker>`,
  play: opens(4),
};

export const NoSuchMemory: Story = {
  render: () => html`<eligibility-checker remember="forever"></eligibility-checker>`,
  play: opens(4),
};

/** What is not a good answer is left out. */
export const BadAnswers: Story = {
  render: () =>
    html`<eligibility-checker
      .answers=${{ applicantKind: 'king', pppLoans: -1, openedOn: '2020-02-30', nothing: true }}
    ></eligibility-checker>`,
  play: opens(4),
};

/** Below a heading of the first level, and as the highest heading there is. */
export const HeadingLevelOne: Story = {
  render: () =>
    html`<eligibility-checker heading-level="1" .answers=${restaurant}></eligibility-checker>`,
  play: opens(4),
};

export const HeadingLevelFive: Story = {
  render: () =>
    html`<eligibility-checker heading-level="5" .answers=${restaurant}></eligibility-checker>`,
  play: opens(4),
};

/** The law as of a day on which another threshold was in force. */
export const LawOfADay: Story = {
  render: () =>
    html`<eligibility-checker as-of="2022-05-24">
      <eligibility-results></eligibility-results>
    </eligibility-checker>`,
};

/** Two checkers on one page do not get in each other's way. */
export const TwoCheckers: Story = {
  render: () =>
    html`<eligibility-checker programs="dc-hotel-recovery"></eligibility-checker>
      <eligibility-checker
        programs="dc-business-support-landlord"
        .answers=${landlord}
      ></eligibility-checker>`,
};
