/**
 * Finds and works the controls of a checker as a person does: by role, by label, by what is written
 * on them. It looks into open shadow trees and knows no class names.
 */

import type { EligibilityChecker } from '../../src/index.js';

/** Every element under a root, in the order of reading, through shadow trees. */
export function* everything(root: ParentNode): Generator<Element> {
  for (const child of root.children) {
    yield child;
    if (child.shadowRoot) yield* everything(child.shadowRoot);
    yield* everything(child);
  }
}

const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** What is written on an element, with the names of labels and legends and the text of shadow trees. */
export function textOf(element: Element): string {
  const inner = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element)) return '';
    const children = [...(node.shadowRoot ?? node).childNodes];
    return children.map(inner).join(' ');
  };
  return words(inner(element));
}

function referenced(element: Element, attribute: string): string | null {
  const ids = element.getAttribute(attribute);
  if (ids === null) return null;
  const root = element.getRootNode() as ShadowRoot;
  return words(
    ids
      .split(' ')
      .map((id) => words(root.getElementById(id)?.textContent))
      .join(' '),
  );
}

/** The accessible name, as far as this project uses the ways to give one. */
export function nameOf(element: Element): string {
  const given = referenced(element, 'aria-labelledby') ?? element.getAttribute('aria-label');
  if (given !== null) return words(given);
  if (element instanceof HTMLFieldSetElement) {
    return words(element.querySelector('legend')?.textContent);
  }
  if (element instanceof HTMLInputElement) {
    return words([...(element.labels ?? [])].map((label) => label.textContent).join(' '));
  }
  return words(element.textContent);
}

export const descriptionOf = (element: Element): string =>
  referenced(element, 'aria-describedby') ?? '';

const ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  textbox: 'input[type=text]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  radiogroup: '[role=radiogroup]',
  group: '[role=group], fieldset:not([role])',
  heading: 'h1, h2, h3, h4, h5, h6',
  article: 'article',
  status: '[role=status]',
  link: 'a[href]',
};

export function allByRole(root: ParentNode, role: string, name?: string | RegExp): Element[] {
  return [...everything(root)].filter((element) => {
    if (!element.matches(ROLES[role] ?? role)) return false;
    const own = nameOf(element);
    return name === undefined || (typeof name === 'string' ? own === name : name.test(own));
  });
}

export function byRole(root: ParentNode, role: string, name?: string | RegExp): HTMLElement {
  const [found] = allByRole(root, role, name);
  if (!found) {
    const there = allByRole(root, role).map(nameOf).join('\n  ');
    throw new Error(`No ${role} "${String(name)}". There are:\n  ${there}`);
  }
  return found as HTMLElement;
}

/** The text field with this label. */
export const textbox = (root: ParentNode, name: string | RegExp): HTMLInputElement =>
  byRole(root, 'textbox', name) as HTMLInputElement;

/** Waits until the checker and its parts have drawn what they know. */
export async function drawn(checker: EligibilityChecker): Promise<void> {
  await checker.updateComplete;
  await new Promise(requestAnimationFrame);
  for (const element of everything(checker.shadowRoot as ShadowRoot)) {
    if ('updateComplete' in element) await element.updateComplete;
  }
}

export const rootOf = (checker: EligibilityChecker): ShadowRoot => checker.shadowRoot as ShadowRoot;

export async function press(
  checker: EligibilityChecker,
  name: string | RegExp,
  role = 'button',
): Promise<void> {
  byRole(rootOf(checker), role, name).click();
  await drawn(checker);
}

export async function typeInto(
  checker: EligibilityChecker,
  input: HTMLInputElement,
  text: string,
): Promise<void> {
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await drawn(checker);
}

/** The heading of the open page: the first in the order of reading. */
export const pageTitle = (checker: EligibilityChecker): string =>
  nameOf(byRole(rootOf(checker), 'heading'));

/** The element that has focus, through shadow trees. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** What is written on the card of a program. */
export const cardText = (checker: EligibilityChecker, program: string): string =>
  textOf(byRole(rootOf(checker), 'article', program));
