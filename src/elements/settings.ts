/** Attributes that a page author writes by hand: each is read so that no value breaks the page. */

import type { Program } from '../rules/program.js';
import { formatDate } from '../text/format.js';

/** Says once what is wrong with a setting; the page goes on with what is left. */
export type Report = (message: string) => void;

const isGiven = (value: unknown): boolean => ![undefined, null, ''].includes(value as null);

export function programsOf(
  value: unknown,
  bundled: readonly Program[],
  report: Report,
): readonly Program[] {
  if (typeof value !== 'string' && isGiven(value)) {
    report(`programs: ${quote(value)} is not a list of ids`);
  }
  const ids = new Set(typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : []);
  const known = bundled.filter(({ id }) => ids.delete(id));
  if (ids.size > 0) report(`programs: there is no ${[...ids].map(quote).join(', ')}`);
  return known.length > 0 ? known : bundled;
}

export function asOfOf(value: unknown, report: Report): string | undefined {
  const date = typeof value === 'string' ? value.trim() : '';
  // What is no calendar date is written as it is.
  if (date.length === 10 && formatDate(date, 'en') !== date) return date;
  if (isGiven(value)) report(`as-of: ${quote(value)} is not a date such as 2022-05-24`);
  return undefined;
}

/** Without its fragment; empty where nobody else could open it. */
const addressOf = (url: string): string => /^(https?|file):[^#]*/.exec(url)?.[0] ?? '';

export function shareUrlOf(value: unknown, report: Report): string {
  let address = '';
  try {
    if (typeof value === 'string' && value)
      address = addressOf(new URL(value, document.baseURI).href);
  } catch {
    // Reported below.
  }
  if (isGiven(value) && !address) report(`share-url: ${quote(value)} is not an address`);
  return address || addressOf(location.href);
}

/** One of a few words, by default the first. */
export function oneOf(name: string, value: unknown, words: string, report: Report): string {
  const known = words.split(' ');
  const given = typeof value === 'number' ? String(value) : value;
  const found = known.find((word) => word === given);
  if (!found && isGiven(value)) {
    report(`${name}: ${quote(value)} is not one of ${known.sort().join(', ')}`);
  }
  return found ?? words.replace(/ .*/, '');
}

/** A value for a message, cut short: an attribute can hold anything, a property anything at all. */
export const quote = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(value.slice(0, 80))
    : `a value of type ${typeof value}`;

/** The language of the nearest element that says one, through shadow trees. */
export function languageOf(element: Element): string {
  const marked = element.closest('[lang]');
  if (marked) return marked.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : '';
}
