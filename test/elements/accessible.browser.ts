import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import type { EligibilityChecker } from '../../src/index.js';
import { answerAll, answerPage } from './fill.js';
import { mount, restaurant } from './mount.js';
import { drawn, everything, pageTitle, press, rootOf } from './screen.js';

const whole = () => mount(html`<eligibility-checker></eligibility-checker>`);

async function openAll(checker: EligibilityChecker): Promise<void> {
  for (const element of everything(rootOf(checker))) {
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  await drawn(checker);
}

describe('axe finds nothing', () => {
  it('on the opening', async () => {
    await expect(await whole()).to.be.accessible();
  });

  it('on any page of a visit, with its explanations open', async function () {
    this.timeout(120_000);
    const checker = await whole();
    await press(checker, 'Start');
    while (pageTitle(checker) !== 'Check your answers') {
      await openAll(checker);
      await expect(checker).to.be.accessible();
      await answerPage(checker, restaurant);
    }
    await openAll(checker);
    await expect(checker).to.be.accessible();
  });

  it('on a page with problems', async () => {
    const checker = await mount(
      html`<eligibility-checker programs="restaurant-revitalization"></eligibility-checker>`,
    );
    await answerAll(checker, restaurant, 'Gross receipts by year');
    await press(checker, /^I know it only roughly.*2020/, 'checkbox');
    await press(checker, 'Continue');
    await press(checker, 'Start over');
    await expect(checker).to.be.accessible();
  });

  for (const theme of ['dark', 'auto']) {
    it(`in the theme "${theme}"`, async () => {
      const checker = await mount(html`<eligibility-checker theme=${theme}></eligibility-checker>`);
      checker.answers = restaurant;
      await drawn(checker);
      await press(checker, 'Continue');
      await openAll(checker);
      await expect(checker).to.be.accessible();
    });
  }
});

describe('on a phone', () => {
  before(() => setViewport({ width: 320, height: 640 }));
  after(() => setViewport({ width: 1280, height: 800 }));

  it('nothing is wider than the screen, on any page', async function () {
    this.timeout(60_000);
    const checker = await whole();
    await press(checker, 'Start');
    for (;;) {
      await openAll(checker);
      expect(document.documentElement.scrollWidth, pageTitle(checker)).to.be.at.most(320);
      if (pageTitle(checker) === 'Check your answers') break;
      await answerPage(checker, restaurant);
    }
  });

  it('every control is at least 44 pixels high', async () => {
    const checker = await mount(
      html`<eligibility-checker programs="restaurant-revitalization"></eligibility-checker>`,
    );
    await answerAll(checker, restaurant, 'Gross receipts by year');
    const targets = [...everything(rootOf(checker))].filter((element) =>
      element.matches('button, summary, label:has(> input)'),
    );
    expect(targets.length).to.be.greaterThan(8);
    for (const target of targets) {
      const { height } = target.getBoundingClientRect();
      if (height > 0) expect(height, target.textContent).to.be.at.least(44);
    }
  });
});
