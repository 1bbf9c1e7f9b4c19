import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { faint } from './contrast.js';
import { goTo, open, shown, useBrowser } from './emulated.js';

useBrowser();

for (const scheme of ['light', 'dark']) {
  describe(`in forced colors, ${scheme}`, () => {
    const media = { 'forced-colors': 'active', 'prefers-color-scheme': scheme };
    /** Those have a test of their own: see `verdict-icons.test.ts`. */
    const withoutIcons = async (page: Parameters<typeof shown>[0]) =>
      (await shown(page)).filter(({ what }) => !what.startsWith('icon'));

    it('results stand out from the ground: words, drawing, buttons', async () => {
      const page = await open(media);
      const things = await withoutIcons(page);
      for (const kind of ['rect.band', 'line', 'button.primary', '(text)']) {
        assert.ok(
          things.some(({ what }) => what.includes(kind)),
          kind,
        );
      }
      assert.deepEqual(faint(things), []);
      await page.close();
    });

    it('fields stand out from the ground, and show a ring when they have focus', async () => {
      const page = await open(media);
      for (const question of ['grossReceipts2019', 'businessType']) {
        await goTo(page, question);
        const things = await withoutIcons(page);
        assert.ok(things.some(({ what }) => /entry|option/.test(what)));
        assert.deepEqual(faint(things), []);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const rings = await page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return [element, element?.parentElement].flatMap((each) => {
          const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(each as Element);
          return outlineStyle === 'none' ? [] : [{ color: outlineColor, width: outlineWidth }];
        });
      });
      assert.deepEqual(
        rings.map(({ width }) => width),
        ['3px'],
      );
      const [{ ground } = { ground: '' }] = await shown(page);
      assert.deepEqual(faint(rings.map(({ color }) => ({ what: 'ring', color, ground }))), []);
      await page.close();
    });
  });
}
