/**
 * The manifest speaks of what is published: one module, `dist/index.js`, and public members.
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
      .map(({ members = [], ...declaration }) => ({
        ...declaration,
        members: members.filter(
          (/** @type {any} */ member) => (member.privacy ?? 'public') === 'public',
        ),
      }));
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
