/**
 * `npm run lint:programs`: checks the bundled programs as the law's data: what is cited, asked,
 * declared and dated, and that no rule, question or reading is there for nothing.
 *
 * `npm run lint:programs -- program.json`: checks that program instead, over the bundled questions;
 * a file that holds `programs` may bring `questions` and `conflicts` of its own.
 */
import { readFileSync } from 'node:fs';

import { conflicts, programs, questions } from '../src/programs/index.js';
import { lineOf } from '../test/lint/finding.js';
import { lint } from '../test/lint/lint.js';
import { formatTally } from './tally.mjs';

/** What a file holds: a program, or programs with the questions they ask. */
function readBundle(/** @type {string} */ file) {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(data?.programs)) return { programs: [data], questions, conflicts: [] };
  return { questions, conflicts: [], ...data };
}

const [file] = process.argv.slice(2);
const bundle = file ? readBundle(file) : { programs, questions, conflicts };
const { problems, passed } = lint(bundle, { wholeBank: bundle.questions !== questions || !file });
for (const problem of problems) console.log(lineOf(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
console.log(formatTally({ passed, failed: problems.length }));
