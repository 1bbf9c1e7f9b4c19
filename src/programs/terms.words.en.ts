import { definitions } from './word-tables.js';

/** Terms of the law and of the trade, and what they mean here. */
export const terms = definitions({
  affiliated: [
    'Affiliated business',
    'A business you held 50% or more of, or controlled by contract, on March 13, 2020.',
  ],
  traded: [
    'Publicly traded',
    'Listed on a national stock exchange, or controlled or more than 50% owned by a listed company.',
  ],
  venues: [
    'Shuttered Venue Operators Grant',
    'A federal grant of 2021 for theaters, concert halls and other live venues.',
  ],
  ppp: [
    'Paycheck Protection Program (PPP)',
    'Federal loans of 2020 and 2021 for payroll, in 2 draws.',
  ],
  receipts: ['Gross receipts', 'All the money you took in, before costs, less refunds.'],
  expenses: [
    'Eligible expenses',
    'Payroll, mortgage, rent, utilities, upkeep, supplies, food and drink, suppliers, running ' +
      'costs and paid sick leave.',
  ],
  'on-site': [
    'On-site sales',
    'Sales to the public at your place or to go, not to shops or distributors.',
  ],
  socially: [
    'Socially and economically disadvantaged',
    'People who have less access to capital and credit because of racial, ethnic or cultural bias.',
  ],
  local: [
    'Local business enterprise',
    'A business that could be certified as local: main office, top managers and more than 50% of ' +
      'its employees, owners, assets or receipts in DC, and licensed or taxed there.',
  ],
  economically: [
    'Economically disadvantaged',
    'People who have less access to capital and credit than others in the trade because of bias.',
  ],
  occupancy: ['Occupancy', 'Room nights sold, as a share of room nights available.'],
  revPar: [
    'Revenue per available room (RevPAR)',
    'Room revenue divided by room nights available, sold or not.',
  ],
});

export type TermId = keyof typeof terms;
