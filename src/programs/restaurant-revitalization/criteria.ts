import {
  all,
  any,
  atLeast,
  atMost,
  constant,
  lessThan,
  moreThan,
  named,
  not,
  number,
  oneOf,
  reading,
  truth,
  when,
} from '../../rules/expression.js';
import type { Criterion, Priority } from '../../rules/program.js';
import { answers } from '../questions.js';
import { administered, aggregateMost, countedExpenses, netLoss, notOpen, startOf2020 } from './award.js';
import { citations as at } from './citations.js';

const zero = number('0');

/** Listed, but the guide asks them to show sales on the spot. */
const makers = oneOf(
  answers.businessType,
  'brewpub',
  'tasting-room',
  'brewery',
  'winery',
  'distillery',
  'bakery',
  'inn',
);
const listed = oneOf(
  answers.businessType,
  'restaurant',
  'cafe',
  'food-truck',
  'food-cart',
  'caterer',
  'bar',
);
const someExpenses = moreThan(countedExpenses, zero);

export const criteria = [
  {
    id: 'is-business',
    met: oneOf(answers.applicantKind, 'business'),
    citations: [at.eligibleEntity],
  },
  {
    id: 'serves-food-or-drink',
    met: any(listed, makers, answers.primarilyServesFood),
    citations: [at.eligibleEntity],
  },
  {
    id: 'on-site-sales',
    applies: all(makers, administered),
    met: atLeast(
      answers.onSiteSalesPercent,
      constant('least-on-site-sales', 'percent', '33', at.guideSales),
    ),
    citations: [at.guideSales],
  },
  {
    id: 'not-government-operated',
    met: not(answers.governmentOperated),
    citations: [at.governmentOperated],
  },
  {
    id: 'location-limit',
    met: atMost(answers.locationCount, constant('most-locations', 'integer', '20', at.locations)),
    citations: [at.locations, at.affiliates],
  },
  {
    id: 'no-shuttered-venue-grant',
    // A denied application is neither pending nor received, but it was an application.
    met: when(
      oneOf(answers.svogStatus, 'denied'),
      reading('svog-denied', { definition: truth(true), certification: truth(false) }),
      oneOf(answers.svogStatus, 'none'),
    ),
    citations: [at.shutteredVenue, at.noVenueGrant],
  },
  {
    id: 'not-publicly-traded',
    met: not(answers.publiclyTraded),
    citations: [at.publiclyTraded, at.publiclyTradedMeaning],
  },
  {
    id: 'for-profit',
    applies: administered,
    met: answers.forProfit,
    citations: [at.guideExclusions],
  },
  {
    id: 'not-permanently-closed',
    applies: administered,
    met: not(answers.permanentlyClosed),
    citations: [at.guideExclusions],
  },
  {
    id: 'not-bankrupt',
    applies: administered,
    met: not(oneOf(answers.bankruptcyStatus, 'no-approved-plan')),
    citations: [at.guideExclusions],
  },
  {
    id: 'necessity-certified',
    met: answers.necessityCertified,
    citations: [at.necessity],
  },
  {
    id: 'expenses-incurred',
    applies: notOpen,
    met: someExpenses,
    citations: [at.lossNotOpen],
  },
  {
    id: 'revenue-loss',
    // Without expenses there is no loss to speak of, and `expenses-incurred` says so already.
    applies: any(not(notOpen), someExpenses),
    met: moreThan(netLoss, zero),
    citations: [at.loss, at.grantAmount, at.pppReduction],
  },
  {
    id: 'aggregate-limit',
    met: lessThan(answers.affiliateGrants, aggregateMost),
    citations: [at.aggregateLimit],
  },
  {
    id: 'minimum-award',
    applies: administered,
    met: not(
      all(
        moreThan(netLoss, zero),
        lessThan(netLoss, constant('least-award', 'money', '1000', at.form)),
      ),
    ),
    citations: [at.form],
  },
] as const satisfies readonly Criterion[];

/** § 9009c(b)(2)(B)(i)(I) looks to 2019; a place that was not yet open then had no receipts. */
const receipts2019 = named(
  'receipts-in-2019',
  when(atLeast(answers.openedOn, startOf2020), zero, answers.grossReceipts2019),
);

export const priorities = [
  {
    id: 'priority-period',
    met: all(
      atLeast(
        answers.priorityGroupPercent,
        constant('least-priority-ownership', 'percent', '51', at.disadvantagedControl),
      ),
      answers.priorityGroupControls,
    ),
    citations: [at.priorityPeriod, at.womenControl, at.disadvantagedControl],
  },
  {
    id: 'reserve-500k',
    met: atMost(receipts2019, constant('small-reserve-most', 'money', '500000', at.smallReserve)),
    citations: [at.smallReserve],
  },
  {
    id: 'reserve-50k',
    met: atMost(
      receipts2019,
      constant('smallest-reserve-most', 'money', '50000', at.guideReserves),
    ),
    citations: [at.sizeReserve, at.guideReserves],
  },
  {
    id: 'reserve-1500k',
    // SBA printed the band in whole dollars: $500,000.01 to $500,000.99 falls in neither.
    met: all(
      atLeast(receipts2019, constant('middle-reserve-least', 'money', '500001', at.guideReserves)),
      atMost(receipts2019, constant('middle-reserve-most', 'money', '1500000', at.guideReserves)),
    ),
    citations: [at.sizeReserve, at.guideReserves],
  },
] as const satisfies readonly Priority[];
