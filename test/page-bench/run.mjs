/**
 * `npm run bench:page`: measures the built single file in a browser, prints the tables, and writes
 * them into `docs/performance.md`. With `-- --quick` it does each thing once and writes nothing.
 *
 * Everything takes turns, so that a slow minute of the machine does not fall on one thing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';
import { launch } from 'puppeteer-core';

import { findBrowser } from '../../scripts/browser.mjs';
import { measureKeystrokes } from './keystrokes.mjs';
import { measureOpening } from './opening.mjs';
import { servePage } from './page.mjs';
import { buildReadable, profileKeystrokes } from './profile.mjs';
import { fillReport, tablesOf } from './report.mjs';
import { SCENES } from './scenes.mjs';

/** @import { Measured } from './report.mjs' */

const REPORT = 'docs/performance.md';
const quick = process.argv.includes('--quick');
const TURNS = quick ? 1 : 5;
/** Shares need fewer: each is of some hundred samples a turn. */
const PROFILES = quick ? 1 : 2;

const readable = await buildReadable();
const built = await servePage(readFileSync('dist/eligibility-checker.js'));
const named = await servePage(readable.code);
const browser = await launch(await findBrowser());
try {
  /** @type {Measured} */
  const measured = {
    browser: (await browser.version()).replace('/', ' '),
    openings: [],
    scenes: SCENES.map(({ name }) => ({ name, keys: [], parts: new Map() })),
  };
  for (let turn = 1; turn <= TURNS; turn++) {
    console.error(`${turn} of ${TURNS}`);
    measured.openings.push(await measureOpening(browser, built.origin));
    for (const [i, scene] of SCENES.entries()) {
      const { keys = [], parts = new Map() } = measured.scenes[i] ?? {};
      keys.push(...(await measureKeystrokes(browser, built.origin, scene)));
      if (turn > PROFILES) continue;
      const found = await profileKeystrokes(browser, named.origin, scene, readable.map);
      for (const [part, count] of found) parts.set(part, (parts.get(part) ?? 0) + count);
    }
  }

  const tables = tablesOf(measured);
  console.log(tables);
  if (quick) {
    console.log('\nThat was quick: it works, but the figures mean nothing.');
  } else {
    const report = fillReport(readFileSync(REPORT, 'utf8'), tables);
    const config = await resolveConfig(REPORT);
    writeFileSync(REPORT, await format(report, { ...config, parser: 'markdown' }));
    console.error(`Written into ${REPORT}.`);
  }
} finally {
  await browser.close();
  built.close();
  named.close();
}
