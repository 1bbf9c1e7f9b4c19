import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bankOf, parse } from '../../src/rules/parse-answers.js';
import { EITHER, TRUE } from '../../src/rules/possible.js';
import type { Question } from '../../src/rules/question.js';

const bank: readonly Question[] = [
  { id: 'a', kind: 'boolean', topic: 't' },
  { id: 'kind', kind: 'choice', topic: 't', options: ['red', 'blue'] },
  { id: 'b', kind: 'boolean', topic: 't', agencyDecides: true },
];

describe('reading answers to a bank', () => {
  it('tells what each question can still be, in the order of the bank', () => {
    assert.deepEqual(parse({ b: true }, bank).possible, [EITHER, ['red', 'blue'], TRUE]);
    assert.deepEqual(parse({ kind: 'blue', b: null }, bank).possible, [EITHER, ['blue'], EITHER]);
    assert.deepEqual(parse(null, bank).possible, [EITHER, ['red', 'blue'], EITHER]);
    assert.deepEqual(parse({}, bank).possible, [EITHER, ['red', 'blue'], EITHER]);
  });

  it('puts a problem into one plain sentence for a developer', () => {
    assert.deepEqual(parse({ a: 'yes' }, bank).problems, [
      { question: 'a', code: 'wrong-type', message: 'Answer not accepted: wrong type.' },
    ]);
    assert.deepEqual(parse(7, bank).problems, [
      { question: null, code: 'not-an-object', message: 'Answer not accepted: not an object.' },
    ]);
  });

  it('repeats no more than 64 characters of the name of a question there is not', () => {
    const [problem] = parse({ ['x'.repeat(65)]: 1 }, bank).problems;
    assert.equal(problem?.question, 'x'.repeat(64));
  });

  it('knows the questions by name and place, and which of them the agency decides', () => {
    const { byId, variables, agency } = bankOf(bank);
    assert.equal(byId.get('b'), variables[2]);
    assert.equal(byId.get('c'), undefined);
    assert.equal(agency, 4n);
    assert.deepEqual(
      variables.map(({ index }) => index),
      [0, 1, 2],
    );
  });
});
