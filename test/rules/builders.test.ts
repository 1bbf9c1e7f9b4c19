/** The builders must not compile when ill-typed: each line below is compiled by itself. */

import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import ts from 'typescript';

const here = dirname(fileURLToPath(import.meta.url));
const prelude = `
import * as e from '../../src/rules/expression.js';
import { q, cite } from '../support/tiny.js';
`;

const good = [
  'e.all(q.a, e.not(q.b), e.atLeast(q.x, e.number("5")))',
  'e.when(q.a, q.x, q.y)',
  'e.oneOf(q.kind, "red", "blue")',
  'e.atMost(q.opened, e.constant("d", "date", "2020-01-01", cite))',
  'e.min(q.x, e.multiply(e.number("2"), q.y))',
  'e.reading("r", { one: q.a, two: e.truth(true) })',
];

const bad = [
  'e.all(q.a, q.x)',
  'e.not(q.x)',
  'e.add(q.x, q.a)',
  'e.atLeast(q.x, q.opened)',
  'e.atLeast(q.a, q.b)',
  'e.when(q.x, q.a, q.b)',
  'e.when(q.a, q.x, q.b)',
  'e.oneOf(q.kind, "purple")',
  'e.oneOf(q.a, "red")',
  'e.number(5)',
  'e.constant("d", "truth", "yes", cite)',
  'e.constant("d", "money", 5, cite)',
  'e.constant("d", "money", "5")',
  'e.min(q.opened)',
  'e.reading("r", { one: q.a, two: q.x })',
  'q.noSuchQuestion',
];

describe('builders', () => {
  it('compile when well-typed, and do not when ill-typed', () => {
    const names = [...good, ...bad].map((_, i) => join(here, `virtual-${i}.ts`));
    const sources = new Map(
      names.map((name, i) => [name, `${prelude}export const made = ${[...good, ...bad][i]};`]),
    );
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(here, '../../tsconfig.json'), (path) => ts.sys.readFile(path)).config,
      ts.sys,
      join(here, '../..'),
    );
    const host = ts.createCompilerHost({ ...options, noEmit: true });
    const disk = { ...host };
    host.fileExists = (name) => sources.has(name) || disk.fileExists(name);
    host.readFile = (name) => sources.get(name) ?? disk.readFile(name);
    host.getSourceFile = (name, target, ...rest) => {
      const text = sources.get(name);
      return text === undefined
        ? disk.getSourceFile(name, target, ...rest)
        : ts.createSourceFile(name, text, target);
    };
    const program = ts.createProgram(names, { ...options, noEmit: true }, host);
    names.forEach((name, i) => {
      const file = program.getSourceFile(name);
      const wrong = program.getSemanticDiagnostics(file).length > 0;
      assert.equal(wrong, i >= good.length, [...good, ...bad][i]);
    });
  });
});
