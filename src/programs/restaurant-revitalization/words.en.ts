import type { WordsOf } from '../words-of.js';
import type { citations } from './citations.js';
import type { restaurantRevitalization } from './program.js';

export const words: WordsOf<typeof restaurantRevitalization, keyof typeof citations> = {
  name: 'Restaurant Revitalization Fund',
  agency: 'U.S. Small Business Administration (SBA)',
  summary:
    'A federal grant for restaurants, bars and other places that serve food or drink. It made up ' +
    'for sales lost to the pandemic, after taking off Paycheck Protection loans.',
  closed: 'Closed July 2021',
  closedExplanation:
    'Applications were taken from May 3 to May 24, 2021, and the program closed in July 2021. ' +
    'No applications are taken now. This page explains the rules as they stood.',

  sources: {
    statute: 'United States Code, title 15, § 9009c (American Rescue Plan Act, § 5003)',
    sba: 'Small Business Administration: Restaurant Revitalization Fund',
    'small-business-owners': 'United States Code, title 15, § 632 (Small Business Act)',
    'disadvantaged-owners': 'United States Code, title 15, § 637 (Small Business Act)',
    'shuttered-venues': 'United States Code, title 15, § 9009a (shuttered venues)',
  },

  citations: {
    affiliates:
      'A business is affiliated if you hold 50% or more of it or control it by contract, going by ' +
      'the arrangements of March 13, 2020.',
    spendingPeriod:
      'Money may be spent on costs from February 15, 2020 to December 31, 2021. SBA may move the ' +
      'end, to 2 years after March 11, 2021 at the latest.',
    eligibleEntity:
      'The law lists restaurants, food stands, trucks and carts, caterers, saloons, inns, taverns, ' +
      'bars, lounges, brewpubs, tasting rooms and taprooms. It adds makers of drinks where the ' +
      'public may taste or buy, and other places where people gather mainly to eat or drink.',
    governmentOperated: 'A business that a state or local government runs cannot get a grant.',
    locations:
      'A business with more than 20 locations on March 13, 2020, affiliates included, cannot get ' +
      'a grant. Different names do not matter.',
    shutteredVenue:
      'A business that got a Shuttered Venue Operators Grant, or is waiting for an answer, cannot ' +
      'get this grant.',
    publiclyTraded: 'A publicly traded company cannot get a grant.',
    publiclyTradedMeaning:
      'Publicly traded includes a business that a listed company controls or owns by more than ' +
      'half.',
    loss: 'How the loss of revenue is worked out depends on when the place opened.',
    lossFullYear: 'In business for all of 2019: 2019 gross receipts less 2020 gross receipts.',
    lossPartYear:
      'In business for only part of 2019: 12 average months of 2019 less 12 average months of ' +
      '2020, or a formula that SBA sets.',
    lossNewlyOpened:
      'Opened from January 1, 2020 to March 10, 2021: payroll costs less gross receipts, or a ' +
      'formula that SBA sets.',
    lossNotOpen:
      'Not yet open when applying, but with payroll costs by March 11, 2021: those costs, or a ' +
      'formula that SBA sets. SBA took all eligible expenses.',
    pppReduction: 'Paycheck Protection loans of 2020 and 2021 are taken off the loss.',
    payroll: 'What counts as payroll costs follows the Paycheck Protection Program, with limits.',
    smallReserve: '$5 billion was kept for places with gross receipts of $500,000 or less in 2019.',
    sizeReserve: 'The rest of the money was to be spread over businesses of different sizes.',
    order: 'Grants are made in the order in which applications come in.',
    necessity:
      'You certify in good faith that the uncertain economy makes the grant necessary to keep ' +
      'the business going.',
    noVenueGrant:
      'You certify that you have neither applied for nor received a Shuttered Venue Operators ' +
      'Grant.',
    priorityPeriod:
      'For the first 21 days, SBA puts some owners first: women, veterans, and people who ' +
      'are socially and economically disadvantaged.',
    aggregateLimit: 'A business and its affiliates can get at most $10 million in all.',
    locationLimit: 'The grant is at most $5 million for each physical location.',
    grantAmount: 'The grant equals the loss of revenue caused by the pandemic.',
    overstatedLoss:
      'If the grant was based on a guess of 2020 receipts that was too low, the difference goes ' +
      'back.',
    uses: 'The law lists 11 kinds of costs the money may pay for.',
    unusedMoney:
      'Money not spent by the end of the period, or when a business closes for good, goes back.',
    womenControl:
      'Women or veterans count as owners if they hold at least 51% and run the business.',
    disadvantagedControl:
      'Socially and economically disadvantaged people must own at least 51% and be in control.',
    shutteredVenueGrants:
      'Venues such as theaters and concert halls had a grant program of their own.',
    guideSales:
      'Bakeries, brewpubs, tasting rooms, makers of drinks, and inns must show their sales ' +
      'on site. At least 33% of 2019 receipts must come from sales to the public there.',
    guideExclusions:
      'SBA shut out nonprofits, businesses closed for good, and businesses in bankruptcy without ' +
      'an approved plan.',
    guideFormulas:
      'SBA used 3 formulas: open by January 1, 2019; opened during 2019; opened later or not yet. ' +
      'A place that opened in 2019 could choose between the last 2.',
    guideSpending: 'SBA set March 11, 2023 as the last day to spend the money.',
    guideDocuments: 'SBA named the papers that could prove gross receipts and expenses.',
    guideReserves:
      'SBA split the money further: $500 million for 2019 receipts of $50,000 or less, and $4 ' +
      'billion for $500,001 to $1,500,000.',
    form: 'The application form sets a smallest grant of $1,000.',
    closing: 'SBA opened, paused and closed the program by notices on its website.',
  },

  criteria: {
    'is-business': {
      label: 'The applicant is a business',
      explanation: 'The fund was for businesses that serve food or drink.',
    },
    'serves-food-or-drink': {
      label: 'The place serves food or drink',
      explanation:
        'It must be of a kind the law lists, or one where people gather mainly to be served food ' +
        'or drink. A place people visit mainly for music or dancing does not count.',
    },
    'on-site-sales': {
      label: 'At least 33% of 2019 sales were on site',
      explanation:
        'SBA asked this of bakeries, makers of drinks, brewpubs, tasting rooms and inns only. ' +
        'Exactly 33% is enough.',
    },
    'not-government-operated': {
      label: 'Not run by a state or local government',
      explanation: 'A place run by a state or local government could not get a grant.',
    },
    'location-limit': {
      label: '20 locations or fewer on March 13, 2020',
      explanation:
        'Locations of affiliated businesses count too, in any line of business. Closing some ' +
        'later does not help.',
    },
    'no-shuttered-venue-grant': {
      label: 'No Shuttered Venue Operators Grant, and none applied for',
      explanation:
        'A grant you received, or an application without an answer, rules this grant out. For a ' +
        'denied application the law says 2 different things.',
    },
    'not-publicly-traded': {
      label: 'Not publicly traded',
      explanation:
        'Neither the business nor a company that controls it or owns more than half of it may be ' +
        'listed on a national exchange. A holding of exactly 50% without control is allowed.',
    },
    'for-profit': {
      label: 'Run for profit',
      explanation: 'SBA did not make grants to nonprofits. The statute itself does not say so.',
    },
    'not-permanently-closed': {
      label: 'Not closed for good',
      explanation: 'SBA made grants only to businesses that were open or meant to open again.',
    },
    'not-bankrupt': {
      label: 'Not in bankruptcy without an approved plan',
      explanation:
        'A business in Chapter 11, 12 or 13 could apply once its plan was approved. A business in ' +
        'Chapter 7 could not.',
    },
    'necessity-certified': {
      label: 'You can certify that you need the grant',
      explanation:
        'You had to sign, in good faith, that the uncertain economy made the grant necessary.',
    },
    'expenses-incurred': {
      label: 'There were eligible expenses by March 11, 2021',
      explanation: 'A place that had not opened yet needed some eligible expenses by that day.',
    },
    'revenue-loss': {
      label: 'There is a loss after Paycheck Protection loans',
      explanation:
        'The loss, less all Paycheck Protection money of 2020 and 2021, must be more than $0.',
    },
    'aggregate-limit': {
      label: 'Affiliates have not used up the $10 million limit',
      explanation:
        'You and your affiliated businesses together can get at most $10 million. If they already ' +
        'have all of it, nothing is left for you.',
    },
    'minimum-award': {
      label: 'The grant would not be under $1,000',
      explanation: 'SBA made no grants of less than $1,000. Exactly $1,000 is enough.',
    },
  },

  values: {
    'annualized-2019': '2019 receipts, scaled to 12 months',
    'annualized-2020': '2020 receipts, scaled to 12 months',
    expenses: 'Payroll and other eligible expenses',
    'counted-expenses': 'Expenses that count',
    loss: 'Loss of revenue',
    'net-loss': 'Loss after Paycheck Protection loans',
    'location-cap': 'Limit for your locations',
    'aggregate-cap': 'What is left of the limit for you and your affiliates',
    'receipts-in-2019': '2019 receipts that count for the reserves',
  },

  constants: {
    'full-year': 'Months in a full year of business',
    'open-all-2019': 'Last opening day for all of 2019',
    'newly-opened-from': 'First opening day that counts as newly opened',
    'newly-opened-to': 'Last opening day that counts as newly opened',
    'not-open': 'Not open yet',
    'most-for-all': 'Most for a business and its affiliates',
    'most-per-location': 'Most for each location',
    'least-on-site-sales': 'Least share of on-site sales',
    'most-locations': 'Most locations',
    'least-award': 'Smallest grant',
    'least-priority-ownership': 'Least share owned by priority groups',
    'small-reserve-most': 'Most 2019 receipts for the $5 billion reserve',
    'smallest-reserve-most': 'Most 2019 receipts for the $500 million reserve',
    'middle-reserve-least': 'Least 2019 receipts for the $4 billion reserve',
    'middle-reserve-most': 'Most 2019 receipts for the $4 billion reserve',
  },

  parameters: {},

  readings: {
    guidance: {
      title: 'Do SBA’s own rules apply, or only the words of the statute?',
      explanation:
        'Congress wrote the statute. SBA ran the program and added tests and formulas that the ' +
        'statute does not contain.',
      options: {
        administered: {
          label: 'SBA’s rules apply',
          explanation:
            'This is how the program was run: the on-site sales test, profit, closing and ' +
            'bankruptcy rules, the $1,000 minimum and SBA’s own formulas all count.',
        },
        'statute-only': {
          label: 'Only the statute applies',
          explanation:
            'SBA’s extra tests fall away. For a place that opened in 2019, both years are averaged ' +
            'by month. For one that opened later or is not open yet, only payroll counts.',
        },
      },
    },
    'svog-denied': {
      title: 'Does a denied application for a Shuttered Venue Operators Grant rule you out?',
      explanation:
        'One part of the law shuts out only grants received and applications pending. Another ' +
        'makes you certify that you have not applied at all.',
      options: {
        definition: {
          label: 'No: a denied application does not count',
          explanation: 'The list of who is shut out speaks only of pending and received.',
        },
        certification: {
          label: 'Yes: you could not sign the certification',
          explanation: 'You did apply, so you could not truthfully sign that you had not.',
        },
      },
    },
    'interrupted-2019': {
      title: 'If an older place had no sales in some months of 2019, which formula applies?',
      explanation:
        'The law speaks of a business not in operation for all of 2019. It does not say whether a ' +
        'closing in between, such as after a flood, counts.',
      options: {
        'in-business': {
          label: 'It was in business all year',
          explanation: 'The loss is 2019 receipts less 2020 receipts.',
        },
        'part-year': {
          label: 'It was in business for part of the year',
          explanation: '2019 receipts are scaled up to 12 months first.',
        },
      },
    },
    'opened-after-enactment': {
      title: 'What about a place that opened on March 11, 2021 or later?',
      explanation:
        'One formula ends on March 10, 2021. The next is for places not yet open. A place that ' +
        'opened after that day but before it applied falls between them.',
      options: {
        'no-formula': {
          label: 'No formula reaches it',
          explanation: 'Without a formula there is no loss, and so no grant.',
        },
        'not-yet-open': {
          label: 'It counts as not yet open',
          explanation: 'It was not open on March 11, 2021, so expenses up to that day count.',
        },
      },
    },
  },

  priorities: {
    'priority-period': {
      label: 'First 21 days',
      explanation:
        'SBA put these businesses first for 21 days: at least 51% owned, and controlled, by ' +
        'women, by veterans, or by people who are socially and economically disadvantaged.',
    },
    'reserve-500k': {
      label: '$5 billion reserve',
      explanation: 'For gross receipts of $500,000 or less in 2019.',
    },
    'reserve-50k': {
      label: '$500 million reserve',
      explanation: 'For gross receipts of $50,000 or less in 2019.',
    },
    'reserve-1500k': {
      label: '$4 billion reserve',
      explanation:
        'For gross receipts from $500,001 to $1,500,000 in 2019. SBA wrote the limits in whole ' +
        'dollars, so $500,000.01 is in no reserve.',
    },
  },

  dates: {
    enacted: 'The law took effect',
    'portal-opened': 'Applications opened',
    'portal-closed': 'Applications closed',
    'program-closed': 'The program closed',
    'spend-from': 'First day of costs the money may pay for',
    'spend-by-statute': 'Last day to spend the money, in the statute',
    'spend-by-guidance': 'Last day to spend the money, as SBA later set it',
  },

  uses: {
    payroll: 'Payroll costs',
    mortgage: 'Mortgage payments, principal or interest, but nothing paid ahead of time',
    rent: 'Rent, but nothing paid ahead of time',
    utilities: 'Utilities',
    maintenance:
      'Upkeep, building for outdoor seating, walls, floors, decks, furniture, fixtures and ' +
      'equipment',
    supplies: 'Supplies, protective gear and cleaning materials',
    'food-and-beverage': 'Food and drink you normally buy for the business',
    'supplier-costs':
      'What you owe suppliers for goods the business cannot do without, under orders or contracts',
    'operating-expenses': 'Running costs of the business',
    'sick-leave': 'Paid sick leave',
    'other-uses': 'Other costs that SBA finds essential to keep the business going',
  },

  certifications: {
    necessity: 'The uncertain economy makes the grant necessary to keep the business going.',
    'no-venue-application':
      'You have not applied for a Shuttered Venue Operators Grant, and have not received one.',
    'priority-status':
      'If you ask for priority: women, veterans, or socially and economically disadvantaged ' +
      'people own at least 51% of the business and control it.',
  },

  duties: {
    'return-overstated-loss':
      'Return the difference if your real 2020 receipts were higher than you had estimated.',
    'return-unused': 'Return what you have not spent on allowed costs by the last day.',
    'return-on-closing': 'Return what is left if the business closes for good before that.',
  },

  documents: {
    'form-4506-t':
      'Form 4506-T of the Internal Revenue Service (IRS), signed, so that tax records can ' +
      'be checked',
    'corporate-tax-returns': 'Business tax returns: Form 1120 or 1120-S',
    'personal-schedules': 'Form 1040 with Schedule C or Schedule F',
    'partnership-returns': 'For a partnership, Form 1065 with its Schedules K-1',
    'bank-statements': 'Bank statements',
    'profit-and-loss': 'Profit and loss statements',
    'point-of-sale-reports': 'Point-of-sale reports',
    'ttb-forms':
      'For breweries, wineries, distilleries and tasting rooms: reports to the Alcohol and ' +
      'Tobacco Tax and Trade Bureau (TTB), to show on-site sales',
  },

  information: {
    'shuttered-venue-grant':
      'Do people come to your place mainly for music, dancing or shows? Nightclubs, music ' +
      'venues, concert halls and theaters could look to the Shuttered Venue Operators Grant ' +
      'instead.',
    'first-21-days': 'For the first 21 days, applications with priority came before all others.',
    'first-60-days':
      '$5 billion was kept, for the first 60 days, for places with gross receipts of $500,000 or ' +
      'less in 2019.',
    'rest-by-size':
      'The other $23.6 billion went to businesses of different sizes. SBA kept $500 million of ' +
      'the fund for the smallest places and $4 billion for middle-sized ones.',
    'order-received': 'After the priority period, grants were made in the order of applications.',
    'apply-early': 'The money ran out. It paid to apply on the first day.',
    'open-questions':
      'The law leaves some points open, such as a denied venue grant or a break in 2019. This ' +
      'checker shows both outcomes where that matters for you.',
  },
};
