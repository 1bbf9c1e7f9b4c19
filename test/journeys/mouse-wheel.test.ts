import assert from 'node:assert/strict';
import { it } from 'node:test';

import { goTo, open, useBrowser } from './emulated.js';

useBrowser();

it('neither the mouse wheel nor an arrow key changes an amount', async () => {
  const page = await open();
  await goTo(page, 'grossReceipts2019');
  const field = await page.waitForSelector(
    '::-p-aria([name="What were your gross receipts in 2019?"][role="textbox"])',
  );
  assert.ok(field);
  await field.click();
  const { x, y } = await field.clickablePoint();
  await page.mouse.move(x, y);
  for (const deltaY of [-300, 300, 100]) await page.mouse.wheel({ deltaY });
  for (const key of ['ArrowUp', 'ArrowDown', 'PageUp'] as const) await page.keyboard.press(key);
  assert.equal(await field.evaluate((input) => (input as HTMLInputElement).value), '800000');
  await page.close();
});
