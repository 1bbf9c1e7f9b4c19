/**
 * What would change a program that is out of reach, and what would lose one within reach, on random
 * rules: held against a table of every combination of answers.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Answers, Change } from '../../src/rules/assessment.js';
import { parse } from '../../src/rules/parse-answers.js';
import type { Program } from '../../src/rules/program.js';
import type { Question } from '../../src/rules/question.js';
import { type KindOfRules, changesOne, lawful, wild } from '../support/kinds-of-rules.js';
import { PassTable, placesOf } from '../support/pass-table.js';
import { runs } from '../support/runs.js';
import { isNearer, textOf } from '../support/nearness.js';

interface Found {
  readonly table: PassTable;
  readonly places: readonly (readonly number[])[];
  readonly answers: Answers;
  readonly bank: readonly Question[];
  readonly toPass: readonly (readonly Change[])[];
  readonly toFail: readonly Change[];
}

/** Which questions are facts that nobody can change any more. */
const settledIn = (bank: readonly Question[], facts: readonly string[]): readonly Question[] =>
  bank.map((each) => (facts.includes(each.id) ? { ...each, settledFact: true } : each));

const pins = fc.constantFrom<Record<string, string>>({}, {}, { open: 'two' }, { chosen: 'two' });

function check({ bank, programs, answers }: KindOfRules, law: (found: Found) => void): void {
  fc.assert(
    fc.property(
      programs,
      answers,
      fc.subarray(bank.map(({ id }) => id)),
      pins,
      (program, given, facts, readings) => {
        law(find(program, given, settledIn(bank, facts), readings));
      },
    ),
    runs(250),
  );
}

function find(
  program: Program,
  answers: Answers,
  bank: readonly Question[],
  readings: Record<string, string>,
): Found {
  const table = new PassTable(program, bank, readings);
  const places = table.places(answers);
  const changes = changesOne(program, bank, answers, { readings });
  return { table, places, answers, bank, ...changes };
}

const questionOf = ({ bank }: Found, id: string): Question =>
  bank.find((question) => question.id === id) as Question;

/** A change as the table has it. */
function moveOf(found: Found, { question, to }: Change): readonly [number, number] {
  const [place = -1, ...others] = placesOf(questionOf(found, question), to);
  assert.deepEqual(others, []);
  return [found.table.questions.findIndex(({ id }) => id === question), place];
}

const statusAfter = (found: Found, changes: readonly Change[]) =>
  found.table.statusWith(
    found.places,
    changes.map((change) => moveOf(found, change)),
  );

const isEligible = (status: string): boolean => status === 'eligible';
const isLost = (status: string): boolean => status !== 'eligible';

/** A valid answer, to a question that was answered otherwise. */
function assertIsChange(found: Found, { question, to, settledFact }: Change): void {
  const asked = questionOf(found, question);
  assert.deepEqual(parse({ [question]: to }, found.bank).problems, []);
  const given = found.answers[question] ?? null;
  assert.notEqual(given, null, 'changes what was not answered');
  assert.notEqual(textOf(to), textOf(given));
  assert.equal(settledFact, asked.settledFact === true);
}

/** Of one change: no nearer value does, and where it says so every value beyond does. */
function assertIsNearest(found: Found, change: Change, isGoal: (status: string) => boolean): void {
  const asked = questionOf(found, change.question);
  if (asked.kind === 'boolean' || asked.kind === 'choice') return;
  const [index, place] = moveOf(found, change);
  const given = found.answers[change.question];
  const [from = 0] = placesOf(asked, given);
  const all = placesOf(asked, undefined);
  for (const other of all) {
    if (other === place || !isNearer(asked, given, other, change.to)) continue;
    const status = found.table.statusWith(found.places, [[index, other]]);
    assert(!isGoal(status), 'a nearer answer does');
  }
  if (change.beyond === null) return;
  const isFurther = (other: number) => (change.beyond === 'less' ? other < place : other > place);
  assert.equal(change.beyond, place < from ? 'less' : 'more');
  for (const other of all.filter(isFurther)) {
    const status = found.table.statusWith(found.places, [[index, other]]);
    assert(isGoal(status), 'not all beyond does');
  }
}

