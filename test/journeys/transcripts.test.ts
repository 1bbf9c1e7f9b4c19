import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { programs } from '../../src/programs/index.js';
import write from './write.config.mjs';

test('there is a transcript for every program, and none of one that is gone', () => {
  assert.deepEqual(
    readdirSync(join(import.meta.dirname, 'transcripts')).sort(),
    programs.map(({ id }) => `${id}.txt`).sort(),
  );
});

test('the command that writes transcripts runs a test that is there', () => {
  assert.ok(existsSync(join(import.meta.dirname, '../..', String(write.files))));
});
