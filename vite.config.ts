import { resolve } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

import { minifyAgainPlugin } from './scripts/minify-again.mjs';
import { packWordsPlugin } from './scripts/pack-words.mjs';
import { slimTemplatesPlugin } from './scripts/slim-templates.mjs';

/** The demo pages live in `demo/`; the address that `npm start` prints leads there. */
const demoAtRoot: Plugin = {
  name: 'demo-at-root',
  configureServer(server) {
    server.middlewares.use('/', (request, response, next) => {
      if (request.url !== '/') {
        next();
        return;
      }
      response.writeHead(302, { location: '/demo/' }).end();
    });
  },
};

/** What the licenses ask for: the notices in the file itself, their whole texts beside it. */
const NOTICE = `/*! MIT; Lit: (c) 2017 Google LLC, BSD-3-Clause */`;

/**
 * `vite build` makes the library, which leaves its dependencies to the host's bundler and stays
 * readable; `vite build --mode bundle` makes the single file for one script tag. An ES library is
 * minified only where `minify` says so.
 */
export default defineConfig(({ mode }) => {
  const single = mode === 'bundle';
  return {
    appType: 'mpa',
    plugins: [
      demoAtRoot,
      single && [packWordsPlugin(), slimTemplatesPlugin(), minifyAgainPlugin()],
    ],
    resolve: { alias: single ? { './css-tag.js': resolve('src/lit-css-tag.ts') } : {} },
    optimizeDeps: { entries: 'demo/**/*.html' },
    build: {
      target: 'es2022',
      emptyOutDir: !single,
      minify: single,
      license: single && { fileName: 'eligibility-checker.licenses.md' },
      lib: {
        formats: ['es'],
        entry: single
          ? { 'eligibility-checker': resolve('src/bundle.ts') }
          : {
              index: resolve('src/index.ts'),
              define: resolve('src/define.ts'),
              rules: resolve('src/screening.ts'),
              programs: resolve('src/programs/index.ts'),
            },
      },
      rolldownOptions: {
        external: single ? [] : /^lit(\/|$)/,
        // Minifying again takes its three seconds, and is worth them.
        checks: { bundlerTimings: false },
        output: {
          chunkFileNames: 'shared/[name].js',
          codeSplitting: !single,
          // Vite keeps white space in an ES library even where it minifies, for the next bundler, like
          // the comments that mark a call as pure. There is no next one here.
          ...(single && { minify: true, comments: false, postBanner: NOTICE }),
        },
      },
    },
  };
});
