import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scenarios } from '../support/scenarios.js';
import { type Measured, measure } from './measure.js';
import { fillReport, tablesOf } from './report.mjs';
import { runSuite, suiteNames } from './suites.js';

const once = { warmUp: 0, turns: 1, turn: 0 };

describe('the benchmark', () => {
  it('gives every contestant the same number of turns, and another one the first place', async () => {
    const order: string[] = [];
    const contestant = (name: string) => ({ name, assessments: 1, pass: () => order.push(name) });
    const measured = await measure([contestant('a'), contestant('b')], { ...once, turns: 2 });
    assert.deepEqual(
      measured.map(({ name, times }) => [name, times.length]),
      [
        ['a', 2],
        ['b', 2],
      ],
    );
    assert.deepEqual(order.slice(0, 2), ['a', 'b'], 'the warm-up');
    assert.equal(
      order
        .slice(2)
        .join('')
        .replace(/(.)\1*/g, '$1'),
      'aba',
    );
  });

  it('writes a table of each suite between the marks of the report, and leaves the rest', async () => {
    const results = new Map<string, Measured[][]>();
    for (const suite of ['known dc-business-support-landlord', 'engines 25 conditions']) {
      assert.ok(suiteNames.includes(suite));
      results.set(suite, [await runSuite(suite, scenarios, once)]);
    }
    const report = fillReport(
      'before\n<!-- bench:start -->old<!-- bench:end -->\nafter\n',
      tablesOf(results),
    );
    assert.match(report, /^before\n/);
    assert.match(report, /\nafter\n$/);
    assert.doesNotMatch(report, /old|NaN|undefined/);
    assert.match(report, /\| dc-business-support-landlord \| nothing \|/);
    assert.match(report, /\| publicodes \|/);
  });

  it('refuses a report without marks', () => {
    assert.throws(() => fillReport('nothing here', ''), /lacks/);
  });
});
