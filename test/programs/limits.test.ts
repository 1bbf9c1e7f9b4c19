import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { programs } from '../../src/programs/index.js';
import { words } from '../../src/programs/words.js';
import { nodesOf, nodesUnder, ofKind } from './walk.js';

const programWords = words.en.programs;

const programOf = (id: string) => {
  const program = programs.find((item) => item.id === id);
  assert.ok(program, id);
  return program;
};
const constantOf = (program: string, id: string) =>
  ofKind(nodesOf(programOf(program)), 'constant').find((node) => node.id === id);

const fund = 'restaurant-revitalization';
const support = 'dc-business-support';
const landlord = 'dc-business-support-landlord';
const hotel = 'dc-hotel-recovery';

/** Program, constant, its value, and the figure as its criteria and priorities put it in words. */
const limits: readonly (readonly [string, string, string, string?])[] = [
  [fund, 'location-limit', '20', '20 locations or fewer'],
  [fund, 'on-site-sales', '33', '33%'],
  [fund, 'minimum-award', '1000', '$1,000'],
  [fund, 'per-location', '5000000'],
  [fund, 'aggregate-limit', '10000000', '$10 million'],
  [fund, 'priority-period', '51', '51%'],
  [fund, 'reserve-500k', '500000', '$500,000 or less'],
  [fund, 'reserve-50k', '50000', '$50,000 or less'],
  [fund, 'reserve-1500k-from', '500001', '$500,001'],
  [fund, 'reserve-1500k', '1500000', '$1,500,000'],
  [fund, 'open-all-2019', '2019-01-01'],
  [fund, 'newly-opened-from', '2020-01-01'],
  [fund, 'newly-opened-to', '2021-03-10'],
  [support, 'revenue-loss', '50', '50%'],
  [support, 'grant-share', '15'],
  [support, 'qualifying-revenue', '80', '80%'],
  [support, 'majority-nexus', '50', 'More than 50%'],
  [support, 'set-aside', '51', '51%'],
  [support, 'full-year-by', '2019-03-11'],
  [support, 'short-history', '2019-12-12'],
  [support, 'emergency', '2020-03-11'],
  [landlord, 'grant-share', '50'],
  [hotel, 'distress', '40', '40%'],
  [hotel, 'room-count', '10', '10 rooms or more'],
  [hotel, 'open-all-2019', '2019-01-01'],
  [hotel, 'newly-opened-from', '2020-01-01'],
  [hotel, 'newly-opened-to', '2021-12-31'],
];

describe('the limits of the law', () => {
  for (const [program, id, value, figure] of limits) {
    it(`${program}: ${id} is ${value}`, () => {
      assert.equal(constantOf(program, id)?.value, value);
      const { criteria, priorities } = programWords[program] ?? {};
      if (figure) assert.ok(JSON.stringify({ criteria, priorities }).includes(figure), figure);
    });
  }

  it('lower the hotel threshold to 35% exactly while the 2022 laws were in force', () => {
    assert.deepEqual(
      constantOf(hotel, 'distress')?.dated?.map(({ from, to, value }) => [from, to, value]),
      [
        ['2022-05-24', '2022-08-22', '35'],
        ['2022-08-27', '2023-04-09', '35'],
      ],
    );
  });

  it('switch the set-aside exactly while the temporary law was in force', () => {
    const law = constantOf(support, 'temporary');
    assert.equal(law?.value, false);
    assert.deepEqual(
      law.dated?.map(({ from, to, value }) => [from, to, value]),
      [['2020-10-20', '2021-06-02', true]],
    );
  });

  it('are shown in words where no rule needs them', () => {
    const shows = (program: string, figures: readonly string[]) => {
      const text = JSON.stringify(programWords[program]);
      for (const figure of figures) assert.ok(text.includes(figure), figure);
    };
    shows(support, ['12.5%', '38%', '28%', '14.5%', '5%', '$100 million', '90 days', '225 days']);
    shows(fund, ['$5 billion', '$500 million', '$4 billion', '60 days', '21 days', '$5 million']);
    shows(landlord, ['18 months', 'at least twice']);
    shows(hotel, ['$40 million', '$2,833', '300 rooms', '35%']);
  });

  it('are the same object wherever the same amount is used', () => {
    // By identity the evaluator sees that two places speak of one number.
    const { criteria, award } = programOf(fund);
    const netLoss = (root: Parameters<typeof nodesUnder>[0][number]) =>
      ofKind(nodesUnder([root]), 'named').find(({ id }) => id === 'net-loss');
    const shared = netLoss(award.high);
    assert.ok(shared);
    for (const id of ['revenue-loss', 'minimum-award']) {
      assert.equal(netLoss(criteria.find((criterion) => criterion.id === id)?.met), shared);
    }
  });
});
