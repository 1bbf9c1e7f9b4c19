import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

import { programs, questions } from '../../src/programs/index.js';
import { digestOf } from '../../src/rules/digest.js';
import { LONGEST_RECORD, readRecord, recordOf } from '../../src/session/record.js';
import { assess, parseAnswers } from '../../src/screening.js';
import { VERSION } from '../../src/version.js';
import { scenarios } from '../support/scenarios.js';
import { newSession } from './visit.js';

const TODAY = '2022-06-01';

describe('a saved record', () => {
  for (const { id, answers, asOf, parameters } of scenarios) {
    test(`gives back the answers and the assessment of ${id}`, () => {
      const law = { ...(asOf && { asOf }), ...(parameters && { parameters }) };
      const assessment = assess(answers, law);
      // As the page writes it.
      const text = JSON.stringify(recordOf(answers, assessment, programs, TODAY), null, 1);
      assert.ok(text.length < LONGEST_RECORD / 4, `${text.length} characters`);
      const { results, digests, ...found } = readRecord(text, questions);
      assert.deepEqual(found, { answers, problems: [], isDamaged: false, asOf: asOf ?? null });
      assert.deepEqual(assess(found.answers, law), assessment);
      for (const program of programs) {
        assert.equal(digests?.get(program.id), digestOf(program));
      }
      for (const { program, status, award } of assessment.programs) {
        const result = results?.get(program);
        assert.equal(result?.status, status);
        assert.deepEqual(result.award, award?.preferred ?? null);
      }
    });

    test(`gives a session the answers of ${id} and its assessment`, () => {
      const [saving, opening] = [newSession(), newSession()];
      for (const session of [saving, opening]) {
        session.law = { ...session.law, ...(asOf && { asOf }), ...(parameters && { parameters }) };
      }
      assert.deepEqual(saving.fill(answers), []);
      opening.consider(readRecord(JSON.stringify(saving.record(TODAY), null, 1), questions));
      opening.takeOffer();
      assert.deepEqual(opening.answers, saving.answers);
      assert.deepEqual(opening.assessment, saving.assessment);
      assert.deepEqual(opening.record(TODAY), saving.record(TODAY));
    });
  }

  test('says what it is, what made it, when, and under which law', () => {
    const session = newSession(['dc-hotel-recovery']);
    session.law = { ...session.law, asOf: '2022-05-24' };
    session.fill({ applicantKind: 'business' });
    const { answers, assessment, ...rest } = session.record(TODAY);
    const [program] = session.law.programs;
    assert.ok(program);
    assert.deepEqual(rest, {
      format: 'eligibility-checker-record',
      formatVersion: 1,
      package: VERSION,
      savedOn: TODAY,
      asOf: '2022-05-24',
      programs: [{ id: 'dc-hotel-recovery', version: program.version, digest: digestOf(program) }],
    });
    assert.deepEqual(answers, { applicantKind: 'business' });
    assert.deepEqual(assessment, session.assessment);
  });

  test('has the answers before its longest part, so that a cut file still holds them', () => {
    const text = JSON.stringify(newSession().record(TODAY));
    assert.ok(text.indexOf('"answers"') < text.indexOf('"assessment"'));
    assert.ok(text.indexOf('"answers"') < 1000);
  });

  test('holds nothing that JSON leaves out', () => {
    const session = newSession();
    session.fill(scenarios[0]?.answers);
    const record = session.record(TODAY);
    assert.deepEqual(JSON.parse(JSON.stringify(record)), record);
  });

  test('is read with the questions it is read for', () => {
    const [first] = questions;
    assert.ok(first);
    const { answers, problems } = readRecord('{"answers":{"forProfit":true}}', [first]);
    assert.deepEqual(answers, {});
    assert.equal(problems[0]?.code, 'unknown-question');
  });

  test('is told from what only resembles it', () => {
    const alone = readRecord('{"forProfit": true}', questions);
    assert.deepEqual(alone.answers, { forProfit: true });
    assert.equal(alone.isDamaged, true);
    const empty = readRecord('{"answers": {}}', questions);
    assert.deepEqual(empty.answers, {});
    assert.equal(empty.isDamaged, false);
  });

  test('is not read past the length that any record has', () => {
    const late = `${' '.repeat(LONGEST_RECORD)}{"answers":{"forProfit":true}}`;
    assert.deepEqual(readRecord(late, questions).answers, {});
  });
});

test('the version of the code is the version of the package', () => {
  const url = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(url, 'utf8')) as { version: string };
  assert.equal(VERSION, version);
});

test('every answer of the scenarios is a good answer', () => {
  for (const { answers } of scenarios) assert.deepEqual(parseAnswers(answers).problems, []);
});
