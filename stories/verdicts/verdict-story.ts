/** The card of one program for given answers, with everything unfolded. */

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';

import type { Answers, EligibilityChecker } from '../../src/index.js';
import type { Cause, Status } from '../../src/rules/assessment.js';
import { drawn, textOf } from '../../test/elements/screen.js';
import { checkerIn, unfold } from '../checker.js';

/** A worked case of the test data: what is said of it there holds here as well. */
export interface WorkedCase {
  readonly id: string;
  readonly facts: string;
  readonly answers: object;
  readonly asOf?: string;
  readonly parameters?: EligibilityChecker['parameters'];
  readonly expect: { readonly status: string };
}

export interface VerdictArgs {
  readonly program: string;
  readonly answers: Answers;
  readonly 'as-of': string;
  readonly theme: string;
  readonly parameters: EligibilityChecker['parameters'];
}

type VerdictStory = StoryObj<VerdictArgs>;

export const verdictMeta: Meta<VerdictArgs> = {
  args: { program: '', answers: {}, 'as-of': '', theme: 'light', parameters: null },
  render: (args) =>
    html`<eligibility-checker
      programs=${args.program}
      as-of=${args['as-of']}
      theme=${args.theme}
      .parameters=${args.parameters}
      .answers=${args.answers}
    >
      <eligibility-program program=${args.program}></eligibility-program>
    </eligibility-checker>`,
};

const SAID: Readonly<Record<Status, string>> = {
  eligible: 'You may qualify',
  ineligible: 'You do not appear to qualify',
  undetermined: 'Not settled yet',
};

interface Expected {
  readonly status: Status;
  /** What an unsettled result waits for. */
  readonly because?: Cause;
  /** What else is written on the card. */
  readonly says?: string;
}

export const verdictStory = (
  args: Partial<VerdictArgs>,
  { status, because, says = '' }: Expected,
): VerdictStory => ({
  args,
  play: async ({ canvasElement }) => {
    const checker = checkerIn(canvasElement);
    const card = checker.querySelector('eligibility-program');
    if (!card) throw new Error('There is no card in this story.');
    await drawn(checker);
    await card.updateComplete;
    await unfold(checker, card.shadowRoot as ShadowRoot);
    const [program] = checker.assessment.programs;
    await expect(program?.status).toBe(status);
    if (because) await expect(program?.because).toContain(because);
    await expect(textOf(card)).toContain(SAID[status]);
    await expect(textOf(card)).toContain(says);
  },
});

/** Stories of the worked cases of a program, told by what is to be seen. */
export const casesOf =
  (cases: readonly WorkedCase[]) =>
  (id: string, expected: Omit<Expected, 'status'> = {}): VerdictStory => {
    const found = cases.find((each) => each.id === id);
    if (!found) throw new Error(`There is no worked case ${id}.`);
    const { answers, asOf = '', parameters = null, facts } = found;
    return {
      ...verdictStory(
        { answers: answers as Answers, 'as-of': asOf, parameters },
        { ...expected, status: found.expect.status as Status },
      ),
      parameters: { docs: { description: { story: facts } } },
    };
  };
