/** Compares two pictures of one story. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far off a color may be, where 1 is black against white: another processor may round so. */
const THRESHOLD = 0.008;
/** How many pixels may be further off than that: fewer than a comma has. */
const TOLERATED = 8;

const PACKED = /** @type {const} */ ({
  colorType: 2,
  filterType: 0,
  deflateLevel: 9,
  deflateStrategy: 0,
});

/**
 * @typedef {object} Difference
 * @property {string} what
 * @property {Buffer} [picture] where they differ, in red; none where they differ in size
 */

/**
 * @param {Buffer} before a PNG
 * @param {Buffer} now another
 * @returns {Difference | undefined} undefined where they are alike
 */
export function compare(before, now) {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(now)];
  const { width, height } = a;
  if (b.width !== width || b.height !== height) {
    return { what: `${b.width} × ${b.height} pixels, and was ${width} × ${height}` };
  }
  if (a.data.equals(b.data)) return undefined;
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(a.data, b.data, picture.data, width, height, {
    threshold: THRESHOLD,
    // A letter of another weight differs in nothing but its anti-aliased edge.
    includeAA: true,
  });
  if (pixels <= TOLERATED) return undefined;
  return { what: `${pixels} pixels differ`, picture: PNG.sync.write(picture) };
}

/**
 * The same picture in fewer bytes: without the channel for transparency, and with rows as they are,
 * for to note only what differs from the row above helps photographs and not text.
 *
 * @param {Buffer} picture
 * @returns {Buffer}
 */
export function shrink(picture) {
  return PNG.sync.write(PNG.sync.read(picture), PACKED);
}
