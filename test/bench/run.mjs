/**
 * `npm run bench`: measures, prints the tables, and writes them into `docs/performance.md`.
 * `npm run bench -- --quick` runs everything once, briefly, and writes nothing; words after it choose
 * the suites whose names hold one of them.
 *
 * What is measured is built first, by the bundler and for the target that `npm run build` has: run
 * through a loader, functions would carry helpers that keep their names. Each suite runs in processes
 * of its own, and the suites take turns, so that a slow minute of the machine does not fall on one.
 */
import { fork } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { format, resolveConfig } from 'prettier';
import { build } from 'vite';

import { fillReport, tablesOf } from './report.mjs';

/** @import { Measured, Settings } from './measure.js' */

const REPORT = 'docs/performance.md';
const BUILT = resolve('node_modules/.cache/bench/suites.mjs');
const SCENARIOS = 'test/data/scenarios';

const ENGINES = ['decimal.js', 'json-logic-js', 'json-rules-engine', 'publicodes'];

/** @typedef {{ suite: string, built: string, settings: Settings, cases: number }} Task */

/** `cases` is the most of each program that are taken. */
const FULL = { processes: 5, cases: 1000, settings: { warmUp: 600, turns: 9, turn: 40 } };
const QUICK = { processes: 1, cases: 3, settings: { warmUp: 1, turns: 1, turn: 1 } };

async function buildSuites() {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      minify: false,
      outDir: dirname(BUILT),
      emptyOutDir: true,
      lib: {
        entry: resolve('test/bench/suites.ts'),
        formats: ['es'],
        fileName: () => basename(BUILT),
      },
      rolldownOptions: { external: ENGINES },
    },
  });
  return pathToFileURL(BUILT).href;
}

/** @param {number} most of each program */
const worked = (most) =>
  readdirSync(SCENARIOS)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(`${SCENARIOS}/${name}`, 'utf8')).slice(0, most));

/**
 * One suite in a process of its own.
 *
 * @param {Task} task
 * @returns {Promise<Measured[]>}
 */
function measureApart(task) {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), ['--suite', JSON.stringify(task)]);
    /** @type {Measured[] | undefined} */
    let measured;
    child.on('message', (/** @type {Measured[]} */ message) => {
      measured = message;
    });
    child.on('error', fail);
    child.on('close', (code) => {
      if (measured) done(measured);
      else fail(new Error(`The suite "${task.suite}" ended with code ${code ?? 'none'}.`));
    });
  });
}

/** @param {string[]} words */
async function main(words) {
  const quick = words.includes('--quick');
  const wanted = words.filter((word) => word !== '--quick');
  const { processes, cases, settings } = quick ? QUICK : FULL;
  const built = await buildSuites();
  /** @type {{ suiteNames: string[] }} */
  const { suiteNames } = await import(built);
  const suites = suiteNames.filter(
    (name) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  if (suites.length === 0) throw new Error(`There are the suites ${suiteNames.join(', ')}.`);

  /** @type {Map<string, Measured[][]>} */
  const results = new Map(suites.map((name) => [name, []]));
  for (let i = 1; i <= processes; i++) {
    for (const [suite, runs] of results) {
      console.error(`${i} of ${processes}: ${suite}`);
      runs.push(await measureApart({ suite, built, settings, cases }));
    }
  }

  const tables = tablesOf(results);
  console.log(tables);
  if (quick) console.log('\nThat was quick: it works, but the figures mean nothing.');
  if (quick || wanted.length > 0) return;
  const report = fillReport(readFileSync(REPORT, 'utf8'), tables);
  writeFileSync(
    REPORT,
    await format(report, { ...(await resolveConfig(REPORT)), parser: 'markdown' }),
  );
  console.error(`Written into ${REPORT}.`);
}

const [first, task] = process.argv.slice(2);
if (first === '--suite' && task) {
  /** @type {Task} */
  const { suite, built, settings, cases } = JSON.parse(task);
  const { runSuite } = await import(built);
  process.send?.(await runSuite(suite, worked(cases), settings));
  process.disconnect?.();
} else {
  await main(process.argv.slice(2));
}
