import assert from 'node:assert/strict';
import { it } from 'node:test';

import { faint } from './contrast.js';
import { open, shown, useBrowser } from './emulated.js';

useBrowser();

// A browser forces no color on what is drawn inside `svg`, so that the styles have to do it.
for (const scheme of ['light', 'dark']) {
  it(`in forced colors, ${scheme}, the icon of every verdict stands out from the ground`, async () => {
    const page = await open({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
    const icons = (await shown(page)).filter(({ what }) => what.startsWith('icon'));
    for (const status of ['eligible', 'undetermined', 'ineligible']) {
      assert.ok(
        icons.some(({ what }) => what.includes(status)),
        status,
      );
    }
    assert.deepEqual(faint(icons), []);
    await page.close();
  });
}
