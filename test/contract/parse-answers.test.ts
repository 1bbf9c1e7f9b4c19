import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { assess, nextQuestion, parseAnswers } from '../../src/screening.js';
import type { Answers } from '../../src/rules/assessment.js';

const codeOf = (input: unknown): string | undefined => parseAnswers(input).problems[0]?.code;

describe('parseAnswers', () => {
  it('returns good answers as they were given', () => {
    const answers = {
      applicantKind: 'business',
      openedOn: '2015-06-01',
      forProfit: true,
      locationCount: 3,
      grossReceipts2019: '800000.50',
      grossReceipts2020: { low: '200000', high: 300000 },
      pppLoans: null,
      monthsOperating2019: 11.5,
    };
    assert.deepEqual(parseAnswers(answers), { answers, problems: [] });
    assert.deepEqual(parseAnswers({ openedOn: 'not-open' }).problems, []);
  });

  it('leaves out an absent answer without a word', () => {
    assert.deepEqual(parseAnswers({ forProfit: undefined }), { answers: {}, problems: [] });
  });

  for (const [input, code] of [
    [null, 'not-an-object'],
    [undefined, 'not-an-object'],
    ['{}', 'not-an-object'],
    [[], 'not-an-object'],
    [42, 'not-an-object'],
    [{ nonsense: 1 }, 'unknown-question'],
    [{ toString: 1 }, 'unknown-question'],
    [{ constructor: true }, 'unknown-question'],
    [JSON.parse('{"__proto__":{"forProfit":true}}'), 'unknown-question'],
    [{ forProfit: 'yes' }, 'wrong-type'],
    [{ forProfit: 1 }, 'wrong-type'],
    [{ forProfit: [] }, 'wrong-type'],
    [{ businessType: 'spaceship' }, 'unknown-option'],
    [{ businessType: 'constructor' }, 'unknown-option'],
    [{ businessType: ['restaurant'] }, 'wrong-type'],
    [{ openedOn: '2021-02-29' }, 'not-a-date'],
    [{ openedOn: '06/01/2015' }, 'not-a-date'],
    [{ openedOn: 2015 }, 'wrong-type'],
    [{ pppLoans: 'lots' }, 'not-a-number'],
    [{ pppLoans: '' }, 'not-a-number'],
    [{ pppLoans: '1,000' }, 'not-a-number'],
    [{ pppLoans: '1e6' }, 'not-a-number'],
    [{ pppLoans: ' 5' }, 'not-a-number'],
    [{ pppLoans: NaN }, 'not-a-number'],
    [{ pppLoans: Infinity }, 'not-a-number'],
    [{ pppLoans: 1e21 }, 'not-a-number'],
    [{ pppLoans: true }, 'wrong-type'],
    [{ pppLoans: 0.1 + 0.2 }, 'too-precise'],
    [{ pppLoans: '0.001' }, 'too-precise'],
    [{ roomCount: '10.5' }, 'too-precise'],
    [{ pppLoans: '1000000000000000' }, 'too-large'],
    [{ pppLoans: '9'.repeat(5000) }, 'not-a-number'],
    [{ pppLoans: '-0.01' }, 'out-of-range'],
    [{ residentOwnedPercent: '100.01' }, 'out-of-range'],
    [{ monthsOperating2019: '12.01' }, 'out-of-range'],
    [{ locationCount: 0 }, 'out-of-range'],
    [{ pppLoans: { low: '2', high: '1' } }, 'reversed-range'],
    [{ pppLoans: { low: '2' } }, 'wrong-type'],
    [{ pppLoans: { low: '1', high: '2', extra: 3 } }, 'wrong-type'],
    [{ pppLoans: { low: null, high: '2' } }, 'wrong-type'],
    [{ forProfit: { low: '1', high: '2' } }, 'wrong-type'],
    [{ openedOn: { low: '2019-01-01', high: '2019-12-31' } }, 'wrong-type'],
  ] as readonly (readonly [unknown, string])[]) {
    it(`refuses ${JSON.stringify({ input }).slice(0, 60)}: ${code}`, () => {
      const { answers, problems } = parseAnswers(input);
      assert.deepEqual(answers, {});
      assert.equal(problems[0]?.code, code);
      assert.match(problems[0].message, /^[A-Z].+\.$/);
    });
  }

  it('keeps the good answers beside the bad', () => {
    const { answers, problems } = parseAnswers({ pppLoans: 'x', forProfit: true });
    assert.deepEqual(answers, { forProfit: true });
    assert.deepEqual(
      problems.map(({ question }) => question),
      ['pppLoans'],
    );
  });

  it('takes trailing zeros and leading zeros for what they are', () => {
    assert.deepEqual(parseAnswers({ pppLoans: '007.500' }).problems, []);
    assert.deepEqual(parseAnswers({ roomCount: '10.0' }).problems, []);
    assert.deepEqual(parseAnswers({ pppLoans: '-0' }).problems, []);
  });

  it('survives getters that throw and change their mind', () => {
    const hostile = {
      get pppLoans(): string {
        throw new Error('no');
      },
    };
    assert.equal(codeOf(hostile), 'unreadable');
    let reads = 0;
    const fickle = {
      pppLoans: {
        get low() {
          return reads++ === 0 ? '1' : 'garbage';
        },
        high: '2',
      },
    };
    assert.deepEqual(parseAnswers(fickle).answers, { pppLoans: { low: '1', high: '2' } });
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    assert.equal(codeOf(proxy), 'not-an-object');
  });

  it('does not touch any prototype', () => {
    parseAnswers(JSON.parse('{"__proto__":{"polluted":true},"forProfit":true}'));
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
  });

  it('never throws, and what it returns is accepted again', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }),
        (input) => {
          const { answers } = parseAnswers(input);
          assert.deepEqual(parseAnswers(answers), { answers, problems: [] });
        },
      ),
      { seed: 3, numRuns: 500 },
    );
  });
});

