/** Reporter for Node's test runner: what the tests printed, what failed or was skipped, a tally. */
import { relative } from 'node:path';
import { inspect } from 'node:util';

import { formatTally } from './tally.mjs';

/** @import { TestEvent } from 'node:test/reporters' */

/**
 * A suite, or a test with tests inside, fails because of what is inside: that is counted already.
 *
 * @param {Error} error
 */
const failedInside = (error) => 'failureType' in error && error.failureType === 'subtestsFailed';

/**
 * @param {AsyncIterable<TestEvent>} source
 * @returns {AsyncGenerator<string>}
 */
export default async function* report(source) {
  const tally = { passed: 0, failed: 0 };
  for await (const { type, data } of source) {
    if (type === 'test:stdout' || type === 'test:stderr') {
      yield data.message;
    } else if (type === 'test:pass' && data.skip !== undefined) {
      yield `– skipped: ${data.name}\n`;
    } else if (type === 'test:pass' && data.name === data.file) {
      // Node reports a file without tests as one passed test.
      tally.failed += 1;
      yield `✗ ${relative('', data.file)} holds no test\n\n`;
    } else if (type === 'test:pass' && data.details.type !== 'suite') {
      tally.passed += 1;
    } else if (type === 'test:fail' && !failedInside(data.details.error)) {
      tally.failed += 1;
      const { cause } = data.details.error;
      yield `✗ ${data.name} (${relative('', data.file ?? '')})\n`;
      yield `${inspect(cause ?? data.details.error)}\n\n`;
    }
  }
  yield `${formatTally(tally)}\n`;
}
