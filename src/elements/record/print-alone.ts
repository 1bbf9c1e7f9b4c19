const MARK = 'data-eligibility-printing';

/** Marked as `all` is what is printed; the other marks are on the way to it. */
const ALONE = `@media print {
  :not([${MARK}], [${MARK}='all'] *):not(:has([${MARK}])) { display: none !important }
  :has([${MARK}]) { max-block-size: none !important; overflow: visible !important }
}`;

/** Prints a page with nothing on it but some elements, in whatever shadow trees and slots they are. */
export function printAlone(elements: readonly Element[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ALONE);
  const marked = new Set<Element>();
  const roots = new Set<Document | ShadowRoot>();
  for (let [...rest] = elements, each = rest.pop(); each; each = rest.pop()) {
    const root = each.getRootNode() as Document | ShadowRoot;
    const host = root instanceof ShadowRoot ? root.host : null;
    // What is in one of them is printed with it.
    if (host && elements.includes(host)) continue;
    marked.add(each);
    roots.add(root);
    if (host) rest.push(host);
    for (let up: Element | null = each; up; up = up.parentElement) {
      if (up.assignedSlot) rest.push(up.assignedSlot);
    }
  }
  for (const each of marked) each.setAttribute(MARK, elements.includes(each) ? 'all' : '');
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  try {
    window.print();
  } finally {
    for (const each of marked) each.removeAttribute(MARK);
    for (const root of roots) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    }
  }
}
