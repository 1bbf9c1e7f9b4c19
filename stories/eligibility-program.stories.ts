import '../src/define.js';

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import type { Answers } from '../src/index.js';
import { hotel, restaurant } from './answers.js';

interface Args {
  readonly program: string;
  readonly answers: Answers;
}

const meta: Meta<Args> = {
  title: 'Elements/eligibility-program',
  component: 'eligibility-program',
  tags: ['autodocs'],
  args: { program: 'restaurant-revitalization', answers: {} },
  render: ({ program, answers }) =>
    html`<eligibility-checker .answers=${answers}>
      <eligibility-program program=${program}></eligibility-program>
    </eligibility-checker>`,
};
export default meta;

type Story = StoryObj<Args>;

export const NotSettled: Story = {};

/** The award is a range, because one answer is. */
export const MayQualify: Story = { args: { answers: restaurant } };

export const DoesNotQualify: Story = {
  args: { answers: { ...restaurant, locationCount: 25, svogStatus: 'pending' } },
};

/** The statute can be read in two ways on a grant that was denied. */
export const LawIsUnclear: Story = { args: { answers: { ...restaurant, svogStatus: 'denied' } } };

/** A limit of the law caps the award. */
export const Capped: Story = {
  args: {
    answers: { ...restaurant, grossReceipts2019: '20000000', grossReceipts2020: '9000000' },
  },
};

export const UpTo: Story = { args: { program: 'dc-hotel-recovery', answers: hotel } };

/** Wrong in the page: it says so instead of breaking. */
export const NoSuchProgram: Story = { args: { program: 'moon-base-recovery' } };
