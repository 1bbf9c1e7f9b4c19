import type { WordsOf } from '../words-of.js';
import type { citations, dcBusinessSupportLandlord } from './program.js';

export const words: WordsOf<typeof dcBusinessSupportLandlord, keyof typeof citations> = {
  name: 'DC Business Support Grants for landlords',
  agency: 'Mayor of the District of Columbia',
  summary:
    'A grant from Washington, DC, for landlords who cut the rent of a business that could get a ' +
    'Business Support Grant, or helped it in another way.',
  closed: 'Closed June 2021',
  closedExplanation:
    'The emergency law was in force from July 27 to October 25, 2020, and a temporary law until ' +
    'June 2, 2021. No applications are taken now. This page explains the rules as they stood.',

  sources: {
    act: 'D.C. Act 23-347 (emergency act, new § 2317)',
    'temporary-law': 'D.C. Law 23-147 (temporary law)',
  },

  citations: {
    track: 'The Mayor may also make grants to landlords of eligible businesses.',
    tenant: 'The landlord must lease to a business that could get a grant itself.',
    benefit:
      'The landlord must have cut the rent or given another benefit, worth at least twice the ' +
      'grant.',
    rentalIncome: 'Rental income is limited to the property leased to the eligible business.',
    half: 'The grant is at most half of the rent given up or other benefit.',
    notice:
      'If the lease ends within 18 months of the grant, the landlord tells the Mayor and gives ' +
      'evidence.',
    discretion: 'Whether to make a grant, and how large, is up to the Mayor alone.',
    eligibleBusiness: 'The act says which businesses are eligible.',
    inForce: 'The emergency act was in force for 90 days from July 27, 2020.',
    funding: 'Up to $100 million of federal pandemic money could be used.',
    temporary: 'A temporary law carried the program on until June 2, 2021.',
  },

  criteria: {
    'is-landlord': {
      label: 'The applicant is a landlord',
      explanation: 'This track was only for landlords. Businesses had a track of their own.',
    },
    'tenant-eligible': {
      label: 'The tenant is an eligible business',
      explanation: 'Your tenant must meet the tests of the DC Business Support Grants.',
    },
    'benefit-given': {
      label: 'You cut the rent or gave other help',
      explanation: 'The help must be worth more than $0, and at least twice the grant.',
    },
    'sole-rental-income': {
      label: 'Your only rental income is from this property',
      explanation:
        'The act limits rental income to the leased property. It can be read as a test of the ' +
        'landlord, or only as a way to measure.',
    },
  },

  values: { 'half-of-benefit': 'Half of the help you gave' },
  constants: { 'share-of-benefit': 'Share of the help that can be paid' },
  parameters: {},

  readings: {
    'sole-rental-income': {
      title: 'Must the leased property be your only source of rent?',
      explanation:
        'The act speaks of rental income limited to the property leased to the business. It does ' +
        'not say what follows if there is other rent.',
      options: {
        condition: {
          label: 'Yes, it is a condition',
          explanation: 'A landlord with rent from other property gets nothing.',
        },
        measure: {
          label: 'No, it is a measure',
          explanation: 'Only the rent of this property is looked at. Other rent does no harm.',
        },
      },
    },
  },

  priorities: {},

  dates: {
    'act-from': 'The emergency act took effect',
    'act-to': 'The emergency act ended',
    'temporary-law-from': 'The temporary law took effect',
    'temporary-law-to': 'The temporary law ended',
  },

  uses: {},
  certifications: {},

  duties: {
    'notify-mayor': 'Tell the Mayor if the lease ends within 18 months of the grant.',
    'lease-end-evidence':
      'With that notice, show that the tenant agreed, or that the lease did not end over rent ' +
      'left unpaid because of the emergency.',
  },

  documents: {},

  information: {
    'twice-the-grant':
      'The help you gave must be worth at least twice the grant. To get $20,000, you must have ' +
      'given $40,000.',
    'up-to': 'The amount is a ceiling. The Mayor could give less, or nothing.',
    funding:
      'Up to $100 million of CARES Act money (the federal pandemic law of 2020) could be used for ' +
      'businesses and landlords together.',
    length:
      'The emergency act was in force for 90 days, and the temporary law after it for 225 days.',
  },
};
