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
  ['H4', hotel, 'constants', 'opened-later-from opened-later-to'],
  ['H5', hotel, 'criteria', 'distress'],
  ['H5', hotel, 'constants', 'least-fall open-all-2019 full-year'],
  ['H5', hotel, 'readings', 'opened-during-2019'],
  [
    'H5',
    hotel,
    'dates',
    'emergency-threshold-from emergency-threshold-to ' +
      'temporary-threshold-from temporary-threshold-to',
  ],
  ['H6', hotel, 'priorities', 'no-ppp-priority'],
  ['H7', hotel, 'parameters', 'hotel-rate-per-room hotel-room-cap'],
  ['H7', hotel, 'values', 'all-rooms room-cap-amount'],
  ['H7', hotel, 'information', 'per-room'],
  ['H8', hotel, 'uses', 'wages benefits recruitment training uniforms protective-equipment'],
  ['H9', hotel, 'information', 'grant-manager'],
  ['H10', hotel, 'duties', 'keep-evidence'],
  ['H10', hotel, 'information', 'record-of-award report-to-council'],
  [
    'H10',
    hotel,
    'documents',
    'name-and-place license-number proof-of-distress ppp-record evidence-of-use',
  ],
  ['H10', hotel, 'dates', 'report-due report-due-later'],
  ['H11', hotel, 'criteria', 'class-2-property improved-and-occupied room-count transient-use'],
  ['H11', hotel, 'constants', 'least-rooms'],
  ['H12', hotel, 'duties', 'repay-misused repay-all'],

  ['B1', support, 'criteria', 'revenue-loss'],
  ['B1', support, 'constants', 'least-loss'],
  ['B2', support, 'criteria', 'revenue-loss'],
  ['B2', support, 'constants', 'open-a-year-by short-history-from emergency'],
  ['B2', support, 'readings', 'short-history no-comparison-period'],
  ['B2', support, 'information', 'newly-opened'],
  ['B3', support, 'values', 'lost-revenue share-of-loss'],
  ['B3', support, 'constants', 'grant-share'],
  ['B3', support, 'information', 'up-to'],
  ['B4', support, 'values', 'month-cap average-month-2019'],
  ['B4', support, 'readings', 'single-month-cap'],
  ['B5', support, 'criteria', 'eligible-kind no-vouchers'],
  ['B6', support, 'criteria', 'sector'],
  ['B6', support, 'readings', 'silent-sector'],
  ['B6', support, 'information', 'sector-definitions'],
  ['B7', support, 'criteria', 'qualifying-revenue'],
  ['B7', support, 'constants', 'least-qualifying-revenue'],
  ['B8', support, 'criteria', 'open-or-would-be'],
  [
    'B9',
    support,
    'criteria',
    'for-profit principal-office managers-in-office majority-nexus license-or-tax',
  ],
  ['B9', support, 'information', 'local-enterprise'],
  ['B10', landlord, 'criteria', 'is-landlord tenant-eligible benefit-given sole-rental-income'],
  ['B10', landlord, 'readings', 'sole-rental-income'],
  ['B10', landlord, 'values', 'half-of-benefit'],
  ['B10', landlord, 'constants', 'share-of-benefit'],
  ['B10', landlord, 'information', 'twice-the-grant'],
  ['B11', landlord, 'duties', 'notify-mayor lease-end-evidence'],
  ['B12', support, 'uses', 'complying reopening adapting other-recovery'],
  ['B13', support, 'information', 'funding'],
  ['B13', landlord, 'information', 'funding'],
  ['B14', support, 'priorities', 'set-aside'],
  ['B14', support, 'constants', 'least-set-aside-ownership temporary-law-in-force'],
  ['B14', support, 'information', 'set-aside-share set-aside-change'],
  ['B15', support, 'information', 'emergency regulations microgrants'],
  ['B15', support, 'dates', 'emergency-declared'],
  ['B16', support, 'priorities', 'reopening-priority'],
  ['B16', support, 'information', 'reopening-shares'],
  ['B17', support, 'information', 'act-length temporary-length'],
  ['B17', support, 'dates', 'act-from act-to temporary-law-from temporary-law-to'],
  ['B17', landlord, 'information', 'length'],

  ['R1', fund, 'criteria', 'is-business serves-food-or-drink on-site-sales'],
  ['R1', fund, 'constants', 'least-on-site-sales'],
  ['R2', fund, 'criteria', 'serves-food-or-drink'],
  ['R2', fund, 'information', 'shuttered-venue-grant'],
  ['R3', fund, 'criteria', 'location-limit aggregate-limit'],
  ['R3', fund, 'values', 'aggregate-cap'],
  [
    'R4',
    fund,
    'criteria',
    'not-publicly-traded location-limit no-shuttered-venue-grant not-government-operated',
  ],
  ['R4', fund, 'constants', 'most-locations'],
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
  ['R10', fund, 'constants', 'most-per-location most-for-all'],
  [
    'R11',
    fund,
    'uses',
    'payroll mortgage rent utilities maintenance supplies food-and-beverage supplier-costs ' +
      'operating-expenses sick-leave other-uses',
  ],
  ['R11', fund, 'dates', 'spend-from spend-by-statute spend-by-guidance'],
  ['R12', fund, 'duties', 'return-overstated-loss return-on-closing return-unused'],
  ['R13', fund, 'criteria', 'necessity-certified no-shuttered-venue-grant'],
  ['R13', fund, 'certifications', 'necessity no-venue-application priority-status'],
  ['R14', fund, 'priorities', 'reserve-500k reserve-50k reserve-1500k'],
  ['R14', fund, 'information', 'first-60-days rest-by-size'],
  ['R15', fund, 'priorities', 'priority-period'],
  ['R15', fund, 'constants', 'least-priority-ownership'],
  ['R15', fund, 'information', 'first-21-days'],
  ['R16', fund, 'information', 'order-received apply-early open-questions'],
];
