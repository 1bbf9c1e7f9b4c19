import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';

import { programs } from '../src/programs/index.js';
import { rulesSheet } from './rules-sheet.js';

/** What the bundled programs decide by, written out for those who check it against the law. */
const meta: Meta<{ readonly program: string }> = {
  title: 'Rules',
  argTypes: { program: { control: 'select', options: programs.map(({ id }) => id) } },
  render: ({ program: id }) => {
    const program = programs.find((each) => each.id === id);
    if (!program) throw new Error(`There is no program ${id}.`);
    return rulesSheet(program);
  },
  play: async ({ canvasElement }) => {
    // What has no words is left out or comes out as its type.
    await expect(canvasElement.textContent).not.toMatch(/undefined|\[object|null/);
  },
};
export default meta;

type Story = StoryObj<{ readonly program: string }>;

export const RestaurantRevitalization: Story = { args: { program: 'restaurant-revitalization' } };

export const DcBusinessSupport: Story = { args: { program: 'dc-business-support' } };

export const DcBusinessSupportLandlord: Story = {
  args: { program: 'dc-business-support-landlord' },
};

export const DcHotelRecovery: Story = { args: { program: 'dc-hotel-recovery' } };
