/** What a screen reader says of a checker, in the order of reading. */

import { virtual } from '@guidepup/virtual-screen-reader/browser.js';

import type { EligibilityChecker } from '../../src/index.js';
import { allByRole, everything, focused, nameOf, rootOf, textOf } from '../elements/screen.js';

/** Whether real readers pass over a node that this one reads. */
function isSkipped(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element) return false;
  // Folded away.
  const folded = element.closest('details:not([open])');
  if (folded && element !== folded && !element.closest('summary')) return true;
  // A drawing is read as its alternative only.
  if (element.closest('[role=img] *')) return true;
  // The name of what stands around it, which was just said. A heading is said for itself.
  const named = element.closest('summary, legend, button, a, label:has(> input)');
  return (
    !!named && (named !== node || named.localName === 'legend') && !element.matches('h2, input')
  );
}

/** Containers that no reader announces, and ends of what has no inside. */
const SILENT =
  /^(end of )?(paragraph|group|row|rowgroup)$|^end, |^end of (button|link|image|listitem|term|definition|rowheader|columnheader|cell)\b/;

/** What is said of a node where real readers say more, or less, than this one. */
function phraseOf(node: Node, said: string): string | null {
  if (SILENT.test(said)) return null;
  const phrase = said.replace(/^listitem, level \d+, /, 'listitem, ');
  if (!(node instanceof Element) || node.localName !== 'summary') return phrase;
  const isOpen = (node.parentElement as HTMLDetailsElement).open;
  return `button, ${phrase}, ${isOpen ? 'expanded' : 'collapsed'}`;
}

/** Reads one tree from its top to its end. The reader does not enter shadow trees by itself. */
async function readTree(container: Element): Promise<string[]> {
  await virtual.start({ container });
  const lines: string[] = [];
  let first: readonly [Node | null, string] | undefined;
  for (;;) {
    const node = virtual.activeNode;
    const said = await virtual.lastSpokenPhrase();
    // Inside a container it never comes to an end, but starts again.
    if (!node || (first?.[0] === node && first[1] === said)) break;
    first ??= [node, said];
    const phrase = isSkipped(node) ? null : phraseOf(node, said);
    if (phrase) lines.push(phrase);
    await virtual.next();
  }
  await virtual.stop();
  return lines;
}

/** Every tree of a part of the checker, in the order of reading. */
export async function read(checker: EligibilityChecker, part: string): Promise<string[]> {
  const lines: string[] = [];
  for (const host of allByRole(rootOf(checker), part)) {
    const inner = [host, ...everything(host.shadowRoot as ParentNode)];
    for (const each of inner.filter(({ shadowRoot }) => shadowRoot)) {
      const container = each.shadowRoot?.querySelector('.root');
      if (container) lines.push(...(await readTree(container)));
    }
  }
  return lines;
}

/** Where reading goes on after a step. */
export const focusLine = (): string => {
  const element = focused() as Element;
  return `${element.localName}, ${nameOf(element)}`;
};

export const announced = (checker: EligibilityChecker): string =>
  allByRole(rootOf(checker), 'status').map(textOf).join(' ');
