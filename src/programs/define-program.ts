import type { Truth } from '../rules/expression.js';
import type { Citation, Program } from '../rules/program.js';

/** Freezes plain data all the way down; shared nodes are visited once. */
export function deepFreeze<T>(data: T, seen = new Set<unknown>()): T {
  if (typeof data !== 'object' || data === null || seen.has(data)) return data;
  seen.add(data);
  for (const value of Object.values(data)) deepFreeze(value, seen);
  return Object.freeze(data);
}

/** A program as data nobody can change: the host page runs beside it. */
export const defineProgram = <const P extends Program>(program: P): P => deepFreeze(program);

type Pinpoints = Readonly<Record<string, string>>;

/** The sources of a program, each with its address and what is cited of it, by citation id. */
export const citing = <
  const T extends Readonly<Record<string, readonly [url: string, prefix: string, of: Pinpoints]>>,
>(
  table: T,
) => ({
  sources: Object.entries(table).map(([id, [url]]) => ({ id, url })) as {
    readonly id: keyof T & string;
    readonly url: string;
  }[],
  citations: Object.fromEntries(
    Object.entries(table).flatMap(([source, [, prefix, pinpoints]]) =>
      Object.entries(pinpoints).map(([id, end]) => [id, { id, source, pinpoint: prefix + end }]),
    ),
  ) as Readonly<Record<{ [S in keyof T]: keyof T[S][2] }[keyof T] & string, Citation>>,
});

/** A criterion or a priority. */
export const rule = <const I extends string>(id: I, met: Truth, ...citations: Citation[]) => ({
  id,
  met,
  citations,
});

/** Criteria for those applicants only for whom a condition holds. */
export const applyingTo = <const R extends readonly object[]>(applies: Truth, ...rules: R) =>
  rules.map((item) => ({ ...item, applies })) as unknown as {
    readonly [K in keyof R]: R[K] & { readonly applies: Truth };
  };

/** A point on which the law stays open, as no option is preferred. */
export const openReading = <const I extends string, const O extends string>(
  id: I,
  options: readonly O[],
  ...citations: Citation[]
) => ({ id, options, preferred: null, citations });

export const date = <const I extends string>(id: I, day: string, ...citations: Citation[]) => ({
  id,
  date: day,
  citations,
});

/** A line of text, whose words stand under the same id. */
export const note = <const I extends string>(id: I, ...citations: Citation[]) => ({
  id,
  citations,
});

/** Several lines on one passage. */
export const notes = <const I extends string>(citation: Citation, ...ids: I[]) =>
  ids.map((id) => note(id, citation));
