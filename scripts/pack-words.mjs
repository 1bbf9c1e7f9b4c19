/** Puts the words of programs and questions into the single file without their ids. */
import { runnerImport } from 'vite';

/** @import { Plugin } from 'vite' */

const WORDS = /\/src\/programs\/words\.ts$/;

/** @returns {Plugin} */
export const packWordsPlugin = () => ({
  name: 'pack-words',
  load: {
    filter: { id: WORDS },
    async handler(id) {
      const options = {
        configFile: /** @type {const} */ (false),
        logLevel: /** @type {const} */ ('warn'),
      };
      const folder = id.replace(/words\.ts$/, '');
      /** @type {{ module: typeof import('../src/programs/words.js') }} */
      const { module: source } = await runnerImport(id, options);
      /** @type {{ module: typeof import('../src/programs/packed-words.js') }} */
      const { module: packing } = await runnerImport(`${folder}packed-words.ts`, options);
      return `import { unpackWords } from './packed-words.js';
        export const words = { en: unpackWords(${JSON.stringify(packing.packWords(source.words.en))}) };`;
    },
  },
});
