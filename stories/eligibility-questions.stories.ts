import '../src/define.js';

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

const meta: Meta = {
  title: 'Elements/eligibility-questions',
  component: 'eligibility-questions',
  tags: ['autodocs'],
};
export default meta;

type Story = StoryObj;

/** Inside a checker, where the page author arranges the parts. */
export const Nested: Story = {
  render: () =>
    html`<eligibility-checker programs="dc-business-support-landlord">
      <eligibility-questions></eligibility-questions>
    </eligibility-checker>`,
};

/** Before its checker is there, or where `for` names none. */
export const WithoutChecker: Story = {
  render: () => html`<eligibility-questions for="nowhere"></eligibility-questions>`,
};
