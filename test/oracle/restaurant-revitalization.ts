import {
  above,
  add,
  atLeast,
  atMost,
  below,
  divide,
  fraction,
  greatest,
  multiply,
  smallest,
  subtract,
  toCents,
  zero,
} from './fraction.js';
import type { Fraction } from './fraction.js';
import { met, opening, outcome, reader, when } from './outcome.js';
import type { OracleInput, OracleOutcome, Reader } from './outcome.js';

/** 15 U.S.C. 9009c(a)(4)(A): places the section names, or that SBA reads into its list. */
const LISTED = ['restaurant', 'cafe', 'food-truck', 'food-cart', 'caterer', 'bar'];

/** Listed too, but SBA asks them for 33 % of on-site sales to the public. */
const LISTED_WITH_SALES_TEST = [
  'brewpub',
  'tasting-room',
  'brewery',
  'winery',
  'distillery',
  'bakery',
  'inn',
];

const twelve = fraction(12);

/** 15 U.S.C. 9009c(a)(7)(B)(i): twelve times the average month with sales. */
function annualized(receipts: Fraction, months: Fraction): Fraction {
  return divide(multiply(twelve, receipts), months);
}

/** All eligible expenses, February 15, 2020 to March 11, 2021: 15 U.S.C. 9009c(c)(5). */
function allExpenses(a: Reader): Fraction {
  return add(a.number('payrollCosts'), a.number('otherEligibleExpenses'));
}

/** What counts: (a)(7)(C) and (D) both point to (c)(5)(A), payroll alone; SBA took all of (c)(5). */
function countedExpenses(a: Reader, administered: boolean): Fraction {
  return administered ? allExpenses(a) : a.number('payrollCosts');
}

/** Expenses less receipts, the formula for 2020 openings: 15 U.S.C. 9009c(a)(7)(C). */
function expensesLessReceipts(a: Reader, expenses: Fraction): Fraction {
  return subtract(expenses, a.number('grossReceipts2020'), a.number('grossReceipts2021'));
}

/** The formula for a part of 2019, before any choice of the expense method: (a)(7)(B). */
function partOf2019(a: Reader, administered: boolean): Fraction {
  const year2019 = annualized(a.number('grossReceipts2019'), a.number('monthsOperating2019'));
  return administered
    ? subtract(year2019, a.number('grossReceipts2020')) // SBA's calculation 2
    : subtract(
        year2019,
        annualized(a.number('grossReceipts2020'), a.number('monthsOperating2020')),
      );
}

/** Loss before PPP, 15 U.S.C. 9009c(a)(7)(A)–(D); null where no formula reaches the applicant. */
function grossLoss(a: Reader, administered: boolean): Fraction | null {
  const opened = opening(a.text('openedOn'));
  const receipts2019 = () => a.number('grossReceipts2019');
  const receipts2020 = () => a.number('grossReceipts2020');

  if (opened.onOrBefore('2019-01-01')) {
    const allOf2019 = atLeast(a.number('monthsOperating2019'), twelve);
    if (allOf2019) return subtract(receipts2019(), receipts2020());
    return a.reading('interrupted-2019') === 'in-business'
      ? subtract(receipts2019(), receipts2020())
      : partOf2019(a, administered);
  }
  if (opened.onOrBefore('2019-12-31')) {
    const annual = partOf2019(a, administered);
    if (!administered || !a.yes('usesExpenseMethod')) return annual;
    return greatest(annual, expensesLessReceipts(a, allExpenses(a)));
  }
  if (opened.onOrBefore('2021-03-10')) {
    return expensesLessReceipts(a, countedExpenses(a, administered));
  }
  const expenses = countedExpenses(a, administered);
  if (opened.notOpen) return expenses;
  return a.reading('opened-after-enactment') === 'not-yet-open' ? expenses : null;
}

/** The Restaurant Revitalization Fund, 15 U.S.C. 9009c, on complete answers. */
export function restaurantRevitalization(input: OracleInput): OracleOutcome {
  const a = reader(input);
  const administered = a.reading('guidance') === 'administered';
  const opened = opening(a.text('openedOn'));
  const businessType = a.text('businessType');
  const svog = a.text('svogStatus');

  const ppp = a.number('pppLoans');
  const loss = grossLoss(a, administered);
  const netLoss = loss === null ? null : subtract(loss, ppp);
  const noExpenses = opened.notOpen && atMost(countedExpenses(a, administered), zero);
  const affiliateGrants = a.number('affiliateGrants');

  const criteria = {
    'is-business': met(a.text('applicantKind') === 'business'),
    'serves-food-or-drink': met(
      LISTED.includes(businessType) ||
        LISTED_WITH_SALES_TEST.includes(businessType) ||
        a.yes('primarilyServesFood'),
    ),
    'on-site-sales': when(administered && LISTED_WITH_SALES_TEST.includes(businessType), () =>
      atLeast(a.number('onSiteSalesPercent'), fraction(33)),
    ),
    'not-government-operated': met(!a.yes('governmentOperated')),
    'location-limit': met(atMost(a.number('locationCount'), fraction(20))),
    'no-shuttered-venue-grant': met(
      svog === 'none' || (svog === 'denied' && a.reading('svog-denied') === 'definition'),
    ),
    'not-publicly-traded': met(!a.yes('publiclyTraded')),
    'for-profit': when(administered, () => a.yes('forProfit')),
    'not-permanently-closed': when(administered, () => !a.yes('permanentlyClosed')),
    'not-bankrupt': when(administered, () => a.text('bankruptcyStatus') !== 'no-approved-plan'),
    'necessity-certified': met(a.yes('necessityCertified')),
    'expenses-incurred': when(opened.notOpen, () => !noExpenses),
    'revenue-loss': when(!noExpenses, () => netLoss !== null && above(netLoss, zero)),
    'aggregate-limit': met(below(affiliateGrants, fraction(10_000_000))),
    'minimum-award': when(
      administered,
      () => netLoss === null || atMost(netLoss, zero) || atLeast(netLoss, fraction(1000)),
    ),
  };

  // 15 U.S.C. 9009c(c)(4): the loss, at most $5 million a location and $10 million in all.
  const award = () => {
    if (netLoss === null) return null;
    const amount = smallest(
      netLoss,
      multiply(fraction(5_000_000), a.number('ownLocationCount')),
      subtract(fraction(10_000_000), affiliateGrants),
    );
    const cents = toCents(amount, 'half-up');
    return { low: cents, high: cents };
  };

  // 15 U.S.C. 9009c(b)(2)(B) and (c)(3). A business opened in 2020 or later had no 2019 receipts.
  const of2019 = opened.onOrAfter('2020-01-01') ? zero : a.number('grossReceipts2019');
  const priorities = {
    'priority-period':
      atLeast(a.number('priorityGroupPercent'), fraction(51)) && a.yes('priorityGroupControls'),
    'reserve-500k': atMost(of2019, fraction(500_000)),
    'reserve-50k': atMost(of2019, fraction(50_000)),
    'reserve-1500k': atLeast(of2019, fraction(500_001)) && atMost(of2019, fraction(1_500_000)),
  };
  return outcome(criteria, award, priorities);
}
