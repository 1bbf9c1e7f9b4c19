import { actWords } from '../dc-business-support/words.en.js';
import { criteria, readings } from '../word-tables.js';
import type { WordsOf } from '../words-of.js';
import type { citations, dcBusinessSupportLandlord } from './program.js';

export const words: WordsOf<typeof dcBusinessSupportLandlord, keyof typeof citations> = {
  ...actWords,
  name: 'DC Business Support Grants for landlords',
  summary:
    'A DC grant for landlords who cut the rent of a business that could get a ' +
    'DC Business Support Grant, or gave other help.',

  citations: {
    ...actWords.citations,
    landlords:
      'Half of the help for an eligible tenant. Rental income is limited to that property.',
  },

  criteria: criteria({
    'is-landlord': ['The applicant is a landlord'],
    'tenant-eligible': ['The tenant is an eligible business'],
    'benefit-given': [
      'You cut the rent or gave other help',
      'It must be worth at least twice the grant.',
    ],
    'sole-rental-income': ['This property is your only source of rent'],
  }),

  values: { 'half-of-benefit': 'Half of the help you gave' },
  constants: { 'grant-share': 'Share that is paid' },
  parameters: {},

  readings: readings({
    'sole-rental-income': [
      'Must this property be your only source of rent?',
      'The act does not say what other rent means.',
      criteria({
        condition: ['Yes, it is a condition', 'With other rent, you get nothing.'],
        measure: ['No, it is a measure', 'Only the rent of this property counts.'],
      }),
    ],
  }),

  priorities: {},
  uses: {},
  certifications: {},

  duties: {
    'lease-end':
      'If the lease ends within 18 months of the grant, tell the Mayor. Show that the tenant ' +
      'agreed, or that it was not for rent unpaid because of the emergency.',
  },

  documents: {},
};
