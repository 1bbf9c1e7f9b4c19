/**
 * What would have to be different, on random rules and complete answers: held against every other
 * way to answer, tried one by one with the second interpreter.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Change } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { kept } from './kept.js';
import { type Complete, interpretProgram } from '../support/interpret.js';
import { changesOne } from '../support/kinds-of-rules.js';
import { programs, smallBank } from '../support/random-rules.js';
import { fullAnswersTo } from '../support/small-answers.js';
import { type SmallValue, completionsOf, valuesOf } from '../support/small-domain.js';

const questions = smallBank.map(({ id }) => id);

/** Sets of answers that do, by the questions that would have to change. */
type Ways = ReadonlyMap<string, readonly Complete[]>;

interface Known {
  readonly program: Program;
  readonly answers: Complete;
  readonly status: string;
  /** The smallest sets of questions, and the answers with which the status would turn. */
  readonly ways: Ways;
  /** Of those, the ones that leave nothing open. */
  readonly certain: ReadonlySet<string>;
}

const nameOf = (answers: Complete): string => questions.map((id) => answers[id]).join();

const changed = (from: Complete, to: Complete): string[] =>
  questions.filter((id) => from[id] !== to[id]);

function knownOf(program: Program, answers: Complete): Known {
  const statusOf = (complete: Complete): string => {
    const passes = ['one', 'two'].map(
      (open) => interpretProgram(program, complete, { chosen: 'one', open }).passes,
    );
    return passes.every(Boolean)
      ? 'eligible'
      : passes.some(Boolean)
        ? 'undetermined'
        : 'ineligible';
  };
  const status = statusOf(answers);
  const most = status === 'eligible' ? 1 : 3;
  const certain = new Set<string>();
  const ways = new Map<string, Complete[]>();
  for (const other of completionsOf(smallBank, {})) {
    const set = changed(answers, other);
    const then = statusOf(other);
    if (set.length > most || (then === 'eligible') === (status === 'eligible')) continue;
    if (status === 'ineligible' && then !== 'eligible') continue;
    if (then !== 'undetermined') certain.add(nameOf(other));
    ways.set(set.join(), [...(ways.get(set.join()) ?? []), other]);
  }
  for (const set of ways.keys()) {
    const holds = (less: string) => less.split(',').every((id) => set.split(',').includes(id));
    if ([...ways.keys()].some((less) => less !== set && holds(less))) ways.delete(set);
  }
  return {
    program: JSON.parse(JSON.stringify(program)) as Program,
    answers,
    status,
    ways,
    certain,
  };
}

const cases = kept('changes', () =>
  fc
    .sample(fc.tuple(programs, fullAnswersTo(smallBank)), { numRuns: 400, seed: 5 })
    .map(([program, answers]) => knownOf(program, answers as Complete))
    .filter(({ status }) => status !== 'undetermined'),
);

const apply = (answers: Complete, changes: readonly Change[]): Complete => ({
  ...answers,
  ...Object.fromEntries(changes.map(({ question, to }) => [question, written(question, to)])),
});

/** As `valuesOf` writes it. */
const written = (id: string, to: Change['to']): SmallValue =>
  typeof to === 'string' && /^\d/.test(to) && id !== 'kind' ? Number(to) : (to as SmallValue);

const distance = (a: unknown, b: unknown): number =>
  typeof a === 'number' ? Math.abs(a - Number(b)) : 0;

/** One set of changes against all the ways in which its questions could have been answered. */
function verify(changes: readonly Change[], known: Known, ways: readonly Complete[]): void {
  const { answers, certain } = known;
  const after = apply(answers, changes);
  assert(
    ways.some((way) => changed(way, after).length === 0),
    'does not do it',
  );
  const [first] = changes as readonly [Change];
  const far = (way: Complete) => distance(way[first.question], answers[first.question]);
  assert.equal(far(after), Math.min(...ways.map(far)), 'is not the nearest');
  changes.forEach(({ question, beyond, settledFact }, i) => {
    assert.equal(settledFact, false);
    const [from, to] = [answers[question], after[question]];
    if (typeof to !== 'number' || typeof from !== 'number') assert.equal(beyond, null);
    else if (i === changes.length - 1 || beyond) {
      const further = valuesOf(smallBank.find(({ id }) => id === question) as never, undefined);
      const all = further
        .filter((value) => (to < from ? Number(value) <= to : Number(value) >= to))
        .every((value) => certain.has(nameOf({ ...after, [question]: value })));
      assert.equal(beyond, all ? (to < from ? 'less' : 'more') : null);
    }
  });
}

/** Two terms of one sum that would both have to change are not always found. */
const isSum = (set: string): boolean => /\bm,.*\bn\b/.test(set);

const GROUP = 25;

describe('what would have to be different, on random rules', () => {
  for (let from = 0; from < cases.length; from += GROUP) {
    it(`is found, and nothing else, in cases ${from} and on`, () => {
      for (const each of cases.slice(from, from + GROUP)) {
        const { program, answers, status, ways } = each;
        const { toPass, toFail } = changesOne(program, smallBank, answers);
        const found = status === 'eligible' ? toFail.map((change) => [change]) : toPass;
        assert.equal((status === 'eligible' ? toPass : toFail).length, 0);
        const sets = found.map((changes) => changes.map(({ question }) => question));
        assert.deepEqual(
          sets
            .map(String)
            .filter((set) => !isSum(set) || !ways.has(set))
            .sort(),
          [...ways.keys()].filter((set) => !isSum(set)).sort(),
        );
        const sizes = sets.map(({ length }) => length);
        assert.deepEqual(
          sizes,
          [...sizes].sort((a, b) => a - b),
          'the smallest first',
        );
        for (const changes of found) {
          const names = changes.map(({ question }) => question);
          verify(changes, each, ways.get(names.join()) ?? []);
        }
      }
    });
  }
});
