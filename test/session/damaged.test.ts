import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { questions } from '../../src/programs/index.js';
import type { Answers, Assessment } from '../../src/rules/assessment.js';
import { assess, parseAnswers } from '../../src/screening.js';
import { type Found, readRecord } from '../../src/session/record.js';
import { readShareCode } from '../../src/session/share-code.js';
import type { Damaged } from './damaged.js';
import { damagedContents } from './damaged-contents.js';
import { damagedFiles } from './damaged-files.js';
import { hugeFiles, hugeLinks } from './damaged-huge.js';
import { damagedLinks } from './damaged-links.js';
import { newSession } from './visit.js';

/** Most take less than one; a machine that is busy with something else is no fault of theirs. */
const MOST_MILLISECONDS = 5000;

const STATUSES = ['eligible', 'ineligible', 'undetermined'];

const prototypes = [Object.prototype, Array.prototype, Map.prototype, String.prototype];
const membersOf = () => prototypes.map((each) => Reflect.ownKeys(each));
const members = membersOf();

function check({ name, text, answers, lost, isDamaged }: Damaged, read: () => Found): void {
  const start = performance.now();
  const found = read();
  const took = performance.now() - start;
  assert.ok(took < MOST_MILLISECONDS, `${name}: ${took} ms for ${text.length} characters`);
  assert.deepEqual(found.answers, answers, name);
  assert.deepEqual([...new Set(found.problems.map(({ question }) => question))], lost, name);
  assert.equal(found.isDamaged, isDamaged, name);
  assert.deepEqual(parseAnswers(found.answers), { answers: found.answers, problems: [] }, name);
  for (const { status, award } of found.results?.values() ?? []) {
    assert.ok(STATUSES.includes(status), name);
    assert.match(`${award?.low ?? '0.00'} ${award?.high ?? '0.00'}`, /^\d+\.\d\d \d+\.\d\d$/, name);
  }
}

const session = newSession();
const assessments = new Map<string, Assessment>();
/** Most cases leave the same answers. */
function assessmentOf(answers: Answers): Assessment {
  const key = JSON.stringify(answers);
  const assessment = assessments.get(key) ?? assess(answers);
  assessments.set(key, assessment);
  return assessment;
}

/** What is left of it can be used, and gives what it gave anyone else. */
function use({ name, answers }: Damaged, found: Found): void {
  session.consider(found);
  session.takeOffer();
  assert.deepEqual(session.assessment, assessmentOf(answers), name);
}

const read = {
  file: ({ text }: Damaged) => readRecord(text, questions),
  link: ({ text }: Damaged) => readShareCode(text, questions),
};

const files = [...damagedFiles, ...damagedContents, ...hugeFiles];
const links = [...damagedLinks, ...hugeLinks];

describe('damaged files and links', () => {
  test('there are hundreds of each', () => {
    assert.ok(files.length >= 300, `${files.length} files`);
    assert.ok(links.length >= 250, `${links.length} links`);
    for (const all of [files, links]) {
      assert.ok(new Set(all.map(({ text }) => text)).size > all.length * 0.98);
    }
  });

  for (const [kind, all] of [
    ['file', files],
    ['link', links],
  ] as const) {
    for (const each of all) {
      test(`a ${kind} gives what is intact and names what is not: ${each.name}`, () => {
        const found = () => read[kind](each);
        check(each, found);
        use(each, found());
      });
    }
  }

  test('none of them ran anything or changed what all objects have', () => {
    assert.deepEqual(membersOf(), members);
    assert.equal(Object.hasOwn(globalThis, 'wasRun'), false);
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
  });
});
