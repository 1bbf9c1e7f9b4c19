import type { Meta } from '@storybook/web-components-vite';

import type { CheckerArgs } from '../checker.js';
import { fieldMeta, fieldStory, longestFieldStory } from './field-story.js';

const meta: Meta<CheckerArgs> = { ...fieldMeta, title: 'Fields/Months' };
export default meta;

export const Empty = fieldStory('months', 'empty');
export const Filled = fieldStory('months', 'filled');
export const Unanswered = fieldStory('months', 'unanswered');
export const Unreadable = fieldStory('months', 'unreadable');
export const Unknown = fieldStory('months', 'unknown');
export const Roughly = fieldStory('months', 'roughly');
export const Reversed = fieldStory('months', 'reversed');
export const Disabled = fieldStory('months', 'disabled');
export const LongestText = longestFieldStory('months');
