/**
 * Takes indentation out of the `html`, `svg` and `css` templates, for the single file: a minifier
 * does not look into strings.
 */
import { transform } from 'lightningcss';
import { parseSync, Visitor } from 'vite';

/** @import { Plugin } from 'vite' */

/** Stands for the values of a template. */
const VALUE = '\0';

/**
 * A line break in text or between attributes says no more than a space. It stays in the value of an
 * attribute, and where an element keeps its white space.
 *
 * @param {string} markup
 */
const slimMarkup = (markup) =>
  /<(pre|textarea)\b/.test(markup)
    ? markup
    : markup.replace(/("[^"]*"|'[^']*')(?=[^<>]*>)|\s*\n\s*/g, (_, quoted) => quoted ?? ' ');

/** A style that values are put into is no sheet by itself. @param {string} css */
const slimCss = (css) =>
  css.includes(VALUE)
    ? css
    : String(transform({ filename: 'template.css', code: Buffer.from(css), minify: true }).code);

/** @type {Record<string, (text: string) => string>} */
const BY_TAG = { html: slimMarkup, svg: slimMarkup, css: slimCss };

/**
 * @param {string} id
 * @param {string} code
 */
export function slimTemplates(id, code) {
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi: { quasis } }) {
      const slim = tag.type === 'Identifier' ? BY_TAG[tag.name] : undefined;
      if (!slim) return;
      const whole = quasis.map(({ start, end }) => code.slice(start, end)).join(VALUE);
      const texts = slim(whole).split(VALUE);
      quasis.forEach(({ start, end }, index) => {
        edits.push({ start, end, text: texts[index] ?? '' });
      });
    },
  }).visit(parseSync(id, code, { astType: 'js' }).program);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

/** @returns {Plugin} */
export const slimTemplatesPlugin = () => ({
  name: 'slim-templates',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/ },
    handler: (code, id) => ({ code: slimTemplates(id, code), map: null }),
  },
});
