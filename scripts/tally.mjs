import { stripVTControlCharacters } from 'node:util';

/**
 * How a test tool of this project says how it went: by its last line.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 */

/**
 * @param {Tally} tally
 * @returns {string}
 */
export function formatTally({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * @param {string} output
 * @returns {Tally | undefined} undefined where the last line is none, as after a crash
 */
export function readTally(output) {
  // The browser runner moves its cursor about even where nobody looks.
  const text = stripVTControlCharacters(output);
  const match = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(text);
  return match ? { passed: Number(match[1]), failed: Number(match[2]) } : undefined;
}
