/**
 * The confirmed cases: at every limit of the law, just below and just above it, and on each side of
 * every condition. They are made from the rules, and confirmed by the oracle and by who wrote the
 * sentence of law over them; so a rule that changes makes cases that nobody confirmed.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CaseFile, DOUBT, type Group, caseName, groupName } from '../../scripts/cases/file.js';
import { groupsOf } from '../../scripts/cases/groups.js';
import { merge } from '../../scripts/cases/merge.js';
import { settingOf } from '../../scripts/cases/setting.js';
import { programs, questions } from '../../src/programs/index.js';
import type { AssessOptions } from '../../src/rules/assess.js';
import type { Answers, ProgramAssessment } from '../../src/rules/assessment.js';
import type { Program } from '../../src/rules/program.js';
import { assess } from '../../src/screening.js';
import { caseFiles, extraGroups } from './files.js';
import { answersOf, checksOf, expectedOf, oracleOf, priorityValue, subjectOf } from './outcome.js';

const programOf = (id: string) => {
  const program = programs.find((each) => each.id === id);
  assert.ok(program, id);
  return program;
};

const assessed = (program: Program, answers: Answers, options: AssessOptions) =>
  assess(answers, { ...options, programs: [program] }).programs[0] as ProgramAssessment;

/** Groups that do not turn: an amount is one result; limits meet without a jump. */
const turns = ({ condition, cases }: Group): boolean =>
  cases.length > 0 && !/^(amount|limits|parts of a cent)/.test(condition);

/** What decides of a case, on the readings its group speaks of. */
function told(file: CaseFile, group: Group, index: number): string {
  const one = group.cases[index];
  assert.ok(one);
  const { criterion = '', priority = '' } = subjectOf(group);
  const found = oracleOf(file, group, one, group.readings);
  return JSON.stringify([
    found.status,
    found.criteria[criterion],
    found.award,
    found.priorities[priority],
    // Where the condition is how the law is read, the readings must differ.
    group.condition.startsWith('reading ') && expectedOf(file, group, one).readings,
  ]);
}

for (const file of caseFiles) {
  const program = programOf(file.program);
  const groups = [...file.groups, ...extraGroups(file.program)];
  const cases = groups.flatMap((group) => group.cases.map((one) => ({ group, one })));

  describe(`cases of ${file.program}`, () => {
    const made = groupsOf(settingOf(program, file.base, questions));
    const { added, stale } = merge(file, made);

    it('are all those that the rules make', () => {
      assert.deepEqual(added, [], 'made by the rules, and in no file: run `npm run cases`');
      assert.deepEqual(stale, [], 'in the file, and made by no rule any more');
    });

    it('have each been confirmed, with what the law asks', () => {
      const open = cases.filter(({ one }) => !one.expected);
      assert.deepEqual(
        open.map(({ group, one }) => caseName(group, one)),
        [],
      );
      const silent = groups.filter(({ law }) => law.trim() === '' || law.startsWith(DOUBT));
      assert.deepEqual(silent.map(groupName), []);
    });

    it('say where the law says so', () => {
      const vague = groups.filter(({ law }) => !/^[A-Z"].+ \(.*(§|Act|Law|SBA).*\)\.$/.test(law));
      assert.deepEqual(vague.map(groupName), []);
    });

    it('have names of their own', () => {
      const names = cases.map(({ group, one }) => caseName(group, one));
      assert.equal(new Set(names).size, names.length);
    });

    it('answer every question that the base answers, and no other', () => {
      const asked = Object.keys(file.base).sort();
      for (const { group, one } of cases) {
        const answered = Object.keys(answersOf(file, group, one)).sort();
        assert.deepEqual(answered, asked, caseName(group, one));
      }
    });

    it('stand where they say, at a limit or one step beside it', () => {
      for (const each of made) {
        const name = groupName(each);
        const group = file.groups.find((one) => groupName(one) === name);
        for (const one of group?.cases ?? []) {
          if (!group) continue;
          const there = each.stands(one.id, answersOf(file, group, one), one.asOf ?? group.asOf);
          assert.ok(there, caseName(group, one));
        }
      }
    });

    it('turn on the condition of their group', () => {
      for (const group of groups.filter(turns)) {
        const results = group.cases.map((_, i) => told(file, group, i));
        const readings = group.condition.startsWith('reading ');
        if (readings) assert.doesNotMatch(results.join(), /,null\]$|,false\]$/, groupName(group));
        else assert.ok(new Set(results).size > 1, groupName(group));
      }
    });

    it('come out of the oracle as expected', () => {
      for (const { group, one } of cases) {
        assert.deepEqual(expectedOf(file, group, one), one.expected, caseName(group, one));
      }
    });

    it('come out of the rules as expected', () => {
      for (const { group, one } of cases) {
        for (const { answers, options, said, expected } of checksOf(file, group, one)) {
          const result = assessed(program, answers, options);
          assert.deepEqual(said(result), expected, caseName(group, one));
        }
      }
    });

    it('come out alike in every criterion and priority', () => {
      for (const { group, one } of cases) {
        const [check] = checksOf(file, group, one);
        assert.ok(check);
        const result = assessed(program, check.answers, check.options);
        const { criteria, priorities } = oracleOf(file, group, one);
        const core = Object.fromEntries(result.criteria.map(({ id, status }) => [id, status]));
        assert.deepEqual(core, criteria, caseName(group, one));
        for (const [id, value] of Object.entries(priorities)) {
          assert.equal(priorityValue(result, id), value, `${caseName(group, one)}: ${id}`);
        }
      }
    });
  });
}
