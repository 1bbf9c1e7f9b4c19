/**
 * Keeps the colors of a host page readable: one that does not stand out enough from what it is drawn
 * on gives way to the default, and the console says so.
 */

import type { ReactiveController, ReactiveElement } from 'lit';
import { quote, type Report } from './settings.js';

/** The ground, the contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11), and what is drawn on it. */
const RULES: readonly (readonly [ground: string, least: number, drawn: readonly string[]])[] = [
  ['surface', 4.5, ['ink', 'muted', 'accent', 'positive', 'caution', 'negative']],
  ['raised', 4.5, ['ink', 'muted', 'accent']],
  ['surface', 3, ['line', 'focus']],
  ['raised', 3, ['focus']],
];
const TOKENS = ['surface', 'raised', ...new Set(RULES.flatMap(([, , drawn]) => drawn))];

export class ContrastGuard implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #stateOf: () => unknown;
  readonly #report: Report;
  readonly #reported = new Set<string>();
  #checked: unknown;

  /** @param stateOf changes when the colors have to be looked at again */
  constructor(host: ReactiveElement, stateOf: () => unknown, report: Report) {
    this.#host = host;
    this.#stateOf = stateOf;
    this.#report = report;
    host.addController(this);
  }

  hostUpdated(): void {
    const state = this.#stateOf();
    if (state === this.#checked) return;
    this.#checked = state;
    const root = this.#host.renderRoot.querySelector<HTMLElement>('.root');
    if (root) this.#check(root);
  }

  #check(root: HTMLElement): void {
    const style = getComputedStyle(this.#host);
    const given = new Map<string, string>();
    for (const token of TOKENS) {
      root.style.removeProperty(nameOf(token));
      const value = style.getPropertyValue(nameOf(token));
      if (value) given.set(token, value);
    }
    // In forced colors the page decides nothing.
    if (given.size === 0 || matchMedia('(forced-colors: active)').matches) return;
    const refuse = (token: string, why: string) => {
      const message = `${nameOf(token)}: ${quote(given.get(token))} ${why}; the default is used`;
      if (!this.#reported.has(message)) this.#report(message);
      this.#reported.add(message);
      given.delete(token);
      root.style.setProperty(nameOf(token), 'initial');
    };
    for (const [token, value] of given) {
      if (!CSS.supports('color', value)) refuse(token, 'is not a color');
    }
    const probe = root.appendChild(document.createElement('i'));
    const brightness = (token: string) => {
      // Mixed with itself: whatever the notation, it is told in one.
      probe.style.color = `color-mix(in srgb, var(--_${token}), var(--_${token}))`;
      return luminanceOf(getComputedStyle(probe).color);
    };
    for (const [ground, least, all] of RULES) {
      for (const drawn of all) {
        for (const token of [drawn, ground]) {
          if (!given.has(token)) continue;
          const ratio = brightness(drawn) / brightness(ground);
          const contrast = Math.max(ratio, 1 / ratio);
          if (contrast >= least) continue;
          const found = Math.floor(contrast * 10) / 10;
          refuse(token, `as ${drawn} on ${ground} has a contrast of ${found}, and needs ${least}`);
        }
      }
    }
    probe.remove();
  }
}

const nameOf = (token: string): string => `--eligibility-${token}`;

/** From `color(srgb 0.1 0.2 0.3 / 0.5)`; what lies behind a see-through one is taken for white. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0, solid = 1] = (color.match(/[\d.]+(e-\d+)?/g) ?? []).map(
    Number,
  );
  const linear = (channel: number) => {
    const seen = channel * solid + 1 - solid;
    return seen <= 0.04045 ? seen / 12.92 : ((seen + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
}
