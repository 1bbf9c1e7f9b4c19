import assert from 'node:assert/strict';
import { test } from 'node:test';

test('the classes can be imported where there is no page', async () => {
  const { EligibilityChecker, EligibilityStepEvent } = await import('../../src/index.js');
  assert.equal(typeof EligibilityChecker, 'function');
  assert.equal(new EligibilityStepEvent('check', null).composed, true);
});

test('registering leaves elements alone that another copy registered first', async () => {
  const registry = (globalThis as { customElements?: CustomElementRegistry }).customElements;
  assert.ok(registry);
  // lit brings a registry for use without a page, but no global `HTMLElement`.
  const Earlier = class {
    readonly earlier = true;
  } as unknown as typeof HTMLElement;
  registry.define('eligibility-results', Earlier);
  await import('../../src/define.js');
  assert.equal(registry.get('eligibility-results'), Earlier);
  assert.ok(registry.get('eligibility-checker'));
});
