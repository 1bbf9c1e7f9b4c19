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
  oneOf,
  reading,
  when,
} from '../../rules/expression.js';
import type { Citation, Criterion, Priority } from '../../rules/program.js';
import { applyingTo, rule } from '../define-program.js';
import { no, yes, zero } from '../literals.js';
import { answers } from '../questions.js';
import {
  administered,
  aggregateMost,
  countedExpenses,
  netLoss,
  notOpen,
  startOf2020,
} from './award.js';
import { citations as at } from './citations.js';

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
const someLoss = moreThan(netLoss, zero);

export const criteria = [
  rule('is-business', oneOf(answers.applicantKind, 'business'), at.kinds),
  rule('serves-food-or-drink', any(listed, makers, answers.primarilyServesFood), at.kinds),
  ...applyingTo(
    all(makers, administered),
    rule(
      'on-site-sales',
      atLeast(answers.onSiteSalesPercent, constant('on-site-sales', 'percent', '33', at.onSite)),
      at.onSite,
    ),
  ),
  rule('not-government-operated', not(answers.governmentOperated), at.government),
  rule(
    'location-limit',
    atMost(answers.locationCount, constant('location-limit', 'integer', '20', at.locations)),
    at.locations,
    at.affiliates,
  ),
  rule(
    'no-shuttered-venue-grant',
    // A denied application is neither pending nor received, but it was an application.
    when(
      oneOf(answers.svogStatus, 'denied'),
      reading('svog-denied', { definition: yes, certification: no }),
      oneOf(answers.svogStatus, 'none'),
    ),
    at.venueGrant,
    at.noVenueGrant,
  ),
  rule('not-publicly-traded', not(answers.publiclyTraded), at.traded),
  ...applyingTo(
    administered,
    rule('for-profit', answers.forProfit, at.excluded),
    rule('not-permanently-closed', not(answers.permanentlyClosed), at.excluded),
    rule('not-bankrupt', not(oneOf(answers.bankruptcyStatus, 'no-approved-plan')), at.excluded),
  ),
  rule('necessity-certified', answers.necessityCertified, at.necessity),
  ...applyingTo(notOpen, rule('expenses-incurred', someExpenses, at.notOpen)),
  ...applyingTo(
    // Without expenses there is no loss to speak of, and `expenses-incurred` says so already.
    any(not(notOpen), someExpenses),
    rule('revenue-loss', someLoss, at.loss, at.grant, at.ppp),
  ),
  rule('aggregate-limit', lessThan(answers.affiliateGrants, aggregateMost), at.mostInAll),
  ...applyingTo(
    administered,
    rule(
      'minimum-award',
      not(all(someLoss, lessThan(netLoss, constant('minimum-award', 'money', '1000', at.form)))),
      at.form,
    ),
  ),
] as const satisfies readonly Criterion[];

/** § 9009c(b)(2)(B)(i)(I) looks to 2019; a place that was not yet open then had no receipts. */
const receipts2019 = named(
  'receipts-in-2019',
  when(atLeast(answers.openedOn, startOf2020), zero, answers.grossReceipts2019),
);

const receiptsAtMost = (constantId: string, most: string, citation: Citation) =>
  atMost(receipts2019, constant(constantId, 'money', most, citation));

export const priorities = [
  rule(
    'priority-period',
    all(
      atLeast(
        answers.priorityGroupPercent,
        constant('priority-period', 'percent', '51', at.disadvantaged),
      ),
      answers.priorityGroupControls,
    ),
    at.priority,
    at.owners,
    at.disadvantaged,
  ),
  rule('reserve-500k', receiptsAtMost('reserve-500k', '500000', at.reserves), at.reserves),
  rule('reserve-50k', receiptsAtMost('reserve-50k', '50000', at.guide), at.reserves, at.guide),
  rule(
    'reserve-1500k',
    // SBA printed the band in whole dollars: $500,000.01 to $500,000.99 falls in neither.
    all(
      atLeast(receipts2019, constant('reserve-1500k-from', 'money', '500001', at.guide)),
      receiptsAtMost('reserve-1500k', '1500000', at.guide),
    ),
    at.reserves,
    at.guide,
  ),
] as const satisfies readonly Priority[];
