import { expect, html } from '@open-wc/testing';

import { answer, answerAll } from './fill.js';
import { mount, restaurant } from './mount.js';
import { allByRole, byRole, drawn, rootOf, textbox } from './screen.js';

/** What stylesheets of real sites do to whatever they can reach. */
const HOSTILE = `
  html { font-size: 62.5%; }
  body { font: italic 10px/1 cursive; letter-spacing: 5px; text-transform: uppercase; }
  * { word-spacing: 9px; text-indent: 3em; color: rgb(255, 0, 255); text-align: right; }
  button, label, input, fieldset, legend, h2, p, ul, svg { all: revert; display: none !important; }
`;

describe('on a page whose styles reach for everything', () => {
  const sheet = new CSSStyleSheet();
  before(() => {
    sheet.replaceSync(HOSTILE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  after(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });

  it('text and fields keep their own looks', async () => {
    const checker = await mount(
      html`<eligibility-checker programs="restaurant-revitalization"></eligibility-checker>`,
    );
    await answerAll(checker, restaurant, 'Gross receipts by year');
    const field = getComputedStyle(textbox(rootOf(checker), /2019\?$/));
    expect(parseFloat(field.fontSize)).to.be.at.least(16);
    expect(field.letterSpacing).to.equal('normal');
    expect(field.textTransform).to.equal('none');
    const title = getComputedStyle(byRole(rootOf(checker), 'heading'));
    expect(title.display).to.equal('block');
    expect(title.fontStyle).to.equal('normal');
    expect(title.wordSpacing).to.equal('0px');
    expect(title.textIndent).to.equal('0px');
    expect(title.color).not.to.equal('rgb(255, 0, 255)');
    expect(title.textAlign).to.equal('left');
  });
});

describe('the direction of the page', () => {
  it('is kept', async () => {
    const checker = await mount(html`<eligibility-checker dir="rtl"></eligibility-checker>`);
    expect(getComputedStyle(byRole(rootOf(checker), 'heading')).direction).to.equal('rtl');
  });
});

describe('the theme', () => {
  for (const [theme, scheme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['auto', 'light dark'],
  ] as const) {
    it(`"${theme}" is used by every part, also by one elsewhere on the page`, async () => {
      const checker = await mount(
        html`<eligibility-checker id="themed" theme=${theme}></eligibility-checker>`,
      );
      const apart = document.createElement('eligibility-results');
      apart.setAttribute('for', 'themed');
      checker.after(apart);
      await drawn(checker);
      await apart.updateComplete;
      const headings = [checker, apart].map((part) =>
        byRole(part.shadowRoot as ShadowRoot, 'heading'),
      );
      for (const heading of headings) {
        expect(getComputedStyle(heading).colorScheme).to.equal(scheme);
      }
    });
  }
});

it('a checker has a width where its parent shrinks to fit', async () => {
  const float = document.createElement('div');
  float.style.float = 'left';
  const checker = document.createElement('eligibility-checker');
  float.append(checker);
  document.body.append(float);
  await drawn(checker);
  expect(checker.getBoundingClientRect().width).to.be.at.least(200);
  float.remove();
});

it('every field carries the id of its question as its name', async () => {
  const checker = await mount(
    html`<eligibility-checker programs="dc-business-support-landlord"></eligibility-checker>`,
  );
  await answerAll(checker, { applicantKind: 'landlord' }, 'Your tenant');
  await answer(checker, 'rentBenefit', '5');
  const names = ['radio', 'textbox'].flatMap((role) =>
    allByRole(rootOf(checker), role).map((field) => field.getAttribute('name')),
  );
  expect([...new Set(names)]).to.have.members([
    'tenantIsEligible',
    'soleRentalIncome',
    'rentBenefit',
  ]);
});