/** The sets of questions, no set within another, that some other answers to would bring to a goal. */
function possibleSets({ table, places, answers }: Found, questions: readonly Question[]) {
  const given = questions.filter(({ id }) => (answers[id] ?? null) !== null);
  const found: string[][] = [];
  const tries = (set: readonly Question[]): (readonly [number, number])[][] =>
    set.reduce<(readonly [number, number])[][]>(
      (all, question) => {
        const index = table.questions.indexOf(question);
        const values = placesOf(question, undefined);
        return all.flatMap((each) => values.map((place) => [...each, [index, place] as const]));
      },
      [[]],
    );
  const visit = (set: readonly Question[], from: number, size: number): void => {
    if (set.length === size) {
      const ids = set.map(({ id }) => id);
      if (found.some((each) => each.every((id) => ids.includes(id)))) return;
      if (tries(set).some((moves) => table.statusWith(places, moves) === 'eligible')) {
        found.push(ids);
      }
      return;
    }
    for (let i = from; i < given.length; i++) visit([...set, given[i] as Question], i + 1, size);
  };
  for (let size = 1; size <= 3; size++) visit([], 0, size);
  return found;
}

/** Changes that would do, by the table: one to three valid answers, together. */
function assertDo(found: Found, set: readonly Change[]): void {
  assert(set.length >= 1 && set.length <= 3);
  assert.equal(new Set(set.map(({ question }) => question)).size, set.length);
  for (const change of set) assertIsChange(found, change);
  assert.equal(statusAfter(found, set), 'eligible');
}

describe('on wild rules', () => {
  it('what would change: each set makes the program eligible', () => {
    check(wild, (found) => {
      if (found.table.status(found.places) === 'eligible') assert.deepEqual(found.toPass, []);
      for (const set of found.toPass) assertDo(found, set);
    });
  });
});

describe('on random rules', () => {
  it('what would change: each set, and no part of it, makes the program eligible, with the nearest answer', () => {
    check(lawful, (found) => {
      if (found.table.status(found.places) !== 'ineligible') assert.deepEqual(found.toPass, []);
      for (const set of found.toPass) {
        assertDo(found, set);
        for (let part = 1; part < 2 ** set.length - 1; part++) {
          const some = set.filter((_, i) => part & (1 << i));
          assert.notEqual(statusAfter(found, some), 'eligible', 'a part of it would do');
        }
        const [only, ...others] = set;
        if (only && others.length === 0) assertIsNearest(found, only, isEligible);
      }
    });
  });

  it('what would change: every way there is, with settled facts only where there is no other', () => {
    check(lawful, (found) => {
      const { table, places, toPass } = found;
      if (table.status(places) !== 'ineligible') return;
      const open = table.questions.filter(({ settledFact }) => !settledFact);
      let possible = possibleSets(found, open);
      if (possible.length === 0) possible = possibleSets(found, table.questions);
      const offered = toPass.map((set) => set.map(({ question }) => question));
      assert.deepEqual(offered, possible);
    });
  });

  it('what would lose: each answer, changed alone, is the nearest that ends eligibility', () => {
    check(lawful, (found) => {
      if (found.table.status(found.places) !== 'eligible') assert.deepEqual(found.toFail, []);
      const ids = found.toFail.map(({ question }) => question);
      assert.equal(new Set(ids).size, ids.length);
      for (const change of found.toFail) {
        assertIsChange(found, change);
        assert.notEqual(statusAfter(found, [change]), 'eligible');
        assertIsNearest(found, change, isLost);
      }
    });
  });

  it('what would lose: every answer that alone could lose it', () => {
    check(lawful, (found) => {
      const { table, places, answers, toFail } = found;
      if (table.status(places) !== 'eligible') return;
      const losing = table.questions.filter((question, i) => {
        if ((answers[question.id] ?? null) === null) return false;
        return placesOf(question, undefined).some((place) =>
          isLost(table.statusWith(places, [[i, place]])),
        );
      });
      const ids = losing.map(({ id }) => id);
      assert.deepEqual(
        toFail.map(({ question }) => question),
        ids,
      );
    });
  });
});
