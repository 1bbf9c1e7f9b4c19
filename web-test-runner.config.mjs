import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';

import { browserReporter } from './scripts/browser-reporter.mjs';
import { findBrowser } from './scripts/browser.mjs';

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files: 'test/**/*.browser.ts',
  nodeResolve: true,
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' })],
  browsers: [chromeLauncher({ launchOptions: await findBrowser() })],
  browserStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 10_000 } },
  reporters: [defaultReporter({ reportTestProgress: false }), browserReporter],
  // Lit says in every file that it is in development mode, which it should be here.
  filterBrowserLogs: ({ args }) =>
    !args.some((arg) => String(arg).includes('lit.dev/msg/dev-mode')),
};
