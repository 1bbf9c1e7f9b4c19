/**
 * The manifest speaks of what is published: one module, `dist/index.js`, and what is public and
 * documented.
 */
const published = {
  name: 'published',
  /** @param {{ customElementsManifest: any }} context */
  packageLinkPhase({ customElementsManifest: manifest }) {
    const text = JSON.stringify(manifest.modules).replace(
      /"\/?src\/[^"]+\.ts"/g,
      '"dist/index.js"',
    );
    /** @type {any[]} */
    const modules = JSON.parse(text);
    const declarations = modules
      .flatMap((module) => module.declarations)
      .filter((declaration) => declaration.customElement)
      .map(({ members = [], attributes = [], events = [], ...declaration }) => {
        const shown = members.filter(
          (/** @type {any} */ { privacy = 'public', description, attribute }) =>
            privacy === 'public' && (description || attribute),
        );
        // State of its own is listed as an attribute, too; what is documented has a description.
        const isShown = (/** @type {any} */ { fieldName, description }) =>
          fieldName ? shown.some((/** @type {any} */ { name }) => name === fieldName) : description;
        return {
          ...declaration,
          members: shown,
          attributes: attributes.filter(isShown),
          events: events.filter((/** @type {any} */ { name }) => name),
        };
      });
    const exports = declarations.flatMap(({ name, tagName }) => {
      const declaration = { name, module: 'dist/index.js' };
      return [
        { kind: 'js', name, declaration },
        { kind: 'custom-element-definition', name: tagName, declaration },
      ];
    });
    manifest.modules = [
      { kind: 'javascript-module', path: 'dist/index.js', declarations, exports },
    ];
  },
};

export default {
  globs: ['src/elements/**/*.ts'],
  litelement: true,
  plugins: [published],
};
