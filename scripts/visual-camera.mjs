/**
 * Takes pictures of stories that are alike on every machine: always with the browser that came with
 * npm, in a font that did, and without anything that moves or blinks.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { launch } from 'puppeteer-core';

import { packagedBrowser } from './browser.mjs';
import { MEDIA } from './visual-shots.mjs';

/** @import { Browser, Page } from 'puppeteer-core' */
/** @import { Shot } from './visual-shots.mjs' */

const TIMEOUT = 30_000;
/** Of the window. */
const HEIGHT = 800;
/** A picture is as high as its story, up to here: unfolded, the words of the law fill megabytes. */
const HIGHEST = 1600;
const MARGIN = 16;

const FACES = {
  400: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2'),
  700: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2'),
};

/** Letters are drawn by the browser alone, not by what the system thinks of its screen. */
const ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

/** @returns {Promise<Browser>} */
export async function startBrowser() {
  const { executablePath, args, env } = await packagedBrowser();
  const cache = resolve('node_modules/.cache/visual');
  mkdirSync(cache, { recursive: true });
  // A letter that the font does not have comes from the browser's own fonts, never from the system.
  const fontconfig = join(cache, 'fonts.conf');
  writeFileSync(
    fontconfig,
    `<fontconfig>
  <dir>${join(dirname(executablePath), 'fonts')}</dir>
  <cachedir>${join(cache, 'fonts')}</cachedir>
</fontconfig>
`,
  );
  return launch({
    executablePath,
    args: [...args, ...ARGS],
    env: { ...env, FONTCONFIG_FILE: fontconfig, TZ: 'UTC' },
  });
}

const faces = Object.entries(FACES).map(([weight, url]) => ({
  weight,
  source: readFileSync(new URL(url), 'base64'),
}));

/** Runs in the page before anything else there. */
function useFont(/** @type {typeof faces} */ given) {
  for (const { weight, source } of given) {
    const url = `url(data:font/woff2;base64,${source})`;
    document.fonts.add(new FontFace('Visual', url, { weight }));
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :root { --eligibility-font: Visual; }
    body { font-family: Visual !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page once the story is there. */
async function settle() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important; }');
  // What is inherited ends at the elements, which reset it; so each tree is told by itself.
  const visit = (/** @type {Document | ShadowRoot} */ tree) => {
    tree.adoptedStyleSheets.push(sheet);
    for (const { shadowRoot } of tree.querySelectorAll('*')) if (shadowRoot) visit(shadowRoot);
  };
  visit(document);
  await document.fonts.ready;
}

/** Runs in the page. @returns how far down the story goes */
async function heightOfStory() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // One to lay out what a new width changes, one for what observes that.
  await frame();
  await frame();
  window.scrollTo(0, 0);
  return document.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0;
}

/** Runs in the page. @returns the event that ended the story, and the error if it was one */
function storyEnd(/** @type {string} */ id) {
  const channel = /** @type {any} */ (window).__STORYBOOK_ADDONS_CHANNEL__;
  if (channel?.last('storyFinished')?.[0].storyId === id) {
    return {
      event: 'storyFinished',
      error: channel.last('playFunctionThrewException')?.[0].message,
    };
  }
  const ended = ['storyMissing', 'storyErrored', 'configError'];
  const event = ended.find((name) => channel?.last(name));
  return event && { event };
}

/** Runs in the page: opens another story in place of the one that is there. */
function switchTo(/** @type {string} */ storyId) {
  sessionStorage.clear();
  const channel = /** @type {any} */ (window).__STORYBOOK_ADDONS_CHANNEL__;
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** @param {Page} page @param {Shot['media']} media */
async function show(page, media) {
  const client = await page.createCDPSession();
  const still = { name: 'prefers-reduced-motion', value: 'reduce' };
  /** @type {{ media?: string, features?: { name: string, value: string }[] }} */
  const { features = [], ...rest } = media ? MEDIA[media] : {};
  // Puppeteer's own `emulateMediaFeatures` refuses forced colors.
  await client.send('Emulation.setEmulatedMedia', { ...rest, features: [...features, still] });
}

export class Camera {
  /** @type {Browser} */
  #browser;
  /** @type {string} */
  #origin;
  /** @type {{ page: Page, media: string } | undefined} */
  #open;

  /** @param {Browser} browser @param {string} origin where Storybook is served */
  constructor(browser, origin) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /**
   * Most of the time goes into starting Storybook, so a page is used again for the next story in the
   * same mode. What a story leaves behind there shows in the next; `afresh` is what counts.
   *
   * @param {Shot[]} shots of one story
   * @param {boolean} afresh in a new page
   * @returns {Promise<Buffer[]>} a picture for each
   * @throws {Error} where the story fails
   */
  async take(shots, afresh) {
    const [first] = shots;
    if (!first) return [];
    const { story, media } = first;
    if (afresh || this.#open?.media !== media) await this.close();
    const page = this.#open?.page ?? (await this.#browser.newPage());
    await page.setViewport({ width: first.width, height: HEIGHT });
    if (this.#open) {
      await page.evaluate(switchTo, story);
    } else {
      this.#open = { page, media };
      await show(page, media);
      await page.evaluateOnNewDocument(useFont, faces);
      // The story runner has axe look at every story; here it would only take its time.
      await page.goto(`${this.#origin}iframe.html?id=${story}&globals=a11y.manual:!true`);
    }
    const finished = await page.waitForFunction(storyEnd, { timeout: TIMEOUT }, story);
    const { event, error } = /** @type {any} */ (await finished.jsonValue());
    if (event !== 'storyFinished' || error) throw new Error(`${event} ${error ?? ''}`);
    await page.evaluate(settle);
    const pictures = [];
    for (const { width } of shots) {
      await page.setViewport({ width, height: HEIGHT });
      const end = Math.ceil(await page.evaluate(heightOfStory));
      const height = Math.min(end + MARGIN, HIGHEST);
      const clip = { x: 0, y: 0, width, height };
      pictures.push(Buffer.from(await page.screenshot({ clip })));
    }
    return pictures;
  }

  async close() {
    await this.#open?.page.close();
    this.#open = undefined;
  }
}
