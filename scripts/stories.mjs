/**
 * Opens every story and page of the static Storybook, and fails each one whose play function or axe
 * fails, that throws or logs an error, or that asks another host for anything.
 *
 * `node scripts/stories.mjs results` opens those whose id contains "results".
 */
import { readFileSync } from 'node:fs';

import { launch } from 'puppeteer-core';
import { preview } from 'vite';

import { findBrowser } from './browser.mjs';
import { formatTally } from './tally.mjs';
import { MEDIA } from './visual-shots.mjs';

/** @import { BrowserContext } from 'puppeteer-core' */

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {'story' | 'docs'} type
 * @property {string} title
 * @property {string} name
 * @property {string[]} [tags]
 *
 * @typedef {object} Report what an add-on found in a story
 * @property {string} type
 * @property {'passed' | 'failed' | 'warning'} status
 * @property {{ violations?: Violation[] }} [result]
 *
 * @typedef {object} Violation
 * @property {string} id
 * @property {string} help
 * @property {{ html: string }[]} nodes
 *
 * @typedef {object} Outcome what Storybook says on its channel when an entry is done
 * @property {string} event
 * @property {any} payload
 * @property {{ message: string }} [playError]
 */

const TIMEOUT = 60_000;

/** Stories open at the same time: more gain nothing on two cores. */
const AT_ONCE = 2;

/** Each of these says that an entry is done or that it will never be: the story's own word first. */
const FINAL_EVENTS = [
  'storyFinished',
  'docsRendered',
  'storyMissing',
  'storyErrored',
  'configError',
];

/**
 * @param {Report[]} reports
 * @returns {string[]}
 */
function axeProblems(reports) {
  const report = reports.find(({ type }) => type === 'a11y');
  // A story may not switch its check off.
  if (!report) return ['axe did not run'];
  if (report.status === 'passed') return [];
  const violations = report.result?.violations ?? [];
  return [
    `axe: ${report.status}`,
    ...violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`,
    ),
  ];
}

/**
 * @param {Entry} entry
 * @param {Outcome} outcome
 * @returns {string[]}
 */
function outcomeProblems(entry, { event, payload, playError }) {
  if (event === 'docsRendered' && entry.type === 'docs') return [];
  if (event !== 'storyFinished') return [`${event}: ${JSON.stringify(payload)}`];
  // The status alone is not enough: it can be "success" where the play function threw.
  if (playError) return [`play: ${playError.message}`];
  const problems = axeProblems(payload.reporters);
  return problems.length === 0 && payload.status !== 'success'
    ? [`status: ${payload.status}`]
    : problems;
}

/**
 * @param {BrowserContext} context
 * @param {string} origin
 * @param {Entry} entry
 * @returns {Promise<string[]>} what is wrong with it
 */
async function problemsOf(context, origin, entry) {
  // A new page for each: storage of the session and focus start afresh.
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && /^(https?|wss?):/.test(url)) problems.push(`asked for ${url}`);
  });
  try {
    for (const [tag, media] of Object.entries(MEDIA)) {
      if (!entry.tags?.includes(tag)) continue;
      // Puppeteer's own `emulateMediaFeatures` refuses forced colors.
      const client = await page.createCDPSession();
      await client.send('Emulation.setEmulatedMedia', media);
    }
    await page.goto(`${origin}iframe.html?id=${entry.id}&viewMode=${entry.type}`);
    const outcome = await page.waitForFunction(
      (/** @type {string[]} */ events) => {
        const channel = /** @type {any} */ (window).__STORYBOOK_ADDONS_CHANNEL__;
        const event = events.find((name) => channel?.last(name));
        return (
          event && {
            event,
            payload: channel.last(event)[0],
            playError: channel.last('playFunctionThrewException')?.[0],
          }
        );
      },
      { timeout: TIMEOUT },
      FINAL_EVENTS,
    );
    problems.unshift(...outcomeProblems(entry, /** @type {Outcome} */ (await outcome.jsonValue())));
    if (entry.type === 'docs') await page.waitForNetworkIdle({ timeout: TIMEOUT });
  } catch (error) {
    problems.push(String(error));
  }
  await page.close();
  return problems;
}

const wanted = process.argv[2] ?? '';
/** @type {{ entries: Record<string, Entry> }} */
const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const entries = Object.values(index.entries).filter(({ id }) => id.includes(wanted));

const server = await preview({
  configFile: false,
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 6106 },
});
const browser = await launch(await findBrowser());
const tally = { passed: 0, failed: 0 };
try {
  const origin = server.resolvedUrls?.local[0];
  if (!origin) throw new Error('The server of the stories has no address.');
  const waiting = entries.values();
  const work = async () => {
    // In a window of its own: a page behind another one is not drawn, and waits for frames forever.
    const context = await browser.createBrowserContext();
    for (const entry of waiting) {
      const problems = await problemsOf(context, origin, entry);
      if (problems.length === 0) {
        tally.passed += 1;
      } else {
        tally.failed += 1;
        console.log(`✗ ${entry.title} › ${entry.name}`);
        for (const problem of problems) console.log(`  ${problem}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = tally.failed > 0 || entries.length === 0 ? 1 : 0;
console.log(formatTally(tally));
