/** Sentences that several programs and questions say alike. */

export const closedNow = 'No applications are taken now. These are the rules as they stood.';
export const isBusiness = ['The applicant is a business', 'This grant is for businesses.'] as const;
