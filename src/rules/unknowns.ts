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

/** Whether no unknown is in the sets of two items, nor in `seen`. */
export const areDisjoint = <T>(
  items: readonly T[],
  setOf: (item: T) => Unknowns,
  seen = NONE,
): boolean =>
  items.every((item) => {
    const own = setOf(item);
    if (overlap(seen, own)) return false;
    seen |= own;
    return true;
  });

/** As they were when this was loaded: a page may put others in their place. */
const { clz32 } = Math;
const asIntN: (bits: number, value: bigint) => bigint = BigInt.asIntN.bind(BigInt);

/** In their order. */
export function members(set: Unknowns): number[] {
  const keys: number[] = [];
  for (let base = 0, rest = set; rest !== NONE; base += 32, rest >>= 32n) {
    for (let word = Number(asIntN(32, rest)); word !== 0; word &= word - 1) {
      keys.push(base + 31 - clz32(word & -word));
    }
  }
  return keys;
}
