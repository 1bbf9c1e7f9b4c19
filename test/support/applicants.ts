/** Answers of those who apply, for tests in Node and in a browser. */

/** A restaurant that lost 300,000 in 2020 and meets every condition of the federal fund. */
export const restaurant = {
  applicantKind: 'business',
  businessType: 'restaurant',
  openedOn: '2015-06-01',
  forProfit: true,
  governmentOperated: false,
  publiclyTraded: false,
  locationCount: 1,
  ownLocationCount: 1,
  permanentlyClosed: false,
  bankruptcyStatus: 'none',
  necessityCertified: true,
  svogStatus: 'none',
  pppLoans: '0',
  affiliateGrants: '0',
  monthsOperating2019: '12',
  grossReceipts2019: '800000',
  grossReceipts2020: '500000',
  priorityGroupPercent: '0',
  priorityGroupControls: false,
} as const;

export const landlord = {
  applicantKind: 'landlord',
  tenantIsEligible: true,
  soleRentalIncome: true,
  rentBenefit: '40000',
} as const;

/** A hotel that lost 60% of its receipts and took no loan. */
export const hotel = {
  applicantKind: 'business',
  businessType: 'hotel',
  openedOn: '2005-05-01',
  inDistrict: true,
  lodgingLicense: true,
  taxGoodStanding: true,
  interruptions: 'required',
  classTwoProperty: true,
  improvedAndOccupied: true,
  roomCount: '120',
  transientUse: true,
  monthsOperating2019: '12',
  grossReceipts2019: '10000000',
  grossReceipts2020: '4000000',
  pppLoans: '0',
} as const;
