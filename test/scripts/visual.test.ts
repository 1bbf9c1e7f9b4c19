import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PNG } from 'pngjs';

import { compare, shrink } from '../../scripts/visual-compare.mjs';
import { shotsOf } from '../../scripts/visual-shots.mjs';

const WHITE = [255, 255, 255] as const;

/** A white picture with so many pixels of another color. */
function picture(width: number, height: number, pixels = 0, color: readonly number[] = [0, 0, 0]) {
  const png = new PNG({ width, height });
  for (let i = 0; i < width * height; i++) {
    png.data.set([...(i < pixels ? color : WHITE), 255], i * 4);
  }
  return PNG.sync.write(png);
}

describe('comparing pictures', () => {
  it('finds equal ones alike, also when one was shrunk', () => {
    assert.equal(compare(picture(40, 30, 100), picture(40, 30, 100)), undefined);
    assert.equal(compare(shrink(picture(40, 30, 100)), picture(40, 30, 100)), undefined);
  });

  it('finds a change, counts its pixels and draws them', () => {
    const difference = compare(picture(40, 30), picture(40, 30, 25));
    assert.equal(difference?.what, '25 pixels differ');
    const { width, height } = PNG.sync.read(difference.picture ?? Buffer.of());
    assert.deepEqual([width, height], [40, 30]);
  });

  it('finds a change of a color that an eye would hardly see', () => {
    const gray = picture(40, 30, 1200, [244, 246, 248]);
    assert.ok(compare(gray, picture(40, 30, 1200, [240, 242, 245])));
  });

  it('lets pass what rounding on another processor can do', () => {
    assert.equal(compare(picture(40, 30), picture(40, 30, 1200, [254, 255, 254])), undefined);
    assert.equal(compare(picture(40, 30), picture(40, 30, 8)), undefined);
    assert.ok(compare(picture(40, 30), picture(40, 30, 9)));
  });

  it('finds a change of size', () => {
    const difference = compare(picture(40, 30), picture(40, 31));
    assert.equal(difference?.what, '40 × 31 pixels, and was 40 × 30');
  });
});

describe('the list of pictures', () => {
  const stories = [{ id: 'a--one' }, { id: 'a--two' }, { id: 'b--one', tags: ['dev', 'print'] }];
  const names = (...list: Parameters<typeof shotsOf>[0]) =>
    shotsOf(list, stories).shots.map(({ name }) => name);

  it('takes a story in one width where it says no more', () => {
    assert.deepEqual(names({ story: 'a--one' }), ['a--one.768']);
  });

  it('takes each story that a pattern fits, and each shot once', () => {
    assert.deepEqual(names({ story: 'a--*' }, { story: '*--one', widths: [768, 320] }), [
      'a--one.768',
      'a--two.768',
      'a--one.320',
      'b--one.768',
      'b--one.320',
    ]);
  });

  it('takes a story as printed, where its tag says so', () => {
    const { shots } = shotsOf([{ story: '*--one' }], stories);
    assert.deepEqual(
      shots.map(({ media }) => media),
      ['', 'print'],
    );
  });

  it('reports a story that is gone', () => {
    const { problems } = shotsOf([{ story: 'a--on' }], stories);
    assert.deepEqual(problems, ['there is no story "a--on" any more']);
  });
});
