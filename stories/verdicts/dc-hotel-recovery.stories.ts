import type { Meta } from '@storybook/web-components-vite';

import cases from '../../test/data/scenarios/dc-hotel-recovery.json';
import { newHotel } from '../answers.js';
import { casesOf, type VerdictArgs, verdictMeta, verdictStory } from './verdict-story.js';

const meta: Meta<VerdictArgs> = {
  ...verdictMeta,
  title: 'Verdicts/DC Hotel Recovery',
  args: { ...verdictMeta.args, program: 'dc-hotel-recovery' },
};
export default meta;

const workedCase = casesOf(cases);

export const NothingAnswered = verdictStory({}, { status: 'undetermined', because: 'answers' });

export const Eligible = workedCase('hrg-001', { says: 'up to $339,960' });

/** A page that has no rate to offer clears it. */
export const EligibleWithoutEstimate = workedCase('hrg-110', {
  says: 'No amount can be estimated.',
});

/** Between May 24 and August 22, 2022 a smaller loss was enough. */
export const EligibleOnThatDay = workedCase('hrg-103');

export const IneligibleADayBefore = workedCase('hrg-102');

export const Ineligible = workedCase('hrg-009');

export const IneligibleForThreeReasons = workedCase('x-03');

export const UndeterminedByARange = workedCase('hrg-111', { because: 'answers' });

/** Opened in 2019: the law does not say what to compare with. */
export const UndeterminedByLaw = workedCase('hrg-031', { because: 'law' });

export const UndeterminedByAgency = verdictStory(
  { answers: newHotel },
  { status: 'undetermined', because: 'agency', says: 'The agency decides this' },
);

/** What is not known exactly comes on top of what the agency decides. */
export const UndeterminedByAnswersAndAgency = verdictStory(
  { answers: { ...newHotel, roomCount: { low: '5', high: '15' } } },
  { status: 'undetermined', because: 'answers', says: 'The agency decides this' },
);
