import { test } from 'node:test';
import { caseOf } from './expectation.js';

// 2019 receipts 800,000; 2020 receipts 500,000; no PPP; one location; open since 2015.
const rrf = caseOf('restaurant-revitalization', 'rrf-001');

const openedMid2019 = {
  openedOn: '2019-07-01',
  monthsOperating2019: '6',
  monthsOperating2020: '12',
  usesExpenseMethod: false,
};
const expenses = { payrollCosts: '150000', otherEligibleExpenses: '250000' };

test('20 locations are within the limit and 21 are not', () => {
  rrf({ locationCount: 20 }, { award: '300000.00' });
  rrf({ locationCount: 21 }, { unmet: ['location-limit'], award: null, any: null });
});

test('breweries, bakeries and inns need 33 % of on-site sales under the guidance only', () => {
  for (const businessType of ['brewpub', 'tasting-room', 'winery', 'bakery', 'inn']) {
    rrf({ businessType, onSiteSalesPercent: '33' }, { criteria: { 'on-site-sales': 'met' } });
    rrf(
      { businessType, onSiteSalesPercent: '32.99' },
      { unmet: ['on-site-sales'], award: null, any: '300000.00' },
    );
  }
  rrf({ onSiteSalesPercent: '0' }, { criteria: { 'on-site-sales': 'not-applicable' } });
});

test('a place off the list must mainly serve food or drink; a listed one need not say so', () => {
  for (const businessType of ['nightclub', 'hotel', 'bed-and-breakfast', 'grocery', 'other']) {
    rrf({ businessType, primarilyServesFood: true }, {});
    rrf({ businessType, primarilyServesFood: false }, { unmet: ['serves-food-or-drink'] });
  }
  for (const businessType of ['cafe', 'food-truck', 'food-cart', 'caterer', 'bar']) {
    rrf({ businessType, primarilyServesFood: false }, {});
  }
});

test('the bars of the guidance fall away on the statute alone', () => {
  rrf(
    { forProfit: false, permanentlyClosed: true, bankruptcyStatus: 'no-approved-plan' },
    { unmet: ['for-profit', 'not-permanently-closed', 'not-bankrupt'], any: '300000.00' },
  );
  rrf({ bankruptcyStatus: 'approved-plan' }, {});
  rrf({ governmentOperated: true }, { unmet: ['not-government-operated'], any: null });
});

test('a net loss must be above zero, and 1,000 or more under the guidance', () => {
  rrf({ grossReceipts2020: '800000' }, { unmet: ['revenue-loss'], any: null });
  rrf({ grossReceipts2020: '799999.99' }, { unmet: ['minimum-award'], any: '0.01' });
  rrf({ grossReceipts2020: '799000.01' }, { unmet: ['minimum-award'], any: '999.99' });
  rrf({ grossReceipts2020: '799000' }, { award: '1000.00' });
  rrf({ pppLoans: '299000.01' }, { unmet: ['minimum-award'] });
  rrf({ pppLoans: '300000' }, { unmet: ['revenue-loss'] });
});

test('the minimum is compared before the award is rounded', () => {
  const nine = { ...openedMid2019, monthsOperating2019: '9' };
  // 100,000.01 x 12 / 9 = 133,333.34666…; less 132,333.35 = 999.99666…, which rounds to 1,000.00
  rrf(
    { ...nine, grossReceipts2019: '100000.01', grossReceipts2020: '132333.35' },
    { unmet: ['minimum-award'], award: null },
  );
  rrf(
    { ...nine, grossReceipts2019: '100000.01', grossReceipts2020: '132333.34' },
    { award: '1000.01' },
  );
});

test('half a cent rounds up', () => {
  // 100,000.01 x 12 / 8 = 150,000.015
  rrf(
    {
      ...openedMid2019,
      monthsOperating2019: '8',
      grossReceipts2019: '100000.01',
      grossReceipts2020: '0',
    },
    { award: '150000.02', any: '150000.02' },
  );
});

