/**
 * `npm run cases`: adds the cases that the rules make now to `test/cases/`, for somebody to confirm;
 * what is confirmed stays as it is. With `-- --draft`, what the oracle says is filled in; the test
 * still fails until each group says in `law` what the law asks there.
 */

import { programs, questions } from '../src/programs/index.js';
import { expectedOf } from '../test/cases/outcome.js';
import { type CaseFile, readCases, writeCases } from './cases/file.js';
import { groupsOf } from './cases/groups.js';
import { merge } from './cases/merge.js';
import { settingOf } from './cases/setting.js';

const draft = process.argv.includes('--draft');

const drafted = (file: CaseFile): CaseFile => ({
  ...file,
  groups: file.groups.map((group) => ({
    ...group,
    cases: group.cases.map((one) => ({
      ...one,
      expected: one.expected ?? expectedOf(file, group, one),
    })),
  })),
});

for (const program of programs) {
  const start = performance.now();
  const file = readCases(program.id);
  const made = groupsOf(settingOf(program, file.base, questions));
  const { added, stale, merged } = merge(file, made);
  await writeCases(draft ? drafted(merged) : merged);
  const cases = made.reduce((sum, { sides }) => sum + sides.length, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${program.id}: ${made.length} conditions, ${cases} cases, ${added.length} new (${seconds} s)\n`,
  );
  for (const name of stale) process.stdout.write(`  no rule makes it any more: ${name}\n`);
}
