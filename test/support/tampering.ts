/** What a careless or hostile host page may do to the numbers of the language, and its undoing. */

type Methods = Record<string, unknown>;

/** Everything on these that is a function is replaced. */
const victims: readonly (readonly [name: string, target: Methods])[] = [
  ['Math', Math as unknown as Methods],
  ['Number', Number as unknown as Methods],
  ['Number.prototype', Number.prototype as unknown as Methods],
  ['BigInt', BigInt as unknown as Methods],
  ['BigInt.prototype', BigInt.prototype as unknown as Methods],
];

const methodsOf = (target: Methods): string[] =>
  Object.getOwnPropertyNames(target).filter(
    (key) => key !== 'constructor' && key !== 'prototype' && typeof target[key] === 'function',
  );

/** Runs something while every method of numbers gives nonsense. `only` names one of the victims. */
export function withTamperedNumbers<T>(run: () => T, only?: string): T {
  const undo: (() => void)[] = [];
  for (const [name, target] of victims) {
    if (only !== undefined && only !== name) continue;
    for (const key of methodsOf(target)) {
      const before = Object.getOwnPropertyDescriptor(target, key) as PropertyDescriptor;
      Object.defineProperty(target, key, { ...before, value: () => 42 });
      undo.push(() => Object.defineProperty(target, key, before));
    }
  }
  const globals = ['parseFloat', 'parseInt', 'isNaN', 'isFinite'] as const;
  const all = globalThis as unknown as Methods;
  for (const key of only === undefined ? globals : []) {
    const before = all[key];
    all[key] = () => 42;
    undo.push(() => {
      all[key] = before;
    });
  }
  try {
    return run();
  } finally {
    for (const restore of undo) restore();
  }
}
