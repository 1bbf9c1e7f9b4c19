/** Which data carries which clause of the three laws: H hotels, B business support, R restaurants. */

export type Place =
  | 'criteria'
  | 'priorities'
  | 'readings'
  | 'parameters'
  | 'dates'
  | 'uses'
  | 'certifications'
  | 'duties'
  | 'documents'
  | 'information'
  | 'values'
  | 'constants';
export type Row = readonly [clause: string, program: string, place: Place, ids: string];

const fund = 'restaurant-revitalization';
const support = 'dc-business-support';
const landlord = 'dc-business-support-landlord';
const hotel = 'dc-hotel-recovery';

/** Every clause of the three laws, and the data that carries it. */
export const table: readonly Row[] = [
  ['H1', hotel, 'criteria', 'in-district'],
  ['H2', hotel, 'criteria', 'lodging-license'],
  ['H3', hotel, 'criteria', 'tax-good-standing'],
  ['H4', hotel, 'criteria', 'in-operation'],
  ['H4', hotel, 'constants', 'newly-opened-from newly-opened-to'],
  ['H5', hotel, 'criteria', 'distress'],
  ['H5', hotel, 'constants', 'distress open-all-2019 full-year'],
  ['H5', hotel, 'readings', 'opened-during-2019'],
  ['H5', hotel, 'dates', 'act-from act-to temporary-from temporary-to'],
  ['H6', hotel, 'priorities', 'no-ppp-priority'],
  ['H7', hotel, 'parameters', 'hotel-rate-per-room hotel-room-cap'],
  ['H7', hotel, 'values', 'all-rooms most-rooms'],
  ['H7', hotel, 'information', 'per-room'],
  ['H8', hotel, 'uses', 'wages hiring equipment'],
  ['H9', hotel, 'information', 'manager'],
  ['H10', hotel, 'duties', 'evidence'],
  ['H10', hotel, 'information', 'record'],
  ['H10', hotel, 'documents', 'license distress ppp use'],
  ['H10', hotel, 'dates', 'report-due report-due-later'],
  ['H11', hotel, 'criteria', 'class-2-property improved-and-occupied room-count transient-use'],
  ['H11', hotel, 'constants', 'room-count'],
  ['H12', hotel, 'duties', 'repayment'],

  ['B1', support, 'criteria', 'revenue-loss'],
  ['B1', support, 'constants', 'revenue-loss'],
  ['B2', support, 'criteria', 'revenue-loss'],
  ['B2', support, 'constants', 'full-year-by short-history emergency'],
  ['B2', support, 'readings', 'short-history no-comparison-period'],
  ['B3', support, 'values', 'lost-revenue share-of-loss'],
  ['B3', support, 'constants', 'grant-share'],
  ['B3', support, 'information', 'up-to'],
  ['B4', support, 'values', 'month-cap average-month'],
  ['B4', support, 'readings', 'single-month-cap'],
  ['B5', support, 'criteria', 'eligible-kind no-vouchers'],
  ['B6', support, 'criteria', 'sector'],
  ['B6', support, 'readings', 'silent-sector'],
  ['B6', support, 'information', 'sectors'],
  ['B7', support, 'criteria', 'qualifying-revenue'],
  ['B7', support, 'constants', 'qualifying-revenue'],
  ['B8', support, 'criteria', 'open-or-would-be'],
  [
    'B9',
    support,
    'criteria',
    'for-profit principal-office managers-in-office majority-nexus license-or-tax',
  ],
  ['B10', landlord, 'criteria', 'is-landlord tenant-eligible benefit-given sole-rental-income'],
  ['B10', landlord, 'readings', 'sole-rental-income'],
  ['B10', landlord, 'values', 'half-of-benefit'],
  ['B10', landlord, 'constants', 'grant-share'],
  ['B11', landlord, 'duties', 'lease-end'],
  ['B12', support, 'uses', 'complying reopening adapting other'],
  ['B13', support, 'information', 'funding'],
  ['B13', landlord, 'information', 'funding'],
  ['B14', support, 'priorities', 'set-aside'],
  ['B14', support, 'constants', 'set-aside temporary'],
  ['B15', support, 'information', 'emergency regulations'],
  ['B15', support, 'dates', 'emergency-declared'],
  ['B16', support, 'priorities', 'reopening-priority'],
  ['B17', support, 'information', 'length'],
  ['B17', support, 'dates', 'act-from act-to temporary-from temporary-to'],
  ['B17', landlord, 'information', 'length'],

  ['R1', fund, 'criteria', 'is-business serves-food-or-drink on-site-sales'],
  ['R1', fund, 'constants', 'on-site-sales'],
  ['R2', fund, 'criteria', 'serves-food-or-drink'],
  ['R2', fund, 'information', 'venues'],
  ['R3', fund, 'criteria', 'location-limit aggregate-limit'],
  ['R3', fund, 'values', 'aggregate-cap'],
  [
    'R4',
    fund,
    'criteria',
    'not-publicly-traded location-limit no-shuttered-venue-grant not-government-operated',
  ],
  ['R4', fund, 'constants', 'location-limit'],
  ['R4', fund, 'readings', 'svog-denied'],
  ['R4', fund, 'criteria', 'for-profit not-permanently-closed not-bankrupt minimum-award'],
  ['R5', fund, 'constants', 'open-all-2019 full-year'],
  ['R5', fund, 'criteria', 'revenue-loss'],
  ['R5', fund, 'readings', 'interrupted-2019'],
  ['R6', fund, 'values', 'annualized-2019 annualized-2020'],
  ['R6', fund, 'readings', 'guidance'],
  ['R7', fund, 'values', 'expenses counted-expenses'],
  ['R7', fund, 'constants', 'newly-opened-from newly-opened-to'],
  ['R8', fund, 'criteria', 'expenses-incurred'],
  ['R8', fund, 'readings', 'opened-after-enactment'],
  ['R9', fund, 'values', 'loss net-loss'],
  ['R10', fund, 'values', 'location-cap aggregate-cap'],
  ['R10', fund, 'constants', 'per-location aggregate-limit'],
  [
    'R11',
    fund,
    'uses',
    'payroll mortgage rent utilities maintenance supplies food suppliers expenses sick-leave other',
  ],
  ['R11', fund, 'dates', 'spend-from spend-by-statute spend-by-guidance'],
  ['R12', fund, 'duties', 'overstated unused'],
  ['R13', fund, 'criteria', 'necessity-certified no-shuttered-venue-grant'],
  ['R13', fund, 'certifications', 'necessity no-venue-grant priority'],
  ['R14', fund, 'priorities', 'reserve-500k reserve-50k reserve-1500k'],
  ['R14', fund, 'information', 'reserves'],
  ['R15', fund, 'priorities', 'priority-period'],
  ['R15', fund, 'constants', 'priority-period'],
  ['R15', fund, 'information', 'order'],
  ['R16', fund, 'information', 'order open'],
];
