import { expect, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { answer, answerAll } from './fill.js';
import { mount, restaurant } from './mount.js';
import {
  allByRole,
  cardText,
  descriptionOf,
  drawn,
  focused,
  nameOf,
  pageTitle,
  press,
  rootOf,
  textOf,
  typeInto,
  textbox,
} from './screen.js';

const RECEIPTS = 'What were your gross receipts in 2019?';
const FUND = 'Restaurant Revitalization Fund';

const receipts = (checker: EligibilityChecker, name = RECEIPTS) => textbox(rootOf(checker), name);

/** A checker of the federal fund, open at the receipts of the years. */
async function atReceipts(): Promise<EligibilityChecker> {
  const checker = await mount(
    html`<eligibility-checker programs="restaurant-revitalization"></eligibility-checker>`,
  );
  await answerAll(checker, restaurant, 'Gross receipts by year');
  return checker;
}

describe('an amount', () => {
  it('says underneath how it was read', async () => {
    const checker = await atReceipts();
    for (const [text, read] of [
      ['1200000', 'Read as $1,200,000'],
      ['$ 1,200,000.50', 'Read as $1,200,000.50'],
      ['1.2m', 'Read as $1,200,000'],
      ['120k', 'Read as $120,000'],
      ['０８００', 'Read as $800'],
    ] as const) {
      await typeInto(checker, receipts(checker), text);
      expect(descriptionOf(receipts(checker))).to.contain(read);
      expect(receipts(checker).value).to.equal(text);
    }
  });

  it('that cannot be read is refused with the reason, and stays in its field', async () => {
    const checker = await atReceipts();
    await answer(checker, 'grossReceipts2020', '500000');
    for (const [text, reason] of [
      ['', 'Enter a number for “2019 gross receipts”'],
      ['about a million', 'Enter only a number'],
      ['-5', 'must be 0 or more'],
      ['(5,000)', 'must be 0 or more'],
      ['1.000', 'can be read in two ways'],
      ['15%', 'is not asked for in “%”'],
      ['12.345', 'can be read in two ways'],
      ['0.123', 'at most 2 digits'],
      ['9'.repeat(40), 'at most 15 digits'],
      ['<img src=x onerror=alert(1)>', 'Enter only a number'],
      ['__proto__', 'Enter only a number'],
      ['1e999', 'Enter only a number'],
    ] as const) {
      await typeInto(checker, receipts(checker), text);
      await press(checker, 'Continue');
      expect(pageTitle(checker), text).to.equal('Gross receipts by year');
      expect(descriptionOf(receipts(checker)), text).to.contain(reason);
      expect(receipts(checker).getAttribute('aria-invalid'), text).to.equal('true');
      expect(receipts(checker).value, text).to.equal(text);
    }
  });

  it('in error is checked again while it is typed', async () => {
    const checker = await atReceipts();
    await typeInto(checker, receipts(checker), 'many');
    await press(checker, 'Continue');
    await typeInto(checker, receipts(checker), '5000');
    expect(receipts(checker).hasAttribute('aria-invalid')).to.be.false;
    expect(descriptionOf(receipts(checker))).not.to.contain('Enter only a number');
  });

  it('that is blank is not read as zero', async () => {
    const checker = await atReceipts();
    expect(cardText(checker, FUND)).not.to.contain('Read as $0');
    expect('grossReceipts2019' in checker.answers).to.be.false;
  });

  it('keeps what was typed behind “I don’t know”', async () => {
    const checker = await atReceipts();
    await typeInto(checker, receipts(checker), '800k');
    await press(checker, `I don’t know ${RECEIPTS}`, 'checkbox');
    expect(receipts(checker).value).to.equal('800k');
    expect(receipts(checker).disabled).to.be.true;
    expect(checker.answers.grossReceipts2019).to.equal(null);
    await press(checker, `I don’t know ${RECEIPTS}`, 'checkbox');
    expect(checker.answers.grossReceipts2019).to.equal('800000');
  });

  it('can be given as a range, which widens the award by as much', async () => {
    const checker = await atReceipts();
    await answer(checker, 'grossReceipts2019', '800000');
    await answer(checker, 'grossReceipts2020', { low: '200,000', high: '300,000' });
    expect(cardText(checker, FUND)).to.contain('between $500,000 and $600,000');
    await typeInto(checker, receipts(checker, 'What were your gross receipts in 2020? To'), '250k');
    expect(cardText(checker, FUND)).to.contain('between $550,000 and $600,000');
  });

  it('as a range the wrong way round is refused at its upper end', async () => {
    const checker = await atReceipts();
    await answer(checker, 'grossReceipts2019', { low: '5', high: '4' });
    await press(checker, 'Continue');
    expect(descriptionOf(receipts(checker, `${RECEIPTS} To`))).to.contain('the smaller number');
  });
});

describe('the list of problems', () => {
  it('takes focus and says the same as the fields', async () => {
    const checker = await atReceipts();
    await typeInto(checker, receipts(checker), 'many');
    await press(checker, 'Continue');
    const list = focused() as HTMLElement;
    expect(nameOf(list)).to.equal('There are problems with 2 answers');
    const [first] = allByRole(list, 'button');
    expect(descriptionOf(receipts(checker))).to.contain(textOf(first as Element));
  });

  it('leads to each field', async () => {
    const checker = await atReceipts();
    await press(checker, 'Continue');
    await press(checker, /2020 gross receipts/);
    expect(focused()).to.equal(receipts(checker, 'What were your gross receipts in 2020?'));
  });
});

describe('Back and Change', () => {
  it('Back keeps what was typed, readable or not', async () => {
    const checker = await atReceipts();
    await typeInto(checker, receipts(checker), 'a lot');
    await press(checker, 'Back');
    expect(pageTitle(checker)).to.equal('Months with sales');
    await press(checker, 'Continue');
    expect(receipts(checker).value).to.equal('a lot');
  });

  it('Change returns to the list of answers, and asks only what is newly needed', async () => {
    const checker = await mount(
      html`<eligibility-checker programs="restaurant-revitalization"></eligibility-checker>`,
    );
    await answerAll(checker, restaurant);
    await press(checker, 'Change Kind of place');
    await answer(checker, 'businessType', 'brewery');
    await press(checker, 'Continue');
    expect(pageTitle(checker)).to.equal('Food and drink');
    await answer(checker, 'onSiteSalesPercent', '40');
    await press(checker, 'Continue');
    expect(pageTitle(checker)).to.equal('Check your answers');
  });

  it('an undone change brings back what had been set aside', async function () {
    this.timeout(30_000);
    const checker = await mount(
      html`<eligibility-checker
        programs="restaurant-revitalization dc-business-support-landlord"
      ></eligibility-checker>`,
    );
    await answerAll(checker, restaurant);
    const before = checker.answers;
    await press(checker, 'Change Applicant');
    await answer(checker, 'applicantKind', 'landlord');
    expect('grossReceipts2019' in checker.answers).to.be.false;
    await press(checker, 'Continue');
    expect(pageTitle(checker)).to.equal('Your tenant');
    await press(checker, 'Back');
    await answer(checker, 'applicantKind', 'business');
    await press(checker, 'Continue');
    await drawn(checker);
    expect(pageTitle(checker)).to.equal('Check your answers');
    expect(checker.answers).to.deep.equal(before);
    expect(cardText(checker, FUND)).to.contain('the award would be $300,000.');
  });
});
