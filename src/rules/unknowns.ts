/**
 * Sets of unknowns: the questions in their authored order and, after them, a program's readings.
 * Bit `n` of a big integer is unknown `n`, so that joining and comparing sets is one operation.
 */
export type Unknowns = bigint;

export const NONE: Unknowns = 0n;

const bits: Unknowns[] = [];
export const only = (key: number): Unknowns => (bits[key] ??= 1n << BigInt(key));

export const overlap = (a: Unknowns, b: Unknowns): boolean => (a & b) !== NONE;
export const has = (set: Unknowns, key: number): boolean => overlap(set, only(key));

/** In their order. */
export function members(set: Unknowns): number[] {
  const keys: number[] = [];
  for (let key = 0, rest = set; rest !== NONE; key++, rest >>= 1n) {
    if ((rest & 1n) !== NONE) keys.push(key);
  }
  return keys;
}
