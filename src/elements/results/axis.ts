import type { Range } from '../../rules/assessment.js';

/**
 * Where things stand in the range drawing, as parts of its width from 0 to 100. Floating point is
 * good enough for where a line is drawn; no amount that is said comes from here.
 */
export interface Axis {
  /** The right end, as a decimal string. */
  readonly end: string;
  /** Whether the right end is a limit of the award and not only a round number. */
  readonly endIsLimit: boolean;
  readonly band: Span | null;
  /** What another reading of the law reaches. */
  readonly further: Span | null;
  /** Limits inside the axis. */
  readonly limits: readonly number[];
}

/** Where there is no upper end yet it goes to the edge. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Beside a limit further off than this the band would be too small to say anything. */
const FARTHEST_LIMIT = 5;

/** @param limits what caps the award, as decimal strings */
export function axisOf(
  preferred: Range | null,
  onAnyReading: Range,
  limits: readonly string[],
): Axis | null {
  const caps = limits.map(Number).sort((a, b) => a - b);
  const reach = Math.max(
    ...[preferred, onAnyReading].map((range) =>
      Number(range?.high ?? Number(range?.low ?? 0) * 1.5),
    ),
  );
  if (!(reach > 0 && reach < Infinity)) return null;
  const limit = caps.find((cap) => cap >= reach * 0.999 && cap <= reach * FARTHEST_LIMIT);
  const end = limit ?? roundPast(reach * 1.05);
  const place = (value: string | number) => Math.min(100, (Number(value) / end) * 100);
  const span = ({ low, high }: Range): Span => ({
    from: place(low),
    to: high === null ? 100 : place(high),
  });
  const band = preferred && span(preferred);
  const any = span(onAnyReading);
  return {
    end: String(end),
    endIsLimit: limit !== undefined,
    band,
    further: !band || any.from < band.from || any.to > band.to ? any : null,
    limits: caps.filter((cap) => cap > 0 && cap < end).map(place),
  };
}

/** The next of 1, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten. */
function roundPast(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= value);
  return (step ?? 10) * power;
}
