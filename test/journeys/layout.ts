/** What can go wrong with where things are drawn, found by measuring. */

import type { EligibilityChecker } from '../../src/index.js';
import { drawn, everything, nameOf, rootOf } from '../elements/screen.js';

export async function openAll(checker: EligibilityChecker): Promise<void> {
  for (const element of everything(rootOf(checker))) {
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  await drawn(checker);
}

/** Puts styles into every tree. @returns what takes them out again */
export function restyle(checker: EligibilityChecker, style: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const roots = [checker, ...everything(rootOf(checker))].flatMap((element) =>
    element.shadowRoot ? [element.shadowRoot] : [],
  );
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    for (const root of roots) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    }
  };
}

/** Shown to the ear only. */
const isHidden = (element: Element): boolean => element.closest('.hidden') !== null;

interface Line {
  readonly owner: Element;
  readonly text: string;
  readonly box: DOMRect;
}

/** Every line of text that is drawn. */
function linesOf(checker: EligibilityChecker): Line[] {
  const lines: Line[] = [];
  for (const owner of everything(rootOf(checker))) {
    if (isHidden(owner) || owner.matches('style, defs') || !owner.checkVisibility()) continue;
    for (const node of owner.childNodes) {
      const text = node instanceof Text ? node.data.trim() : '';
      if (!text) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) lines.push({ owner, text: text.slice(0, 60), box });
      }
    }
  }
  return lines;
}

const isCut = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  const high = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
  return element.clientWidth > 0 && (wide || high);
};

/** Lines closer than this overlap in their boxes, and not in their letters. */
const TOUCH = 4;

/** Scrolled sideways, cut off, out of the window, or drawn over each other. */
export function misplaced(checker: EligibilityChecker): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);
  for (const element of everything(rootOf(checker))) {
    if (!isHidden(element) && isCut(element)) {
      faults.push(`cut off: ${element.localName} "${nameOf(element).slice(0, 60)}"`);
    }
  }
  const lines = linesOf(checker).sort((a, b) => a.box.top - b.box.top);
  for (const [index, { owner, text, box }] of lines.entries()) {
    if (box.left < -1 || box.right > clientWidth + 1) faults.push(`out of the window: "${text}"`);
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next] as Line;
      if (other.box.top > box.bottom - TOUCH) break;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      if (across > 1 && other.owner !== owner) faults.push(`"${text}" over "${other.text}"`);
    }
  }
  return faults;
}

/** Text under 12 pixels, and fields under 16, into which iOS zooms. */
export function tooSmallToRead(checker: EligibilityChecker): string[] {
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const texts = linesOf(checker)
    .filter(({ owner }) => size(owner) < 12)
    .map(({ owner, text }) => `${size(owner)} px: "${text}"`);
  const fields = [...everything(rootOf(checker))]
    .filter((element) => element.matches('input') && size(element) < 16)
    .map((element) => `${size(element)} px: field "${nameOf(element)}"`);
  return [...texts, ...fields];
}

/**
 * Targets under 44 pixels. A link in a line of text is as high as the line, which the guideline
 * leaves alone.
 */
export const tooSmallToHit = (checker: EligibilityChecker): string[] =>
  [...everything(rootOf(checker))]
    .filter((element) => element.matches('button, summary, label:has(> input), .entry'))
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isDrawn = width > 0 && height > 0;
      return isDrawn && Math.min(width, height) < 43.9
        ? [`${width.toFixed()}×${height.toFixed()}: ${element.localName} "${nameOf(element)}"`]
        : [];
    });
