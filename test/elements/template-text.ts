/** Reads lit templates in source text and tells which words in them a visitor would see. */

import ts from 'typescript';

/** Attributes whose value is shown or read out. */
const SPOKEN =
  /\s(aria-label|aria-description|title|alt|placeholder|label)=("[^"]*"|'[^']*'|[^\s>"']+)/g;
const HOLE = '\u0000';

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** Texts between tags and in spoken attributes; expressions are left out. */
function wordsInMarkup(markup: string): string[] {
  const withoutComments = markup.replace(/<!--[\s\S]*?-->/g, '');
  const attributes = [...withoutComments.matchAll(SPOKEN)].map(([, , value = '']) => value);
  const between = withoutComments.replace(/<[^>]*>/g, '\n').split('\n');
  return [...attributes, ...between]
    .map((text) => text.replaceAll(HOLE, '').trim())
    .filter(hasWords);
}

/** String literals that end up between tags: `${open ? 'Close' : 'Open'}`. */
function wordsInExpression(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return hasWords(expression.text) ? [expression.text] : [];
  if (ts.isParenthesizedExpression(expression)) return wordsInExpression(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [expression.whenTrue, expression.whenFalse].flatMap(wordsInExpression);
  }
  if (ts.isTemplateExpression(expression)) {
    const parts = [expression.head, ...expression.templateSpans.map(({ literal }) => literal)];
    return parts.map(({ text }) => text).filter(hasWords);
  }
  return ts.isBinaryExpression(expression)
    ? [expression.left, expression.right].flatMap(wordsInExpression)
    : [];
}

/** Every literal word in the `html` and `svg` templates of a source text. */
export function literalText(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && ['html', 'svg'].includes(node.tag.getText())) {
      const { template } = node;
      const strings = ts.isTemplateExpression(template)
        ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        : [template];
      found.push(...wordsInMarkup(strings.map(({ text }) => text).join(HOLE)));
      if (ts.isTemplateExpression(template)) {
        let before = template.head.text;
        for (const { expression, literal } of template.templateSpans) {
          // Inside a tag it is an attribute or a listener.
          if (before.lastIndexOf('<') <= before.lastIndexOf('>')) {
            found.push(...wordsInExpression(expression));
          }
          before += HOLE + literal.text;
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}
