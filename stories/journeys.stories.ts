import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';

import type { Answers } from '../src/index.js';
import { answerAll } from '../test/elements/fill.js';
import { cardText, drawn, press } from '../test/elements/screen.js';
import { childCare, fullHotel, hotel, landlord, restaurant } from './answers.js';
import {
  checkerArgs,
  type CheckerArgs,
  checkerFor,
  checkerIn,
  type CheckerStory,
} from './checker.js';

/** Whole visits, from the opening to the result, by the labels that a visitor reads. */
const meta: Meta<CheckerArgs> = { title: 'Journeys', args: checkerArgs, render: checkerFor };
export default meta;

/** @param says what the card of the program says at the end */
const journey = (
  answers: Answers,
  program: string,
  says: readonly string[],
  args: Partial<CheckerArgs> = {},
): CheckerStory => ({
  args,
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await drawn(checker);
    await answerAll(checker, answers);
    await press(checker, 'See results');
    const card = cardText(checker, program);
    for (const words of says) await expect(card).toContain(words);
  },
});

const RESTAURANT_FUND = 'Restaurant Revitalization Fund';
const BUSINESS_GRANTS = 'DC Business Support Grants';
const HOTEL_GRANTS = 'DC Hotel Recovery Grant Program';

export const Restaurant = journey(
  restaurant,
  RESTAURANT_FUND,
  ['You may qualify', 'between $500,000 and $600,000'],
  { programs: 'restaurant-revitalization' },
);

export const RestaurantChain = journey(
  { ...restaurant, locationCount: '25', ownLocationCount: '25' },
  RESTAURANT_FUND,
  ['You do not appear to qualify', '20 locations or fewer'],
  { programs: 'restaurant-revitalization' },
);

export const Shop = journey(
  { ...restaurant, businessType: 'retail' },
  BUSINESS_GRANTS,
  ['You may qualify', 'up to $22,500'],
  { programs: 'dc-business-support' },
);

/** All four programs are checked, as on most pages. */
export const ChildCare = journey(childCare, BUSINESS_GRANTS, ['You may qualify', 'up to $13,500']);

export const Landlord = journey(landlord, `${BUSINESS_GRANTS} for landlords`, [
  'You may qualify',
  'up to $20,000',
]);

export const LandlordWithOtherRent = journey(
  { ...landlord, soleRentalIncome: false },
  `${BUSINESS_GRANTS} for landlords`,
  ['Not settled yet', 'The law'],
  { programs: 'dc-business-support-landlord' },
);

export const Hotel = journey(hotel, HOTEL_GRANTS, ['You may qualify', 'up to $339,960'], {
  programs: 'dc-hotel-recovery',
});

/** The receipts fell too little, but the occupancy did not. */
export const HotelByOccupancy = journey(
  fullHotel,
  HOTEL_GRANTS,
  ['You may qualify', 'up to $339,960'],
  { programs: 'dc-hotel-recovery' },
);
