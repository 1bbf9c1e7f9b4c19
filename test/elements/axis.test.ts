import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { axisOf } from '../../src/elements/results/axis.js';

const range = (low: string, high: string | null) => ({ low, high });
const same = (low: string, high: string | null, limits: readonly string[] = []) =>
  axisOf(range(low, high), range(low, high), limits);

describe('the scale of the range drawing', () => {
  test('ends at the lowest limit that applies', () => {
    const axis = same('200000.00', '300000.00', ['10000000', '600000']);
    assert.ok(axis);
    assert.equal(axis.end, '600000');
    assert.equal(axis.endIsLimit, true);
    assert.deepEqual(axis.band, { from: (200 / 600) * 100, to: 50 });
  });

  test('ends at a round number where the limit is too far away to be drawn', () => {
    const axis = same('20000.00', '30000.00', ['10000000']);
    assert.ok(axis);
    assert.equal(axis.end, '40000');
    assert.equal(axis.endIsLimit, false);
  });

  test('is full where the award reaches the limit', () => {
    assert.equal(same('0.00', '849900.00', ['849900'])?.band?.to, 100);
  });

  test('runs off the edge where there is no upper end yet', () => {
    assert.deepEqual(same('1000.00', null)?.band, { from: 50, to: 100 });
  });

  test('is left out where nothing is known and where there is nothing to draw', () => {
    assert.equal(same('0.00', null), null);
    assert.equal(same('0.00', '0.00'), null);
  });

  test('shows what another reading reaches, behind or in place of the band', () => {
    const wider = axisOf(range('10.00', '20.00'), range('0.00', '40.00'), []);
    assert.deepEqual(wider?.further, { from: 0, to: 80 });
    const only = axisOf(null, range('10.00', '20.00'), []);
    assert.ok(only);
    assert.equal(only.band, null);
    assert.deepEqual(only.further, { from: 40, to: 80 });
    assert.equal(same('10.00', '20.00')?.further, null);
  });
});
