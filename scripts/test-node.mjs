/**
 * Runs the tests that need no browser: `*.test.ts` and `*.laws.ts`. With `--laws`, only those in
 * `test/laws/`, on many more random cases (`LAWS_RUNS`). The `--test` of Node 20 takes no patterns.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './run.mjs';

const lawsOnly = process.argv[2] === '--laws';
if (lawsOnly) process.env.LAWS_RUNS ??= '20000';

const wanted = lawsOnly ? /^laws\b.*\.(test|laws)\.ts$/ : /\.(test|laws)\.ts$/;
const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => wanted.test(file))
  .map((file) => `"${join('test', file)}"`);
if (files.length === 0) {
  console.error(`No file in test/ matches ${String(wanted)}.`);
  process.exit(1);
}
const { code } = await run(
  `node --import tsx --test --test-reporter=./scripts/node-reporter.mjs ${files.join(' ')}`,
);
process.exitCode = code;
