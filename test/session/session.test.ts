import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Answers } from '../../src/rules/assessment.js';
import { answerPages, atTopic, enter, newSession, onPage } from './visit.js';
import { landlord, restaurant } from '../support/applicants.js';

const rrf = ['restaurant-revitalization'];
const statusOf = (session: ReturnType<typeof newSession>, program: string) =>
  session.assessment.programs.find((each) => each.program === program)?.status;

describe('the order of pages', () => {
  test('a visit begins at the opening and with no answer', () => {
    const session = newSession();
    assert.equal(session.step, 'opening');
    assert.deepEqual(session.answers, {});
  });

  test('each page holds the open questions of one topic', () => {
    const session = newSession();
    const pages = answerPages(session, landlord);
    assert.deepEqual(pages.slice(0, 2), [
      ['applicantKind'],
      ['tenantIsEligible', 'soleRentalIncome', 'rentBenefit'],
    ]);
    assert.equal(session.step, 'check');
    assert.equal(statusOf(session, 'dc-business-support-landlord'), 'eligible');
  });

  test('a landlord is asked nothing about a business', () => {
    const session = newSession();
    assert.equal(answerPages(session, landlord).flat().includes('businessType'), false);
  });

  test('the number of questions left never goes up while questions are answered', () => {
    const session = newSession(rrf);
    session.advance();
    let before = session.atMost;
    while (session.step === 'questions') {
      for (const id of onPage(session)) {
        enter(session, id, (restaurant as Answers)[id]);
        assert.ok(
          session.atMost <= before,
          `${id}: ${String(session.atMost)} after ${String(before)}`,
        );
        before = session.atMost;
      }
      session.advance();
    }
    assert.equal(session.atMost, 0);
  });

  test('the number of questions left goes up after a changed answer, and not by looking around', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant);
    session.goTo('businessType');
    session.back();
    session.back();
    assert.equal(session.atMost, 0);
    session.goTo('businessType');
    session.type('businessType', 'option', 'brewery');
    assert.equal(session.atMost, 1);
  });

  test('"I don’t know" is an answer and is not asked again', () => {
    const session = newSession(rrf);
    const pages = answerPages(session, { applicantKind: 'business', businessType: 'restaurant' });
    assert.equal(new Set(pages.flat()).size, pages.flat().length);
    assert.equal(session.step, 'check');
    assert.equal(session.answers.grossReceipts2019, null);
    assert.equal(statusOf(session, 'restaurant-revitalization'), 'undetermined');
  });
});

describe('Continue', () => {
  test('an empty question keeps the page open, with its problem', () => {
    const session = newSession(rrf);
    session.advance();
    assert.equal(session.advance(), false);
    assert.deepEqual(session.problems('applicantKind'), [
      { code: 'blank', parts: ['option'], values: {} },
    ]);
  });

  test('nothing is found fault with before Continue', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant, atTopic('yearly-receipts'));
    session.type('grossReceipts2019', 'exact', 'lots');
    assert.deepEqual(session.problems('grossReceipts2019'), []);
  });

  test('a problem goes away as soon as the text can be read', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant, atTopic('yearly-receipts'));
    session.type('grossReceipts2019', 'exact', '-5');
    session.advance();
    assert.equal(session.problems('grossReceipts2019')[0]?.code, 'negative');
    session.type('grossReceipts2019', 'exact', '5');
    assert.deepEqual(session.problems('grossReceipts2019'), []);
  });

  test('each end of a range has its own problem', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant, atTopic('yearly-receipts'));
    session.setMode('grossReceipts2019', 'roughly');
    session.type('grossReceipts2019', 'low', 'some');
    session.type('grossReceipts2019', 'high', '-1');
    session.advance();
    assert.deepEqual(
      session.problems('grossReceipts2019').map(({ code, parts }) => [code, ...parts]),
      [
        ['not-a-number', 'low'],
        ['negative', 'high'],
      ],
    );
  });

  test('an unreadable answer to a question that no longer matters does not stand in the way', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant, atTopic('locations'));
    session.type('ownLocationCount', 'exact', 'two');
    // With 25 locations the fund is out of reach, whatever else is true.
    session.type('locationCount', 'exact', '25');
    assert.equal(session.advance(), true);
    assert.equal(session.draft('ownLocationCount').texts.exact, 'two');
  });
});

