/** The arrows of the layout: which folder may know which. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import ts from 'typescript';

const src = fileURLToPath(new URL('../src', import.meta.url));

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replaceAll('\\', '/'));

const codeOf = (file: string): string =>
  readFileSync(join(src, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');

/** Modules a file imports: packages by name, files relative to `src`. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(src, file), 'utf8'));
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith('.')
      ? relative(src, join(src, dirname(file), fileName))
          .replaceAll('\\', '/')
          .replace(/\.js$/, '.ts')
      : fileName,
  );
}

/** What each folder may import besides itself. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  programs: ['rules'],
  session: ['rules', 'programs', 'screening.ts', 'version.ts'],
  text: ['rules'],
  elements: ['rules', 'programs', 'session', 'text', 'screening.ts', 'version.ts', 'lit'],
};

/** Globals that would tie a folder to a page, a clock or a place. */
const forbidden: Readonly<Record<string, RegExp>> = {
  rules:
    /\b(window|document|navigator|localStorage|sessionStorage|Date\.now|new Date\(\)|Intl|Math\.random|parseFloat|toLocale\w+)\b/,
  programs: /\b(window|document|navigator|Date|Intl|Math|parseFloat|toLocale\w+)\b/,
  session: /\b(window|document|navigator|Date|Intl|parseFloat|toLocale\w+|lit)\b/,
};

describe('the layout', () => {
  for (const [folder, allowed] of Object.entries(arrows)) {
    it(`lets ${folder} know only ${allowed.join(', ')}`, () => {
      const own = files.filter((file) => file.startsWith(`${folder}/`));
      assert.ok(own.length > 0);
      for (const file of own) {
        for (const to of importsOf(file)) {
          const root = to.startsWith('lit/') ? 'lit' : to.split('/')[0];
          const known = root === folder || allowed.includes(root ?? '');
          assert.ok(known, `${file} imports ${to}`);
        }
      }
    });
  }

  for (const [folder, globals] of Object.entries(forbidden)) {
    it(`keeps ${folder} away from the page, the clock and the place`, () => {
      for (const file of files.filter((name) => name.startsWith(`${folder}/`))) {
        const code = codeOf(file).replace(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '');
        assert.doesNotMatch(code, globals, file);
      }
    });
  }

  it('lets no program hold code that decides: programs only call the builders', () => {
    for (const file of files.filter((name) => /^programs\/.+\/(?!words)/.test(name))) {
      assert.doesNotMatch(codeOf(file), /\b(if|switch|for|while)\s*\(/, file);
    }
  });

  it('keeps registration out of class files', () => {
    for (const file of files.filter((name) => name.startsWith('elements/'))) {
      assert.doesNotMatch(codeOf(file), /customElements\.define/, file);
    }
  });

  it('names no program in the core, the session or the elements', () => {
    for (const file of files.filter((name) => /^(rules|session|elements|text)\//.test(name))) {
      assert.doesNotMatch(codeOf(file), /restaurant-|dc-business|dc-hotel|svog|pppLoans/, file);
    }
  });
});
