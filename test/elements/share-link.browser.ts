import { expect, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { byHand, checkWith, offerOf, offerText, saidOf, sorted } from './keep.js';
import { landlord, mount, restaurant, warningsDuring } from './mount.js';
import { allByRole, byRole, drawn, focused, nameOf, press, rootOf, textOf } from './screen.js';

const RESTAURANT = 'restaurant-revitalization';
const clipboard = navigator.clipboard;
let copied: string[];

function setClipboard(value: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

beforeEach(() => {
  copied = [];
  setClipboard({
    writeText: (text: string) => {
      copied.push(text);
      return Promise.resolve();
    },
  });
});
afterEach(() => {
  setClipboard(clipboard);
  history.replaceState(null, '', location.href.split('#')[0]);
});

/** What is said to be in the link. */
function preview(checker: EligibilityChecker): string[] {
  const fold = byRole(rootOf(checker), 'details', /^\s*Share a link/);
  return allByRole(fold, 'li').map(textOf);
}

async function linkOf(checker: EligibilityChecker): Promise<string> {
  await press(checker, 'Copy the link');
  return copied.at(-1) ?? '';
}

/** Follows a link within the page, as a press on it in the same tab does. */
async function follow(checker: EligibilityChecker, fragment: string): Promise<void> {
  const heard = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = fragment;
  await heard;
  await drawn(checker);
}

/** The link of a check that is gone. */
async function linkOfAnother(): Promise<string> {
  const checker = await checked();
  const link = await linkOf(checker);
  checker.remove();
  return link;
}

async function checked(attributes = html`<eligibility-checker></eligibility-checker>`) {
  const checker = await mount(attributes);
  await checkWith(checker, landlord);
  return checker;
}

describe('a share link', () => {
  it('holds what its preview lists, and no more', async () => {
    const checker = await checked();
    expect(preview(checker)).to.deep.equal([
      'Applicant: A landlord',
      'Tenant could qualify: Yes',
      'Only source of rent: Yes',
      'Help given to the tenant: $40,000',
    ]);
    expect(textOf(rootOf(checker).host)).to.include('The link holds 4 answers.');
    const link = await linkOf(checker);
    expect(saidOf(checker)).to.include('Copied.');
    const other = await mount(html`<eligibility-checker></eligibility-checker>`);
    checker.remove();
    await follow(other, link.split('#')[1] ?? '');
    await press(other, 'Use these answers');
    expect(sorted(other.answers)).to.deep.equal(sorted(landlord));
    expect(preview(other)).to.have.length(4);
  });

  it('leaves out every amount of money where the visitor says so', async () => {
    const checker = await mount(
      html`<eligibility-checker programs=${RESTAURANT}></eligibility-checker>`,
    );
    await checkWith(checker, { ...restaurant, grossReceipts2019: '7654321' });
    expect(preview(checker).join()).to.include('$7,654,321');
    expect(await linkOf(checker)).to.include('7654321');
    await press(checker, 'Leave out dollar amounts', 'checkbox');
    expect(preview(checker).join()).not.to.match(/\$/);
    expect(preview(checker)).to.include('Months of 2019 with sales: 12 months');
    expect(await linkOf(checker)).not.to.include('7654321');
    checker.remove();
    const other = await mount(
      html`<eligibility-checker programs=${RESTAURANT}></eligibility-checker>`,
    );
    await follow(other, copied.at(-1)?.split('#')[1] ?? '');
    await press(other, 'Use these answers');
    const money = Object.keys(other.answers).filter((id) => /receipts|loans|grants/i.test(id));
    expect(money).to.deep.equal([]);
    expect(other.answers).to.have.property('monthsOperating2019');
  });

  it('stands in the fragment and never in the query', async () => {
    const checker = await checked();
    const { pathname, search } = new URL(await linkOf(checker));
    expect(pathname + search).to.equal(location.pathname + location.search);
    expect(copied[0]).to.match(/#eligibility=[\w~._-]+$/);
  });

  it('leads to where the page is by then, and to the check by its id of then', async () => {
    const checker = await checked();
    const before = location.href;
    history.replaceState(null, '', '?page=2');
    checker.id = 'late';
    await drawn(checker);
    const link = await linkOf(checker);
    history.replaceState(null, '', before);
    expect(link).to.include('?page=2#eligibility-late=');
  });

  it('is text to copy by hand, selected, where there is no clipboard', async () => {
    for (const denied of [undefined, { writeText: () => Promise.reject(new Error('denied')) }]) {
      setClipboard(denied);
      const checker = await checked();
      await press(checker, 'Copy the link');
      const text = byHand(checker);
      expect(text?.value).to.include('#eligibility=');
      expect(focused()).to.equal(text);
      expect(text?.selectionEnd).to.equal(text?.value.length);
      expect(text?.selectionStart).to.equal(0);
      expect(text && nameOf(text)).to.include('Copying is blocked here.');
      expect(saidOf(checker)).to.include('Copying is blocked here.');
      checker.remove();
    }
  });
});

describe('a link that is followed', () => {
  const CODE = '1~';

  it('asks, with focus, and its answers leave the address at once', async () => {
    const link = await linkOfAnother();
    location.hash = link.split('#')[1] ?? '';
    const length = history.length;
    const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
    expect(location.href).not.to.include('eligibility=');
    expect(location.href).not.to.include('#');
    expect(history.length).to.equal(length);
    expect(offerText(checker)).to.include('Use 4 saved answers?');
    expect(focused()).to.equal(offerOf(checker));
    expect(checker.answers).to.deep.equal({});
  });

  it('in an open tab says what it would replace', async () => {
    const link = await linkOfAnother();
    const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
    await checkWith(checker, { applicantKind: 'business' });
    await follow(checker, link.split('#')[1] ?? '');
    expect(offerText(checker)).to.include('They replace your 1 answer.');
    expect(checker.answers).to.deep.equal({ applicantKind: 'business' });
    expect(location.hash).to.equal('');
  });

  it('is for the check with its id alone', async () => {
    const [one, two] = [
      await checked(html`<eligibility-checker id="one"></eligibility-checker>`),
      await checked(html`<eligibility-checker id="two"></eligibility-checker>`),
    ];
    const link = await linkOf(two);
    expect(link).to.include('#eligibility-two=');
    await follow(one, link.split('#')[1] ?? '');
    await drawn(two);
    expect(offerOf(one)).to.equal(undefined);
    expect(offerText(two)).to.include('Use 4 saved answers');
    await follow(one, `eligibility=${CODE}`);
    expect(offerOf(one)).to.equal(undefined);
    expect(location.hash).to.equal(`#eligibility=${CODE}`);
  });

  it('works with any id', async () => {
    for (const id of ['a(b', 'x.*+?', '50%', 'ä é', '[&=#]']) {
      const checker = await checked(html`<eligibility-checker id=${id}></eligibility-checker>`);
      const link = await linkOf(checker);
      await follow(checker, link.split('#').slice(1).join('#'));
      expect(offerText(checker), id).to.include('Use 4 saved answers');
      expect(location.hash).to.equal('');
      checker.remove();
    }
  });

  it('leaves the rest of the fragment, and a fragment of the page, alone', async () => {
    const checker = await checked();
    const code = (await linkOf(checker)).split('#')[1] ?? '';
    for (const [before, after] of [
      [`section&${code}`, '#section'],
      [`${code}&section`, '#section'],
      [`a=1&${code}&b=2`, '#a=1&b=2'],
    ] as const) {
      await follow(checker, before);
      expect(location.hash).to.equal(after);
      expect(offerText(checker)).to.include('Use 4 saved answers');
      await press(checker, 'Close without using any');
    }
    for (const own of ['section', 'my-eligibility=1', '/route/eligibility', 'eligibility']) {
      await follow(checker, own);
      expect(location.hash).to.equal(`#${own}`);
      expect(offerOf(checker)).to.equal(undefined);
    }
  });

  it('that is damaged says so', async () => {
    const checker = await checked();
    const code = (await linkOf(checker)).split('#')[1] ?? '';
    await follow(checker, code.slice(0, -8));
    expect(offerText(checker)).to.include('It is damaged or of another version.');
    await follow(checker, 'eligibility=%E0%A4%A<img src=x onerror=alert(1)>');
    expect(offerText(checker)).to.include('No answers were found');
    expect(allByRole(rootOf(checker), 'img')).to.deep.equal([]);
  });
});

describe('the attribute share-url', () => {
  const withUrl = (url: string) =>
    checked(html`<eligibility-checker share-url=${url}></eligibility-checker>`);

  it('is where links lead, also a relative one, without its own fragment', async () => {
    for (const [given, start] of [
      ['https://host.example/grants?x=1#top', 'https://host.example/grants?x=1#eligibility='],
      ['/grants', `${location.origin}/grants#eligibility=`],
    ] as const) {
      const checker = await withUrl(given);
      expect((await linkOf(checker)).startsWith(start), given).to.equal(true);
      checker.remove();
    }
  });

  it('that is no address is reported once and ignored', async () => {
    for (const bad of [
      'https://',
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.example',
    ]) {
      const warnings = await warningsDuring(async () => {
        const checker = await withUrl(bad);
        checker.theme = 'dark';
        await drawn(checker);
        const own = `${location.href.split('#')[0] ?? ''}#eligibility=`;
        expect((await linkOf(checker)).startsWith(own), bad).to.equal(true);
        checker.remove();
      });
      expect(warnings, bad).to.have.length(1);
      expect(warnings[0]).to.include('share-url');
    }
  });

  it('that is no text is reported, and breaks nothing', async () => {
    const checker = await checked();
    const warnings = await warningsDuring(async () => {
      Object.assign(checker, { shareUrl: { toString: () => 'x' } });
      await drawn(checker);
    });
    expect(warnings).to.have.length(1);
    expect(await linkOf(checker)).to.include('#eligibility=');
  });
});
