import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const STYLES = join(ROOT, 'src/elements/styles');
const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, n]) => n));

test('the custom properties are those of the README, fifteen at most, each with a default', () => {
  const code = readdirSync(STYLES)
    .map((file) => readFileSync(join(STYLES, file), 'utf8'))
    .join('\n');
  const used = names(code, /(--eligibility-[a-z-]+)/g);
  const documented = names(
    readFileSync(join(ROOT, 'README.md'), 'utf8'),
    /`(--eligibility-[a-z-]+)`/g,
  );
  assert.deepEqual([...documented].sort(), [...used].sort());
  assert.ok(used.size <= 15);
  assert.deepEqual(names(code, /var\((--eligibility-[a-z-]+)\)/g), new Set());
});

test('no size follows the root of the host page', () => {
  for (const file of readdirSync(STYLES)) {
    assert.doesNotMatch(readFileSync(join(STYLES, file), 'utf8'), /\d(rem|vw|vh)\b/, file);
  }
});
