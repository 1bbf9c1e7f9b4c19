import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { conflicts, programs, questions } from '../../src/programs/index.js';
import { citationsOf, distinct, nodesOf, nodesUnder, notesOf, ofKind, repeated } from './walk.js';

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && day.toISOString().slice(0, 10) === value;
}

function assertDeepFrozen(value: unknown, path: string, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  assert.ok(Object.isFrozen(value), `${path} is not frozen`);
  for (const [key, child] of Object.entries(value)) {
    assertDeepFrozen(child, `${path}.${key}`, seen);
  }
}

describe('the bundle', () => {
  it('is frozen all the way down', () => {
    assertDeepFrozen(programs, 'programs');
    assertDeepFrozen(questions, 'questions');
    assertDeepFrozen(conflicts, 'conflicts');
  });

  it('is plain JSON', () => {
    for (const data of [programs, questions, conflicts]) {
      assert.deepEqual(JSON.parse(JSON.stringify(data)), data);
    }
  });

  it('has unique program, question and conflict ids', () => {
    assert.deepEqual(repeated(ids(programs)), []);
    assert.deepEqual(repeated(ids(questions)), []);
    assert.deepEqual(repeated(conflicts.map(({ code }) => code)), []);
  });
});

describe('the question bank', () => {
  it('holds exactly the questions that some program asks', () => {
    const asked = programs.flatMap((program) =>
      ofKind(nodesOf(program), 'answer').map(({ question }) => question),
    );
    assert.deepEqual(distinct(asked).sort(), ids(questions).sort());
  });

  it('keeps the questions of a topic together, four at most', () => {
    const runs = questions
      .map(({ topic }) => topic)
      .filter((topic, index, all) => topic !== all[index - 1]);
    assert.deepEqual(repeated(runs), []);
    for (const topic of runs) {
      assert.ok(questions.filter((question) => question.topic === topic).length <= 4, topic);
    }
  });

  it('puts every option in exactly one group', () => {
    for (const question of questions) {
      if (question.kind !== 'choice') continue;
      assert.deepEqual(repeated(question.options), []);
      if (!question.groups) continue;
      assert.deepEqual(
        question.groups.flatMap(({ options }) => options),
        question.options,
        question.id,
      );
    }
  });

  it('gives numbers a domain: percentages to 100, months to 12, money without end', () => {
    const high = { money: undefined, percent: '100', months: '12', integer: undefined };
    for (const question of questions) {
      if (!('low' in question)) continue;
      assert.equal(question.high, high[question.kind], question.id);
      assert.match(question.low, /^[01]$/, question.id);
    }
  });

  it('names real questions in conflicts, the ones their rule reads, in authored order', () => {
    const order = ids(questions);
    for (const { code, questions: named, when } of conflicts) {
      const read = distinct(ofKind(nodesUnder([when]), 'answer').map((node) => node.question));
      assert.deepEqual([...named].sort(), read.sort(), code);
      for (const day of ofKind(nodesUnder([when]), 'constant')) {
        assert.ok(isDay(String(day.value)), code);
      }
      assert.deepEqual(
        named,
        order.filter((id) => named.includes(id)),
        code,
      );
    }
  });
});

for (const program of programs) {
  describe(`the data of ${program.id}`, () => {
    const nodes = nodesOf(program);

    it('has unique ids within each list', () => {
      for (const list of [
        program.sources,
        program.criteria,
        program.priorities,
        program.readings,
        program.parameters,
        program.dates,
        program.uses,
        program.certifications,
        program.duties,
        program.documents,
        program.information,
        ...program.priorities.map(({ categories = [] }) => categories),
      ]) {
        assert.deepEqual(repeated(ids(list)), []);
      }
    });

    it('gives each named value, constant and citation id one meaning', () => {
      assert.deepEqual(repeated(ids(ofKind(nodes, 'named'))), []);
      assert.deepEqual(repeated(ids(ofKind(nodes, 'constant'))), []);
      const citations = distinct(citationsOf(program).map((citation) => JSON.stringify(citation)));
      assert.deepEqual(
        repeated(citations.map((text) => (JSON.parse(text) as { id: string }).id)),
        [],
      );
    });

    it('cites a source it lists for every rule, number, date and note', () => {
      for (const { source, id } of citationsOf(program)) {
        assert.ok(ids(program.sources).includes(source), `${id}: ${source}`);
      }
      const cited = citationsOf(program).map(({ source }) => source);
      assert.deepEqual(distinct(cited).sort(), ids(program.sources).sort());
      for (const { id, citations } of [
        ...program.criteria,
        ...program.priorities,
        ...program.readings,
        ...program.parameters,
        ...program.dates,
        ...notesOf(program),
      ]) {
        assert.ok(citations.length > 0, id);
      }
      for (const { url } of program.sources)
        assert.match(url, /^https:\/\/[\w.]+\.(gov|dc\.gov)\//);
    });

    it('reads only readings it declares, with exactly their options, and all of them', () => {
      for (const node of ofKind(nodes, 'reading')) {
        const declared = program.readings.find(({ id }) => id === node.id);
        assert.deepEqual(node.options, declared?.options, node.id);
      }
      assert.deepEqual(
        distinct(ids(ofKind(nodes, 'reading'))).sort(),
        ids(program.readings).sort(),
      );
      for (const { preferred, options } of program.readings) {
        // The preferred option stands first.
        if (preferred !== null) assert.equal(options[0], preferred);
      }
    });

    it('uses every parameter it declares and no other', () => {
      assert.deepEqual(
        distinct(ids(ofKind(nodes, 'parameter'))).sort(),
        ids(program.parameters).sort(),
      );
    });

    it('asks only for options that exist', () => {
      for (const { of, options } of ofKind(nodes, 'one-of')) {
        const [answer] = of;
        assert.ok(answer.kind === 'answer');
        const question = questions.find((item) => item.id === answer.question);
        assert.ok(question?.kind === 'choice');
        for (const option of options) assert.ok(question.options.includes(option), option);
      }
    });

    it('holds valid dates, and changes of the law in order', () => {
      for (const { id, date } of program.dates) {
        assert.ok(isDay(date.length === 7 ? `${date}-01` : date), id);
      }
      for (const { id, unit, value, dated = [] } of ofKind(nodes, 'constant')) {
        if (unit === 'date') assert.ok(value === 'not-open' || isDay(String(value)), id);
        else if (unit !== 'truth') assert.match(String(value), /^\d+(\.\d+)?$/, id);
        dated.forEach(({ from, to }, index) => {
          assert.ok(isDay(from) && isDay(to) && from <= to, id);
          assert.ok(index === 0 || (dated[index - 1]?.to ?? '') < from, id);
        });
      }
    });

    it('keeps bare numbers for arithmetic', () => {
      const bare = ofKind(nodes, 'literal')
        .map(({ value }) => value)
        .filter((value) => typeof value === 'string');
      assert.ok(
        bare.every((value) => ['0', '3', '12', '100'].includes(value)),
        bare.join(),
      );
    });

    it('names every limit of the award', () => {
      const { high } = program.award;
      const limits = high.kind === 'min' ? high.of : [high];
      assert.ok(limits.every(({ kind }) => kind === 'named'));
    });
  });
}
