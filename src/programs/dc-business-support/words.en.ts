import { closedNow, emergencyOrders } from '../shared.words.en.js';
import { criteria, priorities, readings } from '../word-tables.js';
import type { WordsOf } from '../words-of.js';
import type { citations } from './citations.js';
import type { dcBusinessSupport } from './program.js';

/** What both tracks of the act say. */
export const actWords = {
  agency: 'Mayor of Washington, DC',
  closed: 'Closed June 2021',
  closedExplanation: `In force from July 27, 2020 to June 2, 2021. ${closedNow}`,
  sources: {
    act: 'D.C. Act 23-347 (emergency act)',
    temporary: 'D.C. Law 23-147 (temporary law)',
  },
  citations: {
    act: 'The emergency act took effect',
    discretion: 'The Mayor could give less, or nothing.',
    kinds: 'A business or a child development center',
    temporary: 'The temporary law took effect',
  },
  dates: {
    'act-from': 'The emergency act took effect',
    'act-to': 'The emergency act ended',
    'temporary-from': 'The temporary law took effect',
    'temporary-to': 'The temporary law ended',
  },
  information: {
    funding: 'Up to $100 million of federal CARES Act money could be used.',
    'up-to': 'The amount is a ceiling. The Mayor could give less, or nothing.',
    length: 'The act was in force 90 days, the temporary law 225 days.',
  },
};

const noAmount = 'The Mayor may accept this, but no amount can be estimated.';
const notShown = 'No loss can be shown';

