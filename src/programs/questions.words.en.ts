import type { QuestionBankWords } from '../rules/words.js';
import type { conflicts } from './conflicts.js';
import type { questions } from './questions.js';
import { terms, type TermId } from './terms.words.en.js';
import type { WordsOfQuestions } from './words-of.js';

const taxLines =
  'Look at line 1c of Form 1120, 1120-S or 1065, or line 3 of Schedule C (Form 1040).';
const leaveOut = 'Leave out Paycheck Protection loans, disaster loans and government grants.';

const questionWords: WordsOfQuestions<typeof questions, TermId> = {
  applicantKind: {
    label: 'Who is applying?',
    short: 'Applicant',
    options: {
      business: {
        label: 'A business',
        hint: 'Such as a restaurant, bar, shop, venue or hotel',
      },
      'child-development': {
        label: 'A child development center',
        hint: 'A licensed day care or early learning center',
      },
      landlord: {
        label: 'A landlord',
        hint: 'You rent space to a business in Washington, DC, and helped it with the rent',
      },
    },
  },

  tenantIsEligible: {
    label: 'Could your tenant get a DC Business Support Grant itself?',
    short: 'Tenant could qualify',
    hint: 'Your tenant can use this checker to find out.',
    terms: ['eligible-business', 'local-business-enterprise'],
  },
  soleRentalIncome: {
    label: 'Is the rent from this property your only rental income?',
    short: 'Only rental income',
    hint: 'Answer no if you also collect rent for any other property.',
  },
  rentBenefit: {
    label: 'How much was the rent you gave up, or other help you gave this tenant, worth?',
    short: 'Help given to the tenant',
    hint:
      'Add rent that you cut or waived, and the value of other help, such as building work you ' +
      'paid for. Leave out help to other tenants. Your lease change or rent ledger shows it.',
  },

  businessType: {
    label: 'What kind of place is it?',
    short: 'Kind of place',
    hint: 'Choose what brings in most of your sales.',
    groups: {
      food: 'Food',
      drink: 'Drinks',
      lodging: 'Places to stay',
      entertainment: 'Entertainment and sports',
      shops: 'Shops and others',
    },
    options: {
      restaurant: 'Restaurant',
      cafe: { label: 'Café', hint: 'Also a deli, coffee shop, cafeteria or snack bar' },
      'food-truck': 'Food truck',
      'food-cart': { label: 'Food cart', hint: 'Or a food stand' },
      caterer: 'Caterer',
      bakery: 'Bakery',
      grocery: { label: 'Grocery store', hint: 'Or a supermarket' },
      bar: { label: 'Bar', hint: 'Also a saloon, tavern or lounge' },
      brewpub: 'Brewpub',
      'tasting-room': { label: 'Tasting room', hint: 'Or a taproom' },
      brewery: { label: 'Brewery', hint: 'Large or small' },
      winery: 'Winery',
      distillery: 'Distillery',
      hotel: { label: 'Hotel', hint: 'Or a motel' },
      inn: 'Inn',
      'bed-and-breakfast': 'Bed and breakfast',
      nightclub: 'Nightclub',
      'music-venue': { label: 'Music venue', hint: 'Or a concert hall' },
      theater: 'Theater',
      'sports-venue': { label: 'Sports venue', hint: 'Or a place for recreation' },
      'art-gallery': 'Art gallery',
      retail: { label: 'Shop', hint: 'Any store other than a grocery store' },
      other: { label: 'Something else', hint: 'Such as a dry cleaner or an office' },
    },
  },
  primarilyServesFood: {
    label: 'Do people come mainly to be served food or drink?',
    short: 'Mainly serves food or drink',
    hint: 'Think of why most guests come. At a concert hall they come mainly for the music.',
  },
  onSiteSalesPercent: {
    label: 'What share of your 2019 gross receipts came from sales to the public at your place?',
    short: 'On-site sales share',
    hint:
      'Divide on-site sales by all sales of 2019, times 100. Inns count only food and drink sold ' +
      'there. If you opened in 2020 or later, use the share in your first business plan.',
    terms: ['on-site-sales', 'gross-receipts'],
  },
  childCareVouchers: {
    label: 'Did the center get public vouchers during the public health emergency?',
    short: 'Public vouchers',
    hint: 'The emergency began on March 11, 2020.',
    terms: ['public-vouchers'],
  },

  openedOn: {
    label: 'On what day did your place open and begin making sales?',
    short: 'Opening day',
    hint: 'Use the first day anyone could buy something, not the day you signed a lease.',
  },
  inDistrict: {
    label: 'Is the place in Washington, DC?',
    short: 'Located in DC',
  },
  lodgingLicense: {
    label: 'Does it have an active DC license as a hotel, inn, motel, or bed and breakfast?',
    short: 'DC lodging license',
    hint: 'Answer no if you do not rent rooms to guests, or the license has lapsed.',
  },
  principalOfficeInDistrict: {
    label: 'Is your main office in Washington, DC?',
    short: 'Main office in DC',
    terms: ['principal-office', 'local-business-enterprise'],
  },
  managersInPrincipalOffice: {
    label: 'Do your chief executive and your top managers do their work in that office?',
    short: 'Managers work there',
    hint: 'If you run the business alone, you are its chief executive.',
  },

  forProfit: {
    label: 'Is the business set up to make a profit?',
    short: 'Run for profit',
    hint: 'Answer no for a nonprofit, such as a 501(c)(3) charity or a 501(c)(7) club.',
  },
  governmentOperated: {
    label: 'Does a state or local government run the business?',
    short: 'Run by a government',
    hint: 'A business owned by a Tribe is not run by a state or local government.',
  },
  publiclyTraded: {
    label: 'Is the business publicly traded, or owned or controlled by a company that is?',
    short: 'Publicly traded',
    hint: 'Owned means more than half. A license to use a brand is not control if you run the place.',
    terms: ['national-exchange'],
  },
  locationCount: {
    label: 'How many locations did you and your affiliated businesses have on March 13, 2020?',
    short: 'Locations on March 13, 2020',
    hint:
      'Count every location you owned or ran, under any name and in any line of business. ' +
      'Food trucks, carts and catering together count as 1, at their base.',
    terms: ['affiliated-business'],
  },
  ownLocationCount: {
    label: 'How many physical locations did your business have when applying in 2021?',
    short: 'Own locations',
    hint: 'Leave out the locations of affiliated businesses. Trucks, carts and catering count as 1.',
  },
  permanentlyClosed: {
    label: 'Has the business closed for good?',
    short: 'Closed for good',
    hint: 'Answer no if it closed for a time and has opened again, or will.',
  },
  openOrWouldBeOpen: {
    label: 'Is the place open, or would it be open if there had been no health emergency?',
    short: 'Open but for the emergency',
    hint: 'Think of 2020. Answer no if you had closed, or meant to close, for another reason.',
  },
  bankruptcyStatus: {
    label: 'Has the business filed for bankruptcy?',
    short: 'Bankruptcy',
    options: {
      none: 'No',
      'approved-plan': {
        label: 'Yes, and the court approved a plan',
        hint: 'Chapter 11, 12 or 13',
      },
      'no-approved-plan': {
        label: 'Yes, without an approved plan',
        hint: 'Every Chapter 7 case belongs here',
      },
    },
    terms: ['bankruptcy-plan'],
  },
  necessityCertified: {
    label: 'Could you honestly certify that the uncertain economy made this grant necessary?',
    short: 'Need certified',
    hint: 'You would have signed this to support the running of your business in 2021.',
  },

  taxGoodStanding: {
    label: 'Is the business in good standing with the DC Office of Tax and Revenue?',
    short: 'DC taxes in good standing',
    terms: ['good-standing'],
  },
  interruptions: {
    label: 'Did the place close at any time in 2020 or 2021?',
    short: 'Closings in 2020 and 2021',
    options: {
      none: 'No, it stayed open',
      required: {
        label: 'Yes, only as the emergency orders required',
        hint: 'You closed because you had to',
      },
      other: {
        label: 'Yes, also for some other reason',
        hint: 'Such as building work, or a choice to close because guests stayed away',
      },
    },
    terms: ['emergency-orders'],
  },
  significantCovidCosts: {
    label: 'Did the pandemic cause you significant costs?',
    short: 'Significant pandemic costs',
    hint: 'Say what you believe. The Mayor decided which costs were significant.',
  },
  classTwoProperty: {
    label: 'Is at least part of the property taxed as Class 2 property?',
    short: 'Class 2 property',
    terms: ['class-2-property'],
  },
  improvedAndOccupied: {
    label: 'Is the property built up for business, and occupied?',
    short: 'Built up and occupied',
    hint: 'An empty building or bare land is not enough.',
  },
  roomCount: {
    label: 'How many guest rooms does it have?',
    short: 'Guest rooms',
    hint: 'Count keys: a suite rented under 1 key is 1 room. Leave out meeting rooms.',
  },
  transientUse: {
    label: 'Is the property regularly used to lodge transients?',
    short: 'Lodges short-stay guests',
    hint: 'Answer no if it houses only people who live there.',
    terms: ['transient-use'],
  },

  qualifyingRevenuePercent: {
    label:
      'What share of your revenue comes from merchandise, food, drinks, lodging, tickets, ' +
      'advertising, media or sponsorship?',
    short: 'Share of listed sales',
    hint:
      'Add up these sales, divide by all revenue, and multiply by 100. Leave out of them what you ' +
      'earn from other services, rent or investments. Use your profit and loss statement.',
  },
  residentEmployeesPercent: {
    label: 'What share of your employees live in Washington, DC?',
    short: 'Employees living in DC',
    hint: 'Go by home addresses on your payroll. Count people, not hours.',
    terms: ['local-business-enterprise'],
  },
  residentOwnedPercent: {
    label: 'What share of the business belongs to people who live in Washington, DC?',
    short: 'Owned by DC residents',
    hint: 'Add up their ownership shares, as on Schedule K-1 or in your company papers.',
  },
  districtAssetsPercent: {
    label: 'What share of your assets is in Washington, DC?',
    short: 'Assets in DC',
    hint: 'Go by value, as on your balance sheet. Leave out bank accounts.',
  },
  districtReceiptsPercent: {
    label: 'What share of your gross receipts are District gross receipts?',
    short: 'Receipts from DC',
    hint: 'Divide your DC receipts by all receipts, times 100. See DC Form D-20 or D-30.',
    terms: ['district-gross-receipts', 'gross-receipts'],
  },
  licensedTitle47: {
    label: 'Is the business licensed under title 47, chapter 28, of the DC Code?',
    short: 'DC business license',
    hint: 'Look at your license: most are basic business licenses.',
    terms: ['basic-license'],
  },
  franchiseTaxed: {
    label: 'Is the business subject to DC franchise tax?',
    short: 'DC franchise tax',
    hint: 'It is if it must file Form D-20 or Form D-30.',
    terms: ['franchise-tax'],
  },
  exemptTrade: {
    label: 'Is it a trade that the DC tax on unincorporated businesses leaves out?',
    short: 'Trade left out of the tax',
    hint:
      'D.C. Code § 47-1808.01(1)–(5) lists them. Some businesses built on personal services are ' +
      'among them. Your tax preparer will know.',
  },

  svogStatus: {
    label: 'Did you apply for a Shuttered Venue Operators Grant?',
    short: 'Shuttered venue grant',
    hint: 'Say how things stood when you applied, or would have applied, for the restaurant fund.',
    options: {
      none: 'No',
      pending: 'Yes, with no answer yet',
      received: 'Yes, and I got it',
      denied: 'Yes, and it was denied',
    },
    terms: ['shuttered-venue-operators-grant'],
  },
  pppLoans: {
    label: 'How much Paycheck Protection Program money did you get in 2020 and 2021?',
    short: 'Paycheck Protection money',
    hint:
      'Add all loans, first and second draw, forgiven or not. Leave out loans you never got. ' +
      'Enter 0 for none. Your lender’s loan papers show it.',
    terms: ['paycheck-protection-program'],
  },
  affiliateGrants: {
    label: 'How much had your affiliated businesses already got from the restaurant fund?',
    short: 'Affiliates’ restaurant grants',
    hint:
      'Add their Restaurant Revitalization Fund grants, as on the award notices. Leave out your ' +
      'own. Enter 0 for none.',
    terms: ['affiliated-business'],
  },

  monthsOperating2019: {
    label: 'In how many months of 2019 did you have sales?',
    short: 'Months with sales, 2019',
    hint: 'Count every calendar month with a sale, a short one too. Your sales tax filings help.',
  },
  monthsOperating2020: {
    label: 'In how many months of 2020 did you have sales?',
    short: 'Months with sales, 2020',
    hint: 'Count every calendar month with a sale. Leave out months in which you stayed closed.',
  },
  grossReceipts2018: {
    label: 'What were your gross receipts in 2018?',
    short: '2018 gross receipts',
    hint: `January to December. ${taxLines}`,
    terms: ['gross-receipts'],
  },
  grossReceipts2019: {
    label: 'What were your gross receipts in 2019?',
    short: '2019 gross receipts',
    hint: `January to December, or from your opening. ${taxLines} ${leaveOut}`,
    terms: ['gross-receipts'],
  },
  grossReceipts2020: {
    label: 'What were your gross receipts in 2020?',
    short: '2020 gross receipts',
    hint: `January to December. ${taxLines} ${leaveOut} Take them off if your books include them.`,
    terms: ['gross-receipts', 'paycheck-protection-program', 'economic-injury-loans'],
  },
  grossReceipts2021: {
    label: 'What were your gross receipts from January 1 to March 10, 2021?',
    short: 'Early 2021 gross receipts',
    hint: `Use your profit and loss statement or point-of-sale report. ${leaveOut}`,
    terms: ['gross-receipts'],
  },
  grossReceiptsQ2of2019: {
    label: 'What were your gross receipts from April to June 2019?',
    short: 'April–June 2019 receipts',
    hint: 'Add the 3 months from your monthly statements or sales tax filings.',
    terms: ['gross-receipts'],
  },
  grossReceiptsQ2of2020: {
    label: 'What were your gross receipts from April to June 2020?',
    short: 'April–June 2020 receipts',
    hint: `Add the 3 months from your monthly statements or sales tax filings. ${leaveOut}`,
    terms: ['gross-receipts'],
  },
  grossReceiptsBeforeEmergency: {
    label: 'What were your gross receipts in the 3 months before the emergency?',
    short: 'Receipts before the emergency',
    hint:
      'That is December 11, 2019 to March 10, 2020, or from your opening if you opened later. ' +
      'Daily sales reports help, because these are not whole months.',
    terms: ['gross-receipts'],
  },
  highestMonth2019: {
    label: 'What were your gross receipts in the best month of 2019?',
    short: 'Best month of 2019',
    hint: 'Take the 1 calendar month with the highest sales, from your monthly statements.',
    terms: ['gross-receipts'],
  },
  usesExpenseMethod: {
    label: 'Because you opened in 2019, do you want your expenses to be counted as well?',
    short: 'Expense formula chosen',
    hint: 'The larger result counts. It helps if you opened late in 2019.',
    terms: ['eligible-expenses'],
  },
  payrollCosts: {
    label: 'What were your payroll costs from February 15, 2020 to March 11, 2021?',
    short: 'Payroll costs',
    hint: 'Add them from your payroll reports or Forms 941. Leave out pay over $100,000 a year.',
    terms: ['payroll-costs'],
  },
  otherEligibleExpenses: {
    label: 'What were your other eligible expenses from February 15, 2020 to March 11, 2021?',
    short: 'Other eligible expenses',
    hint:
      'Add mortgage, rent, utilities, upkeep, supplies, food and drink, suppliers, running costs ' +
      'and paid sick leave. Leave out payroll, income taxes, and rent or mortgage paid ' +
      'ahead. Use your profit and loss statement.',
    terms: ['eligible-expenses'],
  },
  occupancy2018: {
    label: 'What was your occupancy in 2018?',
    short: '2018 occupancy',
    hint: 'The yearly average in your property system or lodging tax reports.',
    terms: ['occupancy'],
  },
  occupancy2019: {
    label: 'What was your occupancy in 2019?',
    short: '2019 occupancy',
    hint: 'The yearly average, as of the end of the year.',
    terms: ['occupancy'],
  },
  occupancy2020: {
    label: 'What was your occupancy in 2020?',
    short: '2020 occupancy',
    hint: 'The yearly average. Use the same count of rooms as for the year before.',
    terms: ['occupancy'],
  },
  revPar2018: {
    label: 'What was your revenue per available room in 2018?',
    short: '2018 revenue per room',
    hint: 'Room revenue only. Leave out food, drinks, parking and events.',
    terms: ['revpar'],
  },
  revPar2019: {
    label: 'What was your revenue per available room in 2019?',
    short: '2019 revenue per room',
    hint: 'Room revenue only. Leave out food, drinks, parking and events.',
    terms: ['revpar'],
  },
  revPar2020: {
    label: 'What was your revenue per available room in 2020?',
    short: '2020 revenue per room',
    hint: 'Room revenue only, worked out in the same way as for the year before.',
    terms: ['revpar'],
  },

  priorityGroupPercent: {
    label:
      'What share is owned by women, veterans, or socially and economically disadvantaged people?',
    short: 'Owned by priority groups',
    hint: 'Add up their shares. Count each owner once, even one who belongs to several groups.',
    terms: ['socially-disadvantaged'],
  },
  priorityGroupControls: {
    label: 'Do these owners control the management and daily work of the business?',
    short: 'Priority groups in control',
  },
  residentOwnedBusiness: {
    label: 'Do most of the owners pay personal income tax only in Washington, DC?',
    short: 'Resident-owned',
    hint: 'Count heads, not shares: 1 of 2 owners is not most of them.',
    terms: ['resident-owned-business'],
  },
  smallBusinessEnterprise: {
    label: 'Is it a small business enterprise?',
    short: 'Small business enterprise',
    hint: 'Compare your average yearly receipts of the last 3 years with the limit.',
    terms: ['small-business-enterprise', 'local-business-enterprise'],
  },
  disadvantagedBusinessEnterprise: {
    label: 'Is it, or could it be, a DC disadvantaged business enterprise?',
    short: 'Disadvantaged enterprise',
    terms: ['disadvantaged-business-enterprise'],
  },
  economicallyDisadvantagedPercent: {
    label: 'What share is owned by economically disadvantaged individuals?',
    short: 'Owned by disadvantaged people',
    hint: 'Add up their ownership shares, as on Schedule K-1 or in your company papers.',
    terms: ['economically-disadvantaged'],
  },
  womenOwnedPercent: {
    label: 'What share is owned by women?',
    short: 'Owned by women',
    hint: 'Add up their ownership shares, as on Schedule K-1 or in your company papers.',
  },
  prejudiceOwnedPercent: {
    label: 'What share is owned by people who met racial or ethnic prejudice or cultural bias?',
    short: 'Owned by people who met bias',
    hint: 'Add up the shares of owners who met it because of a group they belong to.',
  },
  closedUntilPhase3: {
    label: 'Did the emergency keep your place closed until Phase 3 or 4 of reopening?',
    short: 'Closed until Phase 3 or 4',
    hint: 'Answer no if you were allowed to open in Phase 1 or 2.',
    terms: ['phase-3'],
  },
};

