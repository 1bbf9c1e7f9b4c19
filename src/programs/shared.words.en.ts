/** Sentences that several programs and questions say alike. */

export const closedNow = 'No applications are taken now. These are the rules as they stood.';
export const isBusiness = ['The applicant is a business', 'This grant is for businesses.'] as const;

/** Constants that several programs compare with. */
export const openings = {
  'open-all-2019': 'Open all of 2019',
  'newly-opened-from': 'Newly opened from',
  'newly-opened-to': 'Newly opened to',
  'full-year': 'Full year',
};
