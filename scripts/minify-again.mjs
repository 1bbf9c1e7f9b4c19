/**
 * Minifies once more what the bundler has minified, for the single file: two have more ideas than one.
 * Names of properties that nobody outside can know of are shortened as well.
 */
import { readFileSync } from 'node:fs';

import { minify } from 'terser';
import { parseSync, Visitor } from 'vite';

/** @import { Plugin } from 'vite' */

/** What these files declare is known outside: results, rules as data, saved visits. */
const DECLARED = [
  'src/rules/assess.ts',
  'src/rules/assessment.ts',
  'src/rules/expression.ts',
  'src/rules/parse-answers.ts',
  'src/rules/program.ts',
  'src/rules/question.ts',
  'src/screening.ts',
  'src/session/draft.ts',
  'src/session/record.ts',
  'src/session/saved-session.ts',
  'src/elements/checker-settings.ts',
  'src/elements/events.ts',
  // Their keys are the ids of citations.
  'src/programs/dc-business-support/citations.ts',
  'src/programs/dc-hotel-recovery/citations.ts',
  'src/programs/restaurant-revitalization/citations.ts',
];
/** Called by the browser or by the page. What begins with `lit` or `reactive` Lit shares with others. */
const CALLED =
  /^(lit|reactive|updateComplete|observedAttributes|formAssociated|handleEvent|createHTML|createScript)|Callback$|^_|^JSCompiler/;

/** Properties and methods of elements that others use. */
const PUBLIC = [
  'answers',
  'assessment',
  'restart',
  'focus',
  'goTo',
  'print',
  'program',
  'htmlFor',
  'checker',
];

const NAME = /[\w$]+/g;

/** A sentence for people names no property; a list of names has neither capitals nor stops. */
const isProse = (/** @type {string} */ text) => /^[A-Z“].* |[.,’%$?] /.test(text);

/**
 * The names that no string says, and no public file: a property may be reached by a name that is put
 * together, or that stands in a template. The browser's own names the minifier knows.
 *
 * @param {string} code
 */
function privateNames(code) {
  const said = new Set(PUBLIC);
  const say = (/** @type {unknown} */ text) => {
    for (const name of String(text).match(NAME) ?? []) said.add(name);
  };
  const sayKey = (/** @type {{ key: { type: string, name?: unknown } }} */ { key }) => {
    if (key.type === 'Identifier') say(key.name);
  };
  for (const file of DECLARED) {
    new Visitor({
      TSPropertySignature: sayKey,
      TSMethodSignature: sayKey,
      PropertyDefinition: sayKey,
      Property: sayKey,
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  }
  /** @type {Set<string>} */
  const names = new Set();
  /** Where pieces of markup begin. @type {Set<number>} */
  const markup = new Set();
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && !isProse(value)) say(value);
    },
    // Of markup only what is bound to, `.value=`, is a name; minified, other strings are templates too.
    TaggedTemplateExpression: ({ quasi: { quasis } }) => {
      for (const { start, value } of quasis) {
        markup.add(start);
        for (const [, name] of value.raw.matchAll(/\s\.(\w+)=/g)) say(name);
      }
    },
    TemplateElement: ({ start, value }) => {
      if (!markup.has(start) && !isProse(value.raw)) say(value.raw);
    },
    MemberExpression: ({ property, computed }) => {
      if (!computed && property.type === 'Identifier') names.add(property.name);
    },
  }).visit(parseSync('bundle.js', code).program);
  return [...names].filter((name) => !said.has(name) && !CALLED.test(name) && name.length > 2);
}

/** @returns {Plugin} */
export const minifyAgainPlugin = () => ({
  name: 'minify-again',
  // A build with its names left, for a profile, is left alone.
  apply: ({ build }) => build?.minify !== false,
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, sequences: false },
        mangle: {
          properties: {
            builtins: false,
            keep_quoted: true,
            regex: new RegExp(`^(${privateNames(chunk.code).join('|')})$`),
          },
        },
        format: { comments: /^!/ },
      });
      chunk.code = code ?? chunk.code;
    }
  },
});
