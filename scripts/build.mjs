/** Makes all that is published: the library, the single file, the declarations, the manifest. */
import { run } from './run.mjs';

const STEPS = [
  'vite build --logLevel warn',
  'vite build --mode bundle --logLevel warn',
  'tsc --project tsconfig.build.json',
  'cem analyze --quiet',
];

for (const step of STEPS) {
  const { code } = await run(step);
  if (code !== 0) process.exit(code);
}
