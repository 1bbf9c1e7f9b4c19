/** The loss, by the day the place opened (§ 9009c(a)(7)), and the grant that follows from it. */

import {
  add,
  atLeast,
  atMost,
  constant,
  divide,
  equals,
  lessThan,
  max,
  min,
  multiply,
  named,
  number,
  reading,
  subtract,
  when,
  type Truth,
} from '../../rules/expression.js';
import type { Award } from '../../rules/program.js';
import { no, yes, zero } from '../literals.js';
import { answers } from '../questions.js';
import { citations as at } from './citations.js';

/** Whether SBA's own rules apply, or only the statute. */
export const administered: Truth = reading('guidance', {
  administered: yes,
  'statute-only': no,
});

export const startOf2020 = constant('newly-opened-from', 'date', '2020-01-01', at.newlyOpened);
export const notOpen = equals(
  answers.openedOn,
  constant('not-open', 'date', 'not-open', at.notOpen),
);

const perYear = (receipts: typeof zero, months: typeof zero) =>
  divide(multiply(receipts, number('12')), months);
const annualized2019 = named(
  'annualized-2019',
  perYear(answers.grossReceipts2019, answers.monthsOperating2019),
);
const annualized2020 = named(
  'annualized-2020',
  perYear(answers.grossReceipts2020, answers.monthsOperating2020),
);

const expenses = named('expenses', add(answers.payrollCosts, answers.otherEligibleExpenses));
// Both (a)(7)(C) and (D) point to (c)(5)(A), payroll; SBA counted every kind in (c)(5).
export const countedExpenses = named(
  'counted-expenses',
  reading('guidance', { administered: expenses, 'statute-only': answers.payrollCosts }),
);

const fullYearLoss = subtract(answers.grossReceipts2019, answers.grossReceipts2020);
const partYearLoss = (yearBefore: typeof zero) =>
  reading('guidance', {
    administered: subtract(yearBefore, answers.grossReceipts2020),
    'statute-only': subtract(annualized2019, annualized2020),
  });
// SBA let a place that opened during 2019 take the better of its two formulas; both end in
// "less 2020 receipts", so the choice is made before that.
const partYearOrExpenses = partYearLoss(
  when(
    answers.usesExpenseMethod,
    max(annualized2019, subtract(expenses, answers.grossReceipts2021)),
    annualized2019,
  ),
);

const loss = named(
  'loss',
  when(
    // SBA reads "in operation for the entirety of 2019" to reach an opening on January 1 itself.
    atMost(answers.openedOn, constant('open-all-2019', 'date', '2019-01-01', at.guide)),
    when(
      atLeast(answers.monthsOperating2019, constant('full-year', 'months', '12', at.in2019)),
      fullYearLoss,
      reading('interrupted-2019', {
        'in-business': fullYearLoss,
        'part-year': partYearLoss(annualized2019),
      }),
    ),
    when(
      lessThan(answers.openedOn, startOf2020),
      partYearOrExpenses,
      when(
        atMost(answers.openedOn, constant('newly-opened-to', 'date', '2021-03-10', at.newlyOpened)),
        subtract(countedExpenses, answers.grossReceipts2020, answers.grossReceipts2021),
        when(
          notOpen,
          countedExpenses,
          reading('opened-after-enactment', {
            'no-formula': zero,
            'not-yet-open': countedExpenses,
          }),
        ),
      ),
    ),
  ),
);

/** The flush text of (a)(7): the loss is reduced by Paycheck Protection Program loans. */
export const netLoss = named('net-loss', subtract(loss, answers.pppLoans));

export const aggregateMost = constant('aggregate-limit', 'money', '10000000', at.mostInAll);

const grant = min(
  netLoss,
  named(
    'location-cap',
    multiply(constant('per-location', 'money', '5000000', at.mostEach), answers.ownLocationCount),
  ),
  named('aggregate-cap', subtract(aggregateMost, answers.affiliateGrants)),
);

export const award = {
  low: grant,
  high: grant,
  rounding: 'half-up',
  citations: [at.grant, at.ppp, at.mostEach],
} as const satisfies Award;
