import '../src/define.js';

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import type { Answers } from '../src/index.js';
import { hotel, landlord, restaurant } from './answers.js';

const meta: Meta<{ readonly answers: Answers }> = {
  title: 'Elements/eligibility-results',
  component: 'eligibility-results',
  tags: ['autodocs'],
  args: { answers: {} },
  render: ({ answers }) =>
    html`<eligibility-checker .answers=${answers}>
      <eligibility-results></eligibility-results>
    </eligibility-checker>`,
};
export default meta;

type Story = StoryObj<{ readonly answers: Answers }>;

/** Before anything was answered: nothing is settled, and nobody is turned away. */
export const NothingAnswered: Story = {};

export const Restaurant: Story = { args: { answers: restaurant } };

export const Landlord: Story = { args: { answers: landlord } };

export const Hotel: Story = { args: { answers: hotel } };

/** By `for`, anywhere in the same document. */
export const Elsewhere: Story = {
  args: { answers: landlord },
  render: ({ answers }) =>
    html`<eligibility-results for="elsewhere"></eligibility-results>
      <eligibility-checker id="elsewhere" .answers=${answers}>
        <eligibility-questions></eligibility-questions>
      </eligibility-checker>`,
};
