/** The confirmed cases and the worked scenarios, each group of them as one quick test. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { programs } from '../../src/programs/index.js';
import type { ProgramAssessment } from '../../src/rules/assessment.js';
import { assess } from '../../src/screening.js';
import { caseFiles, extraGroups } from '../cases/files.js';
import { checksOf } from '../cases/outcome.js';

for (const file of caseFiles) {
  const own = programs.filter(({ id }) => id === file.program);
  describe(`cases of ${file.program}`, () => {
    const groups = [...file.groups, ...extraGroups(file.program)];
    groups.forEach((group, i) => {
      it(`${i}: ${group.part}, ${group.condition}`, () => {
        for (const one of group.cases) {
          for (const { answers, options, said, expected } of checksOf(file, group, one)) {
            const [result] = assess(answers, { ...options, programs: own }).programs;
            assert.deepEqual(said(result as ProgramAssessment), expected);
          }
        }
      });
    });
  });
}
