import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { conflicts, programs, questions } from '../../src/programs/index.js';
import { words } from '../../src/programs/words.js';
import { citationsOf, distinct, nodesOf, ofKind, nodesUnder } from './walk.js';

const bank = words.en.questions;
const programWords = words.en.programs;

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

/** The words speak of exactly these ids. */
function assertExactly(record: object | undefined, expected: Iterable<string>, what: string) {
  assert.deepEqual(Object.keys(record ?? {}).sort(), distinct(expected).sort(), what);
}

/** Every sentence of a language pack, with where it stands. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
}

describe('the words of the question bank', () => {
  it('cover every question, topic and conflict, and nothing else', () => {
    assertExactly(bank.questions, ids(questions), 'questions');
    assertExactly(
      bank.topics,
      questions.map(({ topic }) => topic),
      'topics',
    );
    assertExactly(
      bank.conflicts,
      conflicts.map(({ code }) => code),
      'conflicts',
    );
  });

  it('cover every option and group, and nothing else', () => {
    for (const question of questions) {
      const text = bank.questions[question.id];
      const choice = question.kind === 'choice' ? question : undefined;
      assertExactly(text?.options, choice?.options ?? [], question.id);
      assertExactly(text?.groups, ids(choice?.groups ?? []), question.id);
    }
  });

  it('explain every term beside some question', () => {
    assertExactly(
      bank.terms,
      Object.values(bank.questions).flatMap(({ terms = [] }) => terms),
      'terms',
    );
  });

  it('ask questions, with a short name for each', () => {
    for (const [id, { label, short }] of Object.entries(bank.questions)) {
      assert.match(label, /\?$/, id);
      assert.ok(short.length <= 32, `${id}: ${short}`);
    }
    const shorts = Object.values(bank.questions).map(({ short }) => short);
    assert.equal(distinct(shorts).length, shorts.length);
  });

  it('say beside every number what to count, leave out or look up', () => {
    for (const question of questions) {
      if ('low' in question && question.id !== 'priorityGroupPercent') {
        const text = bank.questions[question.id];
        assert.ok(text?.hint ?? text?.terms, question.id);
      }
    }
  });
});

for (const program of programs) {
  describe(`the words of ${program.id}`, () => {
    const text = programWords[program.id];
    const nodes = nodesOf(program);

    it('cover everything that is named in its data, and nothing else', () => {
      assert.ok(text);
      assertExactly(text.sources, ids(program.sources), 'sources');
      assertExactly(text.citations, ids(citationsOf(program)), 'citations');
      assertExactly(text.criteria, ids(program.criteria), 'criteria');
      assertExactly(text.values, ids(ofKind(nodes, 'named')), 'values');
      // Numbers of the law that stand in a sum; thresholds are told by the label of their criterion.
      const sums = nodesUnder([program.award.low, program.award.high]);
      const terms = ofKind(sums, 'constant').filter(
        ({ id, unit }) => unit !== 'date' && unit !== 'truth' && id !== 'full-year',
      );
      assertExactly(text.constants, ids(terms), 'constants');
      assertExactly(text.parameters, ids(program.parameters), 'parameters');
      assertExactly(text.readings, ids(program.readings), 'readings');
      assertExactly(text.priorities, ids(program.priorities), 'priorities');
      for (const list of [
        'dates',
        'uses',
        'certifications',
        'duties',
        'documents',
        'information',
      ] as const) {
        assertExactly(text[list], ids(program[list]), list);
      }
    });

    it('cover every option of a reading and category of a priority', () => {
      for (const { id, options } of program.readings) {
        assertExactly(text?.readings[id]?.options, options, id);
        assert.match(text?.readings[id]?.title ?? '', /\?$/, id);
      }
      for (const { id, categories = [] } of program.priorities) {
        assertExactly(text?.priorities[id]?.categories, ids(categories), id);
      }
    });

    it('say that the program is closed', () => {
      assert.match(text?.closed ?? '', /^Closed (\w+ )?\d{4}$/);
      assert.ok(text?.closed.includes(program.closed.since.slice(0, 4)));
      assert.match(text?.closedExplanation ?? '', /No applications are taken now/);
    });
  });
}

describe('every text', () => {
  const texts = textsIn(words, 'words');

  it('is not empty, and has no stray spaces', () => {
    for (const [path, text] of texts) {
      assert.ok(text.trim() === text && text.length > 0 && !/ {2}|\n/.test(text), path);
    }
  });

  it('never promises: the agency decides', () => {
    for (const [path, text] of texts) {
      assert.doesNotMatch(text, /\byou (are|will be) (not )?eligible\b|guarantee/i, path);
    }
  });

  it('writes counts in digits', () => {
    for (const [path, text] of texts) {
      assert.doesNotMatch(text, /\b(two|three|four|five|six|ten|twelve|twenty)\b/i, path);
    }
  });

  it('keeps sentences short', () => {
    for (const [path, text] of texts) {
      for (const sentence of text.split(/(?<=[.?!:;]) /)) {
        assert.ok(sentence.split(' ').length <= 36, `${path}: ${sentence}`);
      }
    }
  });
});
