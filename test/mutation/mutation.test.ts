/**
 * Every single thing that could be wrong in the rules of a bundled program is made wrong, one at a
 * time: a limit moved by a cent or a day, a condition left out, a reading settled, an answer taken for
 * another. A scenario or a confirmed case must tell; where none can, `equivalent.json` says why.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { programs } from '../../src/programs/index.js';
import { hunt } from './hunt.js';
import { mutantsOf } from './mutants.js';
import { passes, probesOf } from './probes.js';

/** By program and mutant: why no complete answers can tell it from the rules. */
const equivalent = JSON.parse(
  readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, string>>>>;

const total = { mutants: 0, killed: 0, equivalent: 0 };

for (const program of programs) {
  describe(`the rules of ${program.id}`, () => {
    const probes = probesOf(program.id);
    const mutants = mutantsOf(program);
    const reasons = equivalent[program.id] ?? {};

    it('give everything that is expected of them', () => {
      const failing = probes.filter((probe) => !passes(program, probe));
      assert.deepEqual(
        failing.map(({ name }) => name),
        [],
      );
    });

    it('can be wrong in ways that have each a name of its own', () => {
      const ids = mutants.map(({ id }) => id);
      assert.deepEqual(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        [],
      );
    });

    it('cannot be wrong in one thing without a scenario or a case that tells', () => {
      const survivors: string[] = [];
      const told: string[] = [];
      for (const mutant of mutants) {
        const teller = hunt(mutant, probes);
        if (teller === null) survivors.push(mutant.id);
        else if (mutant.id in reasons) told.push(`${mutant.id}, by ${teller}`);
      }
      total.mutants += mutants.length;
      total.killed += mutants.length - survivors.length;
      total.equivalent += survivors.length;
      const unexplained = survivors.filter((id) => !(id in reasons));
      assert.deepEqual(unexplained, [], 'nothing tells these from the rules');
      assert.deepEqual(told, [], 'said to be equivalent, and told all the same');
    });

    it('are called equivalent to no mutant that does not exist, and to none without a reason', () => {
      const ids = new Set(mutants.map(({ id }) => id));
      const entries = Object.entries(reasons);
      assert.deepEqual(
        entries.filter(([id, reason]) => !ids.has(id) || !reason.endsWith('.')).map(([id]) => id),
        [],
      );
    });
  });
}

describe('the list of equivalent mutants', () => {
  it('speaks of bundled programs only', () => {
    const ids = new Set(programs.map(({ id }) => id));
    assert.deepEqual(
      Object.keys(equivalent).filter((id) => !ids.has(id)),
      [],
    );
    const { mutants, killed } = total;
    process.stdout.write(
      `rules mutated: ${mutants} mutants, ${killed} killed, ${total.equivalent} equivalent\n`,
    );
  });
});