const topics: QuestionBankWords['topics'] &
  Readonly<Record<(typeof questions)[number]['topic'], unknown>> = {
  applicant: { title: 'Who is applying' },
  tenant: { title: 'Your tenant and the rent' },
  'business-type': { title: 'Your place' },
  'food-service': { title: 'Food and drink' },
  'child-care': { title: 'Public vouchers' },
  opening: { title: 'When you opened' },
  place: { title: 'Where it is' },
  office: { title: 'Your main office' },
  organization: { title: 'How the business is set up' },
  locations: { title: 'Locations' },
  'staying-open': { title: 'How the business stands' },
  'lodging-operation': { title: 'Running the hotel' },
  property: { title: 'The property' },
  'sales-mix': { title: 'What you sell' },
  'district-ties': {
    title: 'Your ties to Washington, DC',
    hint: 'More than 50% on any 1 of these is enough.',
  },
  'license-and-tax': { title: 'License and taxes in DC' },
  'federal-help': { title: 'Other federal help' },
  months: { title: 'Months with sales' },
  'yearly-receipts': {
    title: 'Gross receipts by year',
    hint: 'Enter a range if you know an amount only roughly.',
  },
  'shorter-receipts': {
    title: 'Gross receipts by month',
    hint: 'Enter a range if you know an amount only roughly.',
  },
  expenses: { title: 'Your expenses' },
  occupancy: { title: 'Occupancy' },
  'room-revenue': { title: 'Revenue per available room' },
  'priority-owners': { title: 'Owners with priority' },
  'set-aside': { title: 'Small and resident-owned businesses' },
  'owner-shares': { title: 'Who owns the business' },
  reopening: { title: 'Reopening' },
};

const conflictWords: Readonly<Record<(typeof conflicts)[number]['code'], string>> = {
  'spring-2019-over-2019': 'April to June 2019 cannot be more than the whole of 2019.',
  'spring-2020-over-2020': 'April to June 2020 cannot be more than the whole of 2020.',
  'best-month-over-2019': 'The best month of 2019 cannot be more than the whole of 2019.',
  'best-month-under-average': 'The best month of 2019 cannot be less than the average month.',
  'receipts-before-opening': 'You entered 2019 sales, but an opening in 2020 or later.',
  'months-over-2019': 'Counting from your opening, 2019 did not have that many months left.',
  'months-over-2020': 'Counting from your opening, 2020 did not have that many months left.',
};

export const questionBankWords = {
  questions: questionWords,
  topics,
  terms,
  conflicts: conflictWords,
} as const satisfies QuestionBankWords;
