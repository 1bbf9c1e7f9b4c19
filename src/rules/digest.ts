import type { Rules } from './graph.js';

/**
 * A fingerprint of what of a program decides anything, and of the law it cites for it: other rules
 * have another. It tells versions apart and is no proof of who made them.
 *
 * @returns sixteen hexadecimal digits: two runs of FNV-1a, of 32 bits each
 */
export function digestOf({ criteria, award, priorities, readings, parameters }: Rules): string {
  const text = JSON.stringify([criteria, award, priorities, readings, parameters]);
  return [0x811c9dc5, 0x1b873593]
    .map((start) => {
      let hash = start;
      for (let i = 0; i < text.length; i++) {
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
