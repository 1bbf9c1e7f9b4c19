import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import { pressButton } from '../journeys/keyboard.js';
import { openAll } from '../journeys/layout.js';
import { byHand, checkWith, offerOf, openFile, savedBy } from './keep.js';
import { landlord, mount } from './mount.js';
import { byRole, drawn, everything, focused, nameOf, press, rootOf } from './screen.js';

const HELD = '{"answers":{"applicantKind":"landlord","rentBenefit":-1,"other":1}';

async function opened() {
  const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
  await checkWith(checker, landlord);
  await openAll(checker);
  return checker;
}

describe('axe finds nothing', () => {
  it('on the list of answers with all of "Keep or share" open, and a text to copy by hand', async () => {
    const checker = await opened();
    await expect(checker).to.be.accessible();
    await savedBy(checker, 'Save as a file');
    expect(byHand(checker)).not.to.equal(undefined);
    await expect(checker).to.be.accessible();
  });

  it('on an offer, and on what was taken over', async () => {
    const checker = await opened();
    await openFile(checker, HELD);
    expect(offerOf(checker)).not.to.equal(undefined);
    await expect(checker).to.be.accessible();
    await press(checker, 'Use these answers');
    await expect(checker).to.be.accessible();
  });
});

describe('with nothing but keys', () => {
  it('save, open and take over can be reached and worked', async function () {
    this.timeout(60_000);
    await setViewport({ width: 1280, height: 800 });
    const checker = await opened();
    HTMLAnchorElement.prototype.click = () => undefined;
    await pressButton(checker, 'Save as a file');
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    expect(byHand(checker)).not.to.equal(undefined);
    const field = byRole(rootOf(checker), 'textarea[name=record]') as HTMLTextAreaElement;
    field.value = HELD;
    await pressButton(checker, 'Open this text');
    expect(focused()).to.equal(offerOf(checker));
    await pressButton(checker, 'Use these answers');
    expect(nameOf(focused() as Element)).to.include('1 answer taken over');
    expect(checker.answers).to.deep.equal({ applicantKind: 'landlord' });
  });
});

describe('on a phone', () => {
  before(() => setViewport({ width: 320, height: 640 }));
  after(() => setViewport({ width: 1280, height: 800 }));

  it('what keeps and shares is large enough to hit and to read, and fits', async () => {
    const checker = await opened();
    await savedBy(checker, 'Save as a file');
    await openFile(checker, HELD);
    await drawn(checker);
    const all = [...everything(rootOf(checker))].filter((each) => each.checkVisibility());
    const small = all
      .filter((each) =>
        each.matches('button, summary, label:has(> input), input[type=file], textarea'),
      )
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return Math.min(width, height) < 24;
      });
    expect(small.map(nameOf)).to.deep.equal([]);
    for (const field of all.filter((each) => each.matches('textarea, input'))) {
      expect(parseFloat(getComputedStyle(field).fontSize), nameOf(field)).to.be.at.least(16);
    }
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
  });
});
