/**
 * What is made once a process, before anything is mutated: the expected side of a comparison, which
 * has nothing to do with the code that is held against it.
 */

interface Shared {
  mutateKept?: Map<string, unknown>;
}

const all = ((globalThis as Shared).mutateKept ??= new Map<string, unknown>());

export function kept<T>(name: string, make: () => T): T {
  if (!all.has(name)) all.set(name, make());
  return all.get(name) as T;
}
