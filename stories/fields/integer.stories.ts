import type { Meta } from '@storybook/web-components-vite';

import type { CheckerArgs } from '../checker.js';
import { fieldMeta, fieldStory, longestFieldStory } from './field-story.js';

const meta: Meta<CheckerArgs> = { ...fieldMeta, title: 'Fields/Whole number' };
export default meta;

export const Empty = fieldStory('integer', 'empty');
export const Filled = fieldStory('integer', 'filled');
export const Unanswered = fieldStory('integer', 'unanswered');
export const Unreadable = fieldStory('integer', 'unreadable');
export const Unknown = fieldStory('integer', 'unknown');
export const Roughly = fieldStory('integer', 'roughly');
export const Reversed = fieldStory('integer', 'reversed');
export const Disabled = fieldStory('integer', 'disabled');
export const LongestText = longestFieldStory('integer');
