/**
 * A test runner for Stryker that keeps everything in one process: the tests and the instrumented
 * core are bundled once into one script, and the script is run anew for each mutant, so that no memo
 * of one mutant is seen by the next. Loading takes milliseconds, where a process or a worker for each
 * of some thousands of mutants would take most of an hour.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { Script } from 'node:vm';
import { PluginKind, commonTokens, declareClassPlugin, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { build } from 'vite';

const ENTRY = 'test/mutate/specs.ts';
const BUNDLE = '.mutate-bundle.cjs';
const KEPT = '.mutate-kept';

/** Modules find their files by their own address, also from within the bundle. */
const ownAddress = {
  name: 'own-address',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

/** @param {string} root */
const harnessFor = (root) => ({
  name: 'harness',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id */
  resolveId: (id) => (id === 'node:test' ? join(root, 'test/mutate/harness.ts') : null),
});

/** @param {string} root */
async function bundle(root) {
  const file = join(root, BUNDLE);
  if (!existsSync(file)) {
    const made = await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [ownAddress, harnessFor(root)],
      build: {
        ssr: ENTRY,
        write: false,
        minify: false,
        target: 'node20',
        // The tests are nothing but side effects.
        rollupOptions: { treeshake: false, output: { format: 'cjs', codeSplitting: false } },
      },
    });
    const { output } = /** @type {{ output: { code: string }[] }} */ (
      Array.isArray(made) ? made[0] : made
    );
    writeFileSync(file, output[0]?.code ?? '');
  }
  return readFileSync(file, 'utf8');
}

/** @param {string} code */
const compile = (code) =>
  /** @type {(require: NodeJS.Require, module: object, exports: object) => void} */ (
    new Script(`(function (require, module, exports) {${code}\n})`, {
      filename: BUNDLE,
    }).runInThisContext()
  );

/** Counting what is covered is for the first run only; it would slow down all others. */
const withoutCounting = (/** @type {string} */ code) =>
  code.replaceAll(/function (stryCov_9fa48\w*)\(\) \{/g, 'function $1() {\n\treturn;');

/** Tests that go through all scenarios once more, or two centuries: they cost more than they find. */
const LEFT_OUT = /^(programs as data: (assess|give|return)|calendar dates: exist and follow)/;

/** @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner */
/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */
/** @typedef {import('@stryker-mutator/api/test-runner').DryRunResult} DryRunResult */
/** @typedef {{ name: string, run: () => unknown }} Listed */

/** @implements {TestRunner} */
class InProcessRunner {
  static inject = tokens(commonTokens.options);
  /** What each test has killed so far, in this process: who killed before is asked first. */
  #kills = new Map();
  #shared = /** @type {any} */ (globalThis);

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const root = process.cwd();
    const code = await bundle(root);
    this.require = createRequire(join(root, ENTRY));
    this.counting = compile(code);
    this.plain = compile(withoutCounting(code));
    this.#shared.__stryker__ ??= {};
    // After a mutant that does not come to an end the process is another one.
    const kept = join(root, KEPT);
    if (existsSync(kept)) this.#shared.mutateKept = deserialize(readFileSync(kept));
    this.#load(this.plain);
    if (!existsSync(kept)) writeFileSync(kept, serialize(this.#shared.mutateKept));
  }

  /** @returns {Listed[]} */
  #load(/** @type {ReturnType<typeof compile> | undefined} */ script) {
    this.#shared.mutateTests = [];
    const module = { exports: {} };
    script?.(/** @type {NodeJS.Require} */ (this.require), module, module.exports);
    const listed = /** @type {Listed[]} */ (this.#shared.mutateTests);
    return listed.filter(({ name }) => !LEFT_OUT.test(name));
  }

  /** @param {Listed} test @returns {Promise<TestResult>} */
  async #run({ name, run }) {
    const began = performance.now();
    let failureMessage;
    try {
      await run();
    } catch (error) {
      failureMessage = String(/** @type {Error} */ (error)?.message ?? error);
    }
    const result = { id: name, name, timeSpentMs: Math.round(performance.now() - began) };
    return failureMessage === undefined
      ? { ...result, status: TestStatus.Success }
      : { ...result, status: TestStatus.Failed, failureMessage };
  }

  /** @returns {Promise<DryRunResult>} */
  async dryRun() {
    const stryker = this.#shared.__stryker__;
    const listed = this.#load(this.counting);
    /** @type {TestResult[]} */
    const tests = [];
    for (const test of listed) {
      stryker.currentTestId = test.name;
      tests.push(await this.#run(test));
    }
    stryker.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage };
  }

  /** @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant, mutantActivation, testFilter, disableBail, ...options }) {
    const stryker = this.#shared.__stryker__;
    // A hundred times as often as in the first run would take longer than the time there is.
    const hitLimit = options.hitLimit && Math.ceil(options.hitLimit / 20);
    stryker.hitCount = hitLimit === undefined ? undefined : 0;
    stryker.hitLimit = hitLimit;
    const isStatic = mutantActivation === 'static';
    /** @type {Listed[]} */
    let listed = [];
    /** @type {TestResult[]} */
    const tests = [];
    try {
      stryker.activeMutant = isStatic ? activeMutant.id : undefined;
      listed = this.#load(this.plain);
      stryker.activeMutant = activeMutant.id;
    } catch (error) {
      const failureMessage = String(error);
      const loading = { id: 'loading', name: 'loading', timeSpentMs: 0 };
      tests.push({ ...loading, status: TestStatus.Failed, failureMessage });
    }
    const wanted = testFilter && new Set(testFilter);
    const chosen = wanted ? listed.filter(({ name }) => wanted.has(name)) : listed;
    const kills = (/** @type {Listed} */ { name }) => this.#kills.get(name) ?? 0;
    chosen.sort((a, b) => kills(b) - kills(a));
    for (const test of chosen) {
      const result = await this.#run(test);
      tests.push(result);
      if (result.status === TestStatus.Success) continue;
      this.#kills.set(test.name, kills(test) + 1);
      if (!disableBail) break;
    }
    stryker.activeMutant = undefined;
    const limit = determineHitLimitReached(stryker.hitCount, hitLimit);
    return toMutantRunResult(limit ?? { status: DryRunStatus.Complete, tests });
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner),
];
