/** The 25 conditions of `synthetic.ts`, by hand. */

import type { CompleteAnswers, Engine } from './engine.js';

function group(a: CompleteAnswers, i: number): boolean {
  const kind = a[`kind${i}`];
  return (
    a[`yesA${i}`] === true ||
    (a[`yesB${i}`] === true && (a[`countA${i}`] as number) >= 10) ||
    ((a[`countB${i}`] as number) < 15 && (kind === 'red' || kind === 'green'))
  );
}

export const plainConditions: Engine<CompleteAnswers> = {
  input: (answers) => answers,
  run(a) {
    const holds = group(a, 0) && group(a, 1) && group(a, 2) && group(a, 3) && group(a, 4);
    return {
      criteria: [holds ? 'met' : 'unmet'],
      award: holds ? { low: '0.00', high: '0.00' } : null,
    };
  },
};
