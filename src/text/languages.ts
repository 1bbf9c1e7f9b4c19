import type { Catalogue } from './catalogue.js';
import { en } from './en.js';

/** What is shown where no language is known yet, or none that we have. */
export const enText = en;

const catalogues: readonly Catalogue[] = [en];

/** The catalogue for a language tag such as `es-MX`; English where there is none. */
export function catalogueFor(tag: string): Catalogue {
  const [language] = tag.toLowerCase().split(/[-_]/);
  return catalogues.find((catalogue) => catalogue.tag === language) ?? en;
}
