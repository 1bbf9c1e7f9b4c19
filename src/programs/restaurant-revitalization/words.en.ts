import { closedNow, isBusiness } from '../shared.words.en.js';
import { terms } from '../terms.words.en.js';
import { criteria, priorities, readings } from '../word-tables.js';
import type { WordsOf } from '../words-of.js';
import type { citations } from './citations.js';
import type { restaurantRevitalization } from './program.js';

const ruleOfSba = 'This is SBA’s rule.';
const priorityOwners =
  'At least 51% is owned, and controlled, by women, veterans, or socially and economically ' +
  'disadvantaged people.';
const neverApplied = 'You never applied for or received a Shuttered Venue Operators Grant.';
const overstated = 'Return the difference if you estimated your 2020 receipts too low.';
const unused = 'Return what is left on the last day, or when you close permanently.';
const fullYear = '2019 receipts less 2020 receipts.';
const necessity = 'The uncertain economy makes the grant necessary.';

export const words: WordsOf<typeof restaurantRevitalization, keyof typeof citations> = {
  name: 'Restaurant Revitalization Fund',
  agency: 'U.S. Small Business Administration (SBA)',
  summary:
    'A federal grant for places that serve food or drink. It paid for sales lost to the ' +
    'pandemic, less Paycheck Protection Program loans.',
  closed: 'Closed July 2021',
  closedExplanation: `Applications were taken from May 3 to 24, 2021. ${closedNow}`,

  sources: {
    statute: 'United States Code, title 15, § 9009c (American Rescue Plan Act, § 5003)',
    sba: 'Small Business Administration: Restaurant Revitalization Fund',
    owners: 'United States Code, title 15, § 632',
    disadvantaged: 'United States Code, title 15, § 637',
    venues: 'United States Code, title 15, § 9009a',
  },

  citations: {
    affiliates: `Affiliated business: ${terms.affiliated.meaning}`,
    period: 'Last day to spend, by statute',
    kinds:
      'Restaurant, food truck, food cart or stand, caterer, bar, saloon, tavern or lounge, brewpub, ' +
      'tasting room or taproom, inn. Also drink makers where the public may taste or buy, and ' +
      'places where people come mainly to be served food or drink.',
    government: 'Not run by a state or local government',
    locations: '20 locations or fewer, under any name',
    venueGrant: 'No Shuttered Venue Operators Grant, received or pending',
    traded: 'Not publicly traded',
    loss: 'The formula depends on the opening day.',
    in2019: fullYear,
    newlyOpened: 'Payroll costs less receipts.',
    notOpen: 'Payroll costs up to March 11, 2021.',
    ppp: 'Paycheck Protection Program loans are taken off.',
    reserves: 'For 2019 receipts of $500,000 or less.',
    order: 'The order of applications',
    necessity,
    noVenueGrant: neverApplied,
    priority: 'First 21 days',
    mostInAll: 'At most $10 million with affiliated businesses.',
    mostEach: 'At most $5 million for each location.',
    grant: 'The grant equals the loss.',
    overstated,
    uses: 'Eligible expenses',
    unused,
    onSite: 'Only for bakeries, brewpubs, tasting rooms, drink makers and inns.',
    excluded: 'Nonprofits and closed or bankrupt businesses are left out.',
    guide: 'SBA’s rules apply',
    form: 'The grant is not under $1,000',
    notice: 'The program closed',
    owners: priorityOwners,
    disadvantaged: priorityOwners,
    venues: 'Shuttered Venue Operators Grant',
  },

  criteria: criteria({
    'is-business': isBusiness,
    'serves-food-or-drink': [
      'Serves food or drink',
      'A place mainly for music or dancing does not count.',
    ],
    'on-site-sales': ['At least 33% of 2019 sales were on site'],
    'not-government-operated': ['Not run by a state or local government'],
    'location-limit': ['20 locations or fewer on March 13, 2020'],
    'no-shuttered-venue-grant': ['No Shuttered Venue Operators Grant, received or pending'],
    'not-publicly-traded': ['Not publicly traded', 'A listed company may own 50% without control.'],
    'for-profit': ['Run for profit', ruleOfSba],
    'not-permanently-closed': ['Not permanently closed', ruleOfSba],
    'not-bankrupt': ['No bankruptcy, or one with an approved plan', ruleOfSba],
    'necessity-certified': ['You can certify that you need the grant'],
    'expenses-incurred': ['Eligible expenses by March 11, 2021'],
    'revenue-loss': ['A loss is left after Paycheck Protection Program loans'],
    'aggregate-limit': ['Grants to affiliated businesses are under $10 million'],
    'minimum-award': ['The grant is not under $1,000'],
  }),

  values: {
    'annualized-2019': '2019 receipts for 12 months',
    'annualized-2020': '2020 receipts for 12 months',
    expenses: 'Payroll and other eligible expenses',
    'counted-expenses': 'Expenses that count',
    loss: 'Loss of revenue',
    'net-loss': 'Loss after Paycheck Protection Program loans',
    'location-cap': 'Limit for your locations',
    'aggregate-cap': 'Limit less grants to affiliated businesses',
    'receipts-in-2019': '2019 receipts that count',
  },

  constants: {
    'aggregate-limit': 'Most with affiliated businesses',
    'per-location': 'Most for each location',
  },

  parameters: {},

  readings: readings({
    guidance: [
      'Do SBA’s rules apply, or only the statute?',
      'SBA added formulas, a $1,000 minimum, and tests of on-site sales, profit, closing and ' +
        'bankruptcy.',
      criteria({
        administered: ['SBA’s rules apply', 'The fund was run this way.'],
        'statute-only': [
          'Only the statute applies',
          'None of these apply. If you opened in 2019, both years are averaged by month. If you ' +
            'opened later, only payroll costs count.',
        ],
      }),
    ],
    'svog-denied': [
      'Does a denied Shuttered Venue Operators Grant application rule you out?',
      'One part of the law does not name it. Another makes you certify that you never applied.',
      criteria({
        definition: ['No', 'Only grants received or pending count.'],
        certification: ['Yes', 'You did apply, so you cannot certify this.'],
      }),
    ],
    'interrupted-2019': [
      'What if an older place had a break in 2019?',
      'The law does not say if a break counts.',
      criteria({
        'in-business': ['In business all of 2019', fullYear],
        'part-year': ['In business part of 2019', '2019 receipts are scaled to 12 months.'],
      }),
    ],
    'opened-after-enactment': [
      'What if you opened on March 11, 2021 or later?',
      'One formula ends on March 10, 2021. The next is for places not open yet.',
      criteria({
        'no-formula': ['No formula fits', 'So there is no grant.'],
        'not-yet-open': ['It counts as not open yet', 'Expenses up to March 11, 2021 count.'],
      }),
    ],
  }),

  priorities: priorities({
    'priority-period': ['First 21 days', priorityOwners],
    'reserve-500k': ['$5 billion reserve', 'For 2019 receipts of $500,000 or less.'],
    'reserve-50k': ['$500 million reserve', 'For 2019 receipts of $50,000 or less.'],
    'reserve-1500k': [
      '$4 billion reserve',
      'For 2019 receipts of $500,001 to $1,500,000. $500,000.01 is in no reserve.',
    ],
  }),

  dates: {
    enacted: 'The law took effect',
    'portal-opened': 'Applications opened',
    'portal-closed': 'Applications closed',
    'program-closed': 'The program closed',
    'spend-from': 'First day of costs that count',
    'spend-by-statute': 'Last day to spend, by statute',
    'spend-by-guidance': 'Last day to spend, by SBA',
  },

  uses: {
    payroll: 'Payroll costs',
    mortgage: 'Mortgage principal or interest, not paid ahead',
    rent: 'Rent, not paid ahead',
    utilities: 'Utilities',
    maintenance: 'Upkeep, outdoor seating, walls, floors, decks, furniture, fixtures and equipment',
    supplies: 'Supplies, protective gear and cleaning',
    food: 'Food and drink as usual',
    suppliers: 'Suppliers you cannot do without',
    expenses: 'Running costs',
    'sick-leave': 'Paid sick leave',
    other: 'Other costs that SBA allows',
  },

  certifications: {
    necessity,
    'no-venue-grant': neverApplied,
    priority: `For priority: ${priorityOwners}`,
  },

  duties: { overstated, unused },

  documents: {
    'form-4506-t': 'Tax Form 4506-T, signed',
    'tax-returns':
      'Tax returns: Form 1120, 1120-S, 1040 with Schedule C or F, or 1065 with Schedules K-1',
    statements: 'Bank statements, profit and loss statements, and point-of-sale reports',
    'ttb-forms': 'Alcohol and Tobacco Tax and Trade Bureau forms, for on-site sales',
  },

  information: {
    venues:
      'Nightclubs, music venues, concert halls and theaters could apply for the Shuttered Venue ' +
      'Operators Grant.',
    order:
      'Priority came first for 21 days, then the order of applications. It paid to apply early.',
    reserves:
      'The $5 billion reserve was for the first 60 days. The rest of the money went by size.',
    open: 'If the law is unclear, you see both outcomes.',
  },
};
