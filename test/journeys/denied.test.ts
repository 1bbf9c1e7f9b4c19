/** In a frame that may do nothing but run scripts: no storage, clipboard, files, printing, origin. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Frame } from 'puppeteer-core';

import {
  check,
  HEAD,
  open,
  type Opened,
  press,
  ready,
  serve,
  useBuilt,
  written,
} from '../elements/built.js';
import { landlord } from '../support/applicants.js';

useBuilt();

const LANDLORD = 'dc-business-support-landlord';
const checker = (attributes = ''): string =>
  `<eligibility-checker remember="session" ${attributes}></eligibility-checker>`;

/** What the browser says of its own accord where a frame tries what it may not. */
const OF_THE_BROWSER = /sandbox|Permissions policy|permissions policy/;

interface Framed extends Opened {
  readonly frame: Frame;
  /** Errors and warnings, without those of the browser itself. */
  readonly own: () => string[];
}

/** @param kind a page of the server in the frame, or one written into the frame's own tag */
async function framed(kind: 'served' | 'srcdoc', attributes = ''): Promise<Framed> {
  const inner = serve('/inner', checker(attributes));
  // The address of the driver has to be whole: such a page has none of its own.
  const origin = inner.replace('/inner', '');
  const text = `${HEAD.replaceAll('src="/', `src="${origin}/`)}<body>${checker(attributes)}`;
  const content = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const source = kind === 'served' ? 'src="/inner"' : `srcdoc="${content}"`;
  const opened = await open(
    serve(
      '/',
      // First on the page: a frame out of sight draws nothing, and waits.
      `<iframe sandbox="allow-scripts" ${source} width="700" height="500"></iframe>${checker()}`,
    ),
  );
  const frame = opened.page.frames()[1];
  assert.ok(frame);
  await ready(frame);
  return {
    ...opened,
    frame,
    own: () => opened.problems.filter((problem) => !OF_THE_BROWSER.test(problem)),
  };
}

/** The text to copy by hand: its name, what of it is selected, and whether it has focus. */
const byHand = (frame: Frame) =>
  frame.evaluate(() => {
    const { checker, driver } = window;
    const [field] = driver.allByRole(
      driver.rootOf(checker),
      'textarea[readonly]',
    ) as HTMLTextAreaElement[];
    if (!field) return null;
    const { value, selectionStart, selectionEnd } = field;
    return {
      name: driver.nameOf(field),
      value,
      selected: value.slice(selectionStart, selectionEnd),
      hasFocus: driver.focused() === field,
    };
  });

for (const kind of ['served', 'srcdoc'] as const) {
  describe(`in a sandboxed frame (${kind})`, () => {
    it('the visit works to its end, and storage that is denied is not spoken of', async () => {
      const { frame, own, page } = await framed(kind, `programs="${LANDLORD}"`);
      await frame.evaluate(async (answers) => {
        await window.driver.answerAll(window.checker, answers);
      }, landlord);
      const text = await written(frame);
      assert.match(text, /up to \$20,000/);
      assert.deepEqual(own(), []);
      await page.browserContext().close();
    });

    it('every way to keep the result has another one beside it', async () => {
      const { frame, own, page } = await framed(kind);
      await check(frame, landlord, LANDLORD);

      await press(frame, 'Copy a summary');
      const summary = await byHand(frame);
      assert.match(summary?.name ?? '', /^Copying is blocked here\./);
      assert.match(summary?.value ?? '', /You may qualify, up to \$20,000/);
      assert.equal(summary?.selected, summary?.value);
      assert.ok(summary?.hasFocus);

      await press(frame, 'Save as a file');
      const file = await byHand(frame);
      assert.match(file?.name ?? '', /If no file came, copy this text/);
      assert.equal((JSON.parse(file?.value ?? '') as { answers: unknown }).answers !== null, true);

      await press(frame, 'Save the conditions as CSV');
      assert.match((await byHand(frame))?.value ?? '', /^\uFEFF?"Program"/);

      await press(frame, 'Print answers and results');
      assert.match(await written(frame), /Printing is blocked here\./);
      assert.deepEqual(own(), []);
      await page.browserContext().close();
    });

    it('the text of a saved file opens again', async () => {
      const { frame, own, page } = await framed(kind);
      await check(frame, landlord, LANDLORD);
      await press(frame, 'Save as a file');
      const { value = '' } = (await byHand(frame)) ?? {};
      await frame.evaluate(async (text) => {
        const { checker, driver } = window;
        checker.restart();
        await driver.drawn(checker);
        const [field] = driver.allByRole(
          driver.rootOf(checker),
          'textarea[name=record]',
        ) as HTMLTextAreaElement[];
        if (field) field.value = text;
      }, value);
      await press(frame, 'Open this text');
      await press(frame, 'Use these answers');
      const answers = await frame.evaluate(() => window.checker.answers);
      assert.deepEqual(answers, landlord);
      assert.deepEqual(own(), []);
      await page.browserContext().close();
    });
  });
}

describe('a share link from a frame', () => {
  it('without an address says so, and how else', async () => {
    const { frame, page } = await framed('srcdoc');
    await check(frame, landlord, LANDLORD);
    assert.match(await written(frame), /This page has no address\. Save a file instead\./);
    assert.doesNotMatch(await written(frame), /Copy the link/);
    await page.browserContext().close();
  });

  it('leads to the page that the host names', async () => {
    for (const kind of ['served', 'srcdoc'] as const) {
      const { frame, page, own } = await framed(kind, 'share-url="https://host.example/grants"');
      await check(frame, landlord, LANDLORD);
      await press(frame, 'Copy the link');
      const link = await byHand(frame);
      assert.match(link?.value ?? '', /^https:\/\/host\.example\/grants#eligibility=1~/);
      assert.equal(link?.selected, link?.value);
      assert.deepEqual(own(), []);
      await page.browserContext().close();
    }
  });
});