describe('what was typed', () => {
  test('is kept when it cannot be read, and is then no answer', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant, atTopic('yearly-receipts'));
    session.type('grossReceipts2019', 'exact', '1.2.3');
    assert.equal(session.draft('grossReceipts2019').texts.exact, '1.2.3');
    assert.equal('grossReceipts2019' in session.answers, false);
  });

  test('stays behind "I don’t know" and behind a range', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant, atTopic('yearly-receipts'));
    session.type('grossReceipts2019', 'exact', '800k');
    session.setMode('grossReceipts2019', 'unknown');
    assert.equal(session.answers.grossReceipts2019, null);
    session.setMode('grossReceipts2019', 'roughly');
    session.type('grossReceipts2019', 'low', '700k');
    session.type('grossReceipts2019', 'high', '900k');
    assert.deepEqual(session.answers.grossReceipts2019, { low: '700000', high: '900000' });
    session.setMode('grossReceipts2019', 'exact');
    assert.equal(session.answers.grossReceipts2019, '800000');
  });

  test('survives Back, readable or not', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant, atTopic('yearly-receipts'));
    session.type('grossReceipts2019', 'exact', 'about a million');
    session.back();
    assert.equal(session.topic, 'months');
    session.advance();
    assert.equal(session.topic, 'yearly-receipts');
    assert.equal(session.draft('grossReceipts2019').texts.exact, 'about a million');
  });

  test('makes no other field of the page come and go, digit by digit', () => {
    const session = newSession();
    answerPages(session, restaurant, atTopic('priority'));
    assert.ok(onPage(session).length > 1, String(onPage(session)));
    const before = onPage(session);
    for (const text of ['0', '', '6', '60']) {
      session.type('priorityGroupPercent', 'exact', text);
      assert.deepEqual(
        before.filter((id) => !onPage(session).includes(id)),
        [],
        text,
      );
    }
  });
});

describe('Back', () => {
  test('goes through the pages in reverse and ends at the opening', () => {
    const session = newSession();
    answerPages(session, landlord);
    session.back();
    assert.equal(session.topic, 'tenant');
    session.back();
    assert.equal(session.topic, 'applicant');
    session.back();
    assert.equal(session.step, 'opening');
  });
});

describe('Change', () => {
  test('leads straight back to the check page where nothing new is to ask', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant);
    session.goTo('grossReceipts2020');
    assert.equal(session.topic, 'yearly-receipts');
    session.type('grossReceipts2020', 'exact', '600000');
    session.advance();
    assert.equal(session.step, 'check');
    assert.equal(session.assessment.programs[0]?.award?.preferred?.high, '200000.00');
  });

  test('asks only what is newly needed', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant);
    session.goTo('businessType');
    session.type('businessType', 'option', 'brewery');
    session.advance();
    assert.deepEqual(onPage(session), ['onSiteSalesPercent']);
    session.type('onSiteSalesPercent', 'exact', '40');
    session.advance();
    assert.equal(session.step, 'check');
  });

  test('Back from a changed page returns to the check page', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant);
    session.goTo('businessType');
    session.back();
    assert.equal(session.step, 'check');
  });

  test('and Back keep what was typed on the page, though Continue was never pressed', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant);
    session.goTo('grossReceipts2020');
    session.type('grossReceipts2020', 'exact', '600000');
    session.back();
    assert.equal(session.step, 'check');
    assert.equal(session.answers.grossReceipts2020, '600000');
    assert.deepEqual(session.draft('grossReceipts2020').texts, { exact: '600000' });
  });

  test('sets answers aside that are no longer asked for, and an undone change brings them back', () => {
    const session = newSession();
    answerPages(session, { ...restaurant, inDistrict: false });
    const before = session.answers;
    session.goTo('applicantKind');
    session.type('applicantKind', 'option', 'landlord');
    session.advance();
    assert.deepEqual(onPage(session), ['tenantIsEligible', 'soleRentalIncome', 'rentBenefit']);
    assert.equal('businessType' in session.answers, false);
    assert.equal(
      session.checkList.some(({ id }) => id === 'businessType'),
      false,
    );

    session.goTo('applicantKind');
    session.type('applicantKind', 'option', 'business');
    session.advance();
    assert.equal(session.step, 'check');
    assert.deepEqual(session.answers, before);
  });

  test('of an unknown question opens nothing', () => {
    const session = newSession();
    for (const id of ['nothing', '__proto__', 'constructor', '']) {
      assert.equal(session.goTo(id), false);
    }
    assert.equal(session.step, 'opening');
  });
});