describe('assess', () => {
  it('is total: bad answers count as not given, and nothing throws', () => {
    const empty = assess({});
    const absurd: unknown[] = [null, 3, 'x', [], { pppLoans: {} }, { forProfit: 'maybe' }];
    for (const input of absurd) assert.deepEqual(assess(input as Answers), empty);
  });

  it('is total in its options too', () => {
    const options = {
      asOf: 'soon',
      readings: { guidance: 7, toString: 'x' },
      parameters: { 'hotel-room-cap': 'many' },
    };
    assert.deepEqual(assess({}, options as never), assess({}));
    const none = { asOf: null, readings: null, parameters: null, programs: null };
    for (const absurd of [null, none, 'x', 7, { readings: 'x', parameters: 3, programs: {} }]) {
      assert.deepEqual(assess({}, absurd as never), assess({}));
      assert.equal(nextQuestion({}, absurd as never), 'applicantKind');
    }
  });

  it('starts with everything undetermined because of the answers, and no wrong "no"', () => {
    const { programs } = assess({});
    for (const { status, because, criteria } of programs) {
      assert.equal(status, 'undetermined');
      assert.deepEqual(because, ['answers']);
      assert.ok(criteria.every((criterion) => criterion.status === 'unknown'));
    }
  });

  it('treats a range of one value as that value', () => {
    const known = { pppLoans: '5000', grossReceipts2019: '800000' };
    const range = { ...known, pppLoans: { low: '5000', high: '5000.00' } };
    assert.deepEqual(assess(range), assess(known));
  });

  it('treats "I don\'t know" like an absent answer, but for asking again', () => {
    assert.deepEqual(assess({ forProfit: null }).remaining, assess({}).remaining);
    assert.equal(nextQuestion({}), 'applicantKind');
    assert.notEqual(nextQuestion({ applicantKind: null }), 'applicantKind');
  });

  it('names the agency where only the agency can say', () => {
    const answers = { openedOn: '2020-06-01', significantCovidCosts: null } as const;
    const hotel = (given: Answers) =>
      assess(given).programs[3]?.criteria.find(({ id }) => id === 'distress');
    assert.deepEqual(hotel(answers)?.because, ['agency']);
    assert.deepEqual(hotel({ openedOn: '2020-06-01' })?.because, ['answers']);
    assert.equal(hotel(answers)?.agencyDecides, true);
    assert.equal(hotel({ openedOn: '2005-06-01' })?.agencyDecides, false);
  });

  it('points out answers that cannot all be true, and goes on', () => {
    const answers = { grossReceipts2019: '100', grossReceiptsQ2of2019: '200' };
    const { conflicts, programs } = assess(answers);
    assert.deepEqual(conflicts[0]?.questions, ['grossReceipts2019', 'grossReceiptsQ2of2019']);
    assert.equal(programs.length, 4);
    assert.deepEqual(
      assess({ ...answers, grossReceipts2019: { low: '100', high: '300' } }).conflicts,
      [],
    );
  });

  it('ends: every screening asks each question at most once', () => {
    let answers: Answers = {};
    for (let steps = 0; steps < 100; steps++) {
      const next = nextQuestion(answers);
      if (next === null) return;
      assert.ok(!(next in answers));
      answers = { ...answers, [next]: null };
    }
    assert.fail('still asking');
  });
});
