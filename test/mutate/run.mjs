/**
 * Mutates the code of the core, one small error at a time, and counts how many the tests notice:
 *
 *     npm run mutate                            everything; writes the table of docs/mutation.md
 *     npm run mutate -- src/rules/exact.ts      one file; says which mutants survive
 *
 * Fails under 90 %. `accepted.json` lists survivors that no test could notice, each with its reason.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { format, resolveConfig } from 'prettier';

const LEAST = 90;
const DOC = 'docs/mutation.md';
const CACHE = 'node_modules/.cache/mutate';

/** @typedef {{ file: string, mutator: string, from: string, to: string, reason: string }} Accepted */
/** @typedef {import('@stryker-mutator/api/core').MutantResult} MutantResult */

/** @type {Accepted[]} */
const accepted = JSON.parse(readFileSync(new URL('accepted.json', import.meta.url), 'utf8'));

const files = process.argv.slice(2);
const stryker = new Stryker({
  mutate: files.length > 0 ? files : ['src/rules/*.ts', 'src/screening.ts'],
  testRunner: 'in-process',
  plugins: ['./test/mutate/runner.mjs'],
  concurrency: Number(process.env.MUTATE_JOBS ?? availableParallelism()),
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `${CACHE}/report.json` },
  tempDirName: `${CACHE}/sandbox`,
  ignorePatterns: ['dist', 'storybook-static', 'demo', 'stories'],
  timeoutMS: 10000,
  timeoutFactor: 2,
  allowConsoleColors: false,
});

const began = Date.now();
const results = await stryker.runMutationTest();
const minutes = Math.ceil((Date.now() - began) / 60_000);

/** Text of one line, so that the list does not turn on how code is broken into lines. */
const oneLine = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').trim();

/** @type {Map<string, string[]>} */
const sources = new Map();

/** What stood where the mutant is. @param {MutantResult} mutant */
function originalOf({ fileName, location: { start, end } }) {
  let lines = sources.get(fileName);
  if (!lines) sources.set(fileName, (lines = readFileSync(fileName, 'utf8').split('\n')));
  const part = lines.slice(start.line - 1, end.line);
  part[part.length - 1] = (part.at(-1) ?? '').slice(0, end.column - 1);
  part[0] = (part[0] ?? '').slice(start.column - 1);
  return oneLine(part.join('\n'));
}

/** @type {Set<Accepted>} */
const used = new Set();

/** @param {MutantResult} mutant */
function acceptedAs(mutant) {
  const found = accepted.find(
    ({ file, mutator, from, to }) =>
      file === basename(mutant.fileName) &&
      mutator === mutant.mutatorName &&
      oneLine(from) === originalOf(mutant) &&
      oneLine(to) === oneLine(mutant.replacement ?? ''),
  );
  if (found) used.add(found);
  return found;
}

/** @type {Map<string, { mutants: number, killed: number, timeout: number, accepted: number, open: number }>} */
const byFile = new Map();
for (const mutant of results) {
  const { status, fileName } = mutant;
  if (status === 'Ignored' || status === 'CompileError') continue;
  const name = relative('.', fileName).replaceAll('\\', '/');
  const row = byFile.get(name) ?? { mutants: 0, killed: 0, timeout: 0, accepted: 0, open: 0 };
  byFile.set(name, row);
  row.mutants++;
  if (status === 'Killed' || status === 'RuntimeError') row.killed++;
  else if (status === 'Timeout') row.timeout++;
  else if (acceptedAs(mutant)) row.accepted++;
  else {
    row.open++;
    const where = `${name}:${mutant.location.start.line}`;
    const change = `${originalOf(mutant)} → ${oneLine(mutant.replacement ?? '')}`;
    console.log(`survived  ${where}  ${mutant.mutatorName}  ${change}`);
  }
}

const percent = (/** @type {number} */ part, /** @type {number} */ all) =>
  all === 0 ? '100.0' : ((100 * part) / all).toFixed(1);

/** @param {string} name @param {Parameters<typeof percent>[0][]} counts */
const rowOf = (name, [mutants = 0, killed = 0, timeout = 0, told = 0, open = 0]) => {
  const found = killed + timeout;
  const score = [percent(found, mutants - told), percent(found, mutants)];
  return `| ${[name, mutants, killed, timeout, told, open, ...score].join(' | ')} |`;
};
const rows = [...byFile].sort(([a], [b]) => (a < b ? -1 : 1));
const total = rows.reduce(
  (sum, [, row]) => Object.values(row).map((count, i) => count + (sum[i] ?? 0)),
  /** @type {number[]} */ ([]),
);
const [mutants = 0, killed = 0, timeout = 0, told = 0] = total;
const score = percent(killed + timeout, mutants - told);
const table = [
  '| file | mutants | killed | timed out | accepted | survived | score % | with the accepted % |',
  '| --- | --: | --: | --: | --: | --: | --: | --: |',
  ...rows.map(([name, row]) => rowOf(`\`${name}\``, Object.values(row))),
  rowOf('all', total),
].join('\n');
console.log(table);

if (files.length === 0) {
  for (const each of accepted) {
    if (!used.has(each)) console.log(`listed, but did not survive: ${each.file} ${each.from}`);
  }
  const [start, end] = ['<!-- table: start -->', '<!-- table: end -->'];
  const day = new Date().toISOString().slice(0, 10);
  const text = readFileSync(DOC, 'utf8').replace(
    new RegExp(`${start}[^]*${end}`),
    () => `${start}\n\nOn ${day}, in ${minutes} minutes: **${score} %**.\n\n${table}\n\n${end}`,
  );
  writeFileSync(DOC, await format(text, { ...(await resolveConfig(DOC)), parser: 'markdown' }));
}
if (Number(score) < LEAST) {
  console.error(`${score} % is less than ${LEAST} %.`);
  process.exitCode = 1;
}