describe('answers from outside', () => {
  test('are used as they are, even those the questions would not ask for', () => {
    const session = newSession();
    session.fill({ ...restaurant, applicantKind: 'landlord' });
    assert.deepEqual(session.answers, {
      ...restaurant,
      applicantKind: 'landlord',
      locationCount: '1',
      ownLocationCount: '1',
    });
  });

  test('that are no good are left out and reported', () => {
    const session = newSession();
    const hostile = JSON.parse(
      '{"__proto__":{"applicantKind":"business"},"constructor":true,"applicantKind":["business"],"forProfit":"yes","pppLoans":"-1","locationCount":2}',
    ) as unknown;
    const problems = session.fill(hostile);
    assert.deepEqual(session.answers, { locationCount: '2' });
    assert.equal(problems.length, 5);
  });

  test('are replaced as a whole', () => {
    const session = newSession();
    session.fill(landlord);
    session.fill({ applicantKind: 'business' });
    assert.deepEqual(session.answers, { applicantKind: 'business' });
  });
});

describe('a saved visit', () => {
  test('comes back with its page and with what was typed', () => {
    const session = newSession(rrf);
    answerPages(session, restaurant, atTopic('yearly-receipts'));
    session.type('grossReceipts2019', 'exact', 'about a million');
    const saved: unknown = JSON.parse(JSON.stringify(session.save()));
    const later = newSession(rrf);
    assert.equal(later.restore(saved), true);
    assert.equal(later.topic, 'yearly-receipts');
    assert.deepEqual(later.answers, session.answers);
    assert.equal(later.draft('grossReceipts2019').texts.exact, 'about a million');
  });

  test('that was tampered with changes nothing it should not', () => {
    const session = newSession(rrf);
    for (const saved of [
      null,
      7,
      'text',
      [],
      {},
      { drafts: 'x' },
      { drafts: [null, [], ['__proto__', {}]] },
      { step: 'check', drafts: [['businessType', { mode: 'exact', texts: { option: 'castle' } }]] },
      { step: 'launch', drafts: [['forProfit', { mode: 'maybe', texts: {} }]] },
      JSON.parse('{"drafts":[["pppLoans",{"mode":"exact","texts":{"__proto__":{"exact":"5"}}}]]}'),
    ] as unknown[]) {
      session.restore(saved);
      assert.deepEqual(session.answers, {});
    }
  });
});

test('starting over erases everything', () => {
  const session = newSession();
  answerPages(session, landlord);
  session.restart();
  assert.equal(session.step, 'opening');
  assert.deepEqual(session.answers, {});
  assert.deepEqual(session.draft('rentBenefit').texts, {});
});

test('an assessment is made once a change', () => {
  const session = newSession(rrf);
  assert.equal(session.assessment, session.assessment);
  const before = session.assessment;
  session.advance();
  assert.equal(session.assessment, before);
  session.type('applicantKind', 'option', 'business');
  assert.notEqual(session.assessment, before);
});
