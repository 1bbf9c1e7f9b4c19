/** The grids answers lie on: days, hundredths and units, and what lies one step beside an answer. */

import type { Question } from '../../src/rules/question.js';
import { type Fraction, compare, fraction, toCents } from '../../test/oracle/fraction.js';
import type { Answer } from './setting.js';

const DAY = 86_400_000;
const LAST_DAY = '9999-12-31';

/** The day some days later, by the calendar; before `not-open` lies the last day there is. */
export function shiftDay(day: string, by: number): string | null {
  if (day === 'not-open') return by === -1 ? LAST_DAY : null;
  if (day === LAST_DAY && by > 0) return 'not-open';
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY).toISOString().slice(0, 10);
}

export function middleDay(from: string, to: string): string {
  const [a, b] = [Date.parse(from), Date.parse(to)];
  return new Date(Math.floor((a + b) / 2 / DAY) * DAY).toISOString().slice(0, 10);
}

const stepOf = ({ kind }: Question): Fraction => fraction(kind === 'integer' ? '1' : '0.01');

/** As the contract writes answers: a count as a number, everything else as a decimal string. */
export function numeral(question: Question, value: Fraction): string | number {
  const text = toCents(value, 'down').replace(/\.?0+$/, (end) => (end.includes('.') ? '' : end));
  return question.kind === 'integer' ? Number(text) : text;
}

/** The nearest number on the grid that is not above. */
export function onGrid(question: Question, { n, d }: Fraction): Fraction {
  const scale = question.kind === 'integer' ? 1n : 100n;
  const scaled = n * scale;
  const steps = scaled / d - (scaled % d < 0n ? 1n : 0n);
  return { n: steps, d: scale };
}

export function inDomain(question: Question, value: Fraction): boolean {
  if (!('low' in question)) return false;
  if (compare(value, fraction(question.low)) < 0) return false;
  return question.high === undefined || compare(value, fraction(question.high)) <= 0;
}

/** The neighbor of an answer on its grid; null where the domain ends. */
export function beside(question: Question, answer: Answer, steps: number): Answer | null {
  if (question.kind === 'date') return shiftDay(answer as string, steps);
  const { n, d } = stepOf(question);
  const at = fraction(answer as string | number);
  const value = { n: at.n * d + n * BigInt(steps) * at.d, d: at.d * d };
  return inDomain(question, value) ? numeral(question, value) : null;
}

/** Round numbers to try before odd ones. */
export function roundNumbers(question: Question): (string | number)[] {
  if (question.kind === 'integer') return [1, 2, 5, 40, 400];
  if (question.kind === 'percent') return ['20', '60', '100', '0'];
  if (question.kind === 'months') return ['6', '12', '8', '0'];
  return ['10000', '100000', '1000000', '40000000', '0'];
}
