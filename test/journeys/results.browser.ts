import { expect, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { answer, answerAll, answerPage } from '../elements/fill.js';
import { landlord, mount, restaurant } from '../elements/mount.js';
import {
  allByRole,
  byRole,
  cardText,
  drawn,
  everything,
  focused,
  pageTitle,
  press,
  rootOf,
  textOf,
} from '../elements/screen.js';
import { openAll } from './layout.js';
import { everyProgram, visitors } from './visitors.js';

const FUND = 'Restaurant Revitalization Fund';
const CHECK = 'Check your answers';
const STATE =
  /You may qualify|You do not appear to qualify|Not settled yet|Met|Not met|Open|Does not apply|The law is unclear|The agency decides|Yes|No/;

const whole = () => mount(html`<eligibility-checker></eligibility-checker>`);
const fund = () =>
  mount(html`<eligibility-checker programs="restaurant-revitalization"></eligibility-checker>`);

const inputs = (checker: EligibilityChecker): HTMLInputElement[] =>
  allByRole(rootOf(checker), 'input') as HTMLInputElement[];

describe('before the first answer', () => {
  it('no result is shown, and then none is called settled', async () => {
    const checker = await whole();
    expect(allByRole(rootOf(checker), 'article')).to.be.empty;
    await press(checker, 'Start');
    const cards = allByRole(rootOf(checker), 'article').map(textOf);
    expect(cards).to.have.length(4);
    for (const card of cards) {
      expect(card).to.contain('Not settled yet');
      expect(card).not.to.contain('You do not appear to qualify');
      expect(card).not.to.contain('Not met');
    }
  });
});

describe('on every page of a visit', () => {
  it('nothing is chosen or filled in beforehand', async function () {
    this.timeout(120_000);
    for (const { programs, answers } of visitors) {
      const checker = await mount(
        html`<eligibility-checker programs=${programs}></eligibility-checker>`,
      );
      await press(checker, 'Start');
      while (pageTitle(checker) !== CHECK) {
        expect(inputs(checker)).not.to.be.empty;
        for (const input of inputs(checker)) {
          expect(input.checked, pageTitle(checker)).to.be.false;
          if (input.type === 'text') expect(input.value, pageTitle(checker)).to.equal('');
        }
        await answerPage(checker, answers);
      }
    }
  });

  it('labels and descriptions stand in the same tree as what they belong to', async function () {
    this.timeout(120_000);
    const checker = await whole();
    await press(checker, 'Start');
    while (pageTitle(checker) !== CHECK) {
      await press(checker, 'Continue');
      for (const element of everything(rootOf(checker))) {
        const root = element.getRootNode() as ShadowRoot;
        for (const attribute of ['aria-labelledby', 'aria-describedby', 'for']) {
          for (const id of element.getAttribute(attribute)?.split(' ') ?? []) {
            expect(root.getElementById(id), `${attribute}="${id}"`).not.to.equal(null);
          }
        }
      }
      for (const input of inputs(checker)) {
        expect(input.labels, input.id || input.value).to.have.length(1);
      }
      await answerPage(checker, everyProgram.answers);
    }
  });

  it('no link leads to a fragment, and the address stays as it is', async function () {
    this.timeout(120_000);
    const before = location.href;
    const checker = await whole();
    await answerAll(checker, everyProgram.answers);
    const links = allByRole(rootOf(checker), 'link') as HTMLAnchorElement[];
    expect(links).not.to.be.empty;
    for (const link of links) expect(link.getAttribute('href')).to.match(/^https:/);
    expect(location.href).to.equal(before);
  });
});

it('choosing an option does not leave the page', async () => {
  const checker = await fund();
  await press(checker, 'Start');
  await answer(checker, 'applicantKind', 'business');
  expect(pageTitle(checker)).to.equal('Who is applying?');
});

it('an ambiguous amount stays as typed, with an example of what can be read', async () => {
  const checker = await fund();
  await answerAll(checker, restaurant, 'Gross receipts by year');
  await answer(checker, 'grossReceipts2019', '1.000');
  await press(checker, 'Continue');
  const input = byRole(rootOf(checker), 'textbox', /2019\?$/) as HTMLInputElement;
  expect(input.value).to.equal('1.000');
  expect(textOf(focused() as Element)).to.contain('Write it like 1,250,000 or 1,250.50.');
});

describe('a result', () => {
  it('is explained in order: verdict, one sentence, amount, conditions, then the sum', async () => {
    const checker = await fund();
    await answerAll(checker, restaurant);
    const text = cardText(checker, FUND);
    const order = [
      'You may qualify',
      'Your answers meet all 13 conditions',
      'the award would be $300,000',
      'Conditions: 13 of 13 met, 2 not for you',
      'How the amount is worked out',
      'About this program',
    ].map((part) => text.indexOf(part));
    expect(order).to.deep.equal([...order].sort((a, b) => a - b));
    expect(order).not.to.include(-1);
  });

  it('has each condition in one line: threshold, verdict, your answer, law', async () => {
    const checker = await fund();
    await answerAll(checker, restaurant);
    const card = byRole(rootOf(checker), 'article', FUND);
    const lines = allByRole(card, 'li').filter((item) => item.querySelector('summary'));
    expect(lines).to.have.length(15);
    for (const line of lines) {
      const summary = textOf(line.querySelector('summary') as Element);
      expect(summary).to.match(/ (Met \S.*|Does not apply)$/);
      expect([...line.children].some((child) => child.querySelector(':scope > a'))).to.be.true;
    }
    expect(lines.map(textOf).join('\n')).to.match(
      /20 locations or fewer on March 13, 2020 Met 1 .*§ 9009c\(a\)\(4\)\(C\)\(i\)\(II\)/,
    );
  });

  it('of nothing is explained by the condition that leaves nothing, and names no award of $0', async () => {
    const checker = await fund();
    await answerAll(checker, { ...restaurant, pppLoans: '300000' });
    const text = cardText(checker, FUND);
    expect(text).to.contain('You do not appear to qualify Not met:');
    expect(text).to.match(/A loss is left after Paycheck Protection Program loans Not met/);
    expect(text).not.to.match(/award would be/);
  });

  it('says as of which day the law is applied', async () => {
    for (const [asOf, said] of [
      ['2022-05-24', 'The law is applied as of May 24, 2022.'],
      ['', 'The law is applied as it stands in the U.S. and DC Codes.'],
    ]) {
      const checker = await mount(
        html`<eligibility-checker
          as-of=${asOf ?? ''}
          programs="dc-hotel-recovery"
        ></eligibility-checker>`,
      );
      await press(checker, 'Start');
      expect([...rootOf(checker).children].map(textOf).join(' ')).to.contain(said);
    }
  });

  it('is told by word and shape, and never by color alone', async () => {
    const checker = await whole();
    checker.answers = { ...restaurant, ...landlord, applicantKind: 'business', inDistrict: false };
    await drawn(checker);
    await press(checker, 'Continue');
    await openAll(checker);
    const icons = allByRole(rootOf(checker), 'svg[aria-hidden]');
    const shapes = new Map<string, string>();
    for (const icon of icons) {
      const beside = textOf(icon.parentElement as Element);
      expect(beside).to.match(STATE);
      const verdict = /^(You may|You do not|Not settled)/.exec(beside)?.[0];
      if (verdict) shapes.set(verdict, icon.innerHTML.replace(/<!--.*?-->/g, ''));
    }
    expect(shapes.size).to.equal(3);
    expect(new Set(shapes.values()).size).to.equal(3);
  });
});
