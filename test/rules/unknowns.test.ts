import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NONE, has, members, only, overlap } from '../../src/rules/unknowns.js';

describe('sets of unknowns', () => {
  it('give their members back in order, however many unknowns there are', () => {
    for (const keys of [[], [0], [31], [32], [0, 1, 30, 31, 32, 33, 63, 64, 95, 96, 200], [127]]) {
      const set = keys.reduce((all, key) => all | only(key), NONE);
      assert.deepEqual(members(set), keys);
    }
  });

  it('are the same set each time one is made', () => {
    assert.equal(only(5), 32n);
    assert.equal(only(5), only(5));
    assert.equal(only(70), 2n ** 70n);
  });

  it('overlap where they share a member, and an empty one with none', () => {
    const set = only(2) | only(40);
    assert.equal(overlap(set, only(40) | only(1)), true);
    assert.equal(overlap(set, only(1) | only(3)), false);
    assert.equal(overlap(set, NONE), false);
    assert.equal(has(set, 2), true);
    assert.equal(has(set, 3), false);
  });
});