export const words: WordsOf<typeof dcBusinessSupport, keyof typeof citations> = {
  ...actWords,
  name: 'DC Business Support Grants',
  summary:
    'A DC grant for child development centers and local businesses that lost at ' +
    'least half of their sales in April to June 2020.',

  sources: {
    ...actWords.sources,
    local: 'D.C. Code § 2-218.31',
    definitions: 'D.C. Code § 2-218.02',
    small: 'D.C. Code § 2-218.32',
    disadvantaged: 'D.C. Code § 2-218.33',
    exempt: 'D.C. Code § 47-1808.01',
    sizes: 'D.C. Municipal Regulations, title 27, § 803',
  },

  citations: {
    ...actWords.citations,
    loss: 'Lost at least 50% of receipts',
    amount: 'At most 15% of the lost revenue, or 1 month of receipts.',
    vouchers: 'No public vouchers during the emergency',
    sectors: 'Hotel, retail, restaurant, or sports and entertainment.',
    sales: 'At least 80% of revenue from listed sales',
    open: 'Open, or would be but for the emergency',
    forProfit: 'Run for profit',
    residentOwned: 'Owners pay personal income tax only in DC.',
    office: 'Main office in DC',
    managers: 'Top managers work in that office',
    majority: 'More than 50% of 1 measure is in DC',
    license: 'Licensed or taxed in DC, or in an exempt trade',
    small: 'Small business enterprise',
    disadvantaged: 'Disadvantaged business enterprise',
    exempt: 'Exempt trade',
    sizes: 'Small business enterprise',
  },

  criteria: criteria({
    'eligible-kind': ['A business or a child development center'],
    'no-vouchers': [
      'No public vouchers during the emergency',
      'Only for child development centers.',
    ],
    'for-profit': ['Run for profit'],
    sector: ['In a sector of the act', 'Breweries, wineries and distilleries are not named.'],
    'qualifying-revenue': [
      'At least 80% of revenue from listed sales',
      'Merchandise, food, drinks, lodging, tickets, advertising, media or sponsorship.',
    ],
    'open-or-would-be': [
      'Open, or would be but for the emergency',
      'A place closed for another reason does not count.',
    ],
    'principal-office': ['Main office in DC'],
    'managers-in-office': ['Top managers work in that office'],
    'majority-nexus': [
      'More than 50% of 1 measure is in DC',
      'Employees, owners, assets or receipts. Exactly 50% is not enough.',
    ],
    'license-or-tax': [
      'Licensed or taxed in DC, or in an exempt trade',
      'In an exempt trade, DC residents must own more than 50%.',
    ],
    'revenue-loss': [
      'Lost at least 50% of receipts',
      'April to June 2020 is compared with 2019, or with the 3 months before the emergency if you ' +
        'had been open less than a year.',
    ],
  }),

  values: {
    base: 'Receipts to compare with',
    'lost-revenue': 'Lost revenue',
    'share-of-loss': 'Share of the lost revenue',
    'average-month': 'Average month of 2019',
    'month-cap': 'Limit: 1 month of receipts',
  },

  constants: { 'grant-share': 'Share that is paid' },

  parameters: {},

  readings: readings({
    'single-month-cap': [
      'Which month of 2019 limits the grant?',
      'The act speaks of an average, but also of 1 month.',
      criteria({
        average: ['The average month', 'This is likely.'],
        'any-month': ['The best month'],
      }),
    ],
    'short-history': [
      'What if you opened less than 3 months before the emergency began?',
      'The act speaks only of the 3 months before the emergency.',
      criteria({
        'use-what-was-earned': ['Use what was earned', 'The shorter time stands for the 3 months.'],
        'cannot-be-shown': [notShown, 'There are no 3 months to compare with.'],
      }),
    ],
    'no-comparison-period': [
      'What if you opened after the emergency began?',
      'The act names no period to compare with.',
      criteria({
        'cannot-be-shown': [notShown],
        'later-period-allowed': ['A later period may be used', noAmount],
      }),
    ],
    'silent-sector': [
      'Is a brewery, winery or distillery in a sector of the act?',
      'The act names brewpubs and tasting rooms only.',
      criteria({
        'not-covered': ['No'],
        covered: ['Yes'],
      }),
    ],
    'zero-base': [
      'What if there were no receipts to compare with?',
      'A loss of 50% cannot be worked out from $0.',
      criteria({
        'no-loss': ['There is no loss'],
        'loss-assumed': ['A loss may be shown another way', noAmount],
      }),
    ],
  }),

  priorities: priorities({
    'set-aside': [
      'Set-aside of 12.5%',
      'Under the act: resident-owned, a small business enterprise, and either a disadvantaged ' +
        'business enterprise or at least 51% owned by women or by economically disadvantaged ' +
        'people. From October 20, 2020 to June 2, 2021: resident-owned, and at least 51% owned ' +
        'by economically disadvantaged people or by people who met racial or ethnic prejudice ' +
        'or cultural bias.',
    ],
    'reopening-priority': [
      'Priority for places closed until Phase 3 or 4',
      'Each sector has a share of the money.',
      {
        'child-development': 'Child development centers: 5%',
        restaurant: 'Restaurants: 38%',
        hotel: 'Hotels: 28%',
        retail: 'Retail: 14.5%',
        'sports-entertainment': 'Sports and entertainment: 14.5%',
      },
    ],
  }),

  dates: { 'emergency-declared': 'The emergency began', ...actWords.dates },

  uses: {
    complying: 'Meeting emergency demands',
    reopening: 'Reopening',
    adapting: 'Adapting your business',
    other: 'Other recovery costs',
  },

  certifications: {},
  duties: {},
  documents: {},

  information: {
    ...actWords.information,
    sectors:
      'Restaurants: also cafés, delis, caterers, food trucks, bakeries, brewpubs and supermarkets. ' +
      'Sports and entertainment: also bars, taverns, nightclubs, tasting rooms, music venues, ' +
      'theaters, art galleries and places for recreation.',
    emergency: `${emergencyOrders} When the act passed, the emergency ran to October 9, 2020.`,
    regulations: 'The Mayor was to make rules, likely as for the DC microgrants of 2020.',
    ppp: 'Paycheck Protection Program loans do not reduce the grant.',
  },
};
