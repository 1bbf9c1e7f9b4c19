/**
 * Stands in for `node:test` while the core is mutated: lists the tests, so that the runner can run
 * them one by one. A test is named by its groups and itself.
 */

interface Listed {
  readonly name: string;
  readonly run: () => unknown;
}

const shared = globalThis as { mutateTests?: Listed[] };

let group: readonly string[] = [];

export function describe(name: string, define: () => void): void {
  const outer = group;
  group = [...outer, name];
  define();
  group = outer;
}

export function it(name: string, run: () => unknown): void {
  (shared.mutateTests ??= []).push({ name: [...group, name].join(': '), run });
}

/** Its other name. */
export const test: typeof it = (name, run) => {
  it(name, run);
};
