/**
 * What each question can be answered, and the values at which some rule turns.
 * Thresholds that hang on another answer (half of a base, a loss of 1,000) are not listed:
 * the completions draw values relative to other answers for those.
 */
export interface NumberDomain {
  readonly kind: 'money' | 'percent' | 'months' | 'integer';
  /** Grid: two decimals, or whole numbers. */
  readonly step: '0.01' | '1';
  readonly low: string;
  /** Absent: no upper end. */
  readonly high?: string;
  readonly thresholds: readonly string[];
}

export interface ListedDomain {
  readonly kind: 'boolean' | 'choice' | 'date';
  /** Every value; for dates, each day at which a rule turns and its neighbors. */
  readonly values: readonly (boolean | string)[];
}

export type Domain = NumberDomain | ListedDomain;

const boolean: ListedDomain = { kind: 'boolean', values: [false, true] };
const choice = (...values: string[]): ListedDomain => ({ kind: 'choice', values });
const money = (...thresholds: string[]): NumberDomain => ({
  kind: 'money',
  step: '0.01',
  low: '0',
  thresholds: ['0', ...thresholds],
});
const percent = (...thresholds: string[]): NumberDomain => ({
  kind: 'percent',
  step: '0.01',
  low: '0',
  high: '100',
  thresholds: ['0', ...thresholds, '100'],
});
const months: NumberDomain = {
  kind: 'months',
  step: '0.01',
  low: '0',
  high: '12',
  thresholds: ['0', '1', '6', '12'],
};
const integer = (low: string, ...thresholds: string[]): NumberDomain => ({
  kind: 'integer',
  step: '1',
  low,
  thresholds: [low, ...thresholds],
});

const businessTypes = [
  ...['restaurant', 'cafe', 'food-truck', 'food-cart', 'caterer', 'bar', 'brewpub'],
  ...['tasting-room', 'brewery', 'winery', 'distillery', 'bakery', 'inn'],
  ...['bed-and-breakfast', 'hotel', 'grocery', 'retail', 'nightclub', 'music-venue'],
  ...['theater', 'art-gallery', 'sports-venue', 'other'],
];

/** The last day of one rule and the first of the next, with a day to each side. */
const openingDays = [
  ...['2015-06-01', '2018-12-31', '2019-01-01', '2019-01-02', '2019-01-03'],
  ...['2019-03-10', '2019-03-11', '2019-03-12', '2019-03-13', '2019-07-01'],
  ...['2019-12-10', '2019-12-11', '2019-12-12', '2019-12-13', '2019-12-31'],
  ...['2020-01-01', '2020-01-02', '2020-03-09', '2020-03-10', '2020-03-11', '2020-03-12'],
  ...['2020-08-01', '2021-03-09', '2021-03-10', '2021-03-11', '2021-03-12', '2021-12-30'],
  ...['2021-12-31', '2022-01-01', '2022-01-02', 'not-open'],
];

