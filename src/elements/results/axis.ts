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
  readonly limits: readonly { readonly at: number; readonly amount: string }[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
  /** There is no upper end yet: the band goes on past the edge. */
  readonly open: boolean;
}

/** Beside a limit further off than this the band would be too small to say anything. */
const FARTHEST_LIMIT = 5;

/** @param limits what caps the award, as decimal strings */
export function axisOf(
  preferred: Range | null,
  onAnyReading: Range,
  limits: readonly string[],
): Axis | null {
  const reach = Math.max(
    ...[preferred, onAnyReading].flatMap((range) =>
      range ? [Number(range.high ?? Number(range.low) * 1.5)] : [],
    ),
  );
  if (!(reach > 0) || !Number.isFinite(reach)) return null;
  const near = limits
    .filter((limit) => Number(limit) >= reach * 0.999 && Number(limit) <= reach * FARTHEST_LIMIT)
    .sort((a, b) => Number(a) - Number(b));
  const end = near[0] ?? String(roundPast(reach * 1.05));
  const place = (value: string) => Math.min(100, (Number(value) / Number(end)) * 100);
  const span = ({ low, high }: Range): Span => ({
    from: place(low),
    to: high === null ? 100 : place(high),
    open: high === null,
  });
  const band = preferred && span(preferred);
  const any = span(onAnyReading);
  const reachesFurther = !band || any.from < band.from || any.to > band.to;
  return {
    end,
    endIsLimit: near.length > 0,
    band,
    further: reachesFurther ? any : null,
    limits: limits
      .filter((limit) => limit !== end && Number(limit) < Number(end) && Number(limit) > 0)
      .map((amount) => ({ at: place(amount), amount })),
  };
}

/** The next of 1, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten. */
function roundPast(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= value);
  return (step ?? 10) * power;
}
