/** How long a phone takes to show the opening, from nothing. */
import { slowDown } from './page.mjs';

/** @import { Browser } from 'puppeteer-core' */

const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** What Lighthouse calls slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * @typedef {object} Opening times in milliseconds from the start of the navigation
 * @property {number} painted the first content
 * @property {number} drawn the opening is in the page
 * @property {number} bytes that came over the network, headers and all
 */

/** Runs in the page. */
async function read() {
  const painted = await new Promise((done) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) done(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  const shown = document
    .querySelector('eligibility-checker')
    ?.shadowRoot?.querySelector('eligibility-questions')
    ?.shadowRoot?.querySelector('button');
  if (!shown) throw new Error('There is no opening.');
  return { painted, drawn: performance.getEntriesByName('opening')[0]?.startTime ?? NaN };
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @returns {Promise<Opening>}
 */
export async function measureOpening(browser, origin) {
  // Its cache is empty.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const client = await page.createCDPSession();
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await page.setViewport(PHONE);
  await slowDown(page);
  await page.goto(origin, { waitUntil: 'networkidle0' });
  const times = await page.evaluate(read);
  await context.close();
  return { ...times, bytes };
}
