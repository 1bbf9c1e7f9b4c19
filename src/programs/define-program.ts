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

/** The passages of one source, by id, from a table of pinpoints. */
export const citing = <const S extends string, const T extends Readonly<Record<string, string>>>(
  source: S,
  prefix: string,
  pinpoints: T,
) =>
  Object.fromEntries(
    Object.entries(pinpoints).map(([id, pinpoint]) => [
      id,
      { id, source, pinpoint: prefix + pinpoint } satisfies Citation,
    ]),
  ) as {
    readonly [K in keyof T & string]: {
      readonly id: K;
      readonly source: S;
      readonly pinpoint: string;
    };
  };

/** A note whose words stand under the same id. */
export const note = <const I extends string>(id: I, ...citations: Citation[]) =>
  ({ id, citations }) as const;
