import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import type { EligibilityChecker } from '../../src/index.js';
import { answerPage, questionsOnPage } from '../elements/fill.js';
import { mount } from '../elements/mount.js';
import { allByRole, byRole, focused, nameOf, rootOf } from '../elements/screen.js';
import { expectFocusInSight, key, keyboard, pressButton, reach } from './keyboard.js';
import { everyProgram, type Visitor, visitors } from './visitors.js';

const CHECK = 'Check your answers';

/** The heading of the open page, which a list of problems may stand above. */
const pageTitle = (checker: EligibilityChecker): string =>
  nameOf(byRole(rootOf(checker), 'h2[tabindex]'));

/** Focus is on the heading of the page that has just opened. */
function expectArrival(checker: EligibilityChecker): void {
  const heading = focused() as Element;
  expect(heading.localName).to.equal('h2');
  expect(nameOf(heading)).to.equal(pageTitle(checker));
  expectFocusInSight();
}

/** Continue with nothing answered: the list of problems has focus and leads to the first field. */
async function failOnce(checker: EligibilityChecker): Promise<void> {
  const title = pageTitle(checker);
  await pressButton(checker, 'Continue');
  expect(pageTitle(checker)).to.equal(title);
  const list = focused() as Element;
  expect(nameOf(list)).to.match(/^There (is a problem|are problems) with/);
  expectFocusInSight();
  await key(checker, 'Tab');
  expect(allByRole(list, 'button')[0]).to.equal(focused());
  await key(checker, 'Enter');
  expect((focused() as Element).localName).to.equal('input');
  expectFocusInSight();
}

async function travel({ programs, answers }: Visitor): Promise<EligibilityChecker> {
  const checker = await mount(
    html`<eligibility-checker programs=${programs}></eligibility-checker>`,
  );
  await pressButton(checker, 'Start');
  const pages: string[] = [];
  while (pageTitle(checker) !== CHECK) {
    expectArrival(checker);
    expect(pages, 'no page twice').not.to.include(pageTitle(checker));
    pages.push(pageTitle(checker));
    await failOnce(checker);
    await answerPage(checker, answers, keyboard);
  }
  expectArrival(checker);
  return checker;
}

describe('with nothing but a keyboard', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  for (const visitor of [...visitors, everyProgram]) {
    it(`${visitor.name}: from the opening to the result, with focus in sight all the way`, async function () {
      this.timeout(180_000);
      const checker = await travel(visitor);
      const title = pageTitle(checker);

      // Change and Back: to the page of the answer and to the list again, nothing lost.
      const before = checker.answers;
      await pressButton(checker, /^Change/);
      expect(pageTitle(checker)).not.to.equal(title);
      expectArrival(checker);
      expect(questionsOnPage(checker)).not.to.be.empty;
      await pressButton(checker, 'Back');
      expectArrival(checker);
      expect(pageTitle(checker)).to.equal(CHECK);
      expect(checker.answers).to.deep.equal(before);

      await pressButton(checker, 'See results');
      expect(nameOf(focused() as Element)).to.equal('Results');
      expectFocusInSight();
      const status = checker.assessment.programs.filter((each) => each.status === 'eligible');
      expect(status).not.to.be.empty;

      // Everything after it can be reached, unfolded, and left again the way it was reached.
      const summaries = allByRole(rootOf(checker), 'summary') as HTMLElement[];
      const [first] = summaries;
      const last = summaries.at(-1);
      if (!first || !last) throw new Error('Nothing to unfold.');
      await reach(checker, last);
      const details = last.parentElement as HTMLDetailsElement;
      await key(checker, 'Enter');
      expect(details.open).to.be.true;
      await key(checker, 'Space');
      expect(details.open).to.be.false;
      await reach(checker, first, 'Shift+Tab');
    });
  }

  it('Enter in a field continues, and Back keeps what was typed', async function () {
    this.timeout(60_000);
    const checker = await mount(
      html`<eligibility-checker programs="dc-business-support-landlord"></eligibility-checker>`,
    );
    await pressButton(checker, 'Start');
    await answerPage(checker, { applicantKind: 'landlord' }, keyboard);
    const rent = byRole(rootOf(checker), 'textbox') as HTMLInputElement;
    await keyboard.type(checker, rent, 'plenty');
    await key(checker, 'Enter');
    expect(nameOf(focused() as Element)).to.equal('There are problems with 3 answers');
    await pressButton(checker, 'Back');
    expectArrival(checker);
    await reach(checker, byRole(rootOf(checker), 'radio', /^A landlord/));
    await key(checker, 'Enter');
    expectArrival(checker);
    expect((byRole(rootOf(checker), 'textbox') as HTMLInputElement).value).to.equal('plenty');
  });
});
