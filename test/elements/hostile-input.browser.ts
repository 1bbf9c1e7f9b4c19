import { expect, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { mount, warningsDuring } from './mount.js';
import { byRole, drawn, pageTitle, press, rootOf } from './screen.js';

const OPENING = 'Check which past grants fit your business';

describe('answers set by the page', () => {
  it('of the wrong type, out of range or of no question are left out and reported', async () => {
    const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
    const warnings = await warningsDuring(() => {
      checker.answers = JSON.parse(
        `{"__proto__": {"applicantKind": "business"}, "constructor": 1, "toString": "x",
          "applicantKind": "king", "forProfit": "true", "pppLoans": -1, "openedOn": "2020-02-30",
          "residentOwnedPercent": {"low": 60, "high": 50}, "locationCount": 3}`,
      ) as unknown;
    });
    await drawn(checker);
    expect(checker.answers).to.deep.equal({ locationCount: '3' });
    expect(warnings).to.have.length(8);
    expect(warnings.every((line) => line.startsWith('<eligibility-checker> answers: '))).to.be.true;
    expect(Object.prototype).not.to.have.property('applicantKind');
  });

  it('that are no object at all leave the check empty and on its feet', async () => {
    const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
    await warningsDuring(async () => {
      for (const value of [null, undefined, 0, 'x', [], () => 1, Symbol('x'), new Map(), 10n]) {
        checker.answers = value;
        await drawn(checker);
        expect(checker.answers).to.deep.equal({});
        expect(pageTitle(checker)).to.equal(OPENING);
      }
    });
  });

  it('with getters that throw do not throw', async () => {
    const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
    await warningsDuring(() => {
      checker.answers = {
        get forProfit() {
          throw new Error('no');
        },
        locationCount: 2,
      };
    });
    expect(checker.answers).to.deep.equal({ locationCount: '2' });
  });

  it('before the element is upgraded are taken over', async () => {
    const checker = document.createElement('eligibility-checker');
    checker.answers = { locationCount: 4 };
    document.body.append(checker);
    await drawn(checker);
    expect(checker.answers).to.deep.equal({ locationCount: '4' });
    checker.remove();
  });
});

describe('attributes with bad values', () => {
  it('are reported once each, and the page is there all the same', async () => {
    let checker: EligibilityChecker | undefined;
    const warnings = await warningsDuring(async () => {
      checker = await mount(
        html`<eligibility-checker
          programs="nothing __proto__ dc-hotel-recovery"
          as-of="2022-13-01"
          heading-level="9"
          theme="pink"
          remember="forever"
          lang="xx-invalid"
        ></eligibility-checker>`,
      );
      checker.title = 'an unrelated attribute';
      await drawn(checker);
    });
    expect(warnings).to.deep.equal([
      '<eligibility-checker> programs: there is no "nothing", "__proto__"',
      '<eligibility-checker> as-of: "2022-13-01" is not a date such as 2022-05-24',
      '<eligibility-checker> heading-level: "9" is not one of 1, 2, 3, 4, 5, 6',
      '<eligibility-checker> theme: "pink" is not one of auto, dark, light',
      '<eligibility-checker> remember: "forever" is not one of none, session',
    ]);
    if (!checker) throw new Error();
    expect(pageTitle(checker)).to.equal(OPENING);
    expect(checker.assessment.programs.map(({ program }) => program)).to.deep.equal([
      'dc-hotel-recovery',
    ]);
    expect(checker.assessment.asOf).to.equal(null);
    expect(byRole(rootOf(checker), 'heading').localName).to.equal('h2');
  });

  it('of which no program is known check all of them', async () => {
    await warningsDuring(async () => {
      const checker = await mount(
        html`<eligibility-checker programs="nothing"></eligibility-checker>`,
      );
      expect(checker.assessment.programs).to.have.length(4);
    });
  });

  it('as properties of any type do not throw', async () => {
    const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
    const open = checker as unknown as Record<string, unknown>;
    await warningsDuring(async () => {
      for (const name of ['programs', 'asOf', 'headingLevel', 'theme', 'remember']) {
        for (const value of [5, {}, [], Symbol('x'), null, undefined, true, () => 1, NaN]) {
          open[name] = value;
          await drawn(checker);
          expect(pageTitle(checker)).to.equal(OPENING);
        }
      }
      for (const name of ['readings', 'parameters']) {
        for (const value of [
          5,
          'x',
          [],
          null,
          { __proto__: null },
          { guidance: 'no such option' },
        ]) {
          open[name] = value;
          await drawn(checker);
          expect(checker.assessment.programs).to.have.length(4);
        }
      }
    });
  });
});

describe('methods with bad values', () => {
  it('goTo opens nothing for a question that is not there', async () => {
    const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
    const warnings = await warningsDuring(() => {
      for (const id of ['nothing', '__proto__', '', null, 7, {}]) checker.goTo(id as string);
    });
    await drawn(checker);
    expect(pageTitle(checker)).to.equal(OPENING);
    expect(warnings).to.have.length(5);
  });
});

it('a heading level is kept to through the page', async () => {
  const checker = await mount(html`<eligibility-checker heading-level="5"></eligibility-checker>`);
  expect(byRole(rootOf(checker), 'heading').localName).to.equal('h5');
  await press(checker, 'Start');
  expect(byRole(rootOf(checker), 'heading', 'Restaurant Revitalization Fund').localName).to.equal(
    'h6',
  );
});
