import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Program } from '../../src/rules/program.js';
import { programs } from '../../src/programs/index.js';
import { words } from '../../src/programs/words.js';
import { table, type Place } from './clause-table.js';
import { nodesOf, ofKind, repeated } from './walk.js';

const programWords = words.en.programs;

function carries(program: Program, place: Place, id: string): boolean {
  if (place === 'values') return ofKind(nodesOf(program), 'named').some((node) => node.id === id);
  if (place === 'constants') {
    return ofKind(nodesOf(program), 'constant').some((node) => node.id === id);
  }
  return program[place].some((item) => item.id === id);
}

const programOf = (id: string) => {
  const program = programs.find((item) => item.id === id);
  assert.ok(program, id);
  return program;
};

describe('every clause of the law', () => {
  const numbered = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

  it('has a row', () => {
    const clauses = new Set(table.map(([clause]) => clause));
    assert.deepEqual(
      [...clauses],
      [...numbered('H', 12), ...numbered('B', 17), ...numbered('R', 16)],
    );
  });

  for (const [clause, id, place, listed] of table) {
    it(`${clause} is carried by ${id}, ${place}: ${listed}`, () => {
      const items = listed.split(' ');
      assert.deepEqual(repeated(items), []);
      for (const item of items) {
        assert.ok(carries(programOf(id), place, item), item);
        // A threshold is told by the label of its criterion.
        if (place !== 'constants') {
          assert.ok(programWords[id]?.[place][item], `${item} has no words`);
        }
      }
    });
  }
});

describe('the program pages', () => {
  it('show nothing that no clause asks for', () => {
    const extra = programs.flatMap((program) =>
      (['criteria', 'priorities', 'readings', 'uses', 'certifications', 'duties'] as const).flatMap(
        (place) =>
          program[place]
            .filter(
              ({ id }) =>
                !table.some(
                  ([, owner, where, listed]) =>
                    owner === program.id && where === place && listed.split(' ').includes(id),
                ),
            )
            .map(({ id }) => `${program.id} ${place} ${id}`),
      ),
    );
    // A base of 0 is a gap that no clause speaks of.
    assert.deepEqual(extra, [
      'dc-business-support readings zero-base',
      'dc-hotel-recovery criteria is-business',
    ]);
  });
});
