/** No answer and no amount leaves the page, unless the visitor asked. */

import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import type { Page } from 'puppeteer-core';

import { open, press, printed, ready, serve, useBuilt } from '../elements/built.js';
import type { Answers } from '../../src/rules/assessment.js';
import { hotel, landlord, restaurant } from '../support/applicants.js';
import { scenarios } from '../support/scenarios.js';

useBuilt();

/** Amounts that stand nowhere else. */
const AMOUNT = '7654321';
const business = scenarios.find(({ id }) => id === 'bsg-001')?.answers ?? {};

const TRACKS: readonly (readonly [program: string, Answers])[] = [
  ['restaurant-revitalization', { ...restaurant, grossReceipts2019: AMOUNT }],
  ['dc-business-support', { ...business, grossReceipts2019: AMOUNT }],
  ['dc-business-support-landlord', { ...landlord, rentBenefit: AMOUNT }],
  ['dc-hotel-recovery', { ...hotel, grossReceipts2019: AMOUNT }],
];

/** Any answer in any of its forms. Ids of questions and programs are no answers: events name them. */
const tracesOf = (answers: Answers): RegExp =>
  new RegExp(
    [AMOUNT, '7,654,321', '#eligibility', ...Object.values(answers)]
      .map(String)
      .filter((each) => each.length > 3 && !/^(true|false|none|business|required)$/.test(each))
      .filter((each) => TRACKS.every(([program]) => !program.includes(each)))
      .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
  );

/** Listens to everything that a page could use to learn of answers, before any script runs. */
const spy = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const types = ['step', 'result', 'complete', 'restart'].map((each) => `eligibility-${each}`);
    for (const type of types) {
      window.addEventListener(type, (event) => {
        heard.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`);
      });
    }
    // What is sent without a request that the browser's protocol shows.
    for (const name of [
      'WebSocket',
      'EventSource',
      'RTCPeerConnection',
      'BroadcastChannel',
      'Worker',
    ]) {
      Object.assign(window, {
        [name]: function () {
          heard.push(`${name} was used`);
        },
      });
    }
    navigator.sendBeacon = () => heard.push('sendBeacon was used') > 0;
    window.postMessage = () => heard.push('postMessage was used');
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (...given) => {
        heard.push(`${name} ${JSON.stringify(given)}`);
        original(...given);
      };
    }
  });

/** All that the browser keeps for the page, and its address. */
const storedOn = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      location.href,
      history.length,
      history.state,
      window.name,
      document.title,
      (window as unknown as { heard: string[] }).heard,
    ]),
  );

describe('a whole visit', () => {
  for (const [program, answers] of TRACKS) {
    it(`of ${program} sends and stores nothing: answers, save, copy, share, print, open`, async () => {
      const traces = tracesOf(answers);
      const folder = await mkdtemp(join(tmpdir(), 'saved-'));
      const { page, problems, requests } = await open(
        serve('/', `<eligibility-checker programs="${program}"></eligibility-checker>`),
        spy,
      );
      const client = await page.createCDPSession();
      await client.send('Browser.setDownloadBehavior', {
        behavior: 'allow',
        downloadPath: folder,
        browserContextId: page.browserContext().id ?? '',
      });
      await client.send('Browser.grantPermissions', {
        permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
        browserContextId: page.browserContext().id ?? '',
      });
      await page.waitForNetworkIdle({ idleTime: 300 });
      const loaded = requests.length;

      await page.evaluate((given) => window.driver.answerAll(window.checker, given), answers);
      const before = await page.evaluate(() => window.checker.answers);
      assert.match(JSON.stringify(before), new RegExp(AMOUNT));
      await press(page, 'Save as a file');
      await press(page, 'Copy a summary');
      await page.waitForFunction(() => window.driver.textOf(window.checker).includes('Copied.'));
      assert.match(await printed(page).then(({ text }) => text), /7,654,321/);
      assert.doesNotMatch(await storedOn(page), traces);

      await page.bringToFront();
      await press(page, 'Copy the link');
      await page.waitForFunction(async () =>
        (await navigator.clipboard.readText()).includes('#eligibility='),
      );
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /^[^#?]*#eligibility=/, 'in the fragment and nowhere else');
      assert.ok(link.includes(AMOUNT) && link.length < 2000, link);
      assert.doesNotMatch(await storedOn(page), traces);

      const [name = ''] = await saved(folder);
      assert.equal(name, 'eligibility.json');
      const file = await readFile(join(folder, name), 'utf8');
      await rm(folder, { recursive: true });
      await page.evaluate(async () => {
        window.checker.restart();
        await window.driver.drawn(window.checker);
      });
      const input = await page.waitForSelector('>>> input[type=file]');
      const again = join(await mkdtemp(join(tmpdir(), 'open-')), 'again.json');
      await writeFile(again, file);
      await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(again);
      await page.waitForFunction(() =>
        window.driver.textOf(window.checker).includes('saved answers?'),
      );
      await press(page, 'Use these answers');
      assert.deepEqual(await page.evaluate(() => window.checker.answers), before);

      assert.deepEqual(
        requests.slice(loaded).filter((url) => !/^(blob|data):/.test(url)),
        [],
        'no request after load',
      );
      const end = await storedOn(page);
      assert.doesNotMatch(end, traces);
      assert.match(end, /eligibility-complete/);
      assert.doesNotMatch(end, /was used/);
      assert.deepEqual(problems, []);

      const other = await open(link, spy);
      assert.equal(other.page.url(), link.split('#')[0]);
      await press(other.page, 'Use these answers');
      assert.deepEqual(
        await other.page.evaluate(() => Object.entries(window.checker.answers).sort()),
        Object.entries(before).sort(),
      );
      assert.doesNotMatch(await storedOn(other.page), traces);
      await other.page.browserContext().close();
      await page.browserContext().close();
    });
  }
});

describe('what the visitor or the page asked for', () => {
  it('remember="session" keeps answers in the storage of the tab, through a reload, and nowhere else', async () => {
    const answers = { ...landlord, rentBenefit: AMOUNT };
    const { page } = await open(
      serve('/', '<eligibility-checker remember="session"></eligibility-checker>'),
      spy,
    );
    await page.evaluate((given) => {
      window.checker.answers = given;
    }, answers);
    const kept = () =>
      page.evaluate(() => [
        JSON.stringify(Object.entries(sessionStorage)),
        JSON.stringify(Object.entries(localStorage)) + document.cookie,
      ]);
    await page.waitForFunction(() => sessionStorage.length > 0);
    assert.ok((await kept())[0]?.includes(AMOUNT));
    assert.ok(!(await kept())[1]?.includes(AMOUNT));
    await page.reload();
    await ready(page);
    assert.deepEqual(await page.evaluate(() => window.checker.answers), answers);
    await press(page, 'Clear my answers');
    await press(page, 'Yes, start over');
    assert.deepEqual(await page.evaluate(() => window.checker.answers), {});
    assert.doesNotMatch((await kept()).join(), tracesOf(answers));
    await page.browserContext().close();
  });
});

/** Waits for a file that is whole. */
async function saved(folder: string): Promise<string[]> {
  for (let turn = 0; turn < 50; turn += 1) {
    const names = (await readdir(folder)).filter((name) => !name.endsWith('.crdownload'));
    if (names.length > 0) return names;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [];
}
