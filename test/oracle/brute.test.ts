import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bruteAssess,
  completions,
  programQuestions,
  questionDomains,
  randomAsOf,
  randomPartial,
  seeded,
} from './brute.js';
import type { CompleteAnswers, PartialAnswers, Random } from './brute.js';
import { isBetween, isListed } from './completions.js';
import { interval, toSteps } from './draw.js';
import { assessOracle, everyReading, oracle, oraclePrograms, oracleReadings } from './oracle.js';

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const randomComplete = (random: Random): CompleteAnswers =>
  completions(randomPartial(random), random).next().value;

/** Throws unless the answer is in its domain, on its grid, and a range runs upward. */
function assertInDomain(id: string, value: PartialAnswers[string]): void {
  const domain = questionDomains[id];
  assert.ok(domain, id);
  if (value === null) return;
  if (isListed(domain)) {
    const text = JSON.stringify(value);
    const calendarDay = domain.kind === 'date' && /^"\d{4}-\d\d-\d\d"$/.test(text);
    assert.ok(calendarDay || domain.values.includes(value as string), `${id} ${text}`);
    return;
  }
  const ends = isBetween(value) ? [value.low, value.high] : [value as string, value as string];
  const [low = 0n, high = 0n] = ends.map((end) => toSteps(domain, end));
  const { low: least, high: most = high } = interval(domain, null);
  assert.ok(least <= low && low <= high && high <= most, `${id} ${JSON.stringify(value)}`);
}

test('partial answers are in their domains, and so are all their completions', () => {
  const random = seeded(1);
  for (const partial of times(300, () => randomPartial(random))) {
    for (const [id, value] of Object.entries(partial)) assertInDomain(id, value);
    const endless = completions(partial, random);
    for (const answers of times(5, () => endless.next().value)) {
      assert.deepEqual(Object.keys(answers).sort(), Object.keys(questionDomains).sort());
      for (const [id, value] of Object.entries(answers)) {
        assertInDomain(id, value);
        const known = partial[id];
        if (known === undefined || known === null) continue;
        if (!isBetween(known)) assert.deepEqual(value, known);
        else assertWithin(id, value as string, known);
      }
    }
  }
});

function assertWithin(id: string, value: string, known: { low: unknown; high: unknown }): void {
  const domain = questionDomains[id];
  assert.ok(domain && !isListed(domain));
  const [low, x, high] = [known.low, value, known.high].map((v) => toSteps(domain, v as string));
  assert.ok(low !== undefined && x !== undefined && high !== undefined && low <= x && x <= high);
}

test('the same seed gives the same cases, and another seed gives others', () => {
  const cases = (seed: number) => {
    const random = seeded(seed);
    return JSON.stringify(times(20, () => [randomPartial(random), randomAsOf(random)]));
  };
  assert.equal(cases(5), cases(5));
  assert.notEqual(cases(5), cases(6));
});

test('a few open choices are tried in every combination before any comes again', () => {
  const questions = ['forProfit', 'svogStatus', 'publiclyTraded'];
  const endless = completions({}, seeded(3), questions);
  const seen = new Set(times(16, () => JSON.stringify(endless.next().value)));
  assert.equal(seen.size, 16);
});

test('many open choices each come up in every value', () => {
  const endless = completions({}, seeded(4));
  const seen = times(100, () => endless.next().value);
  for (const [id, domain] of Object.entries(questionDomains)) {
    if (!isListed(domain)) continue;
    for (const value of domain.values)
      assert.ok(
        seen.some((answers) => answers[id] === value),
        id,
      );
  }
});

/** Every way of pinning every reading of a program. */
function product(program: string): Record<string, string>[] {
  return Object.entries(oracleReadings[program] ?? {}).reduce<Record<string, string>[]>(
    (list, [id, { options }]) =>
      list.flatMap((pins) => options.map((option) => ({ ...pins, [id]: option }))),
    [{}],
  );
}

test('branching on the readings asked for gives what the whole product of readings gives', () => {
  const random = seeded(8);
  for (const answers of times(150, () => randomComplete(random))) {
    const asOf = randomAsOf(random);
    for (const program of oraclePrograms) {
      const found = everyReading(program, { answers, asOf });
      const all = product(program);
      for (const readings of all) {
        const matching = found.filter((one) =>
          Object.entries(one.readings).every(([id, option]) => readings[id] === option),
        );
        assert.equal(matching.length, 1);
        const outcome = oracle(program, { answers, asOf, readings });
        assert.deepEqual(matching[0]?.outcome, outcome);
      }
    }
  }
});

test('pinning a reading gives a part of the unpinned result', () => {
  const random = seeded(9);
  for (const answers of times(200, () => randomComplete(random))) {
    for (const program of oraclePrograms) {
      const free = assessOracle(program, { answers });
      for (const readings of product(program)) {
        const pinned = assessOracle(program, { answers, readings });
        assert.notEqual(pinned.status, 'undetermined');
        const preferred = Object.entries(oracleReadings[program] ?? {}).every(
          ([id, { preferred: option }]) => option === undefined || readings[id] === option,
        );
        if (preferred && free.status !== 'undetermined') assert.equal(pinned.status, free.status);
      }
    }
  }
});

test('known answers assess as themselves', () => {
  const random = seeded(10);
  for (const answers of times(50, () => randomComplete(random))) {
    for (const program of oraclePrograms) {
      const one = assessOracle(program, { answers });
      const seen = bruteAssess(program, answers, { samples: 2 });
      assert.deepEqual([...seen.statuses], [one.status]);
      assert.deepEqual(seen.award, one.award);
      assert.deepEqual(seen.awardOnAnyReading, one.awardOnAnyReading);
    }
  }
});

test('random partial answers reach every status of every program, eligible often', () => {
  const random = seeded(11);
  const counts = new Map<string, number>();
  for (const partial of times(400, () => randomPartial(random))) {
    for (const program of oraclePrograms) {
      const { statuses } = bruteAssess(program, partial, { samples: 5, random });
      for (const status of statuses) {
        const key = `${program} ${status}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  for (const program of oraclePrograms) {
    for (const status of ['eligible', 'ineligible', 'undetermined']) {
      const least = status === 'eligible' ? 20 : 1;
      assert.ok((counts.get(`${program} ${status}`) ?? 0) >= least, `${program} ${status}`);
    }
  }
});

test('every program asks only questions of the bank, and the bank asks nothing in vain', () => {
  const asked = new Set(Object.values(programQuestions).flat());
  assert.deepEqual([...asked].sort(), Object.keys(questionDomains).sort());
});
