/** Writes the transcripts anew: `npx wtr --config test/journeys/write.config.mjs`. Read the difference. */

import { filePlugin } from '@web/test-runner-commands/plugins';

import project from '../../web-test-runner.config.mjs';

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...project,
  files: 'test/journeys/transcripts.browser.ts',
  plugins: [...(project.plugins ?? []), filePlugin()],
};
