import type { Answers, Status } from '../../src/index.js';

/** A worked case of the project's test data. */
export interface Scenario {
  readonly id: string;
  readonly program: string;
  readonly facts: string;
  readonly answers: Answers;
  readonly asOf?: string;
  readonly expect: {
    readonly status: Status;
    readonly unmet: readonly string[];
    readonly award?: { readonly low: string; readonly high: string | null } | null;
  };
}

/** Some cases of a program, by id. */
export async function scenariosOf(program: string, ids: readonly string[]): Promise<Scenario[]> {
  const file = await fetch(new URL(`../data/scenarios/${program}.json`, import.meta.url));
  const all = (await file.json()) as Scenario[];
  return ids.map((id) => {
    const found = all.find((scenario) => scenario.id === id);
    if (!found) throw new Error(`There is no scenario ${id}.`);
    return found;
  });
}
