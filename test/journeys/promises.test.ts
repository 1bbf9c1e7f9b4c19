import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { questions } from '../../src/programs/index.js';
import { assess } from '../../src/screening.js';
import { scenarios } from '../support/scenarios.js';

describe('what is not known', () => {
  it('is neither no nor zero: nothing is missed before anything is answered', () => {
    const unknown = Object.fromEntries(questions.map(({ id }) => [id, null]));
    for (const answers of [{}, unknown]) {
      for (const { program, status, criteria } of assess(answers).programs) {
        assert.equal(status, 'undetermined', program);
        assert.deepEqual(
          criteria.filter((each) => each.status === 'unmet'),
          [],
          program,
        );
      }
    }
  });
});

describe('an award', () => {
  it('is never negative, even where loans are more than the loss', () => {
    const amounts = scenarios.flatMap(({ answers }) =>
      [answers, { ...answers, pppLoans: '99999999' }].flatMap((given) =>
        assess(given).programs.flatMap(({ award }) =>
          award ? [award.preferred, award.onAnyReading] : [],
        ),
      ),
    );
    const ends = amounts.flatMap((range) => (range ? [range.low, range.high ?? '0'] : []));
    assert.ok(ends.length > scenarios.length);
    assert.deepEqual(
      ends.filter((end) => end.startsWith('-')),
      [],
    );
  });
});
