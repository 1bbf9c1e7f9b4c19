import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { programs } from '../../src/programs/index.js';
import { digestOf } from '../../src/rules/digest.js';
import type { Program } from '../../src/rules/program.js';

type Json = Record<string, unknown>;
type Change = (node: Json) => Json | undefined;

/** One program for each place where the change applies, with the change in that place alone. */
function changedOnce(program: Program, change: Change): Program[] {
  const count = { seen: 0 };
  const copy = (value: unknown, at: number): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => copy(each, at));
    const own = Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, copy(each, at)]),
    );
    const changed = change(own);
    return changed && count.seen++ === at ? changed : own;
  };
  copy(program, -1);
  return Array.from({ length: count.seen }, (_, at) => {
    count.seen = 0;
    return copy(program, at) as Program;
  });
}

const STRICT: Json = { le: 'lt', ge: 'gt', lt: 'le', gt: 'ge', eq: 'ge' };

const changes: Readonly<Record<string, Change>> = {
  'a comparison that is strict, or no longer': (node) =>
    node.kind === 'compare' ? { ...node, operator: STRICT[String(node.operator)] } : undefined,
  'a constant that is one more': ({ value, ...node }) =>
    node.kind === 'constant' && typeof value === 'string' && /^\d+$/.test(value)
      ? { ...node, value: String(BigInt(value) + 1n) }
      : undefined,
  'a constant that is a cent more': ({ value, ...node }) =>
    node.kind === 'constant' && node.unit === 'money'
      ? { ...node, value: `${String(value)}.01` }
      : undefined,
  'a date that is another day': ({ value, ...node }) =>
    node.kind === 'constant' && node.unit === 'date'
      ? { ...node, value: String(value).replace(/\d$/, (day) => String((Number(day) + 1) % 10)) }
      : undefined,
  'a bare number that is one more': ({ value, ...node }) =>
    node.kind === 'literal' && typeof value === 'string'
      ? { ...node, value: `${value}0` }
      : undefined,
  'conditions of which one is enough': (node) =>
    node.kind === 'all' ? { ...node, kind: 'any' } : undefined,
  'an option less': (node) =>
    node.kind === 'one-of' ? { ...node, options: (node.options as string[]).slice(1) } : undefined,
  'another question': (node) =>
    node.kind === 'answer' ? { ...node, question: 'shoeSize' } : undefined,
};

describe('the digest of a program', () => {
  test('is sixteen hexadecimal digits, and no two programs have the same', () => {
    const digests = programs.map(digestOf);
    for (const digest of digests) assert.match(digest, /^[\da-f]{16}$/);
    assert.equal(new Set(digests).size, programs.length);
  });

  test('is the same for the same program, however it came about', () => {
    for (const program of programs) {
      const digest = digestOf(program);
      assert.equal(digestOf(program), digest);
      assert.equal(digestOf(structuredClone(program)), digest);
      assert.equal(digestOf(JSON.parse(JSON.stringify(program)) as Program), digest);
      const turned = Object.fromEntries(Object.entries(program).reverse());
      assert.equal(digestOf(turned as unknown as Program), digest);
    }
  });

  for (const [name, change] of Object.entries(changes)) {
    test(`is another one for ${name}, wherever that is`, () => {
      const changed = programs.map((program) => changedOnce(program, change));
      assert.ok(changed.flat().length > 0);
      const digests = [...programs, ...changed.flat()].map(digestOf);
      assert.equal(new Set(digests).size, digests.length);
    });
  }

  test('is another one without one of the criteria, and for another order of them', () => {
    for (const program of programs) {
      const { criteria } = program;
      const fewer = criteria.map((dropped) => ({
        ...program,
        criteria: criteria.filter((each) => each !== dropped),
      }));
      const digests = [program, ...fewer].map(digestOf);
      assert.equal(new Set(digests).size, criteria.length + 1);
      const turned = digestOf({ ...program, criteria: [...criteria].reverse() });
      assert.ok(criteria.length < 2 || !digests.includes(turned));
    }
  });

  test('is another one where a reading prefers another option', () => {
    const changed = programs.flatMap((program) =>
      program.readings.flatMap((changing) =>
        [null, ...changing.options]
          .filter((preferred) => preferred !== changing.preferred)
          .map((preferred) => ({
            ...program,
            readings: program.readings.map((each) =>
              each === changing ? { ...each, preferred } : each,
            ),
          })),
      ),
    );
    assert.ok(changed.length > 0);
    const digests = [...programs, ...changed].map(digestOf);
    assert.equal(new Set(digests).size, digests.length);
  });

  test('is another one for another rounding, priority or parameter', () => {
    for (const program of programs) {
      const digest = digestOf(program);
      const rounding = program.award.rounding === 'down' ? 'half-up' : 'down';
      assert.notEqual(digestOf({ ...program, award: { ...program.award, rounding } }), digest);
      const priorities = program.priorities.slice(1);
      assert.equal(
        digestOf({ ...program, priorities }) === digest,
        priorities.length === program.priorities.length,
      );
      const parameters = program.parameters.map((each) => ({ ...each, value: null }));
      assert.equal(digestOf({ ...program, parameters }) === digest, parameters.length === 0);
    }
  });

  test('does not depend on words, dates shown or the version', () => {
    for (const program of programs) {
      const told: Program = {
        ...program,
        version: '9.9.9',
        closed: { since: '1999', citations: [] },
        sources: [],
        dates: [],
        uses: [],
        certifications: [],
        duties: [],
        documents: [],
        information: [],
      };
      assert.equal(digestOf(told), digestOf(program));
    }
  });

  test('is made of less than 200 kB of text', (t) => {
    for (const program of programs) {
      const { criteria, award, priorities, readings, parameters } = program;
      const text = JSON.stringify([criteria, award, priorities, readings, parameters]);
      t.diagnostic(`${program.id}: ${text.length} characters`);
      assert.ok(text.length < 200_000);
    }
  });
});
