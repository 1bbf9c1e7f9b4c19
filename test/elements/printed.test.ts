/** The printed page, made into a PDF by the browser, holds all that an adviser has to have. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import {
  answerText,
  lawText,
  nameOf,
  numberText,
  rangeText,
  saidOf,
} from '../../src/elements/describe.js';
import { programOf, type View } from '../../src/elements/view.js';
import { programs, questions } from '../../src/programs/index.js';
import { words } from '../../src/programs/words.js';
import type { Answers, Status } from '../../src/rules/assessment.js';
import { Session } from '../../src/session/session.js';
import { monthNames, numberSigns } from '../../src/text/format.js';
import { enText } from '../../src/text/languages.js';
import { hotel, landlord, restaurant } from '../support/applicants.js';
import { scenarios } from '../support/scenarios.js';
import { check, open, type Paper, printed, serve, useBuilt } from './built.js';

useBuilt();

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };
const business = scenarios.find(({ id }) => id === 'bsg-001')?.answers ?? {};

const RESTAURANT = 'restaurant-revitalization';
const BUSINESS = 'dc-business-support';
const LANDLORD = 'dc-business-support-landlord';
const HOTEL = 'dc-hotel-recovery';

/** By program: who may qualify, who does not, whose result is open. */
const CASES: readonly (readonly [who: string, program: string, Status, Answers])[] = [
  ['a restaurant that may qualify', RESTAURANT, 'eligible', restaurant],
  ['a chain of restaurants', RESTAURANT, 'ineligible', { ...restaurant, locationCount: '25' }],
  [
    'a restaurant that knows its receipts roughly',
    RESTAURANT,
    'undetermined',
    { ...restaurant, grossReceipts2020: { low: '400000', high: '900000' }, forProfit: null },
  ],
  ['a business that may qualify', BUSINESS, 'eligible', business],
  ['a business run for no profit', BUSINESS, 'ineligible', { ...business, forProfit: false }],
  ['a landlord who may qualify', LANDLORD, 'eligible', landlord],
  [
    'a landlord with other rent',
    LANDLORD,
    'undetermined',
    { ...landlord, soleRentalIncome: false },
  ],
  ['a landlord without help', LANDLORD, 'ineligible', { ...landlord, rentBenefit: '0' }],
  ['a hotel that may qualify', HOTEL, 'eligible', hotel],
  ['a hotel too small', HOTEL, 'ineligible', { ...hotel, roomCount: '9' }],
];

/** The same visit as the one in the browser, to know what is to be said. */
function viewOf(program: string, answers: Answers): View {
  const session = new Session(
    questions,
    { programs: programs.filter(({ id }) => id === program) },
    { numbers: numberSigns('en'), monthNames: monthNames('en') },
  );
  session.fill(answers);
  return {
    session,
    text: enText,
    words: words.en.questions,
    programWords: words.en.programs,
    level: 2,
    theme: 'light',
    printing: true,
    isKept: false,
    shareUrl: () => '',
  };
}

/** Lines break anywhere, and some letters are joined: neither is a difference. */
const squeeze = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/** What must not stand alone at the end of a page. */
const HEADINGS: ReadonlySet<string> = new Set([
  enText.check.title,
  enText.results.title,
  ...Object.values(enText.sections).filter((title) => typeof title === 'string'),
  // One is also what money was for.
  ...Object.values(words.en.questions.topics).flatMap(({ title }) =>
    title === 'Reopening' ? [] : title,
  ),
]);

const todayInWords = (): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());

