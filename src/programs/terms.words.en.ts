/** Terms of the law and of the trade, and what they mean here. */
export const terms = {
  'affiliated-business': {
    term: 'Affiliated business',
    meaning:
      'Another business in which you hold 50% or more of the shares or of the right to profits, ' +
      'or which a contract lets you control. What counts is how things stood on March 13, 2020.',
  },
  'national-exchange': {
    term: 'Publicly traded',
    meaning:
      'The shares are listed on a national stock exchange, such as the New York Stock Exchange. ' +
      'A business also counts as publicly traded when a listed company owns more than half of it ' +
      'or controls it.',
  },
  'shuttered-venue-operators-grant': {
    term: 'Shuttered Venue Operators Grant',
    meaning:
      'A separate federal grant of 2021 for theaters, concert halls, museums and other live ' +
      'venues that the pandemic closed.',
  },
  'paycheck-protection-program': {
    term: 'Paycheck Protection Program (PPP)',
    meaning:
      'Federal loans of 2020 and 2021, made by banks, that helped businesses keep paying their ' +
      'workers. Many were forgiven. Some businesses had 2 loans, called first and second draw.',
  },
  'economic-injury-loans': {
    term: 'Economic Injury Disaster Loans (EIDL)',
    meaning:
      'Federal loans and advances that the Small Business Administration made to businesses ' +
      'harmed by the pandemic.',
  },
  'gross-receipts': {
    term: 'Gross receipts',
    meaning:
      'All the money your business took in during the period, before any costs, less refunds to ' +
      'customers. Loans and government grants are not part of it here.',
  },
  'payroll-costs': {
    term: 'Payroll costs',
    meaning:
      'Pay, tips, paid leave, group health care, retirement benefits and state or local payroll ' +
      'taxes for your workers. Leave out pay above $100,000 a year for 1 person, and wages for ' +
      'which you took a federal tax credit.',
  },
  'eligible-expenses': {
    term: 'Eligible expenses',
    meaning:
      'Costs the grant may be spent on: payroll, mortgage, rent, utilities, upkeep, supplies, food ' +
      'and drink, suppliers, running costs and paid sick leave.',
  },
  'on-site-sales': {
    term: 'On-site sales',
    meaning:
      'Sales made to the public at your own place, to eat or drink there or to take home. Sales to ' +
      'shops and distributors are not on-site sales.',
  },
  'bankruptcy-plan': {
    term: 'Approved bankruptcy plan',
    meaning:
      'A plan, accepted by the court under Chapter 11, 12 or 13, that lets a business go on and ' +
      'pay its debts over time. Chapter 7 has no such plan: the business is closed and sold.',
  },
  'socially-disadvantaged': {
    term: 'Socially and economically disadvantaged',
    meaning:
      'A person who has met racial, ethnic or cultural bias as a member of a group. Because of ' +
      'it, the person has found it harder to get capital and credit than others in the trade.',
  },
  'local-business-enterprise': {
    term: 'Local business enterprise',
    meaning:
      'A business that could be certified as local by Washington, DC: its main office is in DC, ' +
      'its top managers work there, more than half of its workers, owners, assets or sales are ' +
      'in DC, and it is licensed or taxed there.',
  },
  'principal-office': {
    term: 'Principal office',
    meaning: 'The main office: the place from which the business as a whole is run.',
  },
  'district-gross-receipts': {
    term: 'District gross receipts',
    meaning: 'The part of your gross receipts that comes from business done in Washington, DC.',
  },
  'basic-license': {
    term: 'License under title 47',
    meaning:
      'A license of the DC general license law (D.C. Code title 47, chapter 28). Most businesses ' +
      'know it as the basic business license.',
  },
  'franchise-tax': {
    term: 'Franchise tax',
    meaning:
      'The DC tax on the income of corporations and other businesses (D.C. Code title 47, ' +
      'chapter 18), paid with Form D-20 or Form D-30. It has nothing to do with franchised brands.',
  },
  'public-vouchers': {
    term: 'Public vouchers',
    meaning: 'Public money that pays for the care of a child, also called child care subsidy.',
  },
  'resident-owned-business': {
    term: 'Resident-owned business',
    meaning:
      'The owner, or more than half of the owners counted by head, pays personal income tax in ' +
      'Washington, DC, and nowhere else. The size of their shares does not matter.',
  },
  'small-business-enterprise': {
    term: 'Small business enterprise',
    meaning:
      'A local business that owns, runs and controls itself, and that is small. It may be ' +
      'small by the federal size standards, or by the DC limit for its line of business (DC ' +
      'Municipal Regulations, title 27, § 803). For hotels that limit is $5 million a year, ' +
      'averaged over 3 years.',
  },
  'disadvantaged-business-enterprise': {
    term: 'Disadvantaged business enterprise',
    meaning:
      'A local business with the DC certificate for firms that economically disadvantaged ' +
      'people own, run and control. It is enough that it could get the certificate.',
  },
  'economically-disadvantaged': {
    term: 'Economically disadvantaged',
    meaning:
      'A person who has found it harder to get capital and credit than others in the same ' +
      'line of business. The reason must be bias against a group the person belongs to.',
  },
  'phase-3': {
    term: 'Phase 3',
    meaning:
      'DC planned to reopen in 4 phases. Places that draw crowds, such as nightclubs and large ' +
      'venues, had to wait for Phase 3 or 4.',
  },
  'eligible-business': {
    term: 'Eligible business',
    meaning:
      'A child development center that takes no public vouchers. Or a local business for ' +
      'profit that runs a hotel, shop, restaurant, or a place for sports or entertainment, ' +
      'and earns at least 80% of its revenue from sales the law lists.',
  },
  'good-standing': {
    term: 'Good standing',
    meaning:
      'All DC tax returns are filed and taxes paid, or covered by a payment plan. The Office of Tax ' +
      'and Revenue gives a certificate of it, called a certificate of clean hands.',
  },
  'emergency-orders': {
    term: 'Emergency orders',
    meaning:
      'Mayor’s Orders 2020-045 and 2020-046 of March 11, 2020, and the orders that followed. They ' +
      'closed many places to the public or limited what they could do.',
  },
  'class-2-property': {
    term: 'Class 2 property',
    meaning:
      'The DC tax class for commercial and industrial real property, hotels included. Your ' +
      'property tax bill shows the class.',
  },
  'transient-use': {
    term: 'Transients',
    meaning: 'Guests who stay for a short time, as in a hotel, and do not make it their home.',
  },
  occupancy: {
    term: 'Occupancy',
    meaning: 'Room nights sold in the year, divided by room nights available in the year.',
  },
  revpar: {
    term: 'Revenue per available room (RevPAR)',
    meaning:
      'Room revenue divided by the number of room nights available, sold or not. Use the yearly ' +
      'average.',
  },
} as const;

export type TermId = keyof typeof terms;
