import { test } from 'node:test';
import { caseOf } from './expectation.js';
import type { Expected } from './expectation.js';

const rrf = caseOf('restaurant-revitalization', 'rrf-001');
const grant = caseOf('dc-business-support', 'bsg-001');
const landlord = caseOf('dc-business-support-landlord', 'bsg-050');
const hotel = caseOf('dc-hotel-recovery', 'hrg-001');

type Check = ReturnType<typeof caseOf>;
type Changes = Parameters<Check>[0];

/** Each option of a reading, and what it makes of the same answers. */
function reads(check: Check, reading: string, by: Record<string, Expected>, changes: Changes) {
  for (const [option, expected] of Object.entries(by)) {
    check(changes, expected, { readings: { [reading]: option } });
  }
}

test('the guidance adds the bars of the agency, the statute alone has none', () => {
  const both = {
    administered: { unmet: ['on-site-sales', 'for-profit'] },
    'statute-only': { award: '300000.00', any: '300000.00' },
  };
  reads(rrf, 'guidance', both, {
    businessType: 'bakery',
    onSiteSalesPercent: '0',
    forProfit: false,
  });
});

test('a denied venue grant passes the definition and fails the certification', () => {
  const both = {
    definition: { award: '300000.00' },
    certification: { unmet: ['no-shuttered-venue-grant'], any: null },
  };
  reads(rrf, 'svog-denied', both, { svogStatus: 'denied' });
});

test('a 2019 cut short counts whole or in part', () => {
  // 800,000 x 12 / 8 = 1,200,000
  const both = { 'in-business': { award: '300000.00' }, 'part-year': { award: '700000.00' } };
  reads(rrf, 'interrupted-2019', both, { monthsOperating2019: '8', monthsOperating2020: '12' });
});

test('opened after enactment there is no formula, or that of a business not yet open', () => {
  const both = {
    'no-formula': { unmet: ['revenue-loss'], any: null },
    // Payroll alone, 500, on the statute.
    'not-yet-open': { award: '2000.00', any: ['500.00', '2000.00'] as [string, string] },
  };
  reads(rrf, 'opened-after-enactment', both, {
    openedOn: '2021-03-11',
    payrollCosts: '500',
    otherEligibleExpenses: '1500',
  });
});

test('the single-month cap is the average or the best month', () => {
  const both = {
    average: { award: ['0.00', '10000.00'], any: ['0.00', '10000.00'] },
    'any-month': { award: ['0.00', '20000.00'], any: ['0.00', '20000.00'] },
  } satisfies Record<string, Expected>;
  const changes = { grossReceipts2019: '120000', highestMonth2019: '20000' };
  reads(grant, 'single-month-cap', both, changes);
});

test('a short history is used or shows nothing', () => {
  const both = {
    'use-what-was-earned': { award: ['0.00', '9000.00'] },
    'cannot-be-shown': { unmet: ['revenue-loss'], any: null },
  } satisfies Record<string, Expected>;
  reads(grant, 'short-history', both, {
    openedOn: '2020-01-15',
    grossReceiptsBeforeEmergency: '60000',
    grossReceiptsQ2of2020: '0',
  });
});

test('without any period before the emergency nothing is shown, or it is, without an amount', () => {
  const both = {
    'cannot-be-shown': { unmet: ['revenue-loss'] },
    'later-period-allowed': { award: null, any: null },
  };
  reads(grant, 'no-comparison-period', both, { openedOn: '2020-03-11' });
});

test('a base of nothing shows no loss, or is taken for one without an amount', () => {
  const both = {
    'no-loss': { unmet: ['revenue-loss'] },
    'loss-assumed': { award: null, any: null },
  };
  reads(grant, 'zero-base', both, { grossReceiptsQ2of2019: '0', grossReceiptsQ2of2020: '0' });
});

test('a brewery is in no sector or in one', () => {
  const both = {
    'not-covered': { unmet: ['sector'] },
    covered: { award: ['0.00', '27000.00'] },
  } satisfies Record<string, Expected>;
  reads(grant, 'silent-sector', both, { businessType: 'brewery' });
});

test('only rental income is a condition or a measure', () => {
  const both = {
    condition: { unmet: ['sole-rental-income'] },
    measure: { award: ['0.00', '20000.00'] },
  } satisfies Record<string, Expected>;
  reads(landlord, 'sole-rental-income', both, { soleRentalIncome: false });
});

test('a hotel opened during 2019 is compared with 2019, or with a 2018 that is not there', () => {
  const both = { 'compare-2019': {}, 'compare-2018': { unmet: ['distress'], any: null } };
  reads(hotel, 'opened-during-2019', both, { openedOn: '2019-07-01' });
});
