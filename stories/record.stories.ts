import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';

import type { EligibilityChecker } from '../src/index.js';
import { checkWith, offerText, openFile, paste, saidOf, savedBy } from '../test/elements/keep.js';
import { byRole, drawn, press, rootOf, textOf } from '../test/elements/screen.js';
import { landlord, restaurant } from './answers.js';
import {
  checkerArgs,
  type CheckerArgs,
  checkerFor,
  checkerIn,
  type CheckerStory,
} from './checker.js';

/** What is kept and shared of a result, and what happens when it is opened again. */
const meta: Meta<CheckerArgs> = {
  title: 'Record',
  args: { ...checkerArgs, programs: 'dc-business-support-landlord' },
  render: checkerFor,
};
export default meta;

/** The check page of a landlord, and what is done there; `says` is to be read after it. */
const record = (
  says: string,
  act: (checker: EligibilityChecker) => unknown = () => undefined,
  args: Partial<CheckerArgs> = {},
): CheckerStory => ({
  args,
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    await drawn(checker);
    await checkWith(checker, args.answers ?? landlord);
    await act(checker);
    await drawn(checker);
    await expect(textOf(checker)).toContain(says);
  },
});

const openFold = async (checker: EligibilityChecker, name: string): Promise<void> => {
  (byRole(rootOf(checker), 'details', new RegExp(`^\\s*${name}`)) as HTMLDetailsElement).open =
    true;
  await drawn(checker);
};

/** A clipboard that does as it is told, whatever the browser allows. */
async function withClipboard(writeText: () => Promise<void>, act: () => unknown): Promise<void> {
  const { clipboard } = navigator;
  const set = (value: unknown) =>
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  set({ writeText });
  try {
    await act();
  } finally {
    set(clipboard);
  }
}

const copyLink = async (checker: EligibilityChecker): Promise<void> => {
  await openFold(checker, 'Share a link');
  await press(checker, 'Copy the link');
  await drawn(checker);
};

/** The file of a landlord, changed. */
async function fileOf(
  checker: EligibilityChecker,
  change: (data: {
    answers: Record<string, unknown>;
    programs: { digest: string }[];
    assessment: { programs: { status: string }[] };
  }) => unknown,
): Promise<string> {
  const data = JSON.parse((await savedBy(checker, 'Save as a file')).content) as Parameters<
    typeof change
  >[0];
  change(data);
  return JSON.stringify(data);
}

export const Folded = record('Keep or share');

export const Open = record('Or paste its text', async (checker) => {
  await openFold(checker, 'Share a link');
  await openFold(checker, 'Open a saved file');
});

/** The amounts of money are left out of the link. */
export const LinkWithoutAmounts = record(
  'Leave out dollar amounts',
  async (checker) => {
    await openFold(checker, 'Share a link');
    await press(checker, 'Leave out dollar amounts', 'checkbox');
  },
  { answers: restaurant, programs: 'restaurant-revitalization' },
);

export const Copied = record('Copied.', (checker) =>
  withClipboard(
    () => Promise.resolve(),
    () => copyLink(checker),
  ),
);

/** In frames, and on pages without https. */
export const CopyingBlocked = record('Copying is blocked here.', (checker) =>
  withClipboard(
    () => Promise.reject(new Error('denied')),
    () => copyLink(checker),
  ),
);

export const Saved = record('Saved.', async (checker) => {
  await savedBy(checker, 'Save as a file');
  await expect(saidOf(checker)).toContain('copy this text');
});

export const OfferFromALink = record('Use 3 saved answers?', async (checker) => {
  let link = '';
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: (text: string) => ((link = text), Promise.resolve()) },
    configurable: true,
  });
  await press(checker, 'Leave out dollar amounts', 'checkbox');
  await press(checker, 'Copy the link');
  checker.restart();
  const heard = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = link.split('#')[1] ?? '';
  await heard;
});

export const OfferFromADamagedFile = record('It is damaged', async (checker) => {
  const file = await fileOf(checker, () => undefined);
  await openFile(checker, file.slice(0, file.indexOf('"rentBenefit"')));
  await expect(offerText(checker)).toContain('They replace your 4 answers.');
});

export const OfferUnderOtherRules = record('It was made under other rules.', async (checker) => {
  await paste(
    checker,
    await fileOf(checker, ({ programs, assessment }) => {
      for (const each of programs) each.digest = 'other';
      for (const each of assessment.programs) each.status = 'ineligible';
    }),
  );
});

/** Answers that are none stay out, and are named. */
export const TakenWithLosses = record('3 answers taken over', async (checker) => {
  await paste(
    checker,
    await fileOf(checker, ({ answers }) =>
      Object.assign(answers, { rentBenefit: -1, other: true }),
    ),
  );
  await press(checker, 'Use these answers');
});

export const KeptInTheTab = record('Clear my answers', (checker) => {
  checker.remember = 'session';
});