test('a full 2019 is 12 months for a business opened by January 1, 2019', () => {
  rrf({ openedOn: '2019-01-01' }, { award: '300000.00', any: '300000.00' });
  // 800,000 x 12 / 11.99 - 500,000 = 300,667.2226…
  rrf(
    { openedOn: '2019-01-01', monthsOperating2019: '11.99', monthsOperating2020: '12' },
    { award: ['300000.00', '300667.22'] },
  );
  rrf(
    { ...openedMid2019, openedOn: '2019-01-02', monthsOperating2019: '11.99' },
    { award: '300667.22', any: '300667.22' },
  );
});

test('a 2019 without months of sales averages to nothing', () => {
  rrf(
    { monthsOperating2019: '0', monthsOperating2020: '12' },
    {
      status: 'undetermined',
      award: '300000.00',
      criteria: { 'revenue-loss': 'unknown', 'minimum-award': 'met' },
    },
  );
  rrf({ ...openedMid2019, monthsOperating2019: '0' }, { unmet: ['revenue-loss'] });
});

test('the choice of the expense method belongs to 2019 openings under the guidance', () => {
  const more = { ...expenses, grossReceipts2021: '0', grossReceipts2020: '100000' };
  const from2019 = { ...openedMid2019, ...more, grossReceipts2019: '100000' };
  // 100,000 x 12 / 6 - 100,000 = 100,000 on either formula of 2019
  rrf(from2019, { award: '100000.00', any: '100000.00' });
  // 400,000 - 100,000 = 300,000 is the greater
  rrf(
    { ...from2019, usesExpenseMethod: true },
    { award: '300000.00', any: ['100000.00', '300000.00'] },
  );
  rrf(
    { ...from2019, usesExpenseMethod: true, payrollCosts: '0', otherEligibleExpenses: '1' },
    { award: '100000.00' },
  );
  // Open before 2019 and interrupted: the choice is not offered.
  rrf(
    { ...from2019, openedOn: '2015-06-01', usesExpenseMethod: true },
    { status: 'undetermined', award: '100000.00' },
  );
});

test('the statute takes the 2020 average over the months with sales', () => {
  const none = { ...openedMid2019, monthsOperating2020: '0', grossReceipts2020: '0' };
  rrf({ ...none, grossReceipts2019: '300000' }, { award: '600000.00', any: '600000.00' });
  // 600,000 - 50,000; the statute: 600,000 - 12 x 50,000 / 1 = 0
  const one = { ...openedMid2019, monthsOperating2020: '1', grossReceipts2020: '50000' };
  rrf({ ...one, grossReceipts2019: '300000' }, { award: '550000.00', any: '550000.00' });
});

test('each opening day falls under one formula', () => {
  const all = {
    ...expenses,
    monthsOperating2019: '1',
    monthsOperating2020: '12',
    usesExpenseMethod: false,
    grossReceipts2019: '2000',
    grossReceipts2020: '150000',
    grossReceipts2021: '20000',
  };
  rrf({ ...all, openedOn: '2019-12-31' }, { unmet: ['revenue-loss'], any: null });
  // 400,000 - 150,000 - 20,000; payroll alone shows no loss
  rrf({ ...all, openedOn: '2020-01-01' }, { award: '230000.00', any: '230000.00' });
  rrf({ ...all, openedOn: '2021-03-10' }, { award: '230000.00' });
  rrf(
    { ...all, openedOn: '2021-03-11' },
    { status: 'undetermined', award: '400000.00', criteria: { 'revenue-loss': 'unknown' } },
  );
  rrf(
    { ...all, openedOn: 'not-open' },
    {
      award: '400000.00',
      any: ['150000.00', '400000.00'],
      criteria: { 'expenses-incurred': 'met' },
    },
  );
});

test('opened after enactment with little to show is ineligible on either reading', () => {
  const little = { openedOn: '2021-03-11', otherEligibleExpenses: '0' };
  rrf(
    { ...little, payrollCosts: '999.99' },
    {
      status: 'ineligible',
      award: null,
      any: '999.99',
      criteria: {
        'revenue-loss': 'unknown',
        'minimum-award': 'unknown',
        'expenses-incurred': 'not-applicable',
      },
    },
  );
  rrf({ ...little, payrollCosts: '0' }, { unmet: ['revenue-loss'], any: null });
});

