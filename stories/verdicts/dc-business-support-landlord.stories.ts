import type { Meta } from '@storybook/web-components-vite';

import cases from '../../test/data/scenarios/dc-business-support-landlord.json';
import { landlord } from '../answers.js';
import { casesOf, type VerdictArgs, verdictMeta, verdictStory } from './verdict-story.js';

const meta: Meta<VerdictArgs> = {
  ...verdictMeta,
  title: 'Verdicts/DC grants for landlords',
  args: { ...verdictMeta.args, program: 'dc-business-support-landlord' },
};
export default meta;

const workedCase = casesOf(cases);

export const NothingAnswered = verdictStory({}, { status: 'undetermined', because: 'answers' });

export const Eligible = workedCase('bsg-050', { says: 'up to $20,000' });

export const AmountToTheCent = workedCase('bsg-051', { says: 'up to $19,999.50' });

/** No rent was given up. */
export const Ineligible = workedCase('bsg-053');

export const IneligibleTenant = workedCase('bsg-054');

export const UndeterminedByAnswers = verdictStory(
  { answers: { ...landlord, rentBenefit: { low: '0', high: '40000' } } },
  { status: 'undetermined', because: 'answers' },
);

/** The Act can be read to ask for the only rent, or to measure by it. */
export const UndeterminedByLaw = verdictStory(
  { answers: { ...landlord, soleRentalIncome: false } },
  { status: 'undetermined', because: 'law' },
);
