/**
 * Whether the evaluator gets to the end with nothing known, which is the most it can be asked. Where
 * its budget runs out it stays sound, but says `tight: false`. So an award of nought that hangs on
 * one rule is exact if, and only if, the exploration of that rule came to its end.
 */

import type { Truth } from '../../src/rules/expression.js';
import type { Program } from '../../src/rules/program.js';
import type { Pins } from '../support/interpret.js';
import { type Check, type Finding, part } from './finding.js';
import { type Setting, inCategory, settingsOf } from './setting.js';
import { assessed } from './told.js';

/** As many arrangements of readings as the evaluator itself looks at. */
const MOST_ARRANGEMENTS = 16;

function arrangementsOf({ readings }: Program): Pins[] {
  return readings
    .filter(({ preferred }) => preferred !== null)
    .reduce<Pins[]>(
      (all, { id, options }) => all.flatMap((pins) => options.map((o) => ({ ...pins, [id]: o }))),
      [{}],
    )
    .slice(0, MOST_ARRANGEMENTS);
}

const nothing = { kind: 'literal', value: '0' } as const;

/** The program with one rule and nothing else to settle. */
const only = (program: Program, rule: Truth): Program => ({
  ...program,
  criteria: [{ id: 'alone', met: rule, citations: [] }],
  award: { low: nothing, high: nothing, estimable: rule, rounding: 'down', citations: [] },
  priorities: [],
});

function rulesOf({ criteria, priorities }: Program): [where: string, rule: Truth][] {
  return [
    ...criteria.flatMap(({ id, met, applies }): [string, Truth][] => [
      [part('criterion', id), met],
      ...(applies ? [[part('criterion', id), applies] as [string, Truth]] : []),
    ]),
    ...priorities.flatMap((priority): [string, Truth][] => [
      [part('priority', priority.id), priority.met],
      ...(priority.categories ?? []).map(({ id }, i): [string, Truth] => [
        part('category', id),
        inCategory(priority, i),
      ]),
    ]),
  ];
}

export const checkBudget: Check = (program, bundle) => {
  const fix = 'Split rules that share many questions, or share one named value between them';
  const settings = settingsOf(program);
  const isExact = (of: Program, setting: Setting, pins?: Pins) =>
    assessed(of, bundle, setting, pins ? { pins } : {}).award?.tight ?? true;
  const findings = rulesOf(program).flatMap(([where, rule]): Finding[] =>
    arrangementsOf(program).every((pins) =>
      settings.every((setting) => isExact(only(program, rule), setting, pins)),
    )
      ? []
      : [{ where, what: 'with nothing known, exploring it exceeds the budget', fix }],
  );
  // Else the award is only one more thing that is not exact.
  if (findings.length > 0) return findings;
  // Only on the preferred readings: what else they could be adds nothing to what `tight` says.
  return settings.every((setting) => isExact(program, setting))
    ? []
    : [
        {
          where: 'award',
          what: 'with nothing known, its range is not exact (`tight` is false)',
          fix,
        },
      ];
};
