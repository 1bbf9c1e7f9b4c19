import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'puppeteer-core';

import { hotel } from '../support/applicants.js';
import { enText } from '../../src/text/languages.js';
import { check, HEAD, open, press, printed, ready, serve, useBuilt } from './built.js';

useBuilt();

const HOST = 'Words of the page around it';
const CHECKER = '<eligibility-checker></eligibility-checker>';
const around = (content: string): string =>
  `<header>${HOST}</header><main><h1>${HOST}</h1>${content}</main><footer>${HOST}</footer>`;

/** In a shadow tree of the page, and in one inside that. */
const NESTED = `<div id="outer"><p>${HOST}</p></div><script>
  const outer = document.querySelector('#outer').attachShadow({ mode: 'open' });
  outer.innerHTML = '<nav>${HOST}</nav><section><div></div></section><slot></slot>';
  const inner = outer.querySelector('div').attachShadow({ mode: 'open' });
  inner.innerHTML = '<p>${HOST}</p>${CHECKER}';
</script>`;

/** The checker in the slot of an element of the page that draws something around it. */
const SLOTTED = `<div id="shell"><p>${HOST}</p>${CHECKER}</div><script>
  const shell = document.querySelector('#shell').attachShadow({ mode: 'open' });
  shell.innerHTML = '<nav>${HOST}</nav><section><p>${HOST}</p><slot></slot></section>';
</script>`;

const APART = `<eligibility-checker id="one"><eligibility-questions></eligibility-questions>
  </eligibility-checker><aside><p>${HOST}</p><eligibility-results for="one"></eligibility-results></aside>`;

/**
 * What the button prints: `print` is the browser's own, which a browser without a screen ignores. It
 * is held up here, with what stands on the page just then, for as long as it takes to print that.
 */
async function textByButton(page: Page): Promise<string> {
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const holders = [document as ParentNode & Partial<DocumentOrShadowRoot>].concat(
        [...window.driver.everything(document)].flatMap(({ shadowRoot }) => shadowRoot ?? []),
      );
      const held = holders.map((root) => [root, [...(root.adoptedStyleSheets ?? [])]] as const);
      const marked = [...window.driver.everything(document)].flatMap((element) =>
        [...element.attributes]
          .filter(({ name }) => name.endsWith('-printing'))
          .map(({ name, value }) => [element, name, value] as const),
      );
      // Put back once the press is over.
      Object.assign(window, {
        hold() {
          for (const [root, sheets] of held) root.adoptedStyleSheets = [...sheets];
          for (const [element, name, value] of marked) element.setAttribute(name, value);
        },
      });
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.evaluate(() => window.checker.print());
  assert.deepEqual(await leftovers(page), [], 'nothing is left of printing');
  await page.evaluate(() => {
    (window as unknown as { hold(): void }).hold();
  });
  return (await printed(page)).text;
}

/** Marks and style sheets of printing that are on the page. */
const leftovers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...window.driver.everything(document)];
    const roots = all.flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [
      ...all.flatMap((each) => each.getAttributeNames().filter((name) => name.includes('print'))),
      ...[document, ...roots].flatMap((root) =>
        root.adoptedStyleSheets
          .map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join(' '))
          .filter((text) => text.includes('data-eligibility-printing')),
      ),
    ];
  });

const fill = (page: Page): Promise<void> =>
  page.evaluate((answers) => {
    window.checker.programs = 'dc-hotel-recovery';
    window.checker.answers = answers;
  }, hotel);

describe('the Print button', () => {
  for (const [where, content] of [
    ['on a page', around(CHECKER)],
    ['in shadow trees of a page', around(NESTED)],
    ['in the slot of another element', around(SLOTTED)],
    ['with its parts apart', around(APART)],
  ] as const) {
    it(`prints the check alone: ${where}`, async () => {
      const { page, problems } = await open(serve('/', content));
      await fill(page);
      const own = await printed(page);
      assert.ok(own.text.includes(HOST), 'the browser prints the page as it is');
      const text = await textByButton(page);
      assert.ok(!text.includes('Words'), text);
      for (const part of [
        'Results',
        'This is a guide',
        'Made on',
        'Located in DC',
        '30-301(a)(1)',
        'up to $339,960',
        'Check your answers',
      ]) {
        assert.ok(text.includes(part), `${part} in ${text}`);
      }
      assert.deepEqual(problems, []);
      await page.browserContext().close();
    });
  }

  it('prints all of a check whose page scrolls it in a box', async () => {
    const box = `<style>html, body, main { height: 100%; margin: 0; overflow: hidden }
      main { overflow: auto; max-block-size: 300px }</style><main>${CHECKER}</main>`;
    const { page } = await open(serve('/', box));
    await fill(page);
    const text = await textByButton(page);
    assert.ok(text.includes('Lodges short-stay guests Yes'), text);
    await page.browserContext().close();
  });

  it('of one check does not print another', async () => {
    const { page } = await open(
      serve(
        '/',
        `${CHECKER}<eligibility-checker programs="dc-business-support-landlord" id="b">
      </eligibility-checker>`,
      ),
    );
    await fill(page);
    const text = await textByButton(page);
    assert.ok(!text.includes('for landlords'), text);
    await page.browserContext().close();
  });
});

