/**
 * Stands for Lit's module of the same name in the single file: of it, only what browsers with
 * constructable style sheets need. Every browser that knows what our styles are written in has them.
 */

/** A style sheet; nothing is put into ours. */
export function css({ 0: text = '' }: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

export function adoptStyles(root: ShadowRoot, styles: CSSStyleSheet[]): void {
  root.adoptedStyleSheets = styles;
}

export const getCompatibleStyle = (style: CSSStyleSheet): CSSStyleSheet => style;

// Lit passes these on; nothing here uses them.
export { css as CSSResult, css as supportsAdoptingStyleSheets, css as unsafeCSS };