function expectations(view: View, program: string): Record<string, readonly string[]> {
  const { session, text } = view;
  const [result] = session.assessment.programs;
  const programView = programOf(view, program);
  assert.ok(result && programView);
  const { words: own, program: rules } = programView;
  const { preferred = null } = result.award ?? {};
  const margin = session.whatWouldLose(program).filter(({ question, settledFact }) => {
    const asked = session.question(question);
    return !settledFact && asked && 'low' in asked;
  });
  const changes =
    result.status === 'ineligible' ? session.whatWouldChange(program).slice(0, 5).flat() : margin;
  return {
    'the verdict': [text.status[result.status]],
    'the range': preferred ? [rangeText(view, preferred)] : [],
    'the sum': (preferred ? (result.award?.steps ?? []) : []).flatMap(
      ({ id, unit, low, terms }) => [
        id === 'award' ? text.working.result : (own.values[id] ?? id),
        numberText(view, low, unit),
        ...terms.flatMap(({ from }) =>
          from.origin === 'answer' && terms.length > 1 ? [nameOf(view, from.question)] : [],
        ),
      ],
    ),
    'every condition': result.criteria.map(({ id }) => own.criteria[id]?.label ?? id),
    'its verdict': result.criteria.map(({ status, because }) =>
      because.includes('law')
        ? text.criterion.law
        : because.includes('agency')
          ? text.criterion.agency
          : text.criterion[status],
    ),
    'its answers': result.criteria.flatMap(({ status, questions: asked }) =>
      // Those of several questions stand in the list of answers.
      status === 'not-applicable' || asked.length > 1 ? [] : asked.map((id) => saidOf(view, id)),
    ),
    'its law': result.criteria.flatMap(({ citations }) =>
      citations.map(({ pinpoint }) => pinpoint),
    ),
    'the readings': result.readings.map(
      ({ reading, option }) => own.readings[reading]?.options[option]?.label ?? option,
    ),
    'what would change it': changes.flatMap(({ question, to }) => {
      const asked = session.question(question);
      return asked ? [nameOf(view, question), answerText(view, asked, to)] : [];
    }),
    'the date of the law': [lawText(view)],
    'version and day': [`Made on ${todayInWords()} with eligibility-checker ${version}.`],
    'that it is a guide': ['This is a guide, not a decision. The agency decides.'],
    'the sources': rules.sources.map(({ url }) => url),
  };
}

const answersOf = (view: View): string[] =>
  Object.entries(view.session.answers).map(([id, answer]) => {
    const question = view.session.question(id);
    return nameOf(view, id) + (question ? answerText(view, question, answer) : '');
  });

describe('on paper', () => {
  for (const [who, program, status, answers] of CASES) {
    it(`${who} has the whole result, and then every answer`, async () => {
      const view = viewOf(program, answers);
      assert.equal(view.session.assessment.programs[0]?.status, status);
      const { page, problems } = await open(
        serve('/', '<eligibility-checker></eligibility-checker>'),
      );
      await check(page, answers, program);
      const { text, pages } = await printed(page);
      const paper = squeeze(text);
      for (const [what, texts] of Object.entries(expectations(view, program))) {
        const missing = texts.filter((each) => !paper.includes(squeeze(each)));
        assert.deepEqual(missing, [], what);
      }
      const lines = pages.flat();
      const starts = [enText.results.title, enText.status[status], enText.check.title].map((line) =>
        lines.findIndex((each) => each.startsWith(line)),
      );
      assert.ok(starts[0] !== -1, 'it begins with the results');
      assert.deepEqual(
        starts,
        [...starts].sort((a, b) => a - b),
        'results before answers',
      );
      const said = squeeze(lines.slice(starts.at(-1)).join(' '));
      const missing = answersOf(view).filter((each) => !said.includes(squeeze(each)));
      assert.deepEqual(missing, [], 'every answer');
      assert.deepEqual(
        pages.map((each) => each.at(-1) ?? '').filter((line) => HEADINGS.has(line)),
        [],
        'no heading at the end of a page',
      );
      const heading = squeeze(
        status === 'ineligible' ? enText.sections.changes : enText.sections.margin,
      );
      if (view.session.whatWouldLose(program).length > 0 || status === 'ineligible') {
        assert.ok(paper.includes(heading), heading);
      }
      assert.deepEqual(problems, []);
      await page.browserContext().close();
    });
  }

  it('is the same from a page of questions as from the list of answers', async () => {
    const { page } = await open(serve('/', '<eligibility-checker></eligibility-checker>'));
    await check(page, hotel, HOTEL);
    const fromCheck = await printed(page);
    await page.evaluate(async () => {
      window.checker.goTo('roomCount');
      await window.driver.drawn(window.checker);
    });
    const fromQuestion = await printed(page);
    const wordsOf = ({ text }: Paper) => text.trim().split(' ').sort();
    // What is folded away beside the questions has a name there.
    assert.deepEqual(
      wordsOf(fromQuestion).filter((word) => word !== enText.program.details),
      wordsOf(fromCheck),
    );
    await page.browserContext().close();
  });

  it('has all programs, and what is still to ask, from the first page as well', async () => {
    const { page } = await open(serve('/', '<eligibility-checker></eligibility-checker>'));
    const paper = squeeze((await printed(page)).text);
    for (const { id } of programs) {
      assert.ok(paper.includes(squeeze(words.en.programs[id]?.name ?? id)), id);
    }
    assert.ok(paper.includes(squeeze(enText.status.undetermined)));
    assert.ok(paper.includes(squeeze(enText.check.unanswered)));
    await page.browserContext().close();
  });
});
