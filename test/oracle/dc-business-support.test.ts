import { test } from 'node:test';
import { caseOf } from './expectation.js';
import type { Expected } from './expectation.js';

// A restaurant open since 2015: April-June 300,000 to 120,000; 1,200,000 over 12 months of 2019.
const grant = caseOf('dc-business-support', 'bsg-001');
const landlord = caseOf('dc-business-support-landlord', 'bsg-050');
const center = caseOf('dc-business-support', 'bsg-032');

test('half of the base is enough of a loss, to the cent', () => {
  grant({ grossReceiptsQ2of2020: '150000' }, { award: ['0.00', '22500.00'] });
  grant({ grossReceiptsQ2of2020: '150000.01' }, { unmet: ['revenue-loss'], any: null });
  // Half of 100.01 is 50.005: 50.01 lost is enough, 50.00 is not.
  grant({ grossReceiptsQ2of2019: '100.01', grossReceiptsQ2of2020: '50.00' }, {});
  grant(
    { grossReceiptsQ2of2019: '100.01', grossReceiptsQ2of2020: '50.01' },
    { unmet: ['revenue-loss'] },
  );
});

test('15 % is rounded down to the cent', () => {
  const none = { grossReceiptsQ2of2020: '0' };
  // 200.05 x 0.15 = 30.0075
  grant({ ...none, grossReceiptsQ2of2019: '200.05' }, { award: ['0.00', '30.00'] });
  grant({ ...none, grossReceiptsQ2of2019: '0.01' }, { award: ['0.00', '0.00'] });
});

test('the cap is the average month of 2019, or on the other reading the best month', () => {
  const lost = { grossReceiptsQ2of2019: '400000', grossReceiptsQ2of2020: '0' };
  // 200,000 / 12 = 16,666.66…; the best month 20,000; 15 % of 400,000 = 60,000
  grant(
    { ...lost, grossReceipts2019: '200000', highestMonth2019: '20000' },
    { award: ['0.00', '16666.66'], any: ['0.00', '20000.00'] },
  );
  grant(
    { ...lost, monthsOperating2019: '0', highestMonth2019: '20000' },
    { award: ['0.00', '0.00'], any: ['0.00', '20000.00'] },
  );
});

test('a base of nothing leaves the loss to the law, with no estimate', () => {
  const none: Expected = {
    status: 'undetermined',
    award: null,
    any: null,
    criteria: { 'revenue-loss': 'unknown' },
  };
  grant({ grossReceiptsQ2of2019: '0' }, none);
  grant({ grossReceiptsQ2of2019: '0', grossReceiptsQ2of2020: '0' }, none);
  grant({ openedOn: '2019-12-12', grossReceiptsBeforeEmergency: '0' }, none);
});

test('each opening day has its base', () => {
  const both = { grossReceiptsBeforeEmergency: '180000', grossReceiptsQ2of2020: '90000' };
  const before = { award: ['0.00', '13500.00'] } satisfies Expected;
  const open = { ...before, status: 'undetermined' } satisfies Expected;
  grant({ ...both, openedOn: '2019-03-11' }, { award: ['0.00', '31500.00'] });
  grant({ ...both, openedOn: '2019-03-12' }, before);
  grant({ ...both, openedOn: '2019-12-11' }, before);
  grant({ ...both, openedOn: '2019-12-12' }, open);
  grant({ ...both, openedOn: '2020-03-10' }, open);
  grant({ ...both, openedOn: '2020-03-11' }, { status: 'undetermined', award: null, any: null });
  grant({ ...both, openedOn: 'not-open' }, { unmet: ['revenue-loss'] });
});

test('a short history that shows no loss is ineligible on either reading', () => {
  grant(
    {
      openedOn: '2019-12-12',
      grossReceiptsBeforeEmergency: '180000',
      grossReceiptsQ2of2020: '90000.01',
    },
    { unmet: ['revenue-loss'] },
  );
});

test('kinds of place fall in a sector, in none, or where the Act is silent', () => {
  const sectors: Record<string, string[]> = {
    restaurant: ['cafe', 'food-truck', 'food-cart', 'caterer', 'brewpub', 'bakery', 'grocery'],
    hotel: ['inn', 'hotel', 'bed-and-breakfast'],
    retail: ['retail'],
    'sports-entertainment': [
      ...['bar', 'tasting-room', 'nightclub', 'music-venue', 'theater', 'art-gallery'],
      'sports-venue',
    ],
  };
  for (const [sector, types] of Object.entries(sectors)) {
    for (const businessType of types) {
      grant(
        { businessType, closedUntilPhase3: true },
        { priorities: { 'reopening-priority': sector } },
      );
      grant(
        { businessType, closedUntilPhase3: false },
        { priorities: { 'reopening-priority': false } },
      );
    }
  }
  for (const businessType of ['brewery', 'winery', 'distillery']) {
    grant(
      { businessType, closedUntilPhase3: true },
      {
        status: 'undetermined',
        award: ['0.00', '27000.00'],
        criteria: { sector: 'unknown' },
        priorities: { 'reopening-priority': false },
      },
    );
  }
  grant({ businessType: 'other' }, { unmet: ['sector'] });
});

