import { expect, html } from '@open-wc/testing';

import { landlord, mount } from './mount.js';
import { drawn, everything, press, rootOf } from './screen.js';

const folded = (root: ParentNode) =>
  [...everything(root)].filter(
    (element): element is HTMLDetailsElement => element instanceof HTMLDetailsElement,
  );

it('everything in the results is unfolded for print, and folded again after', async () => {
  const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
  checker.answers = landlord;
  await drawn(checker);
  await press(checker, 'Continue');
  const before = folded(rootOf(checker)).map(({ open }) => open);
  expect(before).to.include(false);
  window.dispatchEvent(new Event('beforeprint'));
  expect(folded(rootOf(checker)).every(({ open }) => open)).to.be.true;
  window.dispatchEvent(new Event('afterprint'));
  expect(folded(rootOf(checker)).map(({ open }) => open)).to.deep.equal(before);
});
