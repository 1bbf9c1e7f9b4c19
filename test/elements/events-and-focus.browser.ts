import { aTimeout, expect, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { answer, answerAll } from './fill.js';
import { landlord, mount } from './mount.js';
import { byRole, drawn, focused, nameOf, press, rootOf, textOf, textbox } from './screen.js';

const EVENTS = [
  'eligibility-step',
  'eligibility-result',
  'eligibility-complete',
  'eligibility-restart',
];

const landlordCheck = () =>
  mount(html`<eligibility-checker programs="dc-business-support-landlord"></eligibility-checker>`);

/** Every event that reaches the page, with its detail. */
function listen(): {
  readonly seen: { type: string; detail: unknown }[];
  readonly stop: () => void;
} {
  const seen: { type: string; detail: unknown }[] = [];
  const note = (event: Event) =>
    seen.push({ type: event.type, detail: (event as CustomEvent).detail });
  for (const type of EVENTS) document.addEventListener(type, note);
  return {
    seen,
    stop: () => {
      for (const type of EVENTS) document.removeEventListener(type, note);
    },
  };
}

describe('events', () => {
  it('tell of steps, results and completion, and of no answer and no amount', async () => {
    const { seen, stop } = listen();
    const checker = await landlordCheck();
    await answerAll(checker, landlord);
    checker.restart();
    await drawn(checker);
    stop();
    expect(seen.filter(({ type }) => type === 'eligibility-step')).to.deep.equal(
      [
        { step: 'questions', question: 'applicantKind' },
        { step: 'questions', question: 'tenantIsEligible' },
        { step: 'check', question: null },
        { step: 'opening', question: null },
      ].map((detail) => ({ type: 'eligibility-step', detail })),
    );
    expect(
      seen.filter(({ type }) => type === 'eligibility-result').map(({ detail }) => detail),
    ).to.deep.include({ statuses: { 'dc-business-support-landlord': 'eligible' } });
    expect(seen.filter(({ type }) => type === 'eligibility-complete')).to.have.length(1);
    expect(seen.filter(({ type }) => type === 'eligibility-restart')).to.have.length(1);
    expect(JSON.stringify(seen)).not.to.match(/\d{2}|"landlord"|true|false/);
  });
});

describe('focus', () => {
  it('goes to the heading of each page that is opened, and not before', async () => {
    const checker = await landlordCheck();
    expect(focused()).to.equal(document.body);
    await press(checker, 'Start');
    expect(nameOf(focused() as Element)).to.equal('Who is applying?');
    await answer(checker, 'applicantKind', 'landlord');
    await press(checker, 'Continue');
    expect(nameOf(focused() as Element)).to.equal('Your tenant');
    await press(checker, 'Back');
    expect(nameOf(focused() as Element)).to.equal('Who is applying?');
  });

  it('stays in a field while the results beside it change', async () => {
    const checker = await landlordCheck();
    await answerAll(checker, landlord, 'Your tenant');
    const name = /How much was the rent/;
    const input = textbox(rootOf(checker), name);
    input.focus();
    for (const text of ['4', '40', '400', '4000']) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await drawn(checker);
      expect(focused()).to.equal(input);
    }
  });

  it('goes to the results with “See results”', async () => {
    const checker = await landlordCheck();
    await answerAll(checker, landlord);
    await press(checker, 'See results');
    expect(nameOf(focused() as Element)).to.equal('Results');
  });

  it('goes to the open page by the method', async () => {
    const checker = await landlordCheck();
    checker.focus();
    expect(nameOf(focused() as Element)).to.equal('Check which past grants fit your business');
  });
});

describe('starting over', () => {
  it('asks in place, and “no” keeps everything', async () => {
    const checker = await landlordCheck();
    await answerAll(checker, landlord);
    await press(checker, 'Start over');
    expect(nameOf(focused() as Element)).to.equal('Erase all your answers and start over?');
    await press(checker, 'No, keep my answers');
    expect(nameOf(focused() as Element)).to.equal('Start over');
    expect(checker.answers).to.include({ applicantKind: 'landlord' });
    await press(checker, 'Start over');
    await press(checker, 'Yes, start over');
    expect(checker.answers).to.deep.equal({});
    expect(nameOf(focused() as Element)).to.equal('Check which past grants fit your business');
  });
});

describe('the status region', () => {
  const said = (checker: EligibilityChecker) => textOf(byRole(rootOf(checker), 'status'));

  it('says a change of the results once, when typing has come to rest', async () => {
    const checker = await landlordCheck();
    await answerAll(checker, landlord, 'Your tenant');
    await answer(checker, 'tenantIsEligible', true);
    await answer(checker, 'soleRentalIncome', true);
    const status = byRole(rootOf(checker), 'status');
    const spoken: string[] = [];
    const observer = new MutationObserver(() => spoken.push(textOf(status)));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await answer(checker, 'rentBenefit', '4');
    await answer(checker, 'rentBenefit', '40000');
    expect(said(checker)).to.equal('');
    await aTimeout(1200);
    observer.disconnect();
    expect(new Set(spoken)).to.have.property('size', 1);
    expect(said(checker)).to.equal(
      'Results updated. You may qualify for this program. ' +
        'DC Business Support Grants for landlords: You may qualify, up to $20,000.',
    );
  });

  it('is one, and says nothing before the first answer', async () => {
    const checker = await landlordCheck();
    expect(said(checker)).to.equal('');
    await press(checker, 'Start');
    await aTimeout(1200);
    expect(said(checker)).to.equal('');
  });
});

it('Enter in a field of a checker inside a form of the page does not send that form', async () => {
  const form = document.createElement('form');
  let sent = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = true;
  });
  document.body.append(form);
  const checker = document.createElement('eligibility-checker');
  form.append(checker);
  await drawn(checker);
  await press(checker, 'Start');
  await press(checker, 'Continue');
  expect(sent).to.be.false;
  form.remove();
});
