import type { Meta } from '@storybook/web-components-vite';

import cases from '../../test/data/scenarios/restaurant-revitalization.json';
import { casesOf, type VerdictArgs, verdictMeta, verdictStory } from './verdict-story.js';

const meta: Meta<VerdictArgs> = {
  ...verdictMeta,
  title: 'Verdicts/Restaurant Revitalization Fund',
  args: { ...verdictMeta.args, program: 'restaurant-revitalization' },
};
export default meta;

const workedCase = casesOf(cases);

export const NothingAnswered = verdictStory({}, { status: 'undetermined', because: 'answers' });

export const Eligible = workedCase('rrf-001', { says: 'the award would be $300,000.' });

/** One answer is a range, and so is the award. */
export const EligibleForARange = workedCase('rrf-101', { says: 'between $500,000 and $600,000' });

/** The limit for one location. */
export const Capped = workedCase('rrf-022', { says: 'It can be capped by' });

/** The limit with affiliates. */
export const CappedWithAffiliates = workedCase('rrf-027', { says: 'It can be capped by' });

export const MayBeCapped = workedCase('rrf-103', { says: 'between $5,000,000 and $6,000,000' });

export const AmountToTheCent = workedCase('rrf-075', { says: '$480,000.01' });

/** The statute alone would give less. */
export const OtherReadingReachesElsewhere = workedCase('rrf-060', {
  says: 'On another reading of the law: between $30,000 and $180,000.',
});

export const Ineligible = workedCase('rrf-012');

export const IneligibleForTwoReasons = workedCase('x-01a');

/** Only a rule of the agency stands in the way: the statute alone would give an award. */
export const IneligibleOnOneReading = workedCase('rrf-047', {
  says: 'On another reading of the law',
});

/** Nothing is left of the loss. */
export const NilAward = workedCase('rrf-005');

export const UndeterminedByAnswers = workedCase('rrf-086', { because: 'answers' });

export const UndeterminedByARange = workedCase('rrf-102', { because: 'answers' });

export const UndeterminedByLaw = workedCase('rrf-039', { because: 'law' });

/** Two points of the law at once. */
export const UndeterminedByLawTwice = workedCase('rrf-063', { because: 'law' });
