/** A page with results, in a browser whose protocol sets what the test runner cannot. */

import { after, before } from 'node:test';

import { launch, type Browser, type Page } from 'puppeteer-core';

import { findBrowser } from '../../scripts/browser.mjs';
import { singleFile } from '../elements/single-file.js';
import type { Shown } from './contrast.js';
import { restaurant } from '../support/applicants.js';

let browser: Browser;
let script: string;

/** Starts the browser before the tests of a file, and ends it after them. */
export function useBrowser(): void {
  before(async () => {
    [browser, script] = await Promise.all([findBrowser().then(launch), singleFile()]);
  });
  after(() => browser.close());
}

/** One card each that is eligible, ineligible and not settled. */
const ANSWERS = { ...restaurant, inDistrict: true, lodgingLicense: false };

/** @param media features of the media, such as `forced-colors` */
export async function open(media: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await browser.newPage();
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    features: Object.entries(media).map(([name, value]) => ({ name, value })),
  });
  await page.setContent('<!doctype html><eligibility-checker></eligibility-checker>');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.evaluate((answers) => {
    const checker = document.querySelector('eligibility-checker') as HTMLElement;
    Object.assign(checker, { answers });
  }, ANSWERS);
  await press(page, 'Continue');
  await page.waitForSelector('::-p-aria([name="Results"][role="heading"])');
  return page;
}

async function press(page: Page, name: string): Promise<void> {
  // `::-p-aria` goes through open shadow trees.
  const button = await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`);
  await button?.click();
}

export async function goTo(page: Page, question: string): Promise<void> {
  await page.evaluate((id) => {
    const checker = document.querySelector('eligibility-checker');
    (checker as unknown as { goTo(id: string): void }).goTo(id);
  }, question);
  await page.waitForSelector(`::-p-aria([name="Continue"][role="button"])`);
}

/**
 * The colors that things are drawn in, and of what they have to stand out from. No function inside
 * has a name of its own: the compiler would wrap it in a helper that the page does not have.
 */
export const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('div'), { style: 'color: Canvas' });
    document.body.append(canvas);
    const ground = getComputedStyle(canvas).color;
    canvas.remove();
    const all: Element[] = [];
    const roots: ParentNode[] = [document];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        all.push(element);
        if (element.shadowRoot) roots.push(element.shadowRoot);
      }
    }
    return all.flatMap((element): Shown[] => {
      const what = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      const style = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      if (width === 0) return [];
      if (element.matches('.icon > *')) {
        // The tick is cut out of the disc, and everything else drawn on the page.
        const isCut = element.matches('.cut');
        const { fill } = getComputedStyle(element.previousElementSibling ?? element);
        const drawn = style.fill === 'none' ? style.stroke : style.fill;
        const around = element.closest('.card')?.getAttribute('class') ?? '';
        return [{ what: `icon ${what} in ${around}`, color: drawn, ground: isCut ? fill : ground }];
      }
      if (element.matches('.band, .drawing > line')) {
        const color = element.matches('line') ? style.stroke : style.fill;
        return [{ what, color, ground }];
      }
      if (element.matches('.entry, .option, .primary, .secondary')) {
        return [{ what, color: style.borderTopColor, ground }];
      }
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      return isText && element.matches('p, span, button, a, dd, dt, h2, h3')
        ? [{ what: `${what} (text)`, color: style.color, ground }]
        : [];
    });
  });
