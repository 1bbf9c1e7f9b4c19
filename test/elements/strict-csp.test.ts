import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { launch, type Browser, type Page } from 'puppeteer-core';

import { findBrowser } from '../../scripts/browser.mjs';
import { type Files, serveFiles } from './serve-files.js';
import { singleFile } from './single-file.js';

const ROOT = join(import.meta.dirname, '../..');
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

interface Listener {
  readonly violations: string[];
}

let close: () => void;
let browser: Browser;
let origin: string;

before(async () => {
  const files: Files = new Map([
    ['/', ['text/html', readFileSync(join(ROOT, 'demo/plain.html'), 'utf8')]],
    ['/dist/eligibility-checker.js', ['text/javascript', await singleFile()]],
  ]);
  ({ origin, close } = await serveFiles(files, { 'content-security-policy': POLICY }));
  browser = await launch(await findBrowser());
});

after(async () => {
  await browser.close();
  close();
});

async function open(): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) {
      problems.push(request.url());
    }
  });
  await page.evaluateOnNewDocument(() => {
    const target = window as unknown as Listener & { violations?: string[] };
    const violations: string[] = [];
    Object.assign(target, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      // The empty icon of the page itself is no part of the checker.
      if (event.blockedURI !== 'data') {
        violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      }
    });
  });
  await page.goto(origin);
  return { page, problems };
}

const press = async (page: Page, name: string): Promise<void> => {
  // `::-p-aria` goes through open shadow trees.
  const button = await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`);
  await button?.click();
};

test('the single file works under a strict policy, without one violation', async () => {
  const { page, problems } = await open();
  await press(page, 'Start');
  const landlord = await page.waitForSelector('::-p-aria([role="radio"])');
  assert.ok(landlord);
  await page.evaluate(() => {
    document.querySelector('eligibility-checker')?.setAttribute('theme', 'dark');
    Object.assign(document.querySelector('eligibility-checker') as HTMLElement, {
      answers: {
        applicantKind: 'landlord',
        tenantIsEligible: true,
        soleRentalIncome: true,
        rentBenefit: { low: '30000', high: '40000.50' },
      },
    });
  });
  await press(page, 'Continue');
  await page.waitForSelector('::-p-aria([name="Check your answers"])');
  const text = await page.evaluate(() => {
    const checker = document.querySelector('eligibility-checker');
    const results = checker?.shadowRoot?.querySelector('eligibility-results');
    const cards = [...(results?.shadowRoot?.querySelectorAll('eligibility-program') ?? [])];
    for (const card of cards) {
      for (const details of card.shadowRoot?.querySelectorAll('details') ?? []) details.open = true;
    }
    return cards.map((card) => card.shadowRoot?.textContent.replace(/\s+/g, ' ')).join('\n');
  });
  assert.match(text, /up to \$20,000\.25/);
  const color = await page.evaluate(() => {
    const root = document.querySelector('eligibility-checker')?.shadowRoot?.querySelector('.root');
    return root && getComputedStyle(root).colorScheme;
  });
  assert.equal(color, 'dark', 'its styles apply');
  const violations = await page.evaluate(
    () => (window as unknown as { violations: string[] }).violations,
  );
  assert.deepEqual(violations, []);
  assert.deepEqual(
    problems.filter((problem) => !problem.includes("'data:,'")),
    [],
  );
});
