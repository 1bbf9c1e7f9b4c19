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
  number,
  oneOf,
  parameter,
  reading,
  subtract,
  truth,
  when,
  type Numeric,
} from '../../rules/expression.js';
import type { Award, Criterion, Priority } from '../../rules/program.js';
import { answers } from '../questions.js';
import { citations as at } from './citations.js';

const { openedOn } = answers;
const zero = number('0');
const hundred = number('100');

const openedBefore2020 = lessThan(
  openedOn,
  constant('opened-later-from', 'date', '2020-01-01', at.openedLater),
);
const openedBy2021 = atMost(
  openedOn,
  constant('opened-later-to', 'date', '2021-12-31', at.openedLater),
);
const openAtStartOf2019 = atMost(
  openedOn,
  constant('open-all-2019', 'date', '2019-01-01', at.fallFrom2019),
);
const openAllOf2019 = atLeast(
  answers.monthsOperating2019,
  constant('full-year', 'months', '12', at.fallFrom2019),
);

const leastFall = constant('least-fall', 'percent', '40', at.distress, [
  { from: '2022-05-24', to: '2022-08-22', value: '35', citation: at.emergencyAct },
  { from: '2022-08-27', to: '2023-04-09', value: '35', citation: at.temporaryLaw },
]);
const left = subtract(hundred, leastFall);
/** A relative fall; from nothing, none can be shown. */
const fell = (before: Numeric, now: Numeric) =>
  all(moreThan(before, zero), atMost(multiply(now, hundred), multiply(before, left)));

const fellFrom2019 = any(
  fell(answers.occupancy2019, answers.occupancy2020),
  fell(answers.grossReceipts2019, answers.grossReceipts2020),
  fell(answers.revPar2019, answers.revPar2020),
);
const fellFrom2018 = any(
  fell(answers.occupancy2018, answers.occupancy2020),
  fell(answers.grossReceipts2018, answers.grossReceipts2020),
  fell(answers.revPar2018, answers.revPar2020),
);

export const criteria = [
  {
    id: 'is-business',
    met: oneOf(answers.applicantKind, 'business'),
    citations: [at.business],
  },
  { id: 'in-district', met: answers.inDistrict, citations: [at.inDistrict] },
  { id: 'lodging-license', met: answers.lodgingLicense, citations: [at.license] },
  { id: 'tax-good-standing', met: answers.taxGoodStanding, citations: [at.goodStanding] },
  {
    id: 'in-operation',
    met: when(openedBefore2020, not(oneOf(answers.interruptions, 'other')), openedBy2021),
    citations: [at.operation, at.openedLater, at.remainedOpen],
  },
  {
    id: 'distress',
    met: when(
      openedBefore2020,
      when(
        openAtStartOf2019,
        when(openAllOf2019, fellFrom2019, fellFrom2018),
        reading('opened-during-2019', {
          'compare-2019': fellFrom2019,
          'compare-2018': truth(false),
        }),
      ),
      all(openedBy2021, answers.significantCovidCosts),
    ),
    citations: [at.fallFrom2019, at.fallFrom2018, at.significantCosts],
  },
  {
    id: 'class-2-property',
    met: answers.classTwoProperty,
    citations: [at.classTwo, at.propertyClasses],
  },
  {
    id: 'improved-and-occupied',
    met: answers.improvedAndOccupied,
    citations: [at.occupied],
  },
  {
    id: 'room-count',
    met: atLeast(answers.roomCount, constant('least-rooms', 'integer', '10', at.rooms)),
    citations: [at.rooms],
  },
  { id: 'transient-use', met: answers.transientUse, citations: [at.transients] },
] as const satisfies readonly Criterion[];

const rate = parameter('hotel-rate-per-room');
const allRooms = named('all-rooms', multiply(rate, answers.roomCount));
const mostRooms = named('room-cap-amount', multiply(rate, parameter('hotel-room-cap')));

export const award = {
  low: zero,
  high: min(allRooms, mostRooms),
  rounding: 'down',
  citations: [at.perRoom, at.secondRound],
} as const satisfies Award;

export const priorities = [
  {
    id: 'no-ppp-priority',
    met: equals(answers.pppLoans, zero),
    citations: [at.noPpp],
  },
] as const satisfies readonly Priority[];
