import {
  all,
  any,
  atLeast,
  atMost,
  constant,
  equals,
  lessThan,
  min,
  moreThan,
  multiply,
  named,
  not,
  oneOf,
  parameter,
  reading,
  subtract,
  when,
  type Numeric,
} from '../../rules/expression.js';
import type { Award, Criterion, Priority } from '../../rules/program.js';
import { rule } from '../define-program.js';
import { hundred, no, zero } from '../literals.js';
import { answers } from '../questions.js';
import { citations as at } from './citations.js';

const { openedOn } = answers;

const openedBefore2020 = lessThan(
  openedOn,
  constant('newly-opened-from', 'date', '2020-01-01', at.operation),
);
const openedBy2021 = atMost(
  openedOn,
  constant('newly-opened-to', 'date', '2021-12-31', at.operation),
);

/** What must not be left of the earlier year, in percent. */
const left = subtract(
  hundred,
  constant('distress', 'percent', '40', at.since2019, [
    { from: '2022-05-24', to: '2022-08-22', value: '35', citation: at.act },
    { from: '2022-08-27', to: '2023-04-09', value: '35', citation: at.temporary },
  ]),
);
/** A relative fall; from nothing, none can be shown. */
const fell = (before: Numeric, now: Numeric) =>
  all(moreThan(before, zero), atMost(multiply(now, hundred), multiply(before, left)));

const fellFrom = (occupancy: Numeric, receipts: Numeric, revPar: Numeric) =>
  any(
    fell(occupancy, answers.occupancy2020),
    fell(receipts, answers.grossReceipts2020),
    fell(revPar, answers.revPar2020),
  );
const fellFrom2019 = fellFrom(answers.occupancy2019, answers.grossReceipts2019, answers.revPar2019);

export const criteria = [
  rule('is-business', oneOf(answers.applicantKind, 'business'), at.business),
  rule('in-district', answers.inDistrict, at.inDistrict),
  rule('lodging-license', answers.lodgingLicense, at.license),
  rule('tax-good-standing', answers.taxGoodStanding, at.goodStanding),
  rule(
    'in-operation',
    when(openedBefore2020, not(oneOf(answers.interruptions, 'other')), openedBy2021),
    at.operation,
  ),
  rule(
    'distress',
    when(
      openedBefore2020,
      when(
        atMost(openedOn, constant('open-all-2019', 'date', '2019-01-01', at.since2019)),
        when(
          atLeast(answers.monthsOperating2019, constant('full-year', 'months', '12', at.since2019)),
          fellFrom2019,
          fellFrom(answers.occupancy2018, answers.grossReceipts2018, answers.revPar2018),
        ),
        reading('opened-during-2019', {
          'compare-2019': fellFrom2019,
          'compare-2018': no,
        }),
      ),
      all(openedBy2021, answers.significantCovidCosts),
    ),
    at.since2019,
    at.since2018,
    at.costs,
  ),
  rule('class-2-property', answers.classTwoProperty, at.classTwo, at.classes),
  rule('improved-and-occupied', answers.improvedAndOccupied, at.occupied),
  rule(
    'room-count',
    atLeast(answers.roomCount, constant('room-count', 'integer', '10', at.rooms)),
    at.rooms,
  ),
  rule('transient-use', answers.transientUse, at.shortStays),
] as const satisfies readonly Criterion[];

const rate = parameter('hotel-rate-per-room');

export const award = {
  low: zero,
  high: min(
    named('all-rooms', multiply(rate, answers.roomCount)),
    named('most-rooms', multiply(rate, parameter('hotel-room-cap'))),
  ),
  rounding: 'down',
  citations: [at.perRoom, at.announced],
} as const satisfies Award;

export const priorities = [
  rule('no-ppp-priority', equals(answers.pppLoans, zero), at.noPpp),
] as const satisfies readonly Priority[];
