import { expect, fixture, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { answer } from './fill.js';
import { landlord, mount, warningsDuring } from './mount.js';
import {
  allByRole,
  byRole,
  drawn,
  everything,
  pageTitle,
  press,
  rootOf,
  textOf,
} from './screen.js';

const FUND = 'Restaurant Revitalization Fund';

/** Lets what was put on the page find each other and draw. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('two checkers on one page', () => {
  it('keep their answers apart, and no two ids of one tree are the same', async () => {
    const page = await fixture(
      html`<div>
        <eligibility-checker id="one"></eligibility-checker>
        <eligibility-checker id="two"></eligibility-checker>
      </div>`,
    );
    const [one, two] = [...page.children] as [EligibilityChecker, EligibilityChecker];
    await drawn(one);
    await drawn(two);
    await press(one, 'Start');
    await answer(one, 'applicantKind', 'landlord');
    expect(one.answers).to.deep.equal({ applicantKind: 'landlord' });
    expect(two.answers).to.deep.equal({});
    for (const element of everything(page)) {
      if (!element.id) continue;
      const { length } = (element.getRootNode() as ParentNode).querySelectorAll(`#${element.id}`);
      expect(length, element.id).to.equal(1);
    }
  });
});

describe('a part placed outside its checker', () => {
  it('finds it by `for`, where the checker comes first', async () => {
    const page = await fixture(
      html`<div>
        <eligibility-checker id="first"></eligibility-checker>
        <eligibility-program for="first" program="restaurant-revitalization"></eligibility-program>
      </div>`,
    );
    await rest();
    expect(textOf(byRole(page, 'eligibility-program'))).to.contain(FUND);
  });

  it('finds it by `for`, where the checker comes later', async () => {
    const page = await fixture(
      html`<div>
        <eligibility-program for="late" program="restaurant-revitalization"></eligibility-program>
        <eligibility-results for="late"></eligibility-results>
      </div>`,
    );
    expect(textOf(page)).to.contain('not ready yet');
    const checker = document.createElement('eligibility-checker');
    page.append(checker);
    checker.id = 'late';
    checker.answers = landlord;
    await rest();
    const [program, results] = [...page.children] as [Element, Element];
    expect(textOf(program)).to.contain('You do not appear to qualify');
    expect(textOf(results)).to.contain('You may qualify for 1 of 4 programs.');
  });

  it('lets it go when it leaves, and takes the next one', async () => {
    const page = await fixture(
      html`<div>
        <eligibility-checker id="here"></eligibility-checker>
        <eligibility-program for="here" program="dc-hotel-recovery"></eligibility-program>
      </div>`,
    );
    const [checker, program] = [...page.children] as [EligibilityChecker, Element];
    checker.remove();
    await rest();
    expect(textOf(program)).to.contain('not ready yet');
    page.append(checker);
    await rest();
    expect(textOf(program)).to.contain('DC Hotel Recovery Grant Program');
  });

  it('reports a program that is not in the check, once', async () => {
    const warnings = await warningsDuring(async () => {
      const page = await fixture(
        html`<eligibility-checker programs="dc-hotel-recovery">
          <eligibility-program program="constructor"></eligibility-program>
        </eligibility-checker>`,
      );
      await rest();
      expect(textOf(page.firstElementChild as Element)).to.contain('There is no program');
      Object.assign(page, { answers: { applicantKind: 'business' } });
      await rest();
    });
    expect(warnings).to.deep.equal([
      '<eligibility-program>: there is no program "constructor" in this check.',
    ]);
  });
});

describe('parts placed inside a checker', () => {
  it('take the place of its own arrangement', async () => {
    const checker = await mount(
      html`<eligibility-checker>
        <section><eligibility-questions></eligibility-questions></section>
        <aside><eligibility-program program="dc-hotel-recovery"></eligibility-program></aside>
      </eligibility-checker>`,
    );
    await rest();
    expect(allByRole(rootOf(checker), 'eligibility-questions')).to.have.length(0);
    expect(textOf(byRole(checker, 'eligibility-questions'))).to.contain('Start');
    expect(textOf(byRole(checker, 'eligibility-program'))).to.contain('Closed 2022');
  });

  it('may be added later', async () => {
    const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
    checker.append(document.createElement('eligibility-questions'));
    await rest();
    expect(allByRole(rootOf(checker), 'eligibility-questions')).to.have.length(0);
  });

  it('do not include text for pages without scripts', async () => {
    const checker = await mount(
      html`<eligibility-checker><p>This needs JavaScript.</p></eligibility-checker>`,
    );
    expect(pageTitle(checker)).to.equal('Check which past grants fit your business');
  });
});

it('moving a checker on the page keeps its answers and its page', async () => {
  const page = await fixture(
    html`<div>
      <div></div>
      <div></div>
    </div>`,
  );
  const [left, right] = [...page.children] as [Element, Element];
  const checker = document.createElement('eligibility-checker');
  left.append(checker);
  await drawn(checker);
  await press(checker, 'Start');
  await answer(checker, 'applicantKind', 'business');
  right.append(checker);
  await drawn(checker);
  expect(pageTitle(checker)).to.equal('Who is applying?');
  expect(checker.answers).to.deep.equal({ applicantKind: 'business' });
});

describe('remember="session"', () => {
  afterEach(() => {
    sessionStorage.clear();
  });

  it('brings answers and page back in the same tab', async () => {
    const template = html`<eligibility-checker id="kept" remember="session"></eligibility-checker>`;
    const checker = await mount(template);
    await press(checker, 'Start');
    await answer(checker, 'applicantKind', 'landlord');
    checker.remove();
    const again = await mount(template);
    expect(again.answers).to.deep.equal({ applicantKind: 'landlord' });
    expect(pageTitle(again)).to.equal('Who is applying?');
  });

  it('is off by default: nothing is stored', async () => {
    const checker = await mount(html`<eligibility-checker id="plain"></eligibility-checker>`);
    checker.answers = landlord;
    await drawn(checker);
    expect(sessionStorage).to.have.length(0);
    expect(localStorage).to.have.length(0);
  });

  it('does without storage that refuses', async () => {
    const original = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const checker = await mount(
        html`<eligibility-checker remember="session"></eligibility-checker>`,
      );
      await press(checker, 'Start');
      await answer(checker, 'applicantKind', 'landlord');
      expect(checker.answers).to.deep.equal({ applicantKind: 'landlord' });
    } finally {
      if (original) Object.defineProperty(Storage.prototype, 'setItem', original);
    }
  });
});
