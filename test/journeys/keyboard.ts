/** Works a checker with nothing but keys, and looks after each one at where focus is. */

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import type { EligibilityChecker } from '../../src/index.js';
import type { Hands } from '../elements/fill.js';
import { byRole, drawn, focused, nameOf, rootOf } from '../elements/screen.js';

/** More stops than any page has: focus went in circles past what was looked for. */
const MOST_STOPS = 250;

const isRing = (element: Element | null): boolean => {
  const { outlineStyle = 'none', outlineWidth = '0' } = element ? getComputedStyle(element) : {};
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
};

/** What has focus is in sight, and what can be worked shows a ring on itself or on its frame. */
export function expectFocusInSight(): void {
  const element = focused() as HTMLElement;
  expect(element, 'focus is lost').not.to.equal(document.body);
  const what = `${element.localName} "${nameOf(element)}"`;
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
  expect(element.checkVisibility({ visibilityProperty: true }), `${what} is drawn`).to.equal(true);
  expect(Math.min(width, height), `${what} has a size`).to.be.above(8);
  expect(bottom > 0 && top < innerHeight, `${what} is between top and bottom`).to.equal(true);
  expect(right > 0 && left < innerWidth, `${what} is between the sides`).to.equal(true);
  if (element.tabIndex < 0) return;
  expect(isRing(element) || isRing(element.parentElement), `${what} has a ring`).to.equal(true);
}

/** @param name `Tab`, or `Shift+Tab`, which the browser's protocol knows only as two keys */
export async function key(checker: EligibilityChecker, name: string): Promise<void> {
  const [last = name, held] = name.split('+').reverse();
  if (held) await sendKeys({ down: held });
  await sendKeys({ press: last });
  if (held) await sendKeys({ up: held });
  await drawn(checker);
}

const isGroupOf = (radio: Element, other: Element | null): boolean =>
  other instanceof HTMLInputElement &&
  other.type === 'radio' &&
  other.name === radio.getAttribute('name');

/** Tab until the control has focus; into a group of radio buttons first, and then by arrows. */
export async function reach(
  checker: EligibilityChecker,
  control: HTMLElement,
  tab = 'Tab',
): Promise<void> {
  const isRadio = control.matches('[type=radio]');
  const isThere = () => (isRadio ? isGroupOf(control, focused()) : focused() === control);
  for (let stops = 0; !isThere(); stops += 1) {
    expect(stops, `stops on the way to "${nameOf(control)}"`).to.be.below(MOST_STOPS);
    await key(checker, tab);
    // Past the last control of the page comes the browser's own.
    if (focused() !== document.body) expectFocusInSight();
  }
  for (let steps = 0; focused() !== control; steps += 1) {
    expect(steps, `arrows on the way to "${nameOf(control)}"`).to.be.below(40);
    await key(checker, 'ArrowDown');
    expect(isThere(), 'arrows stay in the group').to.equal(true);
    expectFocusInSight();
  }
}

export const keyboard: Hands = {
  async use(checker, control) {
    await reach(checker, control);
    // Arrows choose as they go; the first of a group is chosen with Space.
    if (control instanceof HTMLInputElement && control.checked && control.type === 'radio') return;
    await key(checker, control.matches('input') ? 'Space' : 'Enter');
  },
  async type(checker, input, text) {
    await reach(checker, input);
    await sendKeys({ type: text });
    await drawn(checker);
    expect(focused(), `focus stays in "${nameOf(input)}"`).to.equal(input);
    expect(input.value).to.equal(text);
  },
};

export const pressButton = (checker: EligibilityChecker, name: string | RegExp): Promise<void> =>
  keyboard.use(checker, byRole(rootOf(checker), 'button', name));
