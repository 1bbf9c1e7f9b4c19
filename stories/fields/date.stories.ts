import type { Meta } from '@storybook/web-components-vite';

import type { CheckerArgs } from '../checker.js';
import { fieldMeta, fieldStory, longestFieldStory } from './field-story.js';

const meta: Meta<CheckerArgs> = { ...fieldMeta, title: 'Fields/Date' };
export default meta;

export const Empty = fieldStory('date', 'empty');
export const Filled = fieldStory('date', 'filled');
export const Unanswered = fieldStory('date', 'unanswered');
export const Unreadable = fieldStory('date', 'unreadable');
export const Unknown = fieldStory('date', 'unknown');
export const NotOpen = fieldStory('date', 'not-open');
export const Disabled = fieldStory('date', 'disabled');
export const LongestText = longestFieldStory('date');
