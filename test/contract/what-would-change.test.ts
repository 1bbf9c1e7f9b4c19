import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answers } from '../../src/rules/assessment.js';
import { assess, whatWouldChange, whatWouldLose } from '../../src/screening.js';
import { scenarios } from '../support/scenarios.js';

const answersOf = (id: string): Answers => {
  const scenario = scenarios.find((each) => each.id === id);
  assert.ok(scenario, id);
  return scenario.answers;
};
const restaurant = answersOf('rrf-001');
const business = answersOf('bsg-001');
const hotel = answersOf('hrg-001');

describe('what would have to be different', () => {
  it('gives the nearest amount, and whether all beyond it would do as well', () => {
    // No loss: 800,000 in 2019 and 800,000 in 2020. A loss below 1,000 is no award either.
    const answers = { ...restaurant, grossReceipts2019: '800000', grossReceipts2020: '800000' };
    const changes = whatWouldChange(answers, 'restaurant-revitalization');
    assert.deepEqual(changes, [
      [{ question: 'grossReceipts2019', to: '801000', beyond: 'more', settledFact: false }],
      [{ question: 'grossReceipts2020', to: '799000', beyond: 'less', settledFact: false }],
    ]);
  });

  it('takes as many changes as are needed, and no more', () => {
    const answers = { ...hotel, roomCount: 9, lodgingLicense: false, inDistrict: false };
    const [only, ...others] = whatWouldChange(answers, 'dc-hotel-recovery');
    assert.deepEqual(
      only?.map(({ question, to }) => [question, to]),
      [
        ['inDistrict', true],
        ['lodgingLicense', true],
        ['roomCount', '10'],
      ],
    );
    assert.deepEqual(others, []);
  });

  it('has nothing to offer where four things are amiss', () => {
    const answers = {
      ...hotel,
      roomCount: 9,
      lodgingLicense: false,
      inDistrict: false,
      taxGoodStanding: false,
    };
    assert.deepEqual(whatWouldChange(answers, 'dc-hotel-recovery'), []);
  });

  it('turns to a fact of the past only where nothing else helps, and says so', () => {
    const places = { ...restaurant, locationCount: 21 };
    assert.deepEqual(whatWouldChange(places, 'restaurant-revitalization'), [
      [{ question: 'locationCount', to: '20', beyond: 'less', settledFact: true }],
    ]);
    // Opening earlier would help as well as a smaller share of receipts, but nobody can.
    const fallen = whatWouldChange(
      { ...business, grossReceiptsQ2of2020: '200000' },
      'dc-business-support',
    );
    assert.ok(fallen.length > 0);
    assert.ok(fallen.flat().every(({ settledFact }) => !settledFact));
  });

  it('offers days of the calendar', () => {
    const later = { ...hotel, openedOn: '2022-01-15', significantCovidCosts: true };
    const openings = whatWouldChange(later, 'dc-hotel-recovery')
      .flat()
      .filter(({ question }) => question === 'openedOn');
    assert.deepEqual(
      openings.map(({ to }) => to),
      ['2021-12-31'],
    );
  });

  it('has nothing to say of who is eligible, of who may be, and of programs there are not', () => {
    assert.deepEqual(whatWouldChange(hotel, 'dc-hotel-recovery'), []);
    assert.deepEqual(whatWouldChange({}, 'dc-hotel-recovery'), []);
    assert.deepEqual(whatWouldChange(hotel, 'no-such-program'), []);
    assert.deepEqual(whatWouldLose({}, 'dc-hotel-recovery'), []);
  });

  it('offers only what makes one eligible, and no part of it does, in every ineligible scenario', () => {
    let offered = 0;
    for (const { program, answers, asOf, parameters } of scenarios) {
      const options = { ...(asOf && { asOf }), ...(parameters && { parameters }) };
      const statusOf = (given: Answers) =>
        assess(given, options).programs.find((each) => each.program === program)?.status;
      for (const set of whatWouldChange(answers, program, options)) {
        offered++;
        assert.ok(set.length <= 3);
        for (let part = 1; part < 1 << set.length; part++) {
          const changes = set.filter((_, i) => (part >> i) & 1);
          const changed = { ...answers };
          for (const { question, to } of changes) Object.assign(changed, { [question]: to });
          assert.equal(statusOf(changed) === 'eligible', changes.length === set.length);
        }
      }
    }
    assert.ok(offered > 40, String(offered));
  });
});

describe('the margin of who is eligible', () => {
  it('is the nearest answer by which that would be lost', () => {
    const margin = whatWouldLose(hotel, 'dc-hotel-recovery');
    const of = (id: string) => margin.find(({ question }) => question === id);
    assert.deepEqual(of('roomCount'), {
      question: 'roomCount',
      to: '9',
      beyond: 'less',
      settledFact: false,
    });
    assert.equal(of('inDistrict')?.to, false);
    // Loans cost the priority, not the grant.
    assert.equal(of('pppLoans'), undefined);
  });

  it('keeps apart what is lost in one stretch only', () => {
    const margin = whatWouldLose(restaurant, 'restaurant-revitalization');
    const receipts = margin.find(({ question }) => question === 'grossReceipts2020');
    // A cent more in 2020 leaves a loss of less than 1,000 out of 800,000.
    assert.deepEqual(receipts, {
      question: 'grossReceipts2020',
      to: '799000.01',
      beyond: 'more',
      settledFact: false,
    });
  });
});
