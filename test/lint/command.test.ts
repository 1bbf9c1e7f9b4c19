import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { readTally } from '../../scripts/tally.mjs';
import { program, sample } from './sample.js';

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
after(() => {
  rmSync(folder, { recursive: true });
});

function run(data: unknown) {
  const file = join(folder, 'programs.json');
  writeFileSync(file, JSON.stringify(data));
  const args = ['--import', 'tsx', 'scripts/lint-programs.mjs', file];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, tally: readTally(stdout) };
}

test('the command passes a file of programs and questions without a fault', () => {
  const { status, tally } = run(sample);
  assert.equal(status, 0);
  assert.equal(tally?.failed, 0);
  assert.ok(tally.passed > 10);
});

test('the command says one line a problem, counts it, and fails', () => {
  const { status, stdout, tally } = run({ ...sample, programs: [{ ...program, closed: {} }] });
  assert.equal(status, 1);
  assert.equal(tally?.failed, 1);
  assert.match(stdout, /^✗ sample, program: does not say since when it is closed\. .+\.$/m);
});

test('the command checks a lone program over the bundled questions', () => {
  const { status, stdout } = run(program);
  assert.equal(status, 1);
  assert.match(stdout, /asks "local", which is not in the bank/);
  assert.doesNotMatch(stdout, /question bank/);
});
