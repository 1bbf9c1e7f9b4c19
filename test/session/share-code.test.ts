import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { questions } from '../../src/programs/index.js';
import type { Answers, AnswerValue } from '../../src/rules/assessment.js';
import type { Question } from '../../src/rules/question.js';
import { assess, parseAnswers } from '../../src/screening.js';
import { codeOf, readShareCode, shareCode } from '../../src/session/share-code.js';
import { scenarios } from '../support/scenarios.js';
import { escaped } from './damaged.js';
import { newSession } from './visit.js';

const MOST_OF_A_LINK = 2000;
/** What no messenger escapes, and what ends no link. */
const SAFE = /^[A-Za-z0-9_.~-]*$/;
const BASE = `https://${'a'.repeat(200 - 8 - '#eligibility='.length)}#eligibility=`;

/** The answer that takes the most signs, as a session has it. */
function longest(question: Question): AnswerValue {
  if (question.kind === 'boolean') return true;
  if (question.kind === 'date') return '2015-06-01';
  if (question.kind === 'choice') {
    return [...question.options].sort((a, b) => b.length - a.length)[0] ?? null;
  }
  const most = question.kind === 'integer' ? '' : '.98';
  const whole = question.high === undefined ? '9'.repeat(15) : String(Number(question.high) - 1);
  return { low: `${whole}${most}`, high: `${whole}${most && '.99'}` };
}
const longestAnswers = Object.fromEntries(
  questions.map((question) => [question.id, longest(question)]),
);