test('before opening, having no expenses is the only thing said to fail', () => {
  const before = { openedOn: 'not-open', otherEligibleExpenses: '0' };
  rrf(
    { ...before, payrollCosts: '0', pppLoans: '5000' },
    {
      unmet: ['expenses-incurred'],
      criteria: { 'revenue-loss': 'not-applicable', 'minimum-award': 'met' },
    },
  );
  rrf({ ...before, payrollCosts: '0.01' }, { unmet: ['minimum-award'], any: '0.01' });
  rrf({ ...before, payrollCosts: '0.01', pppLoans: '0.01' }, { unmet: ['revenue-loss'] });
});

test('limits: 5 million a location, 10 million with the affiliates', () => {
  const loss = (text: string) => ({ grossReceipts2019: text, grossReceipts2020: '0' });
  rrf(loss('4999999.99'), { award: '4999999.99' });
  rrf(loss('5000000.01'), { award: '5000000.00' });
  rrf({ ...loss('12000000'), ownLocationCount: 2 }, { award: '10000000.00' });
  rrf({ ...loss('12000000'), ownLocationCount: 3 }, { award: '10000000.00' });
  rrf({ affiliateGrants: '9900000' }, { award: '100000.00' });
  rrf({ affiliateGrants: '9999999.99' }, { award: '0.01' });
  rrf({ affiliateGrants: '10000000' }, { unmet: ['aggregate-limit'] });
});

test('a denied venue grant is read both ways; a pending one excludes', () => {
  rrf(
    { svogStatus: 'denied' },
    { status: 'undetermined', criteria: { 'no-shuttered-venue-grant': 'unknown' } },
  );
  rrf({ svogStatus: 'denied', locationCount: 21 }, { unmet: ['location-limit'] });
  rrf({ svogStatus: 'pending' }, { unmet: ['no-shuttered-venue-grant'] });
});

test('only a business can apply, and the other criteria are still told', () => {
  rrf(
    { applicantKind: 'landlord', publiclyTraded: true },
    { unmet: ['is-business', 'not-publicly-traded'], any: null },
  );
  rrf({ applicantKind: 'child-development' }, { unmet: ['is-business'] });
});

test('the priority period needs 51 % and control', () => {
  const told = (yes: boolean) => ({ priorities: { 'priority-period': yes } });
  rrf({ priorityGroupPercent: '51', priorityGroupControls: true }, told(true));
  rrf({ priorityGroupPercent: '50.99', priorityGroupControls: true }, told(false));
  rrf({ priorityGroupPercent: '100', priorityGroupControls: false }, told(false));
});

test('the reserves go by 2019 receipts, with a gap of a dollar', () => {
  const bands: [string, boolean, boolean, boolean][] = [
    ['50000', true, true, false],
    ['50000.01', true, false, false],
    ['500000', true, false, false],
    ['500000.01', false, false, false],
    ['500000.99', false, false, false],
    ['500001', false, false, true],
    ['1500000', false, false, true],
    ['1500000.01', false, false, false],
  ];
  for (const [grossReceipts2019, r500k, r50k, r1500k] of bands) {
    rrf(
      { grossReceipts2019, grossReceipts2020: '0' },
      { priorities: { 'reserve-500k': r500k, 'reserve-50k': r50k, 'reserve-1500k': r1500k } },
    );
  }
});

test('opened in 2020 or later, 2019 receipts are nothing whatever was typed', () => {
  const rest = { ...expenses, grossReceipts2020: '0', grossReceipts2021: '0' };
  const late = { 'reserve-500k': true, 'reserve-50k': true, 'reserve-1500k': false };
  rrf({ ...rest, openedOn: '2020-01-01' }, { priorities: late });
  rrf({ ...rest, openedOn: 'not-open' }, { priorities: late });
  rrf(
    { ...openedMid2019, openedOn: '2019-12-31' },
    { priorities: { 'reserve-500k': false, 'reserve-1500k': true } },
  );
});
