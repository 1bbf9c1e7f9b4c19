/** The loss of April–June 2020, the period it is measured against, and the ceiling of the grant. */

import {
  all,
  atLeast,
  atMost,
  constant,
  divide,
  equals,
  lessThan,
  min,
  moreThan,
  multiply,
  named,
  not,
  number,
  reading,
  subtract,
  truth,
  when,
} from '../../rules/expression.js';
import type { Award } from '../../rules/program.js';
import { answers } from '../questions.js';
import { citations as at } from './citations.js';

const { openedOn } = answers;
const zero = number('0');
const hundred = number('100');

const openedAYear = atMost(openedOn, constant('open-a-year-by', 'date', '2019-03-11', at.loss));
// From this day fewer than three months lie before the emergency.
const shortHistory = atLeast(
  openedOn,
  constant('short-history-from', 'date', '2019-12-12', at.loss),
);
const emergency = constant('emergency', 'date', '2020-03-11', at.loss);
const notOpen = equals(openedOn, constant('not-open', 'date', 'not-open', at.loss));

const base = named(
  'base',
  when(openedAYear, answers.grossReceiptsQ2of2019, answers.grossReceiptsBeforeEmergency),
);
const someBase = moreThan(base, zero);

const fellByHalf = when(
  someBase,
  atMost(
    multiply(answers.grossReceiptsQ2of2020, hundred),
    multiply(base, subtract(hundred, constant('least-loss', 'percent', '50', at.loss))),
  ),
  // The Act compares with a period in which nothing was sold.
  reading('zero-base', { 'no-loss': truth(false), 'loss-assumed': truth(true) }),
);

export const lossShown = when(
  atLeast(openedOn, emergency),
  all(
    not(notOpen),
    reading('no-comparison-period', {
      'cannot-be-shown': truth(false),
      'later-period-allowed': truth(true),
    }),
  ),
  when(
    shortHistory,
    reading('short-history', {
      'use-what-was-earned': fellByHalf,
      'cannot-be-shown': truth(false),
    }),
    fellByHalf,
  ),
);

const lostRevenue = named('lost-revenue', subtract(base, answers.grossReceiptsQ2of2020));
const shareOfLoss = named(
  'share-of-loss',
  divide(multiply(lostRevenue, constant('grant-share', 'percent', '15', at.amount)), hundred),
);
const averageMonth = named(
  'average-month-2019',
  divide(answers.grossReceipts2019, answers.monthsOperating2019),
);
const monthCap = named(
  'month-cap',
  when(
    openedAYear,
    reading('single-month-cap', {
      average: averageMonth,
      'any-month': answers.highestMonth2019,
    }),
    divide(base, number('3')),
  ),
);

export const award = {
  low: zero,
  high: min(shareOfLoss, monthCap),
  estimable: all(someBase, lessThan(openedOn, emergency)),
  rounding: 'down',
  citations: [at.amount, at.discretion],
} as const satisfies Award;
