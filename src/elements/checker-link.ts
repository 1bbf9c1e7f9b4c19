/**
 * How the parts of a check find it: by nesting, or by `for="id"` from anywhere in the same tree.
 * Elements are upgraded in any order and moved about, so every part looks again whenever a checker
 * comes, goes or changes its id.
 */

import type { View } from './view.js';

/** What a checker offers to its parts. */
export interface Checker extends HTMLElement {
  readonly view: View;
  showResults(): void;
  /** @returns whether it could be printed */
  print(): Promise<boolean>;
  restart(): void;
}

export interface CheckerPart extends HTMLElement {
  readonly checker: Checker | undefined;
  /** Looks for its checker. */
  adopt(): void;
  requestUpdate(): void;
  drawForPaper(printing: boolean): void;
  focusHeading(): void;
}

/** Those that are on the page. */
const checkers = new Set<Checker>();
/** In the order they came: who goes through them meets also those that come meanwhile. */
export const parts = new Set<CheckerPart>();

export function announceChecker(checker: Checker, connected: boolean): void {
  checkers[connected ? 'add' : 'delete'](checker);
  for (const part of parts) part.adopt();
}

export function findChecker(part: Element, id: string | null | undefined): Checker | undefined {
  if (typeof id === 'string') {
    const root = part.getRootNode();
    return [...checkers].find((checker) => checker.id === id && checker.getRootNode() === root);
  }
  let node: Node | null = part;
  while (node && !checkers.has(node as Checker)) {
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return (node ?? undefined) as Checker | undefined;
}
