/** Laws 5 and 6 of the contract (section 4): neither order nor form changes what answers mean. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { AnswerValue, Answers } from '../../src/rules/assessment.js';
import type { Question } from '../../src/rules/question.js';
import { programs as bundled, questions } from '../../src/programs/index.js';
import { assess, whatWouldChange, whatWouldLose } from '../../src/screening.js';
import { randomPartial, seeded } from '../oracle/brute.js';
import { type Random, pick, shuffled } from '../oracle/random.js';
import { assessOne, changesOne, lawful, wild } from '../support/kinds-of-rules.js';
import { runs } from '../support/runs.js';

const isNumber = ({ kind }: Question): boolean =>
  kind !== 'boolean' && kind !== 'choice' && kind !== 'date';

/** All the ways to write one number. */
function formsOf(value: string | number): (string | number)[] {
  const text = String(value);
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  const long = plain.includes('.') ? `${plain}00` : `${plain}.00`;
  const isExact = Number.isSafeInteger(Number(plain)) || String(Number(plain)) === plain;
  return [plain, long, `00${plain}`, ...(isExact ? [Number(plain)] : [])];
}

/** A known number in any form: plain, with zeros, as a range of one. */
function rewritten(value: AnswerValue, choose: <T>(list: readonly T[]) => T): AnswerValue {
  if (typeof value === 'object') {
    if (value === null) return null;
    return { low: choose(formsOf(value.low)), high: choose(formsOf(value.high)) };
  }
  const forms = formsOf(value as string);
  return choose([choose(forms), { low: choose(forms), high: choose(forms) }]);
}

const rewrite = (
  bank: readonly Question[],
  answers: Answers,
  choose: <T>(list: readonly T[]) => T,
): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, value]) => {
      const question = bank.find((each) => each.id === id);
      return [id, question && isNumber(question) ? rewritten(value, choose) : value];
    }),
  );

const reordered = (answers: Answers, random: Random): Answers =>
  Object.fromEntries(shuffled(random, Object.entries(answers)));

/** A range as wide as the domain says nothing, and so does "I don't know". */
const unanswered = (bank: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, value]) => {
      const question = bank.find((each) => each.id === id) as Question;
      if (value !== null || !('low' in question) || !question.high) return [id, value];
      return [id, { low: question.low, high: question.high }];
    }),
  );

for (const { name, bank, programs, answers } of [lawful, wild]) {
  const seeds = fc.integer({ min: 0, max: 2 ** 31 });
  const check = (change: (given: Answers, random: Random) => Answers): void => {
    fc.assert(
      fc.property(programs, answers, seeds, (program, given, seed) => {
        const other = change(given, seeded(seed));
        assert.deepEqual(assessOne(program, bank, other), assessOne(program, bank, given));
        assert.deepEqual(changesOne(program, bank, other), changesOne(program, bank, given));
      }),
      runs(150),
    );
  };

  describe(`on ${name}`, () => {
    it('5, order does not matter', () => {
      check(reordered);
    });

    it('6, one meaning: a number is the same in every form, a range of one among them', () => {
      check((given, random) => rewrite(bank, given, (list) => pick(random, list)));
    });

    it('6, one meaning: a range of everything is no more than "I don\'t know"', () => {
      fc.assert(
        fc.property(programs, answers, (program, given) => {
          const other = unanswered(bank, given);
          assert.deepEqual(assessOne(program, bank, other), assessOne(program, bank, given));
        }),
        runs(150),
      );
    });

    it('6, one meaning: "I don\'t know" leaves open what no answer does', () => {
      fc.assert(
        fc.property(programs, answers, (program, given) => {
          const known = Object.entries(given).filter(([, value]) => value !== null);
          const { mostUseful: asked, ...silent } = assessOne(
            program,
            bank,
            Object.fromEntries(known),
          );
          const { mostUseful, ...told } = assessOne(program, bank, given);
          assert.deepEqual(told, silent);
          if (mostUseful === null) assert(asked === null || given[asked] === null);
        }),
        runs(150),
      );
    });
  });
}

describe('on the bundled programs', () => {
  const check = (change: (given: Answers, random: Random) => Answers): void => {
    const { numRuns, seed } = runs(100);
    const random = seeded(seed + 7);
    for (let i = 0; i < numRuns; i++) {
      const given = randomPartial(random) as Answers;
      const other = change(given, random);
      assert.deepEqual(assess(other), assess(given));
      if (i % 5 > 0) continue;
      const { id } = pick(random, bundled);
      assert.deepEqual(whatWouldChange(other, id), whatWouldChange(given, id));
      assert.deepEqual(whatWouldLose(other, id), whatWouldLose(given, id));
    }
  };

  it('5, order does not matter', () => {
    check(reordered);
  });

  it('6, one meaning: a number is the same in every form, a range of one among them', () => {
    check((given, random) => rewrite(questions, given, (list) => pick(random, list)));
  });
});
