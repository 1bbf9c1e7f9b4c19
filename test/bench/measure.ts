/** Times contestants against each other, turn by turn, so that noise of the machine hits all alike. */

export interface Contestant {
  readonly name: string;
  /** How many assessments one pass makes. */
  readonly assessments: number;
  /** One pass over all cases. What it returns depends on the results, so that none can be dropped. */
  readonly pass: () => number | Promise<number>;
}

export interface Settings {
  /** Milliseconds each contestant runs before anything counts. */
  readonly warmUp: number;
  /** Turns each contestant has. */
  readonly turns: number;
  /** Milliseconds a turn should take; at least one pass is made. */
  readonly turn: number;
}

export interface Measured {
  readonly name: string;
  /** Milliseconds an assessment took, turn by turn. */
  readonly times: readonly number[];
  /** What the last pass returned. */
  readonly result: number;
}

async function timed({ pass }: Contestant, passes: number) {
  let result = 0;
  const start = performance.now();
  for (let i = 0; i < passes; i++) {
    const outcome = pass();
    // Waiting for what is there already would cost a turn of the event loop.
    result = typeof outcome === 'number' ? outcome : await outcome;
  }
  return { time: performance.now() - start, result };
}

/** @returns about how long a pass takes once it is warm */
async function warm(contestant: Contestant, { warmUp }: Settings): Promise<number> {
  const start = performance.now();
  let last: number;
  do {
    last = (await timed(contestant, 1)).time;
  } while (performance.now() - start < warmUp);
  return last;
}

export async function measure(
  contestants: readonly Contestant[],
  settings: Settings,
): Promise<Measured[]> {
  const passes: number[] = [];
  for (const contestant of contestants) {
    const time = await warm(contestant, settings);
    passes.push(Math.max(1, Math.round(settings.turn / time)));
  }
  const measured = contestants.map(({ name }) => ({ name, times: [] as number[], result: 0 }));
  for (let turn = 0; turn < settings.turns; turn++) {
    for (let place = 0; place < contestants.length; place++) {
      // Another one begins each turn, so that nobody always follows the same.
      const i = (turn + place) % contestants.length;
      const contestant = contestants[i] as Contestant;
      const count = passes[i] as number;
      const { time, result } = await timed(contestant, count);
      const own = measured[i] as (typeof measured)[number];
      own.times.push(time / (count * contestant.assessments));
      own.result = result;
    }
  }
  return measured;
}
