import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slimTemplates } from '../../scripts/slim-templates.mjs';

const slim = (code: string) => slimTemplates('part.ts', code);

test('a line break in markup becomes a space', () => {
  assert.equal(
    slim('const a: T = html`<p\n    id="a"\n  >\n    it’s ${b}\n    <b>c</b>\n  </p>`;'),
    'const a: T = html`<p id="a" > it’s ${b} <b>c</b> </p>`;',
  );
});

test('templates inside templates are done too, and the code between them is left', () => {
  assert.equal(
    slim('html`<ul>\n  ${list.map(\n  (a) => svg`\n  <g />`)}\n</ul>`'),
    'html`<ul> ${list.map(\n  (a) => svg` <g />`)} </ul>`',
  );
});

test('values of attributes, and elements that keep white space, are left alone', () => {
  for (const code of [
    'html`<p title="a\n b">x</p>`',
    'html`<p title=\'a\n ${b}\n c\' id="x">x</p>`',
    'html`<pre>\n  a\n</pre>`',
    'text`a\n  b`',
    'const text = `a\n  b`;',
  ]) {
    assert.equal(slim(code), code);
  }
});

test('quotation marks in text do not pass for an attribute', () => {
  assert.equal(slim('html`"a\n  b" <i>c</i>`'), 'html`"a b" <i>c</i>`');
});

test('styles lose what says nothing, and no more', () => {
  assert.equal(
    slim(`css\`
  /* Why. */
  a:hover,
  li > :is(b, i) .x {
    content: ' { a;  b } ';
    inline-size: calc(1em + 2px);
    margin: 0 auto;
    &:focus { margin: 0.5em }
  }
\``),
    'css`a:hover,li>:is(b,i) .x{content:" { a;  b } ";inline-size:calc(1em + 2px);margin:0 auto;' +
      '&:focus{margin:.5em}}`',
  );
});

test('a style that values are put into is left alone', () => {
  const code = 'css`\n  ${more} b { margin: 0 }\n`';
  assert.equal(slim(code), code);
});
