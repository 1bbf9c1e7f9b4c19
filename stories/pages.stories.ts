import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';

import { press, rootOf, textOf } from '../test/elements/screen.js';
import { brewpub, childCare, fullHotel, landlord, restaurant } from './answers.js';
import {
  begin,
  checkerArgs,
  type CheckerArgs,
  checkerFor,
  checkerIn,
  type CheckerStory,
  topicPage,
  unfold,
} from './checker.js';

/** Every page of the questions, in their order, each reached by the answers that lead to it. */
const meta: Meta<CheckerArgs> = { title: 'Pages/Questions', args: checkerArgs, render: checkerFor };
export default meta;

export const Opening: CheckerStory = {};

/** A visitor comes back to answers that are there already. */
export const OpeningWithAnswers: CheckerStory = {
  args: { answers: { applicantKind: 'business', businessType: 'restaurant' } },
};

/** Everything is answered before the start. */
export const OpeningWithAllAnswers: CheckerStory = { args: { answers: restaurant } };

export const Applicant = topicPage('applicant');
export const Tenant = topicPage('tenant', landlord);
export const Kind = topicPage('kind', restaurant);
export const Food = topicPage('food', brewpub);
export const Vouchers = topicPage('vouchers', childCare);
export const OpeningDay = topicPage('opening', restaurant);
export const Place = topicPage('place', restaurant);
export const Office = topicPage('office', restaurant);
export const Business = topicPage('business', restaurant);
export const Locations = topicPage('locations', restaurant);
export const Standing = topicPage('standing', restaurant);
export const Lodging = topicPage('lodging', fullHotel, 'dc-hotel-recovery');
export const Property = topicPage('property', fullHotel, 'dc-hotel-recovery');
export const Sales = topicPage('sales', restaurant);
export const Ties = topicPage('ties', restaurant);
export const License = topicPage('license', restaurant);
export const Help = topicPage('help', restaurant);
export const Months = topicPage('months', restaurant);
export const YearlyReceipts = topicPage('yearly-receipts', restaurant);
export const ShorterReceipts = topicPage('shorter-receipts', restaurant);
export const Expenses = topicPage('expenses', brewpub);
export const Occupancy = topicPage('occupancy', fullHotel, 'dc-hotel-recovery');
/** A fall of occupancy that is not enough by itself. */
const emptier = { ...fullHotel, occupancy2020: '50' };
export const RevPar = topicPage('revPar', emptier, 'dc-hotel-recovery');
export const Priority = topicPage('priority', restaurant);
export const SetAside = topicPage('set-aside', restaurant);
export const Owners = topicPage('owners', childCare);
export const Reopening = topicPage('reopening', restaurant);

/** Terms, and the law behind the questions, unfolded. */
export const EverythingUnfolded: CheckerStory = {
  ...topicPage('shorter-receipts', restaurant),
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await begin(checker);
    await unfold(checker, rootOf(checker));
    await expect(textOf(checker)).toContain('All the money you took in');
  },
};

/** Answers that cannot all be true are pointed out where one of them is asked. */
export const Conflict: CheckerStory = {
  args: { answers: { ...restaurant, grossReceiptsQ2of2019: '900000' } },
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await begin(checker);
    checker.goTo('grossReceiptsQ2of2019');
    await checker.updateComplete;
    await expect(textOf(checker)).toContain('These answers do not fit together');
  },
};

export const StartOver: CheckerStory = {
  ...topicPage('sales', restaurant),
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await begin(checker);
    await press(checker, 'Start over');
    await expect(textOf(checker)).toContain('Erase all your answers and start over?');
  },
};
