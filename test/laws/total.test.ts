/**
 * Law 9 of the contract (section 4): no input, however absurd, throws or hangs. What comes back is
 * plain JSON.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { programs } from '../../src/programs/index.js';
import {
  assess,
  nextQuestion,
  parseAnswers,
  whatWouldChange,
  whatWouldLose,
} from '../../src/screening.js';
import { type Recipe, absurd, absurdAnswers, objectOf, oneOfThese } from '../support/absurd.js';
import { runs } from '../support/runs.js';

/** What nobody may have to wait for. */
const MOST_MILLISECONDS = 5000;

const ids = programs.map(({ id }) => id);
const programIds = fc.oneof(oneOfThese(...ids), absurd);
const readingIds = programs.flatMap(({ readings }) => readings.map(({ id }) => id));
const parameterIds = programs.flatMap(({ parameters }) => parameters.map(({ id }) => id));
const keyed = (keys: readonly string[], more: readonly unknown[]): fc.Arbitrary<Recipe> =>
  fc.oneof(
    absurd,
    objectOf(fc.dictionary(fc.constantFrom(...keys), fc.oneof(oneOfThese(...more), absurd))),
  );

/** Options of which each is at times what it should be. */
const absurdOptions = fc.oneof(
  absurd,
  objectOf(
    fc.record(
      {
        asOf: fc.oneof(oneOfThese('2021-01-01', '2021-02-30', null), absurd),
        readings: keyed(readingIds, ['administered', 'covered', '__proto__']),
        parameters: keyed(parameterIds, ['100', null, '-1', '1e9', '1.5']),
      },
      { requiredKeys: [] },
    ),
  ),
);

function assertPlain(result: unknown): void {
  assert.deepEqual(JSON.parse(JSON.stringify(result)), result);
}

/** Runs one of the functions; it must not throw, take long, or give anything but JSON. */
function assertTotal(run: () => unknown): void {
  const start = performance.now();
  const result = run();
  assert(performance.now() - start < MOST_MILLISECONDS, 'takes too long');
  assertPlain(result);
}

type Call = (...given: unknown[]) => unknown;

// The types say what a host should give; nothing keeps it from giving something else.
const [anyAssess, anyNext, anyChange, anyLose] = [
  assess,
  nextQuestion,
  whatWouldChange,
  whatWouldLose,
] as unknown as [Call, Call, Call, Call];

describe('9, total', () => {
  it('no answers make anything throw, hang or give what is not JSON', () => {
    fc.assert(
      fc.property(absurdAnswers, programIds, (answers, program) => {
        assertTotal(() => anyAssess(answers()));
        assertTotal(() => anyNext(answers()));
        assertTotal(() => anyChange(answers(), program()));
        assertTotal(() => anyLose(answers(), program()));
      }),
      runs(100),
    );
  });

  it('no options do, either', () => {
    const answers = fc.constantFrom<unknown>({}, { applicantKind: 'business' }, null);
    fc.assert(
      fc.property(answers, absurdOptions, programIds, (given, options, program) => {
        assertTotal(() => anyAssess(given, options()));
        assertTotal(() => anyNext(given, options()));
        assertTotal(() => anyChange(given, program(), options()));
        assertTotal(() => anyLose(given, program(), options()));
      }),
      runs(100),
    );
  });

  it('what is no list of programs is taken for none given', () => {
    fc.assert(
      fc.property(absurd, (make) => {
        const list = make();
        if (Array.isArray(list) && list.length > 0) return;
        assertTotal(() => anyAssess({}, { programs: list }));
      }),
      runs(100),
    );
  });

  it('every answer is taken, or said why not, and what is taken means the same again', () => {
    fc.assert(
      fc.property(absurdAnswers, (given) => {
        const { answers, problems } = parseAnswers(given());
        assertPlain(problems);
        const again = parseAnswers(answers);
        assert.deepEqual(again, { answers, problems: [] });
        assert.deepEqual(
          Object.keys(answers).filter((id) => problems.some(({ question }) => question === id)),
          [],
        );
        assertPlain(answers);
      }),
      runs(200),
    );
  });

  it('no prototype is reached', () => {
    const polluted = JSON.parse('{"__proto__":{"applicantKind":"business"}}') as never;
    assert.deepEqual(parseAnswers(polluted).answers, {});
    assert.deepEqual(assess(polluted).remaining, assess({}).remaining);
    assert.deepEqual(whatWouldChange({}, '__proto__'), []);
    assert.deepEqual(whatWouldLose({}, 'constructor'), []);
  });
});
