import {
  above,
  atLeast,
  divide,
  fraction,
  multiply,
  smallest,
  subtract,
  toCents,
  zero,
} from './fraction.js';
import type { Fraction } from './fraction.js';
import { met, opening, outcome, reader, when } from './outcome.js';
import type { OracleInput, OracleOutcome, Reader } from './outcome.js';

/** Sectors of D.C. Act 23-347, new § 2317(g)(1)(B)(i), by kind of place. */
const SECTORS: Readonly<Record<string, string | undefined>> = {
  restaurant: 'restaurant',
  cafe: 'restaurant',
  'food-truck': 'restaurant',
  'food-cart': 'restaurant',
  caterer: 'restaurant',
  brewpub: 'restaurant',
  bakery: 'restaurant',
  grocery: 'restaurant',
  bar: 'sports-entertainment',
  'tasting-room': 'sports-entertainment',
  nightclub: 'sports-entertainment',
  'music-venue': 'sports-entertainment',
  theater: 'sports-entertainment',
  'art-gallery': 'sports-entertainment',
  'sports-venue': 'sports-entertainment',
  inn: 'hotel',
  'bed-and-breakfast': 'hotel',
  hotel: 'hotel',
  retail: 'retail',
};

/** The Act neither names these nor rules them out. */
const SILENT = ['brewery', 'winery', 'distillery'];

const half = fraction('0.5');

/** What (a)(1)(B) says of the loss; the base is null where nothing can be compared. */
type Loss =
  | { shown: false }
  | { shown: true; base: null }
  | { shown: true; base: Fraction; quarterOf2019: boolean };

/** (a)(1)(B): April to June 2020, against the same quarter of 2019 or a later period. */
function revenueLoss(a: Reader): Loss {
  const opened = opening(a.text('openedOn'));
  if (opened.notOpen) return { shown: false };
  if (opened.onOrAfter('2020-03-11')) {
    return a.reading('no-comparison-period') === 'later-period-allowed'
      ? { shown: true, base: null }
      : { shown: false };
  }
  // The emergency was declared on March 11, 2020: a year before it is March 11, 2019, and
  // three months before it begin on December 11, 2019.
  if (opened.onOrAfter('2019-12-12') && a.reading('short-history') === 'cannot-be-shown') {
    return { shown: false };
  }
  const quarterOf2019 = opened.onOrBefore('2019-03-11');
  const base = a.number(quarterOf2019 ? 'grossReceiptsQ2of2019' : 'grossReceiptsBeforeEmergency');
  if (base.n === 0n) {
    return a.reading('zero-base') === 'loss-assumed'
      ? { shown: true, base: null }
      : { shown: false };
  }
  const lost = subtract(base, a.number('grossReceiptsQ2of2020'));
  return atLeast(lost, multiply(half, base))
    ? { shown: true, base, quarterOf2019 }
    : { shown: false };
}

/** (a)(1)(C): "the average monthly gross receipts for any single month in 2019". */
function monthlyCap(a: Reader, base: Fraction, quarterOf2019: boolean): Fraction {
  if (!quarterOf2019) return divide(base, fraction(3));
  return a.reading('single-month-cap') === 'average'
    ? divide(a.number('grossReceipts2019'), a.number('monthsOperating2019'))
    : a.number('highestMonth2019');
}

/** D.C. Law 23-147 was in force from October 20, 2020 to June 2, 2021. */
function temporaryLawApplies(asOf: string | undefined): boolean {
  return asOf !== undefined && asOf >= '2020-10-20' && asOf <= '2021-06-02';
}

/** The Act's 12.5 % set-aside, and as the temporary law changed it. */
function setAside(a: Reader, asOf: string | undefined): boolean {
  const from51 = (id: string) => atLeast(a.number(id), fraction(51));
  if (!a.yes('residentOwnedBusiness')) return false;
  if (temporaryLawApplies(asOf)) {
    return from51('economicallyDisadvantagedPercent') || from51('prejudiceOwnedPercent');
  }
  return (
    a.yes('smallBusinessEnterprise') &&
    (from51('economicallyDisadvantagedPercent') ||
      from51('womenOwnedPercent') ||
      a.yes('disadvantagedBusinessEnterprise'))
  );
}

/** Whose share of the money a place closed until Phase 3 or 4 draws on. */
function reopeningPriority(a: Reader): string | false {
  if (!a.yes('closedUntilPhase3')) return false;
  const kind = a.text('applicantKind');
  if (kind === 'child-development') return 'child-development';
  return kind === 'business' ? (SECTORS[a.text('businessType')] ?? false) : false;
}

/** DC Business Support Grants, D.C. Act 23-347, on complete answers. */
export function dcBusinessSupport(input: OracleInput): OracleOutcome {
  const a = reader(input);
  const kind = a.text('applicantKind');
  const business = kind === 'business';
  const moreThanHalf = (id: string) => above(a.number(id), fraction(50));
  const loss = revenueLoss(a);

  const criteria = {
    'eligible-kind': met(business || kind === 'child-development'),
    'no-vouchers': when(kind === 'child-development', () => !a.yes('childCareVouchers')),
    'for-profit': when(business, () => a.yes('forProfit')),
    sector: when(business, () => {
      const type = a.text('businessType');
      if (SILENT.includes(type)) return a.reading('silent-sector') === 'covered';
      return SECTORS[type] !== undefined;
    }),
    'qualifying-revenue': when(business, () =>
      atLeast(a.number('qualifyingRevenuePercent'), fraction(80)),
    ),
    'open-or-would-be': when(business, () => a.yes('openOrWouldBeOpen')),
    'principal-office': when(business, () => a.yes('principalOfficeInDistrict')),
    'managers-in-office': when(business, () => a.yes('managersInPrincipalOffice')),
    'majority-nexus': when(
      business,
      () =>
        moreThanHalf('residentEmployeesPercent') ||
        moreThanHalf('residentOwnedPercent') ||
        moreThanHalf('districtAssetsPercent') ||
        moreThanHalf('districtReceiptsPercent'),
    ),
    'license-or-tax': when(
      business,
      () =>
        a.yes('licensedTitle47') ||
        a.yes('franchiseTaxed') ||
        (a.yes('exemptTrade') && moreThanHalf('residentOwnedPercent')),
    ),
    'revenue-loss': met(loss.shown),
  };

  const award = () => {
    if (!loss.shown || loss.base === null) return null;
    const lost = subtract(loss.base, a.number('grossReceiptsQ2of2020'));
    const share = multiply(fraction('0.15'), lost);
    const high = smallest(share, monthlyCap(a, loss.base, loss.quarterOf2019));
    return { low: '0.00', high: toCents(high, 'down') };
  };

  return outcome(criteria, award, {
    'set-aside': setAside(a, input.asOf),
    'reopening-priority': reopeningPriority(a),
  });
}

/** The landlord track, Act (b): half of a benefit worth at least twice the grant. */
export function dcBusinessSupportLandlord(input: OracleInput): OracleOutcome {
  const a = reader(input);
  const benefit = a.number('rentBenefit');
  const criteria = {
    'is-landlord': met(a.text('applicantKind') === 'landlord'),
    'tenant-eligible': met(a.yes('tenantIsEligible')),
    'benefit-given': met(above(benefit, zero)),
    'sole-rental-income': met(
      a.yes('soleRentalIncome') || a.reading('sole-rental-income') === 'measure',
    ),
  };
  const award = () => ({ low: '0.00', high: toCents(multiply(half, benefit), 'down') });
  return outcome(criteria, award, {});
}
