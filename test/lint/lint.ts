/** The lint of programs: every check, in order, on every program of a bundle. */

import type { Bundle } from '../../src/rules/assess.js';
import type { Program } from '../../src/rules/program.js';
import { repeated } from '../programs/walk.js';
import { checkBankIsUsed, checkDomains } from './bank.js';
import { checkBudget } from './budget.js';
import { checkCitations } from './citations.js';
import { checkConflictOutcomes, checkConflicts } from './conflicts.js';
import { checkParameters, checkReadings } from './declarations.js';
import { type Check, type Finding, type Problem, part } from './finding.js';
import { checkDates, checkIds } from './ids-and-dates.js';
import { checkQuestionsMatter, checkReadingsMatter } from './matters.js';
import { checkOutcomes } from './outcomes.js';
import { checkShape } from './shape.js';
import { checkThresholds } from './thresholds.js';
import { checkTypes } from './types.js';

/** What can be seen in the data. */
const READ: readonly Check[] = [
  checkCitations,
  checkIds,
  checkDates,
  checkReadings,
  checkParameters,
  checkTypes,
];
/** What is worked out: only of a program that is sound to read. */
const TRIED: readonly Check[] = [
  checkThresholds,
  checkOutcomes,
  checkBudget,
  checkQuestionsMatter,
  checkReadingsMatter,
];

export interface Report {
  readonly problems: readonly Problem[];
  /** How many checks found nothing. */
  readonly passed: number;
}

export interface LintOptions {
  /** Whether the bank is for these programs alone, and each question is for one of them. */
  readonly wholeBank?: boolean;
}

class Tally {
  readonly problems: Problem[] = [];
  passed = 0;

  /** @returns whether it found nothing */
  add(subject: string, findings: readonly Finding[]): boolean {
    this.problems.push(...findings.map((finding) => ({ subject, ...finding })));
    if (findings.length === 0) this.passed++;
    return findings.length === 0;
  }
}

export function lint(bundle: Bundle, { wholeBank = true }: LintOptions = {}): Report {
  const tally = new Tally();
  const isBankSound = tally.add('question bank', checkDomains(bundle));
  const areProgramsWhole = bundle.programs
    .map((program, i) => tally.add(subjectOf(program, i), checkShape(program)))
    .every(Boolean);
  const whole = areProgramsWhole ? bundle.programs : [];
  tally.add('programs', twice(whole));
  if (areProgramsWhole && wholeBank) tally.add('question bank', checkBankIsUsed(bundle));
  if (tally.add('conflicts', checkConflicts(bundle)) && isBankSound) {
    tally.add('conflicts', checkConflictOutcomes(bundle));
  }
  for (const program of whole) {
    const isSound = READ.map((check) => tally.add(program.id, check(program, bundle))).every(
      Boolean,
    );
    if (!isSound || !isBankSound) continue;
    // Up to the first that fails: where nobody can pass, no question matters, and each would say so.
    TRIED.every((check) => tally.add(program.id, check(program, bundle)));
  }
  return tally;
}

const twice = (programs: readonly Program[]): Finding[] =>
  repeated(programs.map(({ id }) => id)).map((id) => ({
    where: part('program', id),
    what: 'the id stands twice',
    fix: 'Give each program its own id',
  }));

function subjectOf(program: unknown, index: number): string {
  const id = typeof program === 'object' && program && 'id' in program ? program.id : null;
  return typeof id === 'string' && id !== '' ? id : `program ${index + 1}`;
}
