/** Readings and parameters: what is declared is used, and what is used is declared, alike. */

import { distinct, nodesOf, ofKind, repeated } from '../programs/walk.js';
import { type Check, type Finding, part } from './finding.js';

export const checkReadings: Check = (program) => {
  const findings: Finding[] = [];
  const used = ofKind(nodesOf(program), 'reading');
  for (const { id, options, preferred } of program.readings) {
    const where = part('reading', id);
    if (!used.some((node) => node.id === id)) {
      findings.push({ where, what: 'no rule turns on it', fix: 'Use it, or remove it' });
    }
    if (distinct(options).length < 2) {
      const what = 'has fewer than two options';
      findings.push({ where, what, fix: 'Where the law can be read in one way, say it plainly' });
    }
    for (const option of repeated(options)) {
      const what = `declares the option "${option}" twice`;
      findings.push({ where, what, fix: 'Give each option its own id' });
    }
    if (preferred !== null && !options.includes(preferred)) {
      const what = `prefers "${preferred}", which is no option of it`;
      findings.push({ where, what, fix: 'Prefer an option, or null where the law stays open' });
    }
  }
  const differing = used.flatMap(({ id, options }) => {
    const where = part('reading', id);
    const declared = program.readings.find((reading) => reading.id === id)?.options;
    if (!declared) {
      return [{ where, what: 'is used but not declared', fix: 'Declare it among the readings' }];
    }
    // The order too: results of readings are shown in the declared order.
    if (JSON.stringify(options) === JSON.stringify(declared)) return [];
    const what = `is used with ${options.join(', ')} but declared with ${declared.join(', ')}`;
    return [{ where, what, fix: 'Give every option, in the declared order' }];
  });
  const lines = new Map(differing.map((finding) => [JSON.stringify(finding), finding]));
  return [...findings, ...lines.values()];
};

export const checkParameters: Check = (program) => {
  const used = distinct(ofKind(nodesOf(program), 'parameter').map(({ id }) => id));
  const declared = program.parameters.map(({ id }) => id);
  return [
    ...declared
      .filter((id) => !used.includes(id))
      .map((id) => ({
        where: part('parameter', id),
        what: 'no rule uses it',
        fix: 'Use it, or remove it',
      })),
    ...used
      .filter((id) => !declared.includes(id))
      .map((id) => ({
        where: part('parameter', id),
        what: 'is used but not declared',
        fix: 'Declare it, with its unit and citations',
      })),
    ...program.parameters
      .filter(({ value, unit }) => {
        // The form in which a host may set it, too.
        const form = unit === 'integer' ? /^\d{1,15}$/ : /^\d{1,15}(\.\d{1,9})?$/;
        return value !== null && !form.test(value);
      })
      .map(({ id, value, unit }) => ({
        where: part('parameter', id),
        what: `${JSON.stringify(value)} is no value in ${unit}`,
        fix: 'Give a decimal string, or null for no value',
      })),
  ];
};
