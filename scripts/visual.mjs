/**
 * Compares pictures of the static Storybook with those in `test/visual/baselines`. Which stories, and
 * how wide, stands in `test/visual/stories.json`.
 *
 * `node scripts/visual.mjs results` looks at those with "results" in their name; `--update` accepts
 * what they look like now. What differs is drawn in `test/visual/differences`.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { preview } from 'vite';

import { formatTally } from './tally.mjs';
import { Camera, startBrowser } from './visual-camera.mjs';
import { compare, shrink } from './visual-compare.mjs';
import { shotsOf } from './visual-shots.mjs';

/** @import { Shot, Story } from './visual-shots.mjs' */

const LIST = 'test/visual/stories.json';
const BASELINES = 'test/visual/baselines';
const DIFFERENCES = 'test/visual/differences';

const words = process.argv.slice(2);
const update = words.includes('--update');
const wanted = words.find((word) => word !== '--update') ?? '';

const json = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
/** @type {(Story & { type: string })[]} */
const entries = Object.values(json('storybook-static/index.json').entries);
const stories = entries.filter(({ type }) => type === 'story');
const { shots: all, problems } = shotsOf(json(LIST), stories);
const shots = all.filter(({ name }) => name.includes(wanted));

mkdirSync(BASELINES, { recursive: true });
rmSync(DIFFERENCES, { recursive: true, force: true });
const baselines = new Set(readdirSync(BASELINES).map((file) => basename(file, '.png')));

const tally = { passed: 0, failed: 0 };
/** @param {string} problem */
function fail(problem) {
  tally.failed += 1;
  console.log(`✗ ${problem}`);
}

const baselineOf = (/** @type {string} */ name) => join(BASELINES, `${name}.png`);

/** @param {string} name @param {Buffer} picture */
const differenceOf = (name, picture) =>
  baselines.has(name)
    ? compare(readFileSync(baselineOf(name)), picture)
    : { what: 'there is no baseline' };

/** @param {string} name @param {Buffer} picture */
function check(name, picture) {
  const difference = differenceOf(name, picture);
  if (!difference) {
    tally.passed += 1;
  } else if (update) {
    tally.passed += 1;
    writeFileSync(baselineOf(name), shrink(picture));
    console.log(`accepted ${name}: ${difference.what}`);
  } else {
    mkdirSync(DIFFERENCES, { recursive: true });
    const path = join(DIFFERENCES, name);
    writeFileSync(`${path}.now.png`, picture);
    if (difference.picture) writeFileSync(`${path}.png`, difference.picture);
    fail(`${name}: ${difference.what}; see ${path}*.png`);
  }
}

/** @param {Camera} camera @param {Shot[]} group of one story */
async function checkGroup(camera, group) {
  const take = async (/** @type {boolean} */ afresh) => {
    const pictures = await camera.take(group, afresh);
    return pictures.map((picture, i) => ({ name: group[i]?.name ?? '', picture }));
  };
  const isKnown = group.every(({ name }) => baselines.has(name));
  const quick = isKnown ? await take(false).catch(() => []) : [];
  const isSame = (/** @type {typeof quick[0]} */ { name, picture }) => !differenceOf(name, picture);
  const taken = quick.length > 0 && quick.every(isSame) ? quick : await take(true);
  for (const { name, picture } of taken) check(name, picture);
}

/** A story each, those with the same media together. */
function groups() {
  /** @type {Map<string, Shot[]>} */
  const found = new Map();
  for (const shot of shots) {
    const key = `${shot.media} ${shot.story}`;
    found.set(key, [...(found.get(key) ?? []), shot]);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

for (const problem of problems) fail(`${LIST}: ${problem}`);
for (const name of baselines) {
  if (!name.includes(wanted) || all.some((shot) => shot.name === name)) continue;
  const path = baselineOf(name);
  if (update) {
    rmSync(path);
    console.log(`deleted ${name}: ${LIST} does not ask for it`);
  } else {
    fail(`${path}: ${LIST} does not ask for it`);
  }
}

const server = await preview({
  configFile: false,
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 6107 },
});
const browser = await startBrowser();
try {
  const origin = server.resolvedUrls?.local[0];
  if (!origin) throw new Error('The server of the stories has no address.');
  const camera = new Camera(browser, origin);
  for (const group of groups()) {
    try {
      await checkGroup(camera, group);
    } catch (error) {
      for (const { name } of group) fail(`${name}: ${String(error)}`);
      await camera.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
if (tally.failed > 0 && !update) {
  console.log('Where a change is meant: npm run visual -- --update');
}
process.exitCode = tally.failed > 0 || shots.length === 0 ? 1 : 0;
console.log(formatTally(tally));
