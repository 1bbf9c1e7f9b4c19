/** Measures what a page has to load, gzipped, and fails past the limits. Run after the build. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, minifySync } from 'vite';

import { formatTally } from './tally.mjs';

/** @import { InlineConfig, Rolldown } from 'vite' */

const KB = 1000;
/** A module that is only in memory: in the root, so that its imports read like the project's. */
const ENTRY = resolve('size-entry.js');
const gzip = (/** @type {string | Buffer} */ code) => gzipSync(code, { level: 9 }).length;

/**
 * @param {InlineConfig} config of a build of one file
 * @returns {Promise<Rolldown.OutputChunk>}
 */
async function bundle(config) {
  const result = await build({
    ...config,
    logLevel: 'warn',
    build: { ...config.build, write: false },
  });
  const [output] = /** @type {Rolldown.RolldownOutput[]} */ (result);
  if (!output) throw new Error('The bundler gave no output.');
  return output.output[0];
}

/** The part that a module is counted under: a package, or a folder of `src/`. */
function partOf(/** @type {string} */ id) {
  const path = relative('', id).replaceAll('\\', '/');
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (name) return name.startsWith('@lit/') || name.startsWith('lit-') ? 'lit' : name;
  const [, folder] = /^(src\/[^/]+)\//.exec(path) ?? [];
  return folder ?? 'src';
}

/** What each part of a bundle weighs by itself: together they share words, so the sum is more. */
function partsOf(/** @type {Rolldown.OutputChunk} */ chunk) {
  /** @type {Map<string, string>} */
  const code = new Map();
  for (const [id, module] of Object.entries(chunk.modules)) {
    const part = partOf(id);
    code.set(part, (code.get(part) ?? '') + (module.code ?? ''));
  }
  return [...code]
    .map(([part, text]) => ({ part, bytes: gzip(minifySync('part.js', text).code) }))
    .filter(({ bytes }) => bytes > 100)
    .sort((a, b) => b.bytes - a.bytes);
}

const widget = await bundle({ mode: 'bundle' });
const rules = await bundle({
  configFile: false,
  plugins: [
    {
      name: 'entry',
      resolveId: (id) => (id === ENTRY ? id : undefined),
      load: (id) =>
        id === ENTRY
          ? `export * from './src/screening.ts'; export * from './src/programs/index.ts';`
          : undefined,
    },
  ],
  build: {
    target: 'es2022',
    minify: true,
    lib: { entry: ENTRY, formats: ['es'], fileName: 'entry' },
    rolldownOptions: {
      output: { minify: true, codeSplitting: false },
    },
  },
});

const measures = [
  {
    name: 'dist/eligibility-checker.js',
    bytes: gzip(readFileSync('dist/eligibility-checker.js')),
    limit: 60 * KB,
    parts: partsOf(widget),
  },
  {
    name: './rules + ./programs',
    bytes: gzip(rules.code),
    limit: 21 * KB,
    parts: partsOf(rules),
  },
];

const kB = (/** @type {number} */ bytes) => (bytes / KB).toFixed(1).padStart(6);
for (const { name, bytes, limit, parts } of measures) {
  const verdict = bytes > limit ? 'TOO BIG' : 'ok';
  console.log(`${name.padEnd(42)}${kB(bytes)} of${kB(limit)} kB gzip  ${verdict}`);
  for (const { part, bytes } of parts) console.log(`  ${part.padEnd(40)}${kB(bytes)}`);
}
const failed = measures.filter(({ bytes, limit }) => bytes > limit).length;
process.exitCode = failed > 0 ? 1 : 0;
console.log(formatTally({ passed: measures.length - failed, failed }));