test('shares turn where the law says: 80 included, 50 not, 51 included', () => {
  grant({ qualifyingRevenuePercent: '80' }, {});
  grant({ qualifyingRevenuePercent: '79.99' }, { unmet: ['qualifying-revenue'] });
  const none = {
    residentEmployeesPercent: '50',
    residentOwnedPercent: '50',
    districtAssetsPercent: '50',
    districtReceiptsPercent: '50',
  };
  grant(none, { unmet: ['majority-nexus'] });
  for (const id of Object.keys(none)) grant({ ...none, [id]: '50.01' }, {});
});

test('a license, a tax, or an exempt trade in which residents own more than half', () => {
  const none = { licensedTitle47: false, franchiseTaxed: false, exemptTrade: false };
  grant(none, { unmet: ['license-or-tax'] });
  grant({ ...none, licensedTitle47: true }, {});
  grant({ ...none, franchiseTaxed: true }, {});
  grant({ ...none, exemptTrade: true, residentOwnedPercent: '50.01' }, {});
  grant({ ...none, exemptTrade: true, residentOwnedPercent: '50' }, { unmet: ['license-or-tax'] });
});

test('the set-aside changes with the temporary law, both days included', () => {
  const told = (yes: boolean) => ({ priorities: { 'set-aside': yes } });
  const prejudice = { residentOwnedBusiness: true, prejudiceOwnedPercent: '51' };
  grant(prejudice, told(false));
  grant(prejudice, told(false), { asOf: '2020-10-19' });
  grant(prejudice, told(true), { asOf: '2020-10-20' });
  grant(prejudice, told(true), { asOf: '2021-06-02' });
  grant(prejudice, told(false), { asOf: '2021-06-03' });
  grant({ ...prejudice, prejudiceOwnedPercent: '50.99' }, told(false), { asOf: '2021-01-01' });

  const act = { residentOwnedBusiness: true, smallBusinessEnterprise: true };
  grant(act, told(false));
  grant({ ...act, womenOwnedPercent: '51' }, told(true));
  grant({ ...act, womenOwnedPercent: '50.99' }, told(false));
  grant({ ...act, economicallyDisadvantagedPercent: '51' }, told(true));
  grant({ ...act, disadvantagedBusinessEnterprise: true }, told(true));
  grant(
    { ...act, disadvantagedBusinessEnterprise: true, residentOwnedBusiness: false },
    told(false),
  );
  grant({ ...act, womenOwnedPercent: '51', prejudiceOwnedPercent: '0' }, told(false), {
    asOf: '2020-11-01',
  });
});

test('a child development center answers for its vouchers and its loss alone', () => {
  const rest = {
    openOrWouldBeOpen: false,
    managersInPrincipalOffice: false,
    residentEmployeesPercent: '0',
    residentOwnedPercent: '0',
    districtAssetsPercent: '0',
    districtReceiptsPercent: '0',
    licensedTitle47: false,
    franchiseTaxed: false,
  };
  center(rest, {
    award: ['0.00', '13500.00'],
    criteria: { sector: 'not-applicable', 'for-profit': 'not-applicable' },
    priorities: { 'reopening-priority': 'child-development' },
  });
  center({ childCareVouchers: true }, { unmet: ['no-vouchers'] });
  grant({ childCareVouchers: true }, { criteria: { 'no-vouchers': 'not-applicable' } });
});

test('a landlord is no eligible business; only its loss is looked at besides', () => {
  grant(
    { applicantKind: 'landlord', businessType: 'other', forProfit: false, closedUntilPhase3: true },
    {
      unmet: ['eligible-kind'],
      criteria: { sector: 'not-applicable', 'no-vouchers': 'not-applicable' },
      priorities: { 'reopening-priority': false },
    },
  );
  grant(
    { applicantKind: 'landlord', grossReceiptsQ2of2020: '300000' },
    { unmet: ['eligible-kind', 'revenue-loss'] },
  );
});

test('a landlord gets up to half of the benefit, rounded down', () => {
  landlord({ rentBenefit: '0' }, { unmet: ['benefit-given'], any: null });
  landlord({ rentBenefit: '0.01' }, { award: ['0.00', '0.00'] });
  landlord({ rentBenefit: '40000.01' }, { award: ['0.00', '20000.00'], any: ['0.00', '20000.00'] });
  landlord({ applicantKind: 'business' }, { unmet: ['is-landlord'] });
});

test('other rental income is a condition or a measure', () => {
  landlord(
    { soleRentalIncome: false },
    { status: 'undetermined', award: ['0.00', '20000.00'], any: ['0.00', '20000.00'] },
  );
  landlord({ soleRentalIncome: false, tenantIsEligible: false }, { unmet: ['tenant-eligible'] });
});
