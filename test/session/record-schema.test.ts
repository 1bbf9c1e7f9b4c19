import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

import { Ajv2020 } from 'ajv/dist/2020.js';

import { programs, questions } from '../../src/programs/index.js';
import type { Answers } from '../../src/rules/assessment.js';
import type { Question } from '../../src/rules/question.js';
import { assess, parseAnswers } from '../../src/screening.js';
import { recordOf } from '../../src/session/record.js';
import { restaurant } from '../support/applicants.js';
import { scenarios } from '../support/scenarios.js';
import { whole } from './damaged.js';
import { newSession } from './visit.js';

type Json = Record<string, unknown>;
interface Schema extends Json {
  readonly $defs: Readonly<Record<string, Json & { properties?: Readonly<Record<string, Json>> }>>;
}

const url = new URL('../../record.schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(url, 'utf8')) as Schema;

/** As a developer has it who sets nothing but to hear of all that is dubious. */
const ajv = new Ajv2020({ strict: true, allErrors: true });
const isValid = ajv.compile(schema);

/** The schema with no member allowed that it does not name. */
function closed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(closed);
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  return 'properties' in value && 'required' in value
    ? { ...inner, additionalProperties: false }
    : inner;
}
const namesAll = new Ajv2020({ strict: true }).compile({
  ...(closed(schema) as Json),
  $id: 'urn:eligibility-checker:record:closed',
});

const savedBy = (answers: Answers, law: object = {}): unknown =>
  JSON.parse(JSON.stringify(recordOf(answers, assess(answers, law), programs, '2022-06-01')));

function accepts(record: unknown, name: string): void {
  assert.ok(isValid(record), `${name}: ${ajv.errorsText(isValid.errors)}`);
  assert.ok(namesAll(record), `${name}: ${ajv.errorsText(namesAll.errors)}`);
}

const blank = savedBy({}) as Json;
const isAnswer = (question: Question, answer: unknown) =>
  isValid({ ...blank, answers: { [question.id]: answer } });

describe('the schema of the record', () => {
  test('takes the record of every scenario, and names every member of it', () => {
    for (const { id, answers, ...law } of scenarios) {
      accepts(savedBy(answers, law), id);
      const session = newSession();
      session.law = { ...session.law, ...(law.asOf && { asOf: law.asOf }) };
      session.fill(answers);
      accepts(JSON.parse(JSON.stringify(session.record('2022-06-01'))), id);
    }
  });

  test('takes the record of answers half given, unknown and in conflict', () => {
    accepts(savedBy({}), 'no answers');
    accepts(savedBy(whole), 'answers of every form');
    accepts(savedBy({ grossReceipts2019: '100', grossReceiptsQ2of2019: '200' }), 'a conflict');
    const ids = Object.keys(restaurant) as (keyof typeof restaurant)[];
    for (const [i, id] of ids.entries()) {
      const given = Object.fromEntries(ids.slice(0, i).map((each) => [each, restaurant[each]]));
      accepts(savedBy(given), `before ${id}`);
      accepts(savedBy({ ...restaurant, [id]: null }), `without ${id}`);
    }
  });

  test('has the questions of the bank, in their order, and their options', () => {
    const properties = schema.$defs.answers?.properties ?? {};
    assert.deepEqual(
      Object.keys(properties),
      questions.map(({ id }) => id),
    );
    for (const question of questions) {
      if (question.kind !== 'choice') continue;
      assert.deepEqual(properties[question.id]?.enum, [...question.options, null]);
    }
  });

  test('takes the answers that the reader takes, at every end of their domains', () => {
    const digits = ['0', '1', '8', '9', '11', '12', '12.01', '33.5', '99.99', '100', '100.01'];
    const amounts = [
      '0.01',
      '5.255',
      '9'.repeat(15),
      '1'.repeat(16),
      '-1',
      '1e3',
      '1,000',
      '',
      'x',
    ];
    const odd = [
      true,
      false,
      null,
      'true',
      [],
      {},
      0,
      1,
      12,
      100,
      101,
      -1,
      '2015-06-01',
      'not-open',
    ];
    const ranges = [
      { low: '1', high: '12' },
      { low: '1' },
      { low: '1', high: '2', more: '3' },
      { low: null, high: '2' },
      { low: '-1', high: '2' },
    ];
    for (const question of questions) {
      for (const answer of [...digits, ...amounts, ...odd, ...ranges, '2015-13-01', 'none']) {
        const isGood = parseAnswers({ [question.id]: answer }).problems.length === 0;
        assert.equal(
          isAnswer(question, answer),
          isGood,
          `${question.id}: ${JSON.stringify(answer)} is ${isGood ? 'good' : 'bad'}`,
        );
      }
    }
  });

  for (const [name, path, value] of [
    ['another format', 'format', 'record'],
    ['another format version', 'formatVersion', 2],
    ['no version of the package', 'package', 'latest'],
    ['a day that is none', 'savedOn', '2022-06-31T00:00'],
    ['a law date that is none', 'asOf', '05/24/2022'],
    ['answers that are a list', 'answers', []],
    ['an unknown question', 'answers.shoeSize', '44'],
    ['programs without a digest', 'programs.0.digest', ''],
    ['no assessment', 'assessment', null],
    ['an unknown status', 'assessment.programs.0.status', '<script>'],
    ['an unknown cause', 'assessment.programs.0.because', ['weather']],
    ['an unknown status of a condition', 'assessment.programs.0.criteria.0.status', 'maybe'],
    ['an exponent', 'assessment.programs.0.award.preferred.low', '1e9'],
    ['an amount without cents', 'assessment.programs.0.award.onAnyReading.high', '5'],
    ['an amount that is a number', 'assessment.programs.0.award.onAnyReading.high', 5],
    ['a term from nowhere', 'assessment.programs.0.award.steps.0.terms.0.from', { origin: 'x' }],
  ] as const) {
    test(`refuses ${name}`, () => {
      const record = savedBy(restaurant) as Json;
      const keys = path.split('.');
      const at = keys.slice(0, -1).reduce((each, key) => each[key] as Json, record);
      assert.ok(isValid(record));
      at[keys.at(-1) ?? ''] = value;
      assert.equal(isValid(record), false);
    });
  }

  test('refuses a record without any one of its members', () => {
    const record = savedBy(restaurant) as Json;
    for (const member of Object.keys(record)) {
      assert.equal(isValid({ ...record, [member]: undefined }), false, member);
    }
  });

  test('says in words what each of its parts is', () => {
    const parts = [schema, ...Object.values(schema.$defs), ...Object.values(answersOf(schema))];
    for (const { title, description } of parts) {
      assert.match(String(title), /^[A-Z0-9]/);
      assert.ok(description, String(title));
    }
  });

  test('is published with the package, under the address its readers import', () => {
    const { exports, files } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    ) as { exports: Json; files: string[] };
    assert.equal(exports['./record.schema.json'], './record.schema.json');
    assert.ok(files.includes('record.schema.json'));
    assert.match(String(schema.$id), /^urn:/);
  });
});

function answersOf({ $defs }: Schema): Readonly<Record<string, Json>> {
  return $defs.answers?.properties ?? {};
}
