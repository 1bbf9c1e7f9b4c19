/** Answers of a few made-up businesses, for stories. */

import type { Answers } from '../src/index.js';
import { hotel, landlord } from '../test/support/applicants.js';

export { hotel, landlord };

export const restaurant: Answers = {
  applicantKind: 'business',
  businessType: 'restaurant',
  openedOn: '2015-06-01',
  inDistrict: true,
  lodgingLicense: false,
  principalOfficeInDistrict: true,
  managersInPrincipalOffice: true,
  forProfit: true,
  governmentOperated: false,
  publiclyTraded: false,
  locationCount: 1,
  ownLocationCount: 1,
  permanentlyClosed: false,
  openOrWouldBeOpen: true,
  bankruptcyStatus: 'none',
  necessityCertified: true,
  qualifyingRevenuePercent: '95',
  residentEmployeesPercent: '60',
  residentOwnedPercent: '60',
  licensedTitle47: true,
  svogStatus: 'none',
  pppLoans: '0',
  affiliateGrants: '0',
  monthsOperating2019: '12',
  grossReceipts2019: '800000',
  grossReceipts2020: { low: '200000', high: '300000' },
  grossReceiptsQ2of2019: '210000',
  grossReceiptsQ2of2020: '60000',
  priorityGroupPercent: '60',
  priorityGroupControls: true,
  residentOwnedBusiness: false,
  smallBusinessEnterprise: true,
  disadvantagedBusinessEnterprise: false,
  economicallyDisadvantagedPercent: '0',
  womenOwnedPercent: '60',
  closedUntilPhase3: false,
};

/** Asked as well what it serves, and what it spent: it makes beer, and opened in 2020. */
export const brewpub: Answers = {
  ...restaurant,
  businessType: 'brewpub',
  primarilyServesFood: true,
  onSiteSalesPercent: '40',
  openedOn: '2020-03-01',
  monthsOperating2019: null,
  grossReceipts2019: null,
  grossReceipts2021: '20000',
  grossReceiptsBeforeEmergency: '15000',
  payrollCosts: '300000',
  otherEligibleExpenses: '150000',
};

/** Receipts that fell too little: occupancy and revenue per room are looked at too. */
export const fullHotel: Answers = {
  ...hotel,
  primarilyServesFood: false,
  grossReceipts2020: '9000000',
  occupancy2019: '75',
  occupancy2020: '45',
  revPar2019: '120',
  revPar2020: '100',
};

/** The law asks whether its pandemic costs were significant, and leaves that to the Mayor. */
export const newHotel: Answers = {
  ...hotel,
  openedOn: '2020-06-01',
  monthsOperating2019: null,
  grossReceipts2019: null,
  significantCovidCosts: null,
};

export const childCare: Answers = {
  applicantKind: 'child-development',
  childCareVouchers: false,
  openedOn: '2015-06-01',
  monthsOperating2019: '12',
  grossReceipts2019: '600000',
  grossReceiptsQ2of2019: '150000',
  grossReceiptsQ2of2020: '60000',
  residentOwnedBusiness: true,
  smallBusinessEnterprise: true,
  disadvantagedBusinessEnterprise: false,
  economicallyDisadvantagedPercent: '51',
  closedUntilPhase3: true,
};
