import type { QuestionBankWords } from '../rules/words.js';
import type { conflicts } from './conflicts.js';
import type { questions } from './questions.js';
import { emergencyOrders } from './shared.words.en.js';
import { terms, type TermId } from './terms.words.en.js';
import { questions as questionTable, topics as topicTable } from './word-tables.js';
import type { WordsOfQuestions } from './words-of.js';

const taxLines = 'See line 1c of Form 1120, 1120-S or 1065, or line 3 of Schedule C.';
const trucks = 'Food trucks, carts and catering count as 1.';
const everyMonth = 'Count every month with a sale.';
const addShares = 'Add up their shares.';
const zeroForNone = 'Enter 0 for none.';
const leaveOut =
  'Leave out Paycheck Protection Program loans, Economic Injury Disaster Loans and government ' +
  'grants.';

const plain = questionTable({
  applicantKind: ['Who is applying?', 'Applicant'],

  tenantIsEligible: [
    'Could your tenant get a DC Business Support Grant?',
    'Tenant could qualify',
    'Yes for a child development center without public vouchers, or a local business run for ' +
      'profit: a hotel, shop, restaurant, or place for sports or entertainment, with at least 80% ' +
      'of revenue from listed sales.',
    ['local'],
  ],
  soleRentalIncome: ['Is this property your only source of rent?', 'Only source of rent'],
  rentBenefit: [
    'How much was the rent you cut, or other help you gave this tenant, worth?',
    'Help given to the tenant',
    'The total, not per month.',
  ],

  businessType: ['What kind of place is it?', 'Kind of place', 'Choose what sells most.'],
  primarilyServesFood: [
    'Do people come mainly to be served food or drink?',
    'Mainly serves food or drink',
  ],
  onSiteSalesPercent: [
    'What share of 2019 gross receipts came from sales to the public at your place?',
    'On-site sales share',
    'Inns count only food and drink. If you opened in 2020 or later, use your first business plan.',
    ['on-site', 'receipts'],
  ],
  childCareVouchers: [
    'Did the center get public vouchers during the emergency, from March 11, 2020?',
    'Public vouchers',
    'Public money for child care.',
  ],

  openedOn: ['When did the place open and make its first sales?', 'Opening day'],
  inDistrict: ['Is the place located in DC?', 'Located in DC'],
  lodgingLicense: [
    'Does it have an active DC license as a hotel, inn, motel, or bed and breakfast?',
    'DC lodging license',
  ],
  principalOfficeInDistrict: ['Is your main office in DC?', 'Main office in DC', '', ['local']],
  managersInPrincipalOffice: [
    'Do your chief executive and top managers work in that office?',
    'Top managers in that office',
  ],

  forProfit: ['Is the business run for profit?', 'Run for profit', 'Yes, even if it lost money.'],
  governmentOperated: [
    'Is the business run by a state or local government?',
    'State or local government',
  ],
  publiclyTraded: [
    'Is the business publicly traded, or owned or controlled by a company that is?',
    'Publicly traded',
    'A brand license does not count.',
    ['traded'],
  ],
  locationCount: [
    'How many locations did you and your affiliated businesses have on March 13, 2020?',
    'Locations on March 13, 2020',
    `Count every line of business. ${trucks}`,
    ['affiliated'],
  ],
  ownLocationCount: [
    'How many physical locations did you have when applying in 2021, without affiliated businesses?',
    'Physical locations',
    trucks,
  ],
  permanentlyClosed: ['Is the business permanently closed?', 'Permanently closed'],
  openOrWouldBeOpen: [
    'In 2020, was the place open, or closed only because of the emergency?',
    'Open but for the emergency',
  ],
  bankruptcyStatus: [
    'Has the business filed for bankruptcy?',
    'Bankruptcy',
    'Chapter 7 has no approved plan.',
  ],
  necessityCertified: [
    'Could you sign in good faith that the uncertain economy makes the grant necessary?',
    'Grant necessary',
  ],

  taxGoodStanding: [
    'Is the business in good standing with the DC Office of Tax and Revenue?',
    'Good standing',
    'Tax returns are filed, and taxes are paid or under a payment plan.',
  ],
  interruptions: [
    'Did the place ever close in 2020 or 2021?',
    'Closings in 2020 and 2021',
    emergencyOrders,
  ],
  significantCovidCosts: [
    'Did the pandemic cause you significant costs?',
    'Significant pandemic costs',
    'Say what you believe. The Mayor decides.',
  ],
  classTwoProperty: [
    'Is at least part of the property Class 2 property?',
    'Class 2 property',
    'The tax class of commercial property. It is on your tax bill.',
  ],
  improvedAndOccupied: [
    'Is the property built up for business and occupied?',
    'Built up and occupied',
  ],
  roomCount: ['How many guest rooms does it have?', 'Guest rooms', 'Count room keys.'],
  transientUse: ['Does it regularly lodge short-stay guests?', 'Lodges short-stay guests'],

  qualifyingRevenuePercent: [
    'What share of your revenue comes from merchandise, food, drinks, lodging, tickets, ' +
      'advertising, media or sponsorship?',
    'Share of listed sales',
    'Rent and other services are not listed.',
  ],
  residentEmployeesPercent: [
    'What share of your employees live in DC?',
    'Employees who live in DC',
    'Count people, not hours.',
    ['local'],
  ],
  residentOwnedPercent: [
    'What share of the business is owned by people who live in DC?',
    'Owned by DC residents',
    addShares,
  ],
  districtAssetsPercent: [
    'What share of your assets is in DC?',
    'Assets in DC',
    'Leave out bank accounts.',
  ],
  districtReceiptsPercent: [
    'What share of your gross receipts comes from business in DC?',
    'District gross receipts',
    '',
    ['receipts'],
  ],
  licensedTitle47: [
    'Does it have a DC business license under title 47, chapter 28 of the DC Code?',
    'DC business license',
    'A basic business license is one.',
  ],
  franchiseTaxed: [
    'Is the business subject to DC franchise tax under title 47, chapter 18?',
    'DC franchise tax',
    'Yes if it files Form D-20 or D-30.',
  ],
  exemptTrade: [
    'Is it a trade listed in D.C. Code § 47-1808.01(1)–(5)?',
    'Exempt trade',
    'Ask your tax preparer.',
  ],

  svogStatus: [
    'Did you apply for a Shuttered Venue Operators Grant?',
    'Shuttered Venue Operators Grant',
    'As of your application to the restaurant fund.',
    ['venues'],
  ],
  pppLoans: [
    'How much Paycheck Protection Program money did you get in 2020 and 2021?',
    'Paycheck Protection Program',
    `Add up both draws, forgiven or not. ${zeroForNone}`,
    ['ppp'],
  ],
  affiliateGrants: [
    'How much did your affiliated businesses already get from the restaurant fund?',
    'Grants to affiliated businesses',
    zeroForNone,
    ['affiliated'],
  ],

  monthsOperating2019: [
    'In how many months of 2019 did you have sales?',
    'Months of 2019 with sales',
    everyMonth,
  ],
  monthsOperating2020: [
    'In how many months of 2020 did you have sales?',
    'Months of 2020 with sales',
    everyMonth,
  ],
  grossReceipts2018: [
    'What were your gross receipts in 2018?',
    '2018 gross receipts',
    taxLines,
    ['receipts'],
  ],
  grossReceipts2019: [
    'What were your gross receipts in 2019?',
    '2019 gross receipts',
    taxLines,
    ['receipts'],
  ],
  grossReceipts2020: [
    'What were your gross receipts in 2020?',
    '2020 gross receipts',
    taxLines,
    ['receipts'],
  ],
  grossReceipts2021: [
    'What were your gross receipts from January 1 to March 10, 2021?',
    'Early 2021 gross receipts',
    '',
    ['receipts'],
  ],
  grossReceiptsQ2of2019: [
    'What were your gross receipts from April to June 2019?',
    'April to June 2019 receipts',
    '',
    ['receipts'],
  ],
  grossReceiptsQ2of2020: [
    'What were your gross receipts from April to June 2020?',
    'April to June 2020 receipts',
    '',
    ['receipts'],
  ],
  grossReceiptsBeforeEmergency: [
    'What were your gross receipts from December 11, 2019 to March 10, 2020?',
    'Receipts before the emergency',
    'Or from your opening day, if later.',
    ['receipts'],
  ],
  highestMonth2019: [
    'What were your gross receipts in the best month of 2019?',
    'Best month of 2019',
    '',
    ['receipts'],
  ],
  usesExpenseMethod: [
    'You opened in 2019. Should your expenses count as well?',
    'Expenses count as well',
    'The higher result is used.',
    ['expenses'],
  ],
  payrollCosts: [
    'What were your payroll costs from February 15, 2020 to March 11, 2021?',
    'Payroll costs',
    'Pay up to $100,000 a year per person, tips, paid leave, health care, retirement benefits ' +
      'and local payroll taxes.',
  ],
  otherEligibleExpenses: [
    'What were your other eligible expenses from February 15, 2020 to March 11, 2021?',
    'Other eligible expenses',
    'Leave out payroll, income taxes, and rent or mortgage paid ahead.',
    ['expenses'],
  ],
  occupancy2018: ['What was your occupancy in 2018?', '2018 occupancy', '', ['occupancy']],
  occupancy2019: ['What was your occupancy in 2019?', '2019 occupancy', '', ['occupancy']],
  occupancy2020: ['What was your occupancy in 2020?', '2020 occupancy', '', ['occupancy']],
  revPar2018: [
    'What was your revenue per available room in 2018?',
    '2018 revenue per room',
    '',
    ['revPar'],
  ],
  revPar2019: [
    'What was your revenue per available room in 2019?',
    '2019 revenue per room',
    '',
    ['revPar'],
  ],
  revPar2020: [
    'What was your revenue per available room in 2020?',
    '2020 revenue per room',
    '',
    ['revPar'],
  ],

  priorityGroupPercent: [
    'What share of the business is owned by women, veterans, or socially and economically disadvantaged people?',
    'Owned by priority groups',
    'Count each owner once.',
    ['socially'],
  ],
  priorityGroupControls: [
    'Do these owners control management and daily operations?',
    'Priority groups in control',
  ],
  residentOwnedBusiness: [
    'Do most owners pay personal income tax only in DC?',
    'Resident-owned',
    'Count people, not shares.',
  ],
  smallBusinessEnterprise: [
    'Is it a small business enterprise?',
    'Small business enterprise',
    'A local business independently owned, run and controlled, and small by the federal limit or ' +
      'the DC limit for its line of business.',
    ['local'],
  ],
  disadvantagedBusinessEnterprise: [
    'Is it, or could it be, a disadvantaged business enterprise?',
    'Disadvantaged enterprise',
    'A local business owned, run and controlled by economically disadvantaged people.',
  ],
  economicallyDisadvantagedPercent: [
    'What share of the business is owned by economically disadvantaged people?',
    'Owned by disadvantaged people',
    addShares,
    ['economically'],
  ],
  womenOwnedPercent: ['What share of the business is owned by women?', 'Owned by women', addShares],
  prejudiceOwnedPercent: [
    'What share of the business is owned by people who met racial or ethnic prejudice or cultural bias?',
    'Owned by people who met bias',
    addShares,
  ],
  closedUntilPhase3: [
    'Did the emergency keep your place closed until Phase 3 or 4?',
    'Closed until Phase 3 or 4',
    'Phases of DC’s reopening plan.',
  ],
});

