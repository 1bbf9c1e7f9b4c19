/** Where the time of a key goes, by the functions that a sampling profiler finds running. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';

import { build } from 'vite';

import { openScene, pressKeys } from './scenes.mjs';

/** @import { Browser, Protocol } from 'puppeteer-core' */
/** @import { Scene } from './scenes.mjs' */

const OUT = resolve('node_modules/.cache/page-bench');

/** Microseconds between two looks. */
const INTERVAL = 200;

/** What is told apart, by a function that it runs in: the first that fits, for they call each other. */
const PARTS = [
  { part: 'what would change', name: /^whatWould/ },
  { part: 'assess', name: /^assessWith$/ },
  { part: 'session', file: 'src/session/' },
];

/**
 * The single file with its names left: minified, a profile says nothing.
 *
 * @returns {Promise<{ code: string, map: SourceMap }>}
 */
export async function buildReadable() {
  await build({
    mode: 'bundle',
    logLevel: 'warn',
    build: {
      outDir: OUT,
      emptyOutDir: true,
      sourcemap: true,
      license: false,
      minify: false,
      rolldownOptions: { output: { minify: false } },
    },
  });
  const read = (/** @type {string} */ ending) =>
    readFileSync(`${OUT}/eligibility-checker.js${ending}`, 'utf8');
  return { code: read(''), map: new SourceMap(JSON.parse(read('.map'))) };
}

/**
 * @param {Protocol.Profiler.Profile} profile
 * @param {SourceMap} map
 * @returns {Map<string, number>} part → samples
 */
function partsOf({ nodes, samples = [] }, map) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  /** @param {number | undefined} id @returns {Protocol.Runtime.CallFrame[]} outermost first */
  const pathTo = (id) => {
    const node = id === undefined ? undefined : byId.get(id);
    return node ? [...pathTo(parents.get(node.id)), node.callFrame] : [];
  };
  const partOf = (/** @type {number} */ id) => {
    const path = pathTo(id);
    const last = path.at(-1)?.functionName ?? '';
    if (last === '(garbage collector)') return 'garbage collection';
    if (/^\((idle|program|root)\)$/.test(last)) return '';
    const files = path.map(({ url, lineNumber, columnNumber }) => {
      if (!url.endsWith('.js')) return '';
      const entry = map.findEntry(lineNumber, columnNumber);
      return 'originalSource' in entry ? entry.originalSource : '';
    });
    if (!files.some(Boolean)) return '';
    const found = PARTS.find(({ file, name }) =>
      path.some(
        ({ functionName }, i) =>
          files[i] && (file ? files[i].includes(file) : name?.test(functionName)),
      ),
    );
    return found?.part ?? 'drawing';
  };
  const known = new Map(nodes.map(({ id }) => [id, partOf(id)]));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of samples) {
    const part = known.get(id);
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {Scene} scene
 * @param {SourceMap} map of the file that is served there
 */
export async function profileKeystrokes(browser, origin, scene, map) {
  const page = await browser.newPage();
  await openScene(page, origin, scene);
  const client = await page.createCDPSession();
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await client.send('Profiler.start');
  await pressKeys(page, scene);
  const { profile } = await client.send('Profiler.stop');
  await page.close();
  return partsOf(profile, map);
}
