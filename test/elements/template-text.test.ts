import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { literalText } from './template-text.js';

const ELEMENTS = join(import.meta.dirname, '../../src/elements');

test('literal text in a template is found, between tags, in attributes and in expressions', () => {
  assert.deepEqual(literalText('html`<p>Hello</p>`'), ['Hello']);
  assert.deepEqual(literalText('html`<p>${name} has ${count} left</p>`'), ['has  left']);
  assert.deepEqual(literalText('html`<img alt="A chart">`'), ['"A chart"']);
  assert.deepEqual(literalText("html`<p>${open ? 'Close' : 'Open'}</p>`"), ['Close', 'Open']);
  assert.deepEqual(literalText('html`<p>${`up to ${amount}`}</p>`'), ['up to ']);
  assert.deepEqual(literalText('html`<p>${list.map(() => html`<b>deep</b>`)}</p>`'), ['deep']);
});

test('attributes, listeners, holes and signs are no literal text', () => {
  assert.deepEqual(
    literalText(
      "html`<p class=\"a ${b ? 'open' : ''}\" @click=${() => go('x')}>${text.hello} · ${1}</p>`",
    ),
    [],
  );
});

test('no template of the elements has words of its own: they come from the catalogue', () => {
  const files = readdirSync(ELEMENTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  assert.ok(files.length > 20);
  for (const file of files) {
    assert.deepEqual(literalText(readFileSync(join(ELEMENTS, file), 'utf8')), [], file);
  }
});
