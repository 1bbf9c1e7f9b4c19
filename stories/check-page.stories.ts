import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';

import type { EligibilityChecker } from '../src/index.js';
import { answer } from '../test/elements/fill.js';
import { pageTitle, press, rootOf, textbox, textOf, typeInto } from '../test/elements/screen.js';
import { childCare, fullHotel, hotel, landlord, newHotel, restaurant } from './answers.js';
import {
  begin,
  checkerArgs,
  type CheckerArgs,
  checkerFor,
  checkerIn,
  type CheckerStory,
  unfold,
} from './checker.js';

/** The end of the questions: all answers, and the results with what would change them. */
const meta: Meta<CheckerArgs> = { title: 'Pages/Check', args: checkerArgs, render: checkerFor };
export default meta;

const CHECK = 'Check your answers';

/** The check page, with everything unfolded; `says` is to be read on it. */
const checkPage = (
  args: Partial<CheckerArgs>,
  says: string,
  change?: (checker: EligibilityChecker) => Promise<void>,
): CheckerStory => ({
  args,
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await begin(checker);
    await expect(pageTitle(checker)).toBe(CHECK);
    if (change) {
      await change(checker);
      await press(checker, 'Back');
      await expect(pageTitle(checker)).toBe(CHECK);
    }
    await unfold(checker, rootOf(checker));
    await expect(textOf(checker)).toContain(says);
  },
});

export const Restaurant = checkPage({ answers: restaurant }, 'No more questions.');

export const Landlord = checkPage({ answers: landlord }, 'Help given to the tenant');

export const ChildCare = checkPage({ answers: childCare }, 'A child development center');

export const Hotel = checkPage({ answers: hotel, programs: 'dc-hotel-recovery' }, 'up to $339,960');

/** How close it was: answers that alone would lose the grant. */
export const HowCloseItWas = checkPage(
  {
    answers: { ...fullHotel, roomCount: '10' },
    programs: 'dc-hotel-recovery',
  },
  'How close it was',
);

export const WhatWouldChange = checkPage(
  { answers: { ...hotel, roomCount: '9' }, programs: 'dc-hotel-recovery' },
  'Guest rooms: 10 or more (you said: 9)',
);

/** Facts of the past are named only where nothing else would do. */
export const WhatCannotChange = checkPage(
  { answers: { ...restaurant, locationCount: '25' }, programs: 'restaurant-revitalization' },
  'Past facts are listed only if nothing else helps.',
);

export const DecidedByTheAgency = checkPage(
  { answers: newHotel, programs: 'dc-hotel-recovery' },
  'The agency decides this',
);

/** "I don't know" in the place of an answer that decides. */
export const NotKnown = checkPage(
  { answers: { ...landlord, rentBenefit: null }, programs: 'dc-business-support-landlord' },
  'I don’t know',
);

export const Conflicts = checkPage(
  {
    answers: { ...restaurant, grossReceiptsQ2of2019: '900000', grossReceiptsQ2of2020: '400000' },
    programs: 'dc-business-support restaurant-revitalization',
  },
  'April to June 2019 is more than all of 2019.',
);

/** A changed answer brings new questions. */
export const QuestionsLeft = checkPage(
  { answers: hotel, programs: 'dc-hotel-recovery' },
  'can still change a result',
  async (checker) => {
    await press(checker, 'Change 2020 gross receipts');
    await answer(checker, 'grossReceipts2020', '9000000');
  },
);

/** A changed answer that could not be read. */
export const NotReadYet = checkPage(
  { answers: landlord, programs: 'dc-business-support-landlord' },
  'Not read yet',
  async (checker) => {
    await press(checker, 'Change Help given to the tenant');
    await typeInto(checker, textbox(rootOf(checker), /^How much was the rent/), 'a lot');
  },
);
