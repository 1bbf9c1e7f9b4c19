import { formatTally } from './tally.mjs';

/** @import { Reporter, TestSuiteResult } from '@web/test-runner' */

/**
 * @param {TestSuiteResult | undefined} suite
 * @returns {{ passed: boolean, skipped: boolean }[]}
 */
const testsIn = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsIn)] : []);

/**
 * Ends a run of the browser tests with a tally. A file that failed without a failing test (it did not
 * load, or asked for a file that is not there) counts as one failure, and so does one without tests.
 *
 * @type {Reporter}
 */
export const browserReporter = {
  stop({ sessions }) {
    const tally = { passed: 0, failed: 0 };
    for (const session of sessions) {
      const tests = testsIn(session.testResults).filter(({ skipped }) => !skipped);
      const passed = tests.filter((test) => test.passed).length;
      const failed = tests.length - passed;
      tally.passed += passed;
      tally.failed += failed === 0 && (!session.passed || passed === 0) ? 1 : failed;
    }
    console.log(formatTally(tally));
  },
};
