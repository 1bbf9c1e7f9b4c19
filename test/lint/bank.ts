/** The question bank: domains that hold together, and no question for nobody. */

import type { Bundle } from '../../src/rules/assess.js';
import { parse } from '../../src/rules/parse-answers.js';
import type { NumberQuestion, Question } from '../../src/rules/question.js';
import { distinct, nodesOf, nodesUnder, ofKind, repeated } from '../programs/walk.js';
import { type Finding, part } from './finding.js';

type ChoiceOnly = Extract<Question, { kind: 'choice' }>;

function numberFindings({ id, kind, low, high }: NumberQuestion): Finding[] {
  const where = part('question', id);
  const form = kind === 'integer' ? /^-?\d{1,15}$/ : /^-?\d{1,15}(\.\d{1,2})?$/;
  const fix = 'State both ends in the unit of the question, the low one first';
  const isEnd = (end: unknown): end is string => typeof end === 'string' && form.test(end);
  if (!isEnd(low)) return [{ where, what: `its low end ${String(low)} is no number`, fix }];
  if (high === undefined) {
    return kind === 'percent' || kind === 'months'
      ? [{ where, what: `has no high end, which ${kind} have`, fix }]
      : [];
  }
  if (!isEnd(high)) return [{ where, what: `its high end ${String(high)} is no number`, fix }];
  return Number(low) <= Number(high)
    ? []
    : [{ where, what: `its low end ${low} is above its high end ${high}`, fix }];
}

function choiceFindings({ id, options, groups }: ChoiceOnly): Finding[] {
  const where = part('question', id);
  const findings: Finding[] = [];
  if (distinct(options).length < 2) {
    const what = 'offers fewer than two options';
    findings.push({ where, what, fix: 'A choice is between two at least' });
  }
  for (const option of repeated(options)) {
    const what = `offers "${option}" twice`;
    findings.push({ where, what, fix: 'Give each option its own id' });
  }
  if (!groups) return findings;
  const grouped = groups.flatMap((group) => group.options);
  const fix = 'Put every option into exactly one group';
  for (const option of repeated(grouped)) {
    findings.push({ where, what: `"${option}" is in two groups`, fix });
  }
  for (const option of options.filter((each) => !grouped.includes(each))) {
    findings.push({ where, what: `"${option}" is in no group`, fix });
  }
  for (const option of grouped.filter((each) => !options.includes(each))) {
    findings.push({ where, what: `a group holds "${option}", which is no option`, fix });
  }
  for (const group of repeated(groups.map((each) => each.id))) {
    findings.push({ where, what: `two groups are called "${group}"`, fix: 'Give each its own id' });
  }
  return findings;
}

/** "None" is an answer like any other. */
function noneFindings(questions: readonly Question[]): Finding[] {
  return questions
    .filter(
      ({ id, none }) => none !== undefined && parse({ [id]: none }, questions).problems.length > 0,
    )
    .map(({ id, none }) => ({
      where: part('question', id),
      what: `its "none", ${JSON.stringify(none)}, is no answer to it`,
      fix: 'Give an answer within its domain',
    }));
}

export function checkDomains({ questions }: Bundle): Finding[] {
  const ids = questions.map(({ id }) => id);
  return [
    ...repeated(ids).map((id) => ({
      where: part('question', id),
      what: 'the id stands twice in the bank',
      fix: 'Give each question its own id',
    })),
    ...noneFindings(questions),
    ...questions.flatMap((question) => {
      if (question.kind === 'choice') return choiceFindings(question);
      return question.kind === 'boolean' || question.kind === 'date'
        ? []
        : numberFindings(question);
    }),
  ];
}

/** Whether each question is asked for something. Only for a whole bank with all its programs. */
export function checkBankIsUsed({ programs, questions, conflicts }: Bundle): Finding[] {
  const nodes = [...programs.flatMap(nodesOf), ...nodesUnder(conflicts.map(({ when }) => when))];
  const used = new Set(ofKind(nodes, 'answer').map(({ question }) => question));
  return questions
    .filter(({ id }) => !used.has(id))
    .map(({ id }) => ({
      where: part('question', id),
      what: 'no program and no conflict looks at it',
      fix: 'Use it in a rule, or remove it from the bank',
    }));
}
