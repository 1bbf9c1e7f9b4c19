/** A repeatable source of numbers in [0, 1). */
export type Random = () => number;

/** Tommy Ettinger's mulberry32: small, fast, and good enough to pick test cases. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const chance = (random: Random, probability: number): boolean => random() < probability;

export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[Math.floor(random() * list.length)] as T;
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/** A whole number in [low, high], evenly spread. */
export function between(random: Random, low: bigint, high: bigint): bigint {
  const width = high - low + 1n;
  const fine = BigInt(Math.floor(random() * 2 ** 26)) * (1n << 26n);
  const draw = fine + BigInt(Math.floor(random() * 2 ** 26));
  return low + ((draw * width) >> 52n);
}
