import { expect, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { answerAll } from './fill.js';
import { sorted } from './keep.js';
import { landlord, mount, warningsDuring } from './mount.js';
import { allByRole, drawn, pageTitle, press, rootOf, textbox, textOf, typeInto } from './screen.js';

const KEY = 'eligibility-checker:1:kept';
const AMOUNT = '7654321';

const kept = () =>
  mount(html`<eligibility-checker id="kept" remember="session"></eligibility-checker>`);

/** What a reload does: the element is gone, and another one comes. */
async function reloaded(checker: EligibilityChecker): Promise<EligibilityChecker> {
  await drawn(checker);
  checker.remove();
  return kept();
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('kept in the tab', () => {
  it('answers, what was typed and the open page are there after a reload', async () => {
    let checker = await kept();
    await answerAll(checker, { applicantKind: 'landlord' }, 'Your tenant');
    await typeInto(checker, textbox(rootOf(checker), /rent/), 'about 5 or so');
    checker = await reloaded(checker);
    expect(pageTitle(checker)).to.equal('Your tenant');
    expect(textbox(rootOf(checker), /rent/).value).to.equal('about 5 or so');
    expect(checker.answers).to.deep.equal({ applicantKind: 'landlord' });
    await typeInto(checker, textbox(rootOf(checker), /rent/), '40000');
    await answerAll(checker, landlord);
    checker = await reloaded(checker);
    expect(pageTitle(checker)).to.equal('Check your answers');
    expect(sorted(checker.answers)).to.deep.equal(sorted(landlord));
  });

  it('says so, and "Clear my answers" erases them from page and storage', async () => {
    let checker = await kept();
    checker.answers = { ...landlord, rentBenefit: AMOUNT };
    await drawn(checker);
    expect(sessionStorage.getItem(KEY)).to.include(AMOUNT);
    expect(textOf(checker)).to.include('Your answers are kept in this tab.');
    await press(checker, 'Clear my answers');
    expect(sessionStorage.getItem(KEY)).to.include(AMOUNT);
    await press(checker, 'Yes, start over');
    expect(checker.answers).to.deep.equal({});
    expect(JSON.stringify(Object.entries(sessionStorage))).not.to.match(
      /7654321|landlord|tenant|rentBenefit/,
    );
    checker = await reloaded(checker);
    expect(checker.answers).to.deep.equal({});
    expect(pageTitle(checker)).not.to.equal('Check your answers');
  });

  it('nothing is kept unless the page asks for it', async () => {
    for (const remember of ['none', '', 'local', 'SESSION']) {
      await warningsDuring(async () => {
        const checker = await mount(
          html`<eligibility-checker remember=${remember}></eligibility-checker>`,
        );
        checker.answers = landlord;
        await drawn(checker);
        expect(sessionStorage.length, remember).to.equal(0);
        expect(textOf(checker)).not.to.include('kept in this tab');
        expect(allByRole(rootOf(checker), 'button', 'Clear my answers')).to.deep.equal([]);
      });
    }
    expect(localStorage.length).to.equal(0);
    expect(document.cookie).to.equal('');
    expect(await indexedDB.databases()).to.deep.equal([]);
  });

  it('two checks with ids keep their own', async () => {
    const one = await kept();
    const two = await mount(
      html`<eligibility-checker id="two" remember="session"></eligibility-checker>`,
    );
    one.answers = landlord;
    two.answers = { applicantKind: 'business' };
    await drawn(one);
    await drawn(two);
    two.restart();
    await drawn(two);
    expect((await reloaded(one)).answers).to.deep.equal(landlord);
  });
});

describe('storage that', () => {
  const originals = Object.getOwnPropertyDescriptors(Storage.prototype);
  const session = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor;
  afterEach(() => {
    Object.defineProperties(Storage.prototype, originals);
    Object.defineProperty(window, 'sessionStorage', session);
  });
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };

  const ways: readonly (readonly [string, () => void])[] = [
    [
      'is denied',
      () => {
        Object.defineProperty(window, 'sessionStorage', { get: refuse, configurable: true });
      },
    ],
    [
      'is missing',
      () => {
        Object.defineProperty(window, 'sessionStorage', { value: undefined, configurable: true });
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'throws at everything',
      () => {
        Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
      },
    ],
  ];
  for (const [what, break_] of ways) {
    it(`${what} leaves a check that works, and says nothing`, async () => {
      break_();
      const warnings = await warningsDuring(async () => {
        const checker = await kept();
        await answerAll(checker, landlord);
        expect(sorted(checker.answers)).to.deep.equal(sorted(landlord));
        checker.restart();
        await drawn(checker);
        expect(checker.answers).to.deep.equal({});
      });
      expect(warnings).to.deep.equal([]);
    });
  }

  const draft = (text: unknown, mode: unknown = 'exact') => ({ mode, texts: { exact: text } });
  const TAMPERED: readonly unknown[] = [
    'garbage',
    '',
    '{',
    'null',
    '[]',
    '5',
    '"text"',
    '{"drafts":5}',
    '{"step":"check","drafts":[null,5,"x",[],[1],["applicantKind"],["applicantKind",5]]}',
    '{"__proto__":{"polluted":1},"step":"questions","topic":"__proto__","drafts":[]}',
    { step: 'questions', topic: 'constructor', drafts: [['__proto__', draft('1')]] },
    { step: 'nowhere', topic: 5, drafts: [['constructor', draft('1')]] },
    { step: 'check', topic: '', drafts: [['rentBenefit', draft({ toString: 1 }, '__proto__')]] },
    { step: 'check', topic: '', drafts: [['rentBenefit', draft('9'.repeat(100_000))]] },
    {
      step: 'check',
      topic: '',
      drafts: [['applicantKind', { mode: 'exact', texts: { option: '<img src=x>' } }]],
    },
  ];
  it('was tampered with never breaks the page', async () => {
    for (const each of TAMPERED) {
      sessionStorage.setItem(KEY, typeof each === 'string' ? each : JSON.stringify(each));
      const warnings = await warningsDuring(async () => {
        const checker = await kept();
        expect(textOf(checker).length, JSON.stringify(each).slice(0, 99)).to.be.above(100);
        expect(checker.answers).to.deep.equal({});
        checker.answers = landlord;
        await drawn(checker);
        expect(checker.answers).to.deep.equal(landlord);
        checker.remove();
      });
      expect(warnings).to.deep.equal([]);
    }
    expect({}).not.to.have.property('polluted');
  });

  it('has answers of another version is left alone', async () => {
    const other = 'eligibility-checker:0:kept';
    sessionStorage.setItem(other, '{"step":"check","drafts":[["applicantKind",{}]]}');
    const checker = await kept();
    expect(checker.answers).to.deep.equal({});
    checker.restart();
    expect(sessionStorage.getItem(other)).not.to.equal(null);
  });
});
