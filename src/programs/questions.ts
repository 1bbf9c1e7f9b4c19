/**
 * The question bank: every fact that any program looks at, asked once for all of them.
 *
 * The order is the order in which people are asked: first who is applying and what the place is,
 * then what excludes, then the money, and last what only changes a priority.
 */

import { answersOf, type Question } from '../rules/question.js';
import { deepFreeze } from './define-program.js';

const yesOrNo = <const I extends string>(id: I) => ({ id, kind: 'boolean' }) as const;
const number = <const I extends string, const K extends string>(id: I, kind: K, high?: string) =>
  ({ id, kind, low: '0', ...(high && { high }) }) as const;
const money = <const I extends string>(id: I) => number(id, 'money');
const percent = <const I extends string>(id: I) => number(id, 'percent', '100');
const months = <const I extends string>(id: I) => number(id, 'months', '12');

/** The questions of one page. */
const page = <const T extends string, const Q extends readonly object[]>(topic: T, ...asked: Q) =>
  asked.map((question) => ({ ...question, topic })) as unknown as {
    readonly [K in keyof Q]: Q[K] & { readonly topic: T };
  };

/** Kinds of place, as they are shown. */
const places = [
  {
    id: 'food',
    options: ['restaurant', 'cafe', 'food-truck', 'food-cart', 'caterer', 'bakery', 'grocery'],
  },
  {
    id: 'drink',
    options: ['bar', 'brewpub', 'tasting-room', 'brewery', 'winery', 'distillery'],
  },
  { id: 'lodging', options: ['hotel', 'inn', 'bed-and-breakfast'] },
  {
    id: 'entertainment',
    options: ['nightclub', 'music-venue', 'theater', 'sports-venue', 'art-gallery'],
  },
  { id: 'shops', options: ['retail', 'other'] },
] as const;

const bank = [
  ...page('applicant', {
    id: 'applicantKind',
    kind: 'choice',
    options: ['business', 'child-development', 'landlord'],
  }),
  ...page('tenant', yesOrNo('tenantIsEligible'), yesOrNo('soleRentalIncome'), money('rentBenefit')),

  ...page('kind', {
    id: 'businessType',
    kind: 'choice',
    options: places.flatMap(({ options }) => options),
    groups: places,
  }),
  ...page('food', yesOrNo('primarilyServesFood'), percent('onSiteSalesPercent')),
  ...page('vouchers', yesOrNo('childCareVouchers')),

  ...page('opening', { id: 'openedOn', kind: 'date', settledFact: true }),
  ...page('place', yesOrNo('inDistrict'), yesOrNo('lodgingLicense')),
  ...page('office', yesOrNo('principalOfficeInDistrict'), yesOrNo('managersInPrincipalOffice')),

  ...page(
    'business',
    yesOrNo('forProfit'),
    yesOrNo('governmentOperated'),
    yesOrNo('publiclyTraded'),
  ),
  ...page(
    'locations',
    { id: 'locationCount', kind: 'integer', low: '1', settledFact: true },
    { id: 'ownLocationCount', kind: 'integer', low: '1' },
  ),
  ...page(
    'standing',
    yesOrNo('permanentlyClosed'),
    yesOrNo('openOrWouldBeOpen'),
    {
      id: 'bankruptcyStatus',
      kind: 'choice',
      options: ['none', 'approved-plan', 'no-approved-plan'],
    },
    yesOrNo('necessityCertified'),
  ),

  ...page(
    'lodging',
    yesOrNo('taxGoodStanding'),
    { id: 'interruptions', kind: 'choice', options: ['none', 'required', 'other'] },
    { id: 'significantCovidCosts', kind: 'boolean', agencyDecides: true },
  ),
  ...page(
    'property',
    yesOrNo('classTwoProperty'),
    yesOrNo('improvedAndOccupied'),
    number('roomCount', 'integer'),
    yesOrNo('transientUse'),
  ),

  ...page('sales', percent('qualifyingRevenuePercent')),
  ...page(
    'ties',
    percent('residentEmployeesPercent'),
    percent('residentOwnedPercent'),
    percent('districtAssetsPercent'),
    percent('districtReceiptsPercent'),
  ),
  ...page('license', yesOrNo('licensedTitle47'), yesOrNo('franchiseTaxed'), yesOrNo('exemptTrade')),

  ...page(
    'help',
    {
      id: 'svogStatus',
      kind: 'choice',
      options: ['none', 'pending', 'received', 'denied'],
      none: 'none',
    },
    { ...money('pppLoans'), none: '0' },
    { ...money('affiliateGrants'), none: '0' },
  ),

  ...page('months', months('monthsOperating2019'), months('monthsOperating2020')),
  ...page(
    'yearly-receipts',
    money('grossReceipts2018'),
    money('grossReceipts2019'),
    money('grossReceipts2020'),
    money('grossReceipts2021'),
  ),
  ...page(
    'shorter-receipts',
    money('grossReceiptsQ2of2019'),
    money('grossReceiptsQ2of2020'),
    money('grossReceiptsBeforeEmergency'),
    money('highestMonth2019'),
  ),
  ...page(
    'expenses',
    yesOrNo('usesExpenseMethod'),
    money('payrollCosts'),
    money('otherEligibleExpenses'),
  ),
  ...page(
    'occupancy',
    percent('occupancy2018'),
    percent('occupancy2019'),
    percent('occupancy2020'),
  ),
  ...page('revPar', money('revPar2018'), money('revPar2019'), money('revPar2020')),

  ...page('priority', percent('priorityGroupPercent'), yesOrNo('priorityGroupControls')),
  ...page(
    'set-aside',
    yesOrNo('residentOwnedBusiness'),
    yesOrNo('smallBusinessEnterprise'),
    yesOrNo('disadvantagedBusinessEnterprise'),
  ),
  ...page(
    'owners',
    percent('economicallyDisadvantagedPercent'),
    percent('womenOwnedPercent'),
    percent('prejudiceOwnedPercent'),
  ),
  ...page('reopening', yesOrNo('closedUntilPhase3')),
] as const satisfies readonly Question[];

export const questions = deepFreeze(bank);

/** Answers as expressions, for the rules: `answers.openedOn` is a date and nothing else. */
export const answers = answersOf(questions);