const questionWords: WordsOfQuestions<typeof questions, TermId> = {
  ...plain,
  applicantKind: {
    ...plain.applicantKind,
    options: {
      business: 'A business',
      'child-development': 'A child development center',
      landlord: 'A landlord',
    },
  },
  businessType: {
    ...plain.businessType,
    groups: {
      food: 'Food',
      drink: 'Drinks',
      lodging: 'Lodging',
      entertainment: 'Sports and entertainment',
      shops: 'Other',
    },
    options: {
      restaurant: 'Restaurant',
      cafe: 'Café, deli, coffee shop or cafeteria',
      'food-truck': 'Food truck',
      'food-cart': 'Food cart or stand',
      caterer: 'Caterer',
      bakery: 'Bakery',
      grocery: 'Grocery or supermarket',
      bar: 'Bar, saloon, tavern or lounge',
      brewpub: 'Brewpub',
      'tasting-room': 'Tasting room or taproom',
      brewery: 'Brewery',
      winery: 'Winery',
      distillery: 'Distillery',
      hotel: 'Hotel or motel',
      inn: 'Inn',
      'bed-and-breakfast': 'Bed and breakfast',
      nightclub: 'Nightclub',
      'music-venue': 'Music venue or concert hall',
      theater: 'Theater',
      'sports-venue': 'Place for sports or recreation',
      'art-gallery': 'Art gallery',
      retail: 'Other shop',
      other: 'Something else',
    },
  },
  bankruptcyStatus: {
    ...plain.bankruptcyStatus,
    options: {
      none: 'No',
      'approved-plan': 'Yes, with an approved plan',
      'no-approved-plan': 'Yes, without an approved plan',
    },
  },
  interruptions: {
    ...plain.interruptions,
    options: {
      none: 'No',
      required: 'Yes, only as emergency orders required',
      other: 'Yes, also for another reason, such as few guests',
    },
  },
  svogStatus: {
    ...plain.svogStatus,
    options: {
      none: 'No',
      pending: 'Yes, with no answer yet',
      received: 'Yes, I got it',
      denied: 'Yes, it was denied',
    },
  },
};

