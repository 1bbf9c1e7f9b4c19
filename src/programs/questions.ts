/**
 * The question bank: every fact that any program looks at, asked once for all of them.
 *
 * The order is the order in which people are asked: first who is applying and what the place is,
 * then what excludes, then the money, and last what only changes a priority.
 */

import { answersOf, type Question } from '../rules/question.js';
import { deepFreeze } from './define-program.js';

const yesOrNo = <const I extends string, T extends string>(id: I, topic: T) =>
  ({ id, kind: 'boolean', topic }) as const;
const money = <const I extends string, T extends string>(id: I, topic: T) =>
  ({ id, kind: 'money', topic, low: '0' }) as const;
const percent = <const I extends string, T extends string>(id: I, topic: T) =>
  ({ id, kind: 'percent', topic, low: '0', high: '100' }) as const;
const months = <const I extends string, T extends string>(id: I, topic: T) =>
  ({ id, kind: 'months', topic, low: '0', high: '12' }) as const;

const bank = [
  {
    id: 'applicantKind',
    kind: 'choice',
    topic: 'applicant',
    options: ['business', 'child-development', 'landlord'],
  },

  yesOrNo('tenantIsEligible', 'tenant'),
  yesOrNo('soleRentalIncome', 'tenant'),
  money('rentBenefit', 'tenant'),

  {
    id: 'businessType',
    kind: 'choice',
    topic: 'business-type',
    options: [
      'restaurant',
      'cafe',
      'food-truck',
      'food-cart',
      'caterer',
      'bakery',
      'grocery',
      'bar',
      'brewpub',
      'tasting-room',
      'brewery',
      'winery',
      'distillery',
      'hotel',
      'inn',
      'bed-and-breakfast',
      'nightclub',
      'music-venue',
      'theater',
      'sports-venue',
      'art-gallery',
      'retail',
      'other',
    ],
    groups: [
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
    ],
  },
  yesOrNo('primarilyServesFood', 'food-service'),
  percent('onSiteSalesPercent', 'food-service'),
  yesOrNo('childCareVouchers', 'child-care'),

  { id: 'openedOn', kind: 'date', topic: 'opening', settledFact: true },
  yesOrNo('inDistrict', 'place'),
  yesOrNo('lodgingLicense', 'place'),
  yesOrNo('principalOfficeInDistrict', 'office'),
  yesOrNo('managersInPrincipalOffice', 'office'),

  yesOrNo('forProfit', 'organization'),
  yesOrNo('governmentOperated', 'organization'),
  yesOrNo('publiclyTraded', 'organization'),
  {
    id: 'locationCount',
    kind: 'integer',
    topic: 'locations',
    low: '1',
    settledFact: true,
  },
  { id: 'ownLocationCount', kind: 'integer', topic: 'locations', low: '1' },
  yesOrNo('permanentlyClosed', 'staying-open'),
  yesOrNo('openOrWouldBeOpen', 'staying-open'),
  {
    id: 'bankruptcyStatus',
    kind: 'choice',
    topic: 'staying-open',
    options: ['none', 'approved-plan', 'no-approved-plan'],
  },
  yesOrNo('necessityCertified', 'staying-open'),

  yesOrNo('taxGoodStanding', 'lodging-operation'),
  {
    id: 'interruptions',
    kind: 'choice',
    topic: 'lodging-operation',
    options: ['none', 'required', 'other'],
  },
  {
    id: 'significantCovidCosts',
    kind: 'boolean',
    topic: 'lodging-operation',
    agencyDecides: true,
  },
  yesOrNo('classTwoProperty', 'property'),
  yesOrNo('improvedAndOccupied', 'property'),
  { id: 'roomCount', kind: 'integer', topic: 'property', low: '0' },
  yesOrNo('transientUse', 'property'),

  percent('qualifyingRevenuePercent', 'sales-mix'),
  percent('residentEmployeesPercent', 'district-ties'),
  percent('residentOwnedPercent', 'district-ties'),
  percent('districtAssetsPercent', 'district-ties'),
  percent('districtReceiptsPercent', 'district-ties'),
  yesOrNo('licensedTitle47', 'license-and-tax'),
  yesOrNo('franchiseTaxed', 'license-and-tax'),
  yesOrNo('exemptTrade', 'license-and-tax'),

  {
    id: 'svogStatus',
    kind: 'choice',
    topic: 'federal-help',
    options: ['none', 'pending', 'received', 'denied'],
  },
  money('pppLoans', 'federal-help'),
  money('affiliateGrants', 'federal-help'),

  months('monthsOperating2019', 'months'),
  months('monthsOperating2020', 'months'),
  money('grossReceipts2018', 'yearly-receipts'),
  money('grossReceipts2019', 'yearly-receipts'),
  money('grossReceipts2020', 'yearly-receipts'),
  money('grossReceipts2021', 'yearly-receipts'),
  money('grossReceiptsQ2of2019', 'shorter-receipts'),
  money('grossReceiptsQ2of2020', 'shorter-receipts'),
  money('grossReceiptsBeforeEmergency', 'shorter-receipts'),
  money('highestMonth2019', 'shorter-receipts'),
  yesOrNo('usesExpenseMethod', 'expenses'),
  money('payrollCosts', 'expenses'),
  money('otherEligibleExpenses', 'expenses'),
  percent('occupancy2018', 'occupancy'),
  percent('occupancy2019', 'occupancy'),
  percent('occupancy2020', 'occupancy'),
  money('revPar2018', 'room-revenue'),
  money('revPar2019', 'room-revenue'),
  money('revPar2020', 'room-revenue'),

  percent('priorityGroupPercent', 'priority-owners'),
  yesOrNo('priorityGroupControls', 'priority-owners'),
  yesOrNo('residentOwnedBusiness', 'set-aside'),
  yesOrNo('smallBusinessEnterprise', 'set-aside'),
  yesOrNo('disadvantagedBusinessEnterprise', 'set-aside'),
  percent('economicallyDisadvantagedPercent', 'owner-shares'),
  percent('womenOwnedPercent', 'owner-shares'),
  percent('prejudiceOwnedPercent', 'owner-shares'),
  yesOrNo('closedUntilPhase3', 'reopening'),
] as const satisfies readonly Question[];

export const questions = deepFreeze(bank);

/** Answers as expressions, for the rules: `answers.openedOn` is a date and nothing else. */
export const answers = answersOf(questions);