export const questionDomains: Readonly<Record<string, Domain>> = {
  applicantKind: choice('business', 'child-development', 'landlord'),
  businessType: choice(...businessTypes),
  openedOn: { kind: 'date', values: openingDays },
  forProfit: boolean,
  governmentOperated: boolean,
  publiclyTraded: boolean,
  locationCount: integer('1', '20'),
  ownLocationCount: integer('1', '2', '3'),
  svogStatus: choice('none', 'pending', 'received', 'denied'),
  permanentlyClosed: boolean,
  bankruptcyStatus: choice('none', 'approved-plan', 'no-approved-plan'),
  necessityCertified: boolean,
  primarilyServesFood: boolean,
  onSiteSalesPercent: percent('33'),
  priorityGroupPercent: percent('51'),
  priorityGroupControls: boolean,
  monthsOperating2019: months,
  monthsOperating2020: months,
  grossReceipts2018: money(),
  grossReceipts2019: money('50000', '500000', '500001', '1500000'),
  grossReceipts2020: money(),
  grossReceipts2021: money(),
  pppLoans: money(),
  affiliateGrants: money('5000000', '9999000', '10000000'),
  usesExpenseMethod: boolean,
  payrollCosts: money('1000'),
  otherEligibleExpenses: money('1000'),
  childCareVouchers: boolean,
  qualifyingRevenuePercent: percent('80'),
  openOrWouldBeOpen: boolean,
  principalOfficeInDistrict: boolean,
  managersInPrincipalOffice: boolean,
  residentEmployeesPercent: percent('50'),
  residentOwnedPercent: percent('50'),
  districtAssetsPercent: percent('50'),
  districtReceiptsPercent: percent('50'),
  licensedTitle47: boolean,
  franchiseTaxed: boolean,
  exemptTrade: boolean,
  grossReceiptsQ2of2019: money(),
  grossReceiptsQ2of2020: money(),
  grossReceiptsBeforeEmergency: money(),
  highestMonth2019: money(),
  residentOwnedBusiness: boolean,
  smallBusinessEnterprise: boolean,
  economicallyDisadvantagedPercent: percent('51'),
  womenOwnedPercent: percent('51'),
  prejudiceOwnedPercent: percent('51'),
  disadvantagedBusinessEnterprise: boolean,
  closedUntilPhase3: boolean,
  tenantIsEligible: boolean,
  soleRentalIncome: boolean,
  rentBenefit: money('0.01', '0.02'),
  inDistrict: boolean,
  lodgingLicense: boolean,
  taxGoodStanding: boolean,
  interruptions: choice('none', 'required', 'other'),
  classTwoProperty: boolean,
  improvedAndOccupied: boolean,
  transientUse: boolean,
  roomCount: integer('0', '10', '300'),
  significantCovidCosts: boolean,
  occupancy2018: percent(),
  occupancy2019: percent(),
  occupancy2020: percent(),
  revPar2018: money(),
  revPar2019: money(),
  revPar2020: money(),
};

const kindAndOpening = ['applicantKind', 'openedOn'];

/** The questions each program can ask. */
export const programQuestions: Readonly<Record<string, readonly string[]>> = {
  'restaurant-revitalization': [
    ...[...kindAndOpening, 'businessType', 'forProfit', 'governmentOperated'],
    ...['publiclyTraded', 'locationCount', 'ownLocationCount', 'svogStatus'],
    ...['permanentlyClosed', 'bankruptcyStatus', 'necessityCertified', 'primarilyServesFood'],
    ...['onSiteSalesPercent', 'priorityGroupPercent', 'priorityGroupControls'],
    ...['monthsOperating2019', 'monthsOperating2020', 'grossReceipts2019'],
    ...['grossReceipts2020', 'grossReceipts2021', 'pppLoans', 'affiliateGrants'],
    ...['usesExpenseMethod', 'payrollCosts', 'otherEligibleExpenses'],
  ],
  'dc-business-support': [
    ...[...kindAndOpening, 'businessType', 'forProfit', 'childCareVouchers'],
    ...['qualifyingRevenuePercent', 'openOrWouldBeOpen', 'principalOfficeInDistrict'],
    ...['managersInPrincipalOffice', 'residentEmployeesPercent', 'residentOwnedPercent'],
    ...['districtAssetsPercent', 'districtReceiptsPercent', 'licensedTitle47'],
    ...['franchiseTaxed', 'exemptTrade', 'grossReceipts2019', 'monthsOperating2019'],
    ...['grossReceiptsQ2of2019', 'grossReceiptsQ2of2020', 'grossReceiptsBeforeEmergency'],
    ...['highestMonth2019', 'residentOwnedBusiness', 'smallBusinessEnterprise'],
    ...['economicallyDisadvantagedPercent', 'womenOwnedPercent', 'prejudiceOwnedPercent'],
    ...['disadvantagedBusinessEnterprise', 'closedUntilPhase3'],
  ],
  'dc-business-support-landlord': [
    ...['applicantKind', 'tenantIsEligible', 'soleRentalIncome', 'rentBenefit'],
  ],
  'dc-hotel-recovery': [
    ...[...kindAndOpening, 'monthsOperating2019', 'inDistrict', 'lodgingLicense'],
    ...['taxGoodStanding', 'interruptions', 'classTwoProperty', 'improvedAndOccupied'],
    ...['transientUse', 'roomCount', 'significantCovidCosts', 'pppLoans'],
    ...['occupancy2018', 'occupancy2019', 'occupancy2020', 'revPar2018', 'revPar2019'],
    ...['revPar2020', 'grossReceipts2018', 'grossReceipts2019', 'grossReceipts2020'],
  ],
};
