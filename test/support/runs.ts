/**
 * How often a property is tried: seeded and short in the ordinary run, so that it fails only when
 * something changed; `LAWS_RUNS` makes it long, `LAWS_SEED` makes it wander.
 */
export const runs = (usual: number): { numRuns: number; seed: number } => ({
  numRuns: Number(process.env.LAWS_RUNS ?? usual),
  seed: Number(process.env.LAWS_SEED ?? 20200315),
});
