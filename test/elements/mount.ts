import '../../src/define.js';

import { fixture } from '@open-wc/testing';
import type { TemplateResult } from 'lit';

import type { EligibilityChecker } from '../../src/index.js';
import { drawn } from './screen.js';

export { landlord, restaurant } from '../support/applicants.js';

/** Puts a checker on the page and waits until it and its parts are drawn. */
export async function mount(template: TemplateResult): Promise<EligibilityChecker> {
  const checker = await fixture<EligibilityChecker>(template);
  await drawn(checker);
  return checker;
}

/** What is written to the console as a warning while something is done. */
export async function warningsDuring(action: () => unknown): Promise<string[]> {
  const original = console.warn;
  const said: string[] = [];
  console.warn = (...parts: unknown[]) => said.push(parts.map(String).join(' '));
  try {
    await action();
  } finally {
    console.warn = original;
  }
  return said.filter((line) => !line.includes('lit.dev'));
}
