import type { WordsOf } from '../words-of.js';
import type { citations } from './citations.js';
import type { dcBusinessSupport } from './program.js';

export const words: WordsOf<typeof dcBusinessSupport, keyof typeof citations> = {
  name: 'DC Business Support Grants',
  agency: 'Mayor of the District of Columbia',
  summary:
    'A grant from Washington, DC, for places that lost at least half of their sales in ' +
    'April, May and June of 2020. It was for local hotels, shops and restaurants, for ' +
    'sports and entertainment, and for child development centers.',
  closed: 'Closed June 2021',
  closedExplanation:
    'The emergency law was in force from July 27 to October 25, 2020, and a temporary law until ' +
    'June 2, 2021. No applications are taken now. This page explains the rules as they stood.',

  sources: {
    act: 'D.C. Act 23-347 (emergency act, new § 2317)',
    'temporary-law': 'D.C. Law 23-147 (temporary law)',
    'local-enterprises': 'D.C. Code § 2-218.31 (local business enterprises)',
    definitions: 'D.C. Code § 2-218.02 (definitions)',
    'small-enterprises': 'D.C. Code § 2-218.32 (small business enterprises)',
    'disadvantaged-enterprises': 'D.C. Code § 2-218.33 (disadvantaged business enterprises)',
    'exempt-trades': 'D.C. Code § 47-1808.01 (trades outside the tax)',
    'size-limits': 'D.C. Municipal Regulations, title 27, § 803 (size limits)',
  },

  citations: {
    discretion: 'Whether to make a grant, and how large, is up to the Mayor alone.',
    loss:
      'Gross receipts of April, May and June 2020 together must be down by 50% or more from the ' +
      'same months of 2019. A place open for less than a year is measured against the 3 months ' +
      'before the emergency.',
    amount:
      'A grant is at most 15% of the lost revenue. It is also at most 1 month of 2019 ' +
      'receipts, but which month is not clear.',
    kinds: 'Child development centers and certain local businesses are eligible.',
    vouchers: 'A center that got public vouchers during the emergency is left out.',
    sectors: 'The sectors are hotel, retail, restaurant, and sports and entertainment.',
    salesMix:
      'At least 80% of revenue comes from merchandise, food, drinks, lodging, tickets, ' +
      'advertising, media or sponsorship.',
    stillOpen: 'The place is open, or would be but for the emergency.',
    uses: 'The act says what a grant may be spent on.',
    funding: 'Up to $100 million of federal pandemic money could be used.',
    setAside:
      'Of the money, 12.5% is kept for small, resident-owned businesses that are disadvantaged or ' +
      'owned by women.',
    reopening:
      'Shares of the money go first to businesses that could not open before Phase 3 or 4.',
    rules: 'The Mayor was to make the rules for applications.',
    general: 'The act as a whole.',
    inForce: 'The emergency act was in force for 90 days from July 27, 2020.',
    temporary:
      'The temporary law was in force for 225 days from October 20, 2020, and changed the ' +
      'set-aside.',
    forProfit: 'The law on local businesses speaks only of firms set up to make a profit.',
    residentOwned:
      'Resident-owned means that the owner, or most of the owners, pay personal income tax only ' +
      'in DC.',
    principalOffice: 'The main office is physically in DC.',
    managers: 'The chief executive and the top managers work in that office.',
    ties:
      'More than 50% of the employees, the ownership, the assets or the gross receipts is tied to ' +
      'DC.',
    licenseOrTax:
      'The business is licensed in DC, or taxed there, or is in an exempt trade and more than 50% ' +
      'owned by DC residents.',
    smallEnterprise: 'What makes a local business a small business enterprise.',
    disadvantagedEnterprise: 'What makes a local business a disadvantaged business enterprise.',
    exemptTrades: 'Trades that the tax on unincorporated businesses leaves out.',
    sizeLimits: 'Size limits by line of business: average yearly receipts of 3 years.',
  },

  criteria: {
    'eligible-kind': {
      label: 'A business or a child development center',
      explanation: 'Landlords had a track of their own.',
    },
    'no-vouchers': {
      label: 'No public vouchers during the emergency',
      explanation: 'A center that got public vouchers in that time could not get a grant.',
    },
    'for-profit': {
      label: 'Run for profit',
      explanation: 'The law on local businesses covers only those organized for profit.',
    },
    sector: {
      label: 'In a sector that the act covers',
      explanation:
        'The sectors are hotel, retail, restaurant, and sports and entertainment. The act does not ' +
        'say whether a brewery, winery or distillery belongs to one.',
    },
    'qualifying-revenue': {
      label: 'At least 80% of revenue from the listed sales',
      explanation:
        'They are merchandise, food, drinks, lodging, tickets, advertising, media and sponsorship. ' +
        'Exactly 80% is enough.',
    },
    'open-or-would-be': {
      label: 'Open, or would be but for the emergency',
      explanation: 'A place that closed for another reason does not count.',
    },
    'principal-office': {
      label: 'Main office in Washington, DC',
      explanation: 'The main office must be physically in DC.',
    },
    'managers-in-office': {
      label: 'Top managers work in that office',
      explanation: 'The chief executive and the highest managers must do their work there.',
    },
    'majority-nexus': {
      label: 'More than half of 1 measure is in DC',
      explanation:
        'More than 50% of your employees, your ownership, your assets or your gross receipts ' +
        'must be tied to DC. One of the 4 is enough; exactly 50% is not.',
    },
    'license-or-tax': {
      label: 'Licensed or taxed in DC, or in an exempt trade',
      explanation:
        'A DC license or the DC franchise tax is enough. A business in an exempt trade must be ' +
        'more than 50% owned by DC residents.',
    },
    'revenue-loss': {
      label: 'Lost at least half of its receipts',
      explanation:
        'April, May and June 2020 are added up and compared with the same months of 2019. A place ' +
        'open for less than a year compares with the 3 months before the emergency. A loss of ' +
        'exactly 50% is enough.',
    },
  },

  values: {
    base: 'Receipts to compare with',
    'lost-revenue': 'Lost revenue',
    'share-of-loss': 'Share of the lost revenue',
    'average-month-2019': 'Average month of 2019',
    'month-cap': 'Limit: 1 month of receipts',
  },

  constants: {
    'open-a-year-by': 'Last opening day for a full year before the emergency',
    'short-history-from': 'First opening day with less than 3 months before the emergency',
    emergency: 'The emergency began',
    'not-open': 'Not open yet',
    'least-loss': 'Least loss',
    'grant-share': 'Most of the lost revenue that can be paid',
    majority: 'More than this share',
    'least-qualifying-revenue': 'Least share of listed sales',
    'least-set-aside-ownership': 'Least share of ownership for the set-aside',
    'temporary-law-in-force': 'The temporary law is in force',
  },

  parameters: {},

  readings: {
    'single-month-cap': {
      title: 'Which month of 2019 limits the grant?',
      explanation:
        'The act limits the grant to average monthly receipts, but it also says that these ' +
        'may be those of 1 month alone. Both cannot be meant.',
      options: {
        average: {
          label: 'The average month',
          explanation:
            'This is the likely meaning: 2019 receipts divided by the months with sales.',
        },
        'any-month': {
          label: 'The best month',
          explanation: 'Any month of 2019 may be used, so the best one sets the limit.',
        },
      },
    },
    'short-history': {
      title: 'What if the place had been open for less than 3 months when the emergency began?',
      explanation:
        'The act compares with the 3 months before the emergency. It does not say what to do with ' +
        'a shorter time.',
      options: {
        'use-what-was-earned': {
          label: 'Use what was earned in that time',
          explanation: 'The receipts of the shorter time stand for the 3 months.',
        },
        'cannot-be-shown': {
          label: 'No loss can be shown',
          explanation: 'Without 3 full months there is nothing to compare with.',
        },
      },
    },
    'no-comparison-period': {
      title: 'What if the place opened after the emergency began?',
      explanation:
        'The act names no period to compare with for such a place. It leaves much to the Mayor.',
      options: {
        'cannot-be-shown': {
          label: 'No loss can be shown',
          explanation: 'There is nothing before the emergency to compare with.',
        },
        'later-period-allowed': {
          label: 'A later period may be used',
          explanation:
            'The Mayor may accept another way to show the loss. No amount can be estimated.',
        },
      },
    },
    'silent-sector': {
      title: 'Does a brewery, winery or distillery belong to a sector of the act?',
      explanation:
        'The act names brewpubs and tasting rooms in its sectors, but not the makers themselves.',
      options: {
        'not-covered': {
          label: 'No',
          explanation: 'What the act does not name is not covered.',
        },
        covered: {
          label: 'Yes',
          explanation: 'A maker that sells to the public is close enough to the places named.',
        },
      },
    },
    'zero-base': {
      title: 'What if there were no receipts in the period to compare with?',
      explanation: 'A loss of 50% cannot be worked out from $0. The act does not say what follows.',
      options: {
        'no-loss': {
          label: 'There is no loss',
          explanation: 'Receipts cannot fall below nothing.',
        },
        'loss-assumed': {
          label: 'The loss may be shown in another way',
          explanation: 'The Mayor may accept other proof of distress. No amount can be estimated.',
        },
      },
    },
  },

  priorities: {
    'set-aside': {
      label: 'Set-aside of 12.5%',
      explanation:
        'Under the act, the business must be resident-owned and a small business enterprise. ' +
        'It must also be at least 51% owned by economically disadvantaged people, or at least ' +
        '51% owned by women, or be a disadvantaged business enterprise. Under the temporary ' +
        'law, it must be resident-owned. It must also be at least 51% owned by economically ' +
        'disadvantaged people, or by people who met racial or ethnic prejudice or cultural ' +
        'bias.',
    },
    'reopening-priority': {
      label: 'Priority for places closed until Phase 3 or 4',
      explanation:
        'If the emergency kept you closed that long, you have priority in the share of your sector.',
      categories: {
        'child-development': 'Child development centers: 5%',
        restaurant: 'Restaurants: 38%',
        hotel: 'Hotels: 28%',
        retail: 'Retail: 14.5%',
        'sports-entertainment': 'Sports and entertainment: 14.5%',
      },
    },
  },

  dates: {
    'emergency-declared': 'The public health emergency began',
    'act-from': 'The emergency act took effect',
    'act-to': 'The emergency act ended',
    'temporary-law-from': 'The temporary law took effect',
    'temporary-law-to': 'The temporary law ended',
  },

  uses: {
    complying: 'Meeting the demands of the emergency',
    reopening: 'Reopening your place',
    adapting: 'Changing how you do business',
    'other-recovery': 'Other costs of recovering from the emergency',
  },

  certifications: {},
  duties: {},
  documents: {},

  information: {
    funding:
      'Up to $100 million of CARES Act money (the federal pandemic law of 2020) could be used.',
    'up-to': 'The amount is a ceiling. The Mayor could give less, or nothing.',
    'newly-opened':
      'A place open for less than 12 months when the emergency began compares with the 3 months ' +
      'before it.',
    'sector-definitions':
      'The restaurant sector also takes in cafés, delis, caterers, food trucks, bakeries, brewpubs ' +
      'and supermarkets. Sports and entertainment takes in bars, taverns, nightclubs, tasting ' +
      'rooms, music venues, theaters, art galleries and places for sports or recreation.',
    'local-enterprise':
      'The business need not be certified as local. It is enough that it could be.',
    'set-aside-share': '12.5% of the money was kept for the businesses of the set-aside.',
    'set-aside-change':
      'From October 20, 2020 to June 2, 2021, the temporary law had another test for the set-aside.',
    'reopening-shares':
      'For places closed until Phase 3 or 4: 38% for restaurants, 28% for hotels, 14.5% for ' +
      'retail, 14.5% for sports and entertainment, and 5% for child development centers.',
    emergency:
      'The emergency was declared on March 11, 2020, by Mayor’s Orders 2020-045 and 2020-046, and ' +
      'later orders made it longer. When the act passed, it ran to October 9, 2020.',
    regulations: 'The Mayor was still to make rules on how to apply and how money is shared out.',
    microgrants:
      'The process was expected to be like that of the DC small business recovery microgrants of ' +
      'spring 2020.',
    'act-length': 'The emergency act was in force for 90 days, to October 25, 2020.',
    'temporary-length':
      'The temporary act was in force for 225 days, from October 20, 2020 to June 2, 2021.',
    'no-ppp-rule':
      'The act has no rule on Paycheck Protection loans: they do not reduce the grant.',
  },
};
