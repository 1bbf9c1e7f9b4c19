/** Answers that cannot all be true: shown as a warning, never a bar. */

import {
  all,
  any,
  atLeast,
  constant,
  divide,
  lessThan,
  moreThan,
  number,
  type CalendarDate,
  type Expression,
  type Truth,
} from '../rules/expression.js';
import type { Conflict } from '../rules/question.js';
import { deepFreeze } from './define-program.js';
import { zero } from './literals.js';
import { answers, questions } from './questions.js';

type QuestionId = (typeof questions)[number]['id'];
type NumberId = Extract<(typeof questions)[number], { readonly low: string }>['id'];

/** Days of the calendar, which no law fixes. */
const calendar = { id: 'calendar', source: 'calendar', pinpoint: '' };
const day = (date: string): CalendarDate => constant(date, 'date', date, calendar);

const larger = <const C extends string>(code: C, part: NumberId, whole: NumberId) => ({
  code,
  questions: [whole, part],
  when: moreThan<'number'>(answers[part], answers[whole]),
});

/** With an opening in the k-th month of a year, at most 13 − k of its months had sales. */
function moreMonthsThanLeft(year: number, months: Expression<'number'>): Truth {
  const openedFrom = (month: number): Truth => {
    const first = month > 12 ? `${year + 1}-01` : `${year}-${month > 9 ? '' : '0'}${month}`;
    return atLeast(answers.openedOn, day(`${first}-01`));
  };
  const [february, ...later] = Array.from({ length: 12 }, (_, index) => {
    const month = index + 2;
    return all(openedFrom(month), moreThan(months, number(String(13 - month))));
  }) as [Truth, ...Truth[]];
  // Most places opened before the year: one look settles them.
  return all(openedFrom(2), any(february, ...later));
}

export const conflicts = deepFreeze([
  larger('spring-2019-over-2019', 'grossReceiptsQ2of2019', 'grossReceipts2019'),
  larger('spring-2020-over-2020', 'grossReceiptsQ2of2020', 'grossReceipts2020'),
  larger('best-month-over-2019', 'highestMonth2019', 'grossReceipts2019'),
  {
    code: 'best-month-under-average',
    questions: ['monthsOperating2019', 'grossReceipts2019', 'highestMonth2019'],
    when: lessThan(
      answers.highestMonth2019,
      divide(answers.grossReceipts2019, answers.monthsOperating2019),
    ),
  },
  {
    code: 'receipts-before-opening',
    questions: ['openedOn', 'grossReceipts2019'],
    when: all(
      moreThan(answers.grossReceipts2019, zero),
      atLeast(answers.openedOn, day('2020-01-01')),
    ),
  },
  {
    code: 'months-over-2019',
    questions: ['openedOn', 'monthsOperating2019'],
    when: moreMonthsThanLeft(2019, answers.monthsOperating2019),
  },
  {
    code: 'months-over-2020',
    questions: ['openedOn', 'monthsOperating2020'],
    when: moreMonthsThanLeft(2020, answers.monthsOperating2020),
  },
] as const satisfies readonly (Conflict & { readonly questions: readonly QuestionId[] })[]);
