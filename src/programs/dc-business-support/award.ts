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
  when,
} from '../../rules/expression.js';
import type { Award } from '../../rules/program.js';
import { hundred, no, yes, zero } from '../literals.js';
import { answers } from '../questions.js';
import { citations as at } from './citations.js';

const { openedOn } = answers;

const openedAYear = atMost(openedOn, constant('full-year-by', 'date', '2019-03-11', at.loss));
const emergency = constant('emergency', 'date', '2020-03-11', at.loss);

const base = named(
  'base',
  when(openedAYear, answers.grossReceiptsQ2of2019, answers.grossReceiptsBeforeEmergency),
);
const someBase = moreThan(base, zero);

const fellByHalf = when(
  someBase,
  atMost(
    multiply(answers.grossReceiptsQ2of2020, hundred),
    multiply(base, subtract(hundred, constant('revenue-loss', 'percent', '50', at.loss))),
  ),
  // The Act compares with a period in which nothing was sold.
  reading('zero-base', { 'no-loss': no, 'loss-assumed': yes }),
);

export const lossShown = when(
  atLeast(openedOn, emergency),
  all(
    not(equals(openedOn, constant('not-open', 'date', 'not-open', at.loss))),
    reading('no-comparison-period', {
      'cannot-be-shown': no,
      'later-period-allowed': yes,
    }),
  ),
  when(
    // From this day fewer than three months lie before the emergency.
    atLeast(openedOn, constant('short-history', 'date', '2019-12-12', at.loss)),
    reading('short-history', {
      'use-what-was-earned': fellByHalf,
      'cannot-be-shown': no,
    }),
    fellByHalf,
  ),
);

/** "Up to" the share of the loss that the Act allows, and up to one month of receipts. */
export const award = {
  low: zero,
  high: min(
    named(
      'share-of-loss',
      divide(
        multiply(
          named('lost-revenue', subtract(base, answers.grossReceiptsQ2of2020)),
          constant('grant-share', 'percent', '15', at.amount),
        ),
        hundred,
      ),
    ),
    named(
      'month-cap',
      when(
        openedAYear,
        reading('single-month-cap', {
          average: named(
            'average-month',
            divide(answers.grossReceipts2019, answers.monthsOperating2019),
          ),
          'any-month': answers.highestMonth2019,
        }),
        divide(base, number('3')),
      ),
    ),
  ),
  estimable: all(someBase, lessThan(openedOn, emergency)),
  rounding: 'down',
  citations: [at.amount, at.discretion],
} as const satisfies Award;
