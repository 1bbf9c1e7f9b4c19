/**
 * Looks at the package as one who installs it would: each entry of `exports` is among the packed
 * files, those that promise to be free of side effects can be imported in Node, and no file, also
 * none of the type declarations, imports a package that would not be installed along.
 */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { formatTally } from './tally.mjs';

const IN_NODE = ['.', './rules', './programs'];

/** @type {{ name: string, exports: Record<string, string | Record<string, string>>, dependencies: Record<string, string> }} */
const { name, exports, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const pack = execSync('npm pack --dry-run --json --ignore-scripts --silent', { encoding: 'utf8' });
/** @type {{ files: { path: string }[] }[]} */
const packs = JSON.parse(pack);
const packed = packs.flatMap(({ files }) => files.map(({ path }) => `./${path}`));

/** @type {string[]} */
const problems = [];
let checks = 0;

for (const [entry, target] of Object.entries(exports)) {
  checks += 1;
  const missing = Object.values(typeof target === 'string' ? [target] : target).filter(
    (path) => !packed.includes(path),
  );
  if (missing.length > 0) problems.push(`${entry}: ${missing.join(', ')} not in the package`);
}

for (const entry of IN_NODE) {
  checks += 1;
  await import(name + entry.slice(1)).catch((/** @type {unknown} */ error) => {
    problems.push(`${entry} in Node: ${String(error)}`);
  });
}

checks += 1;
const foreign = packed
  .filter((path) => /\.(js|d\.ts)$/.test(path))
  .flatMap((path) => {
    const imports = readFileSync(path, 'utf8').matchAll(
      /(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])((?:@[\w.-]+\/)?[\w.-]+)[^"']*\1/g,
    );
    return [...imports]
      .map(([, , imported = '']) => imported)
      .filter((imported) => !/^\.\.?$/.test(imported) && !Object.hasOwn(dependencies, imported))
      .map((imported) => `${path} imports ${imported}`);
  });
if (foreign.length > 0) problems.push(`no dependency: ${foreign.join(', ')}`);

for (const problem of problems) console.log(`✗ package ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
console.log(formatTally({ passed: checks - problems.length, failed: problems.length }));
