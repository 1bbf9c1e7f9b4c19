/** The ways of a visitor with files, links and copies. */

import type { Answers, EligibilityChecker } from '../../src/index.js';
import { allByRole, byRole, drawn, press, rootOf, textOf } from './screen.js';

/** The check page, with these answers. */
export async function checkWith(checker: EligibilityChecker, answers: Answers): Promise<void> {
  checker.answers = answers;
  await drawn(checker);
  await press(checker, 'Continue');
}

/** What a press gives to save: the name of the file, and what is in it. */
export async function savedBy(
  checker: EligibilityChecker,
  name: string,
): Promise<{ name: string; type: string; content: string }> {
  const links: HTMLAnchorElement[] = [];
  HTMLAnchorElement.prototype.click = function () {
    links.push(this);
  };
  try {
    await press(checker, name);
  } finally {
    // The method itself is that of every element.
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  }
  const [link] = links;
  if (!link) throw new Error('Nothing was saved.');
  const file = await (await fetch(link.href)).blob();
  // `text()` would leave out the mark of its encoding.
  const content = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  return { name: link.download, type: file.type, content };
}

/** Chooses a file in "Open a saved file". */
export async function openFile(checker: EligibilityChecker, ...parts: BlobPart[]): Promise<void> {
  const input = byRole(rootOf(checker), 'input[type=file]') as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(new File(parts, 'eligibility.json'));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  // Reading takes a turn or two.
  for (let turn = 0; turn < 20 && input.value; turn += 1) await drawn(checker);
  await drawn(checker);
}

export async function paste(checker: EligibilityChecker, text: string): Promise<void> {
  const field = byRole(rootOf(checker), 'textarea[name=record]') as HTMLTextAreaElement;
  field.value = text;
  await press(checker, 'Open this text');
}

/** The box that asks whether to use what was found. */
export const offerOf = (checker: EligibilityChecker): HTMLElement | undefined =>
  allByRole(rootOf(checker), '.offer')[0] as HTMLElement | undefined;

export const offerText = (checker: EligibilityChecker): string => {
  const offer = offerOf(checker);
  return offer ? textOf(offer) : '';
};

/** What was last said about saving and copying. */
export const saidOf = (checker: EligibilityChecker): string =>
  allByRole(rootOf(checker), 'status').map(textOf).join(' ');

/** The text to copy by hand. */
export const byHand = (checker: EligibilityChecker): HTMLTextAreaElement | undefined =>
  allByRole(rootOf(checker), 'textarea[readonly]')[0] as HTMLTextAreaElement | undefined;

/** Answers to compare, whatever their order. */
export const sorted = (answers: Answers): [string, unknown][] =>
  Object.entries(answers).sort(([a], [b]) => a.localeCompare(b));
