import { fraction } from './fraction.js';
import type { NumberDomain } from './question-domains.js';
import { between, chance, pick } from './random.js';
import type { Random } from './random.js';
import type { Between } from './scenarios.js';

/** Numbers are drawn in steps of their grid (cents, hundredths, units), both ends included. */
export interface Interval {
  readonly low: bigint;
  /** Absent: no upper end. */
  readonly high?: bigint;
}

/** A hundred million dollars: past every limit, for amounts without an upper end. */
export const FAR = 10_000_000_000n;

export function toSteps(domain: NumberDomain, value: string | number): bigint {
  const { n, d } = fraction(value);
  const scaled = domain.step === '1' ? n : n * 100n;
  if (scaled % d !== 0n) throw new Error(`${String(value)} is off the grid of ${domain.step}`);
  return scaled / d;
}

/** The answer as the contract writes it: an integer, or a decimal string. */
export function fromSteps(domain: NumberDomain, steps: bigint): string | number {
  if (domain.step === '1') return Number(steps);
  const digits = steps.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const isInside = ({ low, high }: Interval, x: bigint): boolean =>
  x >= low && (high === undefined || x <= high);

export function whole(domain: NumberDomain): Interval {
  const low = toSteps(domain, domain.low);
  return domain.high === undefined ? { low } : { low, high: toSteps(domain, domain.high) };
}

/** What is known of a number: a range, or nothing but its domain. */
export function interval(domain: NumberDomain, known: Between | null | undefined): Interval {
  if (known === null || known === undefined) return whole(domain);
  return { low: toSteps(domain, known.low), high: toSteps(domain, known.high) };
}

/** One of the two ends. */
export function drawEnd(random: Random, domain: NumberDomain, range: Interval): bigint {
  if (chance(random, 0.5)) return range.low;
  return range.high ?? (domain.kind === 'integer' ? 1000n : FAR);
}

/** A value the law sets beside another: the same, a share of it, a difference, 1,000 apart. */
function drawRelative(random: Random, others: readonly bigint[]): bigint {
  const x = pick(random, others);
  const y = pick(random, others);
  const thousand = 100_000n;
  const three = x + y - pick(random, others);
  return pick(random, [
    ...[x, x - y, x - y - thousand, x + y, three, three - thousand, x - thousand],
    ...[x / 2n, (x * 60n) / 100n, (x * 65n) / 100n, x / 3n, x / 12n, x * 3n, x * 12n, x * 2n],
  ]);
}

function drawAnywhere(random: Random, domain: NumberDomain, { low, high }: Interval): bigint {
  if (high !== undefined) return between(random, low, high);
  const size = domain.kind === 'integer' ? [30, 400] : [10_000, 10_000_000, 1_000_000_000];
  return low + between(random, 0n, BigInt(pick(random, size)));
}

/**
 * A number in the range, more often than not where something turns: at an end, at or one step
 * beside a threshold, or at or beside a value that hangs on another answer of the same kind.
 */
export function drawNumber(
  random: Random,
  domain: NumberDomain,
  range: Interval,
  others: readonly bigint[],
): bigint {
  const nudge = pick(random, [-1n, 0n, 0n, 1n]);
  const way = random();
  if (way < 0.2) {
    const end = drawEnd(random, domain, range) + nudge;
    if (isInside(range, end)) return end;
  } else if (way < 0.5) {
    const turns = domain.thresholds
      .map((text) => toSteps(domain, text) + nudge)
      .filter((x) => isInside(range, x));
    if (turns.length > 0) return pick(random, turns);
  } else if (way < 0.8 && others.length > 0) {
    const relative = drawRelative(random, others) + nudge;
    if (isInside(range, relative)) return relative;
  }
  return drawAnywhere(random, domain, range);
}
