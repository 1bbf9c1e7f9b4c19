import assert from 'node:assert/strict';
import { join } from 'node:path';

import { build } from 'vite';

/** The single file as it is published, made in memory by the project's own settings. */
export async function singleFile(): Promise<string> {
  const result = await build({
    root: join(import.meta.dirname, '../..'),
    mode: 'bundle',
    logLevel: 'error',
    build: { write: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const chunks = outputs.filter((output) => output.type === 'chunk');
  assert.equal(chunks.length, 1, 'one file and nothing beside it');
  return chunks[0]?.code ?? '';
}
