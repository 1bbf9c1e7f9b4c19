/**
 * The restaurant program as a programmer would write it once, by hand, with decimal.js: straight-line
 * code, SBA's reading of the statute, no law beside it and nothing unknown.
 */

import { Decimal } from 'decimal.js';
import type { CompleteAnswers, Engine, Outcome } from './engine.js';

type Status = Outcome['criteria'][number];

const listed = ['restaurant', 'cafe', 'food-truck', 'food-cart', 'caterer', 'bar'];
const makers = ['brewpub', 'tasting-room', 'brewery', 'winery', 'distillery', 'bakery', 'inn'];

const perLocation = new Decimal(5_000_000);
const inAll = new Decimal(10_000_000);
const onSite = new Decimal(33);

const met = (condition: boolean): Status => (condition ? 'met' : 'unmet');

function lossOf(a: CompleteAnswers): Decimal {
  const number = (id: string) => new Decimal(a[id] as string);
  const openedOn = a.openedOn as string;
  // `not-open` sorts after every date.
  if (openedOn <= '2019-01-01')
    return number('grossReceipts2019').minus(a.grossReceipts2020 as string);
  const expenses = () => number('payrollCosts').plus(a.otherEligibleExpenses as string);
  if (openedOn < '2020-01-01') {
    const months = number('monthsOperating2019');
    let year = months.isZero()
      ? new Decimal(0)
      : number('grossReceipts2019').times(12).dividedBy(months);
    if (a.usesExpenseMethod === true) {
      year = Decimal.max(year, expenses().minus(a.grossReceipts2021 as string));
    }
    return year.minus(a.grossReceipts2020 as string);
  }
  if (openedOn <= '2021-03-10') {
    return expenses()
      .minus(a.grossReceipts2020 as string)
      .minus(a.grossReceipts2021 as string);
  }
  return openedOn === 'not-open' ? expenses() : new Decimal(0);
}

function assess(a: CompleteAnswers): Outcome {
  const type = a.businessType as string;
  const isMaker = makers.includes(type);
  const notOpen = a.openedOn === 'not-open';
  const loss = lossOf(a);
  const netLoss = loss.minus(a.pppLoans as string);
  const someLoss = netLoss.greaterThan(0);
  const someExpenses =
    !notOpen || new Decimal(a.payrollCosts as string).plus(a.otherEligibleExpenses as string).gt(0);
  const affiliates = new Decimal(a.affiliateGrants as string);

  const criteria: Status[] = [
    met(a.applicantKind === 'business'),
    met(isMaker || listed.includes(type) || a.primarilyServesFood === true),
    isMaker ? met(new Decimal(a.onSiteSalesPercent as string).gte(onSite)) : 'not-applicable',
    met(a.governmentOperated === false),
    met((a.locationCount as number) <= 20),
    met(a.svogStatus === 'denied' || a.svogStatus === 'none'),
    met(a.publiclyTraded === false),
    met(a.forProfit === true),
    met(a.permanentlyClosed === false),
    met(a.bankruptcyStatus !== 'no-approved-plan'),
    met(a.necessityCertified === true),
    notOpen ? met(someExpenses) : 'not-applicable',
    someExpenses ? met(someLoss) : 'not-applicable',
    met(affiliates.lessThan(inAll)),
    met(!(someLoss && netLoss.lessThan(1000))),
  ];
  if (criteria.includes('unmet')) return { criteria, award: null };
  const amount = Decimal.min(
    netLoss,
    perLocation.times(a.ownLocationCount as number),
    inAll.minus(affiliates),
  ).toFixed(2, Decimal.ROUND_HALF_UP);
  return { criteria, award: { low: amount, high: amount } };
}

export const plainRestaurant: Engine<CompleteAnswers> = {
  input: (answers) => answers,
  run: assess,
};
