import type { Meta } from '@storybook/web-components-vite';

import cases from '../../test/data/scenarios/dc-business-support.json';
import { childCare, restaurant } from '../answers.js';
import { casesOf, type VerdictArgs, verdictMeta, verdictStory } from './verdict-story.js';

const meta: Meta<VerdictArgs> = {
  ...verdictMeta,
  title: 'Verdicts/DC Business Support Grants',
  args: { ...verdictMeta.args, program: 'dc-business-support' },
};
export default meta;

const workedCase = casesOf(cases);

export const NothingAnswered = verdictStory({}, { status: 'undetermined', because: 'answers' });

export const Eligible = workedCase('bsg-001', { says: 'up to $27,000' });

/** Another path through the conditions: most of them do not apply. */
export const EligibleChildCare = verdictStory(
  { answers: childCare },
  { status: 'eligible', says: 'up to $13,500' },
);

/** One month of receipts is the limit, and the law does not say which month. */
export const OtherReadingReachesFurther = workedCase('bsg-005', {
  says: 'On another reading of the law: up to $60,000.',
});

/** A month without sales in 2019 makes a limit of nothing. */
export const NilAward = verdictStory(
  { answers: { ...restaurant, monthsOperating2019: '0', grossReceipts2019: '0' } },
  { status: 'eligible', says: '$0' },
);

/** The share of the set-aside, under the law that changed it for a time. */
export const SetAside = workedCase('bsg-059', { says: 'Priority and set-asides' });

export const Ineligible = workedCase('bsg-003');

/** No one share is over half. */
export const IneligibleByExactlyHalf = workedCase('bsg-020');

export const UndeterminedByARange = workedCase('bsg-103', { because: 'answers' });

/** The Act does not name breweries. */
export const UndeterminedByLaw = verdictStory(
  { answers: { ...restaurant, businessType: 'brewery' } },
  { status: 'undetermined', because: 'law' },
);

/** Opened after the emergency began: there is nothing to compare with, and no estimate. */
export const UndeterminedWithoutEstimate = workedCase('bsg-038', {
  because: 'law',
  says: 'No amount can be estimated.',
});
