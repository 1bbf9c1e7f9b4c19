/** Sentences that several programs and questions say alike. */

export const closedNow = 'No applications are taken now.';
export const emergencyOrders =
  'Emergency orders are Mayor’s Orders 2020-045 and 2020-046 of March 11, 2020, and later ones.';
export const isBusiness = ['The applicant is a business'] as const;