const topics: QuestionBankWords['topics'] &
  Readonly<Record<(typeof questions)[number]['topic'], unknown>> = topicTable({
  applicant: ['Who is applying'],
  tenant: ['Your tenant'],
  kind: ['Your place'],
  food: ['Food and drink'],
  vouchers: ['Public vouchers'],
  opening: ['Opening day'],
  place: ['Located in DC'],
  office: ['Main office'],
  business: ['Your business'],
  locations: ['Locations'],
  standing: ['In business'],
  lodging: ['Your hotel'],
  property: ['Your property'],
  sales: ['Your sales'],
  ties: ['Your ties to DC', 'More than 50% of any 1 is enough.'],
  license: ['DC license and taxes'],
  help: ['Federal help'],
  months: ['Months with sales'],
  'yearly-receipts': ['Gross receipts by year', leaveOut],
  'shorter-receipts': ['Gross receipts of shorter periods', leaveOut],
  expenses: ['Expenses'],
  occupancy: ['Occupancy'],
  revPar: ['Revenue per available room'],
  priority: ['Priority groups'],
  'set-aside': ['Small businesses'],
  owners: ['Your owners'],
  reopening: ['Reopening'],
});

const conflictWords: Readonly<Record<(typeof conflicts)[number]['code'], string>> = {
  'spring-2019-over-2019': 'April to June 2019 is more than all of 2019.',
  'spring-2020-over-2020': 'April to June 2020 is more than all of 2020.',
  'best-month-over-2019': 'The best month of 2019 is more than all of 2019.',
  'best-month-under-average': 'The best month of 2019 is less than the average month.',
  'receipts-before-opening': 'You had sales in 2019, but opened in 2020 or later.',
  'months-over-2019': 'Your opening leaves fewer months of 2019.',
  'months-over-2020': 'Your opening leaves fewer months of 2020.',
};

export const questionBankWords = {
  questions: questionWords,
  topics,
  terms,
  conflicts: conflictWords,
} as const satisfies QuestionBankWords;
