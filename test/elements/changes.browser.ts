import { expect, html } from '@open-wc/testing';

import { mount, restaurant } from './mount.js';
import { drawn, press, rootOf, textOf } from './screen.js';

const tag = html`<eligibility-checker programs="restaurant-revitalization"></eligibility-checker>`;

async function resultsOf(answers: Record<string, unknown>): Promise<string> {
  const checker = await mount(tag);
  checker.answers = answers;
  await drawn(checker);
  await press(checker, 'Continue');
  return [...rootOf(checker).children].map(textOf).join(' ');
}

it('says what would have to be different, with the nearest amount and what was said', async () => {
  const text = await resultsOf({ ...restaurant, grossReceipts2020: '800000' });
  expect(text).to.include('What would have to be different');
  expect(text).to.include('2020 gross receipts: $799,000 or less (you said: $800,000)');
  expect(text).to.include('2019 gross receipts: $801,000 or more (you said: $800,000)');
  expect(text).not.to.include('How close it was');
});

it('says of a fact of the past why it is listed', async () => {
  const text = await resultsOf({ ...restaurant, locationCount: 21 });
  expect(text).to.match(/20 or fewer \(you said: 21\)/);
  expect(text).to.include('Past facts are listed only if nothing else helps.');
});

it('says how close it was to one who qualifies, of what can be counted', async () => {
  const text = await resultsOf(restaurant);
  expect(text).to.include('How close it was');
  expect(text).to.include('2020 gross receipts: $799,000.01 or more (you said: $500,000)');
  expect(text).not.to.include('What would have to be different');
  expect(text).not.to.match(/Run by a government[^.]*you said/);
});

it('keeps quiet on the way there, while answers are still to come', async () => {
  const checker = await mount(tag);
  checker.answers = { applicantKind: 'landlord' };
  await drawn(checker);
  expect(textOf(checker)).not.to.include('What would have to be different');
});
