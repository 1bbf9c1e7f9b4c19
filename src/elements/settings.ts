/** Attributes that a page author writes by hand: each is read so that no value breaks the page. */

import type { Program } from '../rules/program.js';
import { THEMES, type Theme } from './view.js';

/** Says once what is wrong with a setting; the page goes on with what is left. */
export type Report = (message: string) => void;

const isGiven = (value: unknown): boolean => ![undefined, null, ''].includes(value as null);

export function programsOf(
  value: unknown,
  bundled: readonly Program[],
  report: Report,
): readonly Program[] {
  if (typeof value !== 'string') {
    if (isGiven(value)) report(`programs: ${quote(value)} is not a list of ids`);
    return bundled;
  }
  const ids = new Set(value.split(/\s+/).filter(Boolean));
  if (ids.size === 0) return bundled;
  const known = bundled.filter(({ id }) => ids.delete(id));
  if (ids.size > 0) report(`programs: there is no ${[...ids].map(quote).join(', ')}`);
  return known.length > 0 ? known : bundled;
}

export function asOfOf(value: unknown, report: Report): string | undefined {
  if (!isGiven(value)) return undefined;
  const date = typeof value === 'string' ? value.trim() : '';
  if (isCalendarDate(date)) return date;
  report(`as-of: ${quote(value)} is not a date such as 2022-05-24`);
  return undefined;
}

export function levelOf(value: unknown, report: Report): number {
  if (!isGiven(value)) return 2;
  const level = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  if (Number.isInteger(level) && level >= 1 && level <= 6) return level;
  report(`heading-level: ${quote(value)} is not one of 1 to 6`);
  return 2;
}

export function themeOf(value: unknown, report: Report): Theme {
  const theme = THEMES.find((known) => known === value);
  if (!theme && isGiven(value)) {
    report(`theme: ${quote(value)} is not one of ${THEMES.join(', ')}`);
  }
  return theme ?? 'light';
}

export function remembersIn(value: unknown, report: Report): boolean {
  if (isGiven(value) && value !== 'none' && value !== 'session') {
    report(`remember: ${quote(value)} is not one of none, session`);
  }
  return value === 'session';
}

/** A value for a message, cut short: an attribute can hold anything, a property anything at all. */
export const quote = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(value.slice(0, 80))
    : `a value of type ${typeof value}`;

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The language of the nearest element that says one, through shadow trees. */
export function languageOf(element: Element): string {
  for (let node: Element | null = element; node;) {
    const marked: Element | null = node.closest('[lang]');
    if (marked) return marked.getAttribute('lang') ?? '';
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}
