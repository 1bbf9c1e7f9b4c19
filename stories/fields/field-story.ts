/** Every kind of field in every state: one row a kind, one play function a state. */

import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';

import type { Answers, EligibilityChecker } from '../../src/index.js';
import { questions } from '../../src/programs/index.js';
import { words } from '../../src/programs/words.js';
import { answer } from '../../test/elements/fill.js';
import { drawn, press, rootOf, textbox, textOf, typeInto } from '../../test/elements/screen.js';
import {
  checkerArgs,
  type CheckerArgs,
  checkerFor,
  checkerIn,
  type CheckerStory,
} from '../checker.js';

interface Field {
  readonly question: string;
  /** Those that leave the page with this question, or few others, on it. */
  readonly programs: string;
  readonly filled: Answers[string];
  /** What the field says that it understood. */
  readonly echo?: string;
  /** Text that cannot be read as an answer, and what is said about it. */
  readonly unreadable?: readonly [text: string, problem: string];
  readonly roughly?: { readonly low: string; readonly high: string };
  readonly roughEcho?: string;
}

const fields = {
  boolean: { question: 'closedUntilPhase3', programs: 'dc-business-support', filled: true },
  choice: {
    question: 'applicantKind',
    programs: 'dc-business-support-landlord',
    filled: 'landlord',
  },
  'grouped-choice': {
    question: 'businessType',
    programs: 'dc-business-support',
    filled: 'tasting-room',
  },
  date: {
    question: 'openedOn',
    programs: 'restaurant-revitalization',
    filled: '2015-6-1',
    echo: 'Read as June 1, 2015',
    unreadable: ['30', 'must be a real date. That month has days 1 to 28.'],
  },
  money: {
    question: 'pppLoans',
    programs: 'dc-hotel-recovery',
    filled: '1.25 million',
    echo: 'Read as $1,250,000',
    unreadable: ['about a million', 'Enter only a number'],
    roughly: { low: '200k', high: '300k' },
    roughEcho: 'Read as between $200,000 and $300,000',
  },
  percent: {
    question: 'qualifyingRevenuePercent',
    programs: 'dc-business-support',
    filled: '95.50',
    echo: 'Read as 95.5%',
    unreadable: ['120', 'must be 100 or less.'],
    roughly: { low: '70', high: '90' },
    roughEcho: 'Read as between 70% and 90%',
  },
  integer: {
    question: 'locationCount',
    programs: 'restaurant-revitalization',
    filled: '012',
    echo: 'Read as 12',
    unreadable: ['2.5', 'must be a whole number.'],
    roughly: { low: '15', high: '25' },
    roughEcho: 'Read as between 15 and 25',
  },
  months: {
    question: 'monthsOperating2019',
    programs: 'dc-hotel-recovery',
    filled: '9.50',
    echo: 'Read as 9.5 months',
    unreadable: ['13', 'must be 12 or less.'],
    roughly: { low: '9', high: '11' },
    roughEcho: 'Read as between 9 months and 11 months',
  },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldKind = keyof typeof fields;

const labelOf = (id: string): string => words.en.questions.questions[id]?.label ?? id;
const said = (checker: EligibilityChecker): string => textOf(rootOf(checker).host);

/** The question of a kind with the most to read. */
function longest(kind: FieldKind): string {
  const length = (id: string) => {
    const { label = '', hint = '' } = words.en.questions.questions[id] ?? {};
    return label.length + hint.length;
  };
  const own = questions.find(({ id }) => id === fields[kind].question);
  return questions
    .filter((each) => each.kind === own?.kind && 'groups' in each === 'groups' in own)
    .map(({ id }) => id)
    .reduce((most, id) => (length(id) > length(most) ? id : most));
}

async function continueAndExpect(checker: EligibilityChecker, problem: string): Promise<void> {
  await press(checker, 'Continue');
  await expect(said(checker)).toMatch(/There (is a problem|are problems) with/);
  await expect(said(checker)).toContain(problem);
}

type Play = (checker: EligibilityChecker, field: Field) => Promise<void>;

const states = {
  empty: async () => {
    // As it comes.
  },
  filled: async (checker, { question, filled, echo = '' }) => {
    await answer(checker, question, filled);
    await expect(said(checker)).toContain(echo);
  },
  unanswered: (checker) => continueAndExpect(checker, 'for “'),
  unreadable: async (checker, { question, unreadable: [text, problem] = ['', ''] }) => {
    const label = labelOf(question);
    await (question === 'openedOn'
      ? answer(checker, question, `2019-February-${text}`)
      : typeInto(checker, textbox(rootOf(checker), label), text));
    await continueAndExpect(checker, problem);
  },
  unknown: async (checker, { question, filled, echo }) => {
    // What was typed before stays in its field.
    await answer(checker, question, filled);
    await answer(checker, question, null);
    await expect(said(checker)).toContain(echo ? 'What you typed is kept, but not used.' : '');
  },
  roughly: async (checker, { question, roughly = null, roughEcho = '' }) => {
    await answer(checker, question, roughly);
    await expect(said(checker)).toContain(roughEcho);
  },
  reversed: async (checker, { question, roughly: { low, high } = { low: '', high: '' } }) => {
    await answer(checker, question, { low: high, high: low });
    await continueAndExpect(checker, 'Enter the smaller number of');
  },
  'not-open': (checker, { question }) => answer(checker, question, 'not-open'),
  disabled: async (checker, { question, filled }) => {
    await answer(checker, question, filled);
    checker.inert = true;
    await drawn(checker);
  },
} satisfies Readonly<Record<string, Play>>;

export type FieldState = keyof typeof states;

export const fieldMeta: Meta<CheckerArgs> = { args: checkerArgs, render: checkerFor };

async function open(checker: EligibilityChecker, question: string): Promise<void> {
  await drawn(checker);
  checker.goTo(question);
  await drawn(checker);
}

/** A field of this kind in this state, on its page. */
export const fieldStory = (kind: FieldKind, state: FieldState): CheckerStory => ({
  args: { programs: fields[kind].programs },
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await open(checker, fields[kind].question);
    await states[state](checker, fields[kind]);
  },
});

/** The question of this kind with the longest words, as all programs ask it. */
export const longestFieldStory = (kind: FieldKind): CheckerStory => ({
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await open(checker, longest(kind));
    await expect(said(checker)).toContain(labelOf(longest(kind)));
  },
});
