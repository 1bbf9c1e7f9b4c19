/**
 * `npm test`: every suite in order. `npm test -- rules browser`: those two.
 *
 * The last line is `N passed, N failed` for the whole run. A suite that crashed, or that found no
 * test to run, has failed.
 */
import { hasPackagedBrowser } from './browser.mjs';
import { run } from './run.mjs';
import { formatTally, readTally } from './tally.mjs';

/** @import { Tally } from './tally.mjs' */

/**
 * @typedef {object} Step
 * @property {string} command
 * @property {boolean} [counts] it counts its own tests and ends with a tally; else it counts as one
 * @property {boolean} [makes] it makes what the next ones look at: where it fails, they do not run
 */

/** @returns {Step} */
const check = (/** @type {string} */ command) => ({ command });
/** @returns {Step} */
const make = (/** @type {string} */ command) => ({ command, makes: true });
/** @returns {Step} */
const suite = (/** @type {string} */ command) => ({ command, counts: true });

const SUITES = {
  types: [check('tsc')],
  lint: [
    check('eslint --max-warnings 0 .'),
    check('prettier --check --log-level warn .'),
    check('knip --no-config-hints'),
  ],
  rules: [
    suite('node scripts/test-node.mjs'),
    suite('node --import tsx scripts/lint-programs.mjs'),
  ],
  build: [
    make('node scripts/build.mjs'),
    suite('node scripts/size.mjs'),
    suite('node scripts/check-package.mjs'),
  ],
  browser: [suite('wtr')],
  stories: [
    make('npm run --silent build-storybook'),
    suite('node scripts/stories.mjs'),
    // Pictures are alike only where they are drawn by the same browser.
    ...(hasPackagedBrowser ? [suite('node scripts/visual.mjs')] : []),
  ],
};

/**
 * @param {Step} step
 * @returns {Promise<Tally>}
 */
async function runStep({ command, counts }) {
  const { code, stdout } = await run(command);
  if (!counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const tally = readTally(stdout);
  if (!tally) {
    console.log(`"${command}" ended with code ${code} and no tally: counted as a failure.`);
    return { passed: 0, failed: 1 };
  }
  if (tally.passed + tally.failed === 0) {
    console.log(`"${command}" ran no tests: counted as a failure.`);
    return { passed: 0, failed: 1 };
  }
  if (code !== 0 && tally.failed === 0) {
    console.log(`"${command}" ended with code ${code}: counted as a failure.`);
    return { passed: tally.passed, failed: 1 };
  }
  return tally;
}

/** @param {Tally[]} tallies */
const sum = (tallies) =>
  tallies.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(SUITES, name));
if (unknown.length > 0) {
  console.error(`No suite ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}

const rows = [];
for (const [name, steps] of Object.entries(SUITES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  const start = performance.now();
  const tallies = [];
  for (const step of steps) {
    const tally = await runStep(step);
    tallies.push(tally);
    if (step.makes && tally.failed > 0) break;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  rows.push({ name, ...sum(tallies), seconds });
}

console.log(
  `\n${'suite'.padEnd(10)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`,
);
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${name.padEnd(10)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.padStart(9)}`,
  );
}
const total = sum(rows);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${formatTally(total)}`);