describe('after printing', () => {
  it('folds, focus and what was typed are as they were', async () => {
    const { page } = await open(serve('/', around(CHECKER)));
    await check(page, hotel, 'dc-hotel-recovery');
    await page.evaluate(async () => {
      const { checker, driver } = window;
      checker.goTo('roomCount');
      await driver.drawn(checker);
    });
    const state = () =>
      page.evaluate(() => {
        const { checker, driver } = window;
        const all = [...driver.everything(driver.rootOf(checker))];
        return {
          folds: all.filter((each) => each instanceof HTMLDetailsElement).map(({ open }) => open),
          focus: driver.focused()?.getAttribute('name'),
          text: driver.textOf(checker),
          values: all.filter((each) => each instanceof HTMLInputElement).map(({ value }) => value),
        };
      });
    const field = await page.waitForSelector('>>> [name="roomCount"]');
    await field?.click({ count: 3 });
    await page.keyboard.type('12 and a half');
    await page.evaluate(() => {
      const { checker, driver } = window;
      const folds = driver.allByRole(driver.rootOf(checker), 'details') as HTMLDetailsElement[];
      for (const [index, fold] of folds.entries()) fold.open = index % 2 === 0;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = await state();
    assert.equal(before.focus, 'roomCount');
    assert.ok(before.folds.includes(true) && before.folds.includes(false));
    const { text } = await printed(page);
    assert.match(text, /Guest rooms Not read yet/);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.deepEqual(await state(), before);
    await page.keyboard.type('!');
    assert.equal(
      await field?.evaluate((input) => (input as HTMLInputElement).value),
      '12 and a half!',
    );
    await page.browserContext().close();
  });

  it('dark colors of the page are back, and were black on white on paper', async () => {
    const brand = `<style>eligibility-checker { --eligibility-ink: #fff; --eligibility-muted: #eee;
      --eligibility-surface: #111; --eligibility-raised: #000; --eligibility-accent: #ffe }</style>`;
    const { page } = await open(serve('/', brand + CHECKER));
    await check(page, hotel, 'dc-hotel-recovery');
    const colors = () =>
      page.evaluate(() => [
        ...new Set(
          [...window.driver.everything(window.driver.rootOf(window.checker))]
            .filter(
              (each) =>
                each.checkVisibility() && each.matches('p, h2, dd, dt, a, summary, th, td, span'),
            )
            .map((each) => getComputedStyle(each).color),
        ),
      ]);
    const before = await colors();
    assert.ok(before.includes('rgb(255, 255, 255)'));
    await page.emulateMediaType('print');
    assert.deepEqual(await colors(), ['rgb(0, 0, 0)']);
    await page.emulateMediaType('screen');
    assert.deepEqual(await colors(), before);
    await page.browserContext().close();
  });
});

describe('where printing is not allowed', () => {
  it('the button says so, and how else', async () => {
    serve('/inner', CHECKER);
    const host = await open(
      serve(
        '/',
        `<iframe sandbox="allow-scripts" src="/inner" width="900" height="900"></iframe>${CHECKER}`,
        HEAD,
      ),
    );
    const frame = host.page.frames()[1];
    assert.ok(frame);
    await ready(frame);
    await check(frame, hotel, 'dc-hotel-recovery');
    await press(frame, enText.page.print);
    const said = await frame.evaluate(() =>
      window.driver
        .allByRole(window.driver.rootOf(window.checker), 'status')
        .map(window.driver.textOf),
    );
    assert.ok(
      said.some((each) => each.startsWith('Printing is blocked here.')),
      said.join(),
    );
    await host.page.browserContext().close();
  });
});
