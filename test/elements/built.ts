/** Pages with the single file as it is published, from a server of their own, in a browser. */

import { join } from 'node:path';
import { after, before } from 'node:test';

import { launch, type Browser, type Frame, type Page } from 'puppeteer-core';
import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';
import { build } from 'vite';

import { findBrowser } from '../../scripts/browser.mjs';
import type { Answers, EligibilityChecker } from '../../src/index.js';
import { serveFiles } from './serve-files.js';
import { singleFile } from './single-file.js';

declare global {
  interface Window {
    driver: typeof import('./driver.js');
    checker: EligibilityChecker;
  }
}

let browser: Browser;
let close: () => void;
let origin: string;
const files = new Map<string, readonly [type: string, body: string]>();

/** The tests' own ways to work a checker, as one script for a page. */
async function driver(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'driver.ts'),
        formats: ['iife'],
        name: 'driver',
        fileName: 'driver',
      },
    },
  });
  const [first] = [result].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The driver was not built.');
  return chunk.code;
}

/** Starts browser and server before the tests of a file, and ends them after. */
export function useBuilt(): void {
  before(async () => {
    const [script, ways] = await Promise.all([singleFile(), driver()]);
    files.set('/checker.js', ['text/javascript', script]);
    files.set('/driver.js', ['text/javascript', ways]);
    // A frame without an origin may not load modules otherwise.
    ({ origin, close } = await serveFiles(files, { 'access-control-allow-origin': '*' }));
    browser = await launch(await findBrowser());
  });
  after(async () => {
    await browser.close();
    close();
  });
}

export const HEAD = `<!doctype html><html lang="en"><title>A page</title>
  <link rel="icon" href="data:," />
  <script src="/driver.js"></script><script type="module" src="/checker.js"></script>`;

/** @returns the address of a page with this body */
export function serve(path: string, body: string, head = HEAD): string {
  files.set(path, ['text/html', `${head}<body>${body}`]);
  return origin + path;
}

export interface Opened {
  readonly page: Page;
  /** Errors and warnings, caught or not. */
  readonly problems: string[];
  /** Addresses asked for. */
  readonly requests: string[];
}

/** Opens an address and waits for the first checker there to be drawn. */
export async function open(
  address: string,
  prepare: (page: Page) => unknown = () => undefined,
): Promise<Opened> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => requests.push(request.url()));
  await prepare(page);
  await page.goto(address);
  await ready(page);
  return { page, problems, requests };
}

/** Waits for the checker of a page or a frame, and leaves it in `window.checker`. */
export async function ready(frame: Page | Frame, selector = 'eligibility-checker'): Promise<void> {
  await frame.waitForFunction(
    (wanted) =>
      [...window.driver.everything(document)].some((each) => {
        const isIt = each.matches(wanted) && each.shadowRoot !== null;
        if (isIt) Object.assign(window, { checker: each });
        return isIt;
      }),
    {},
    selector,
  );
}

/** The check page, with these answers. */
export const check = (frame: Page | Frame, answers: Answers, programs = ''): Promise<void> =>
  frame.evaluate(
    async (given, ids) => {
      const { checker, driver } = window;
      checker.setAttribute('programs', ids);
      checker.answers = given;
      await driver.drawn(checker);
      await driver.press(checker, 'Continue');
    },
    answers,
    programs,
  );

export const press = (frame: Page | Frame, name: string, role = 'button'): Promise<void> =>
  frame.evaluate((wanted, kind) => window.driver.press(window.checker, wanted, kind), name, role);

/** All that is written in the checker, folded or not. */
export const written = (frame: Page | Frame): Promise<string> =>
  frame.evaluate(() => window.driver.textOf(window.checker));

export interface Paper {
  /** All that is printed, in the order of drawing: what is said together stands together. */
  readonly text: string;
  /** By page, the lines from top to bottom. */
  readonly pages: readonly (readonly string[])[];
}

const MARGIN = '1cm';

/** What the browser prints. */
export async function printed(page: Page): Promise<Paper> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const file = await page.pdf({ format: 'letter', margin });
  const pdf = await getDocumentProxy(file);
  const { text } = await extractText(pdf, { mergePages: true });
  const { items } = await extractTextItems(pdf);
  return {
    text: text.replace(/\s+/g, ' '),
    pages: items.map((all) => {
      const lines = new Map<number, typeof all>();
      for (const item of all.filter(({ str }) => str.trim())) {
        const y = Math.round(item.y / 4);
        lines.set(y, [...(lines.get(y) ?? []), item]);
      }
      return [...lines]
        .sort(([a], [b]) => b - a)
        .map(([, line]) =>
          line
            .sort((a, b) => a.x - b.x)
            .map(({ str }) => str.trim())
            .join(' '),
        );
    }),
  };
}