describe('a share link', () => {
  for (const { id, answers } of scenarios) {
    test(`gives the assessment of ${id}, also where a messenger escaped it`, () => {
      const code = shareCode(answers);
      assert.match(code, SAFE);
      const forms = [code, encodeURIComponent(code), code.replaceAll('~', '%7E'), escaped(code)];
      const assessment = assess(answers);
      for (const form of [...forms, encodeURIComponent(escaped(code))]) {
        const found = readShareCode(form, questions);
        assert.deepEqual(found.problems, []);
        assert.equal(found.isDamaged, false);
        assert.deepEqual(Object.keys(found.answers), Object.keys(answers));
        assert.deepEqual(assess(found.answers), assessment);
      }
    });
  }

  test('gives back what a session has, answer by answer', () => {
    for (const { answers } of scenarios) {
      const session = newSession();
      session.fill(answers);
      const shared = session.shared(false);
      assert.deepEqual(shared, session.answers);
      assert.deepEqual(readShareCode(shareCode(shared), questions).answers, session.answers);
    }
  });

  test('gives back every form of every answer', () => {
    for (const question of questions) {
      const forms: AnswerValue[] =
        question.kind === 'boolean'
          ? [true, false]
          : question.kind === 'choice'
            ? [...question.options]
            : question.kind === 'date'
              ? ['2015-06-01', 'not-open', '0001-01-01', '9999-12-31']
              : ['1', '10', { low: '1', high: '12' }];
      for (const form of [null, ...forms, longest(question)]) {
        const answers = { [question.id]: form };
        assert.deepEqual(parseAnswers(answers).problems, []);
        const found = readShareCode(shareCode(answers), questions);
        assert.deepEqual(found, { answers, problems: [], isDamaged: false });
      }
    }
  });

  test('gives back numbers of JavaScript as the same numbers in digits', () => {
    const given = { locationCount: 2, pppLoans: 0.5, roomCount: { low: 1, high: 40 } };
    const read = { locationCount: '2', pppLoans: '0.5', roomCount: { low: '1', high: '40' } };
    assert.deepEqual(readShareCode(shareCode(given), questions).answers, read);
  });

  test('stays under 2,000 characters with every question answered at its longest', (t) => {
    const session = newSession();
    assert.deepEqual(session.fill(longestAnswers), []);
    assert.deepEqual(session.answers, longestAnswers);
    const code = shareCode(session.shared(false));
    const link = `${BASE}${code}`;
    assert.equal(BASE.length, 200);
    t.diagnostic(`the longest link has ${link.length} characters`);
    assert.ok(link.length < MOST_OF_A_LINK, `${link.length} characters`);
    assert.match(code, SAFE);
    assert.deepEqual(readShareCode(code, questions).answers, longestAnswers);
    // Escaped twice it is still shorter than what is read.
    const twice = code.replace(/[~_.-]/g, (sign) => `%25${sign.charCodeAt(0).toString(16)}`);
    assert.deepEqual(readShareCode(twice, questions).answers, longestAnswers);
  });

  test('stands in an address as it is, without escapes, and in the fragment', () => {
    const link = new URL(`${BASE}${shareCode(longestAnswers)}`);
    assert.equal(link.search, '');
    assert.equal(link.hash, `#eligibility=${shareCode(longestAnswers)}`);
  });

  test('says that it was cut off, wherever that was', () => {
    const code = shareCode(longestAnswers);
    for (let at = 0; at < code.length; at++) {
      const found = readShareCode(code.slice(0, at), questions);
      assert.equal(found.isDamaged, true, code.slice(0, at));
      for (const [id, answer] of Object.entries(found.answers)) {
        assert.deepEqual(answer, longestAnswers[id]);
      }
      const complete = Math.max(0, code.slice(0, at).split('~').length - 2);
      assert.equal(Object.keys(found.answers).length, complete);
    }
  });

  test('does not depend on the order of the questions, or of the answers', () => {
    const order = fc.shuffledSubarray([...questions], { minLength: questions.length });
    const entries = fc.shuffledSubarray(Object.entries(longestAnswers), {
      minLength: questions.length,
    });
    fc.assert(
      fc.property(order, entries, (bank, answers) => {
        const code = shareCode(Object.fromEntries(answers));
        assert.deepEqual(readShareCode(code, bank).answers, longestAnswers);
      }),
      { seed: 5, numRuns: 50 },
    );
  });

  test('takes any text, and gives only good answers', () => {
    const signs = fc.constantFrom(
      ...'1 ~ Z _ . - % 2 5 7 0 e E y u n'.split(' '),
      ...questions.map(({ id }) => codeOf(id)),
    );
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(signs).map((s) => s.join('')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const { answers } = readShareCode(`1~${text}`, questions);
        assert.deepEqual(parseAnswers(answers), { answers, problems: [] });
      }),
      { seed: 5, numRuns: 2000 },
    );
  });
});

describe('the code of a question', () => {
  test('is its own, of three letters or digits', () => {
    const codes = questions.map(({ id }) => codeOf(id));
    assert.equal(new Set(codes).size, questions.length);
    for (const code of codes) assert.match(code, /^[a-z0-9]{3}$/);
  });

  test('is what it was when the first links were sent', () => {
    assert.equal(codeOf('applicantKind'), 'w52');
    assert.equal(codeOf('grossReceipts2019'), '9ol');
    assert.equal(codeOf('closedUntilPhase3'), 'g7e');
  });

  test('leaves room for the options of every choice', () => {
    for (const question of questions) {
      if (question.kind !== 'choice') continue;
      for (const option of question.options) {
        assert.match(option, /^[A-Za-z0-9.-]+$/);
        // Which stands for "I don't know".
        assert.notEqual(option, 'u');
      }
    }
  });
});

describe('a link without amounts', () => {
  test('has no answer that is money, and every other', () => {
    const session = newSession();
    session.fill(longestAnswers);
    const shared: Answers = session.shared(true);
    for (const { id, kind } of questions) {
      assert.equal(Object.hasOwn(shared, id), kind !== 'money', id);
      if (kind !== 'money') assert.deepEqual(shared[id], longestAnswers[id]);
    }
    assert.doesNotMatch(shareCode(shared), /9{15}\.99/);
  });
});
