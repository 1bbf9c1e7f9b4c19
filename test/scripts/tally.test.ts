import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatTally, readTally } from '../../scripts/tally.mjs';

test('a tally is read from the last line of what a suite prints', () => {
  assert.deepEqual(readTally('✗ a story\n12 passed, 3 failed\n\n'), { passed: 12, failed: 3 });
});

test('what is written can be read', () => {
  assert.deepEqual(readTally(formatTally({ passed: 0, failed: 1 })), { passed: 0, failed: 1 });
});

test('cursor movements before a tally do not hide it', () => {
  assert.deepEqual(readTally('\n\u001B[2K\u001B[1A\u001B[G2 passed, 0 failed\n'), {
    passed: 2,
    failed: 0,
  });
});

test('a run that printed more after its tally, or none, has no tally', () => {
  assert.equal(readTally('2 passed, 0 failed\nError: the server did not close'), undefined);
  assert.equal(readTally('half of 2 passed, 0 failed'), undefined);
  assert.equal(readTally(''), undefined);
});
