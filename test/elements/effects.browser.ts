import { expect, html } from '@open-wc/testing';

import type { Answers } from '../../src/index.js';
import { mount, restaurant } from './mount.js';
import { hotel } from '../support/applicants.js';
import { cardText, drawn } from './screen.js';

async function card(program: string, name: string, answers: Answers): Promise<string> {
  const checker = await mount(
    html`<eligibility-checker programs=${program}></eligibility-checker>`,
  );
  checker.answers = answers;
  await drawn(checker);
  checker.goTo('pppLoans');
  await drawn(checker);
  return cardText(checker, name);
}
const fund = (answers: Answers) =>
  card('restaurant-revitalization', 'Restaurant Revitalization Fund', answers);

describe('what one program does to another is said where it bites', () => {
  it('loans lower the federal award, by how much', async () => {
    const text = await fund({ ...restaurant, pppLoans: '50000' });
    expect(text).to.include('Paycheck Protection Program: $50,000.');
    expect(text).to.include('This lowers the award by $50,000. With none it would be $300,000.');
    expect(await fund(restaurant)).not.to.include('With none');
  });

  it('no amount is named where it is not known', async () => {
    const text = await fund({ ...restaurant, pppLoans: { low: '0', high: '50000' } });
    expect(text).to.include('This lowers the award. With none it would be $300,000.');
  });

  it('loans as high as the loss rule out', async () => {
    const text = await fund({ ...restaurant, pppLoans: '300000' });
    expect(text).to.include('This rules you out. With none you might qualify.');
  });

  it('loans cost a hotel its priority', async () => {
    const name = 'DC Hotel Recovery Grant Program';
    const text = await card('dc-hotel-recovery', name, { ...hotel, pppLoans: '1000' });
    expect(text).to.include(
      'You lose this priority: “Priority without Paycheck Protection Program loans”',
    );
    expect(await card('dc-hotel-recovery', name, { ...hotel, pppLoans: '0' })).not.to.include(
      'You lose',
    );
  });

  it('a pending venue grant bars the federal fund', async () => {
    const text = await fund({ ...restaurant, svogStatus: 'pending' });
    expect(text).to.include('Yes, with no answer yet. This rules you out.');
  });

  it('a theater that fails as food service is pointed to the venue grant, a shop is not', async () => {
    const text = await fund({ ...restaurant, businessType: 'theater', primarilyServesFood: false });
    expect(text).to.match(/Not met:.*could apply for the Shuttered Venue Operators Grant/);
    const shop = await fund({ ...restaurant, businessType: 'retail', primarilyServesFood: false });
    expect(shop).to.include('Not met:');
    expect(shop).not.to.include('could apply');
  });
});
