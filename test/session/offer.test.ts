import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { questions } from '../../src/programs/index.js';
import { assess } from '../../src/screening.js';
import { readShareCode, shareCode } from '../../src/session/share-code.js';
import type { Session } from '../../src/session/session.js';
import { hotel, restaurant } from '../support/applicants.js';
import { fileOf, offered } from './opened-record.js';
import { newSession } from './visit.js';

describe('an offer', () => {
  test('replaces nothing before it is taken', () => {
    const session = newSession();
    session.fill(hotel);
    const before = session.assessment;
    offered(fileOf(restaurant), session);
    assert.equal(session.answers.businessType, 'hotel');
    assert.deepEqual(session.assessment, before);
    assert.equal(session.step, 'opening');
  });

  test('that is taken replaces every answer and opens the check page', () => {
    const session = newSession();
    session.fill(hotel);
    session.goTo('openedOn');
    offered(fileOf(restaurant), session);
    session.takeOffer();
    assert.deepEqual(session.assessment, assess(restaurant));
    assert.equal(session.answers.roomCount, undefined);
    assert.equal(session.step, 'check');
    assert.equal(session.offer?.isTaken, true);
  });

  test('that is dropped leaves all as it was', () => {
    const session = newSession();
    session.fill(hotel);
    session.goTo('openedOn');
    session.type('openedOn', 'year', '20x');
    const before = session.save();
    offered(fileOf(restaurant), session);
    session.dropOffer();
    assert.equal(session.offer, undefined);
    assert.deepEqual(session.save(), before);
    session.takeOffer();
    assert.deepEqual(session.save(), before);
  });

  test('is over with every move, taken or not', () => {
    const moves: Readonly<Record<string, (session: Session) => unknown>> = {
      advance: (session) => session.advance(),
      back: (session) => {
        session.back();
      },
      goTo: (session) => session.goTo('forProfit'),
      restart: (session) => {
        session.restart();
      },
      restore: (session) => session.restore(session.save()),
    };
    for (const [name, move] of Object.entries(moves)) {
      for (const isTaken of [false, true]) {
        const session = offered(fileOf(restaurant));
        if (isTaken) session.takeOffer();
        assert.equal(session.offer?.isTaken, isTaken);
        move(session);
        assert.equal(session.offer, undefined, name);
      }
    }
  });

  test('takes the place of the one before', () => {
    const session = offered(fileOf(restaurant));
    session.consider(readShareCode(shareCode({ forProfit: true }), questions));
    assert.deepEqual(session.offer?.answers, { forProfit: true });
    session.takeOffer();
    assert.deepEqual(session.answers, { forProfit: true });
  });

  test('of a link knows no results, so that none of them changed', () => {
    const session = newSession();
    session.consider(readShareCode(shareCode(restaurant), questions));
    assert.equal(session.offer?.results, undefined);
    assert.deepEqual(session.offer?.changes, []);
    assert.equal(session.offer.hasOtherRules, false);
  });

  test('is told to those who listen, each time', () => {
    const session = newSession();
    let told = 0;
    session.subscribe(() => {
      told += 1;
    });
    for (const act of [
      () => offered(fileOf(restaurant), session),
      () => {
        session.takeOffer();
      },
      () => {
        session.dropOffer();
      },
    ]) {
      const before = told;
      act();
      assert.ok(told > before);
    }
  });
});
