import type { Meta } from '@storybook/web-components-vite';

import type { CheckerArgs } from '../checker.js';
import { fieldMeta, fieldStory, longestFieldStory } from './field-story.js';

const meta: Meta<CheckerArgs> = { ...fieldMeta, title: 'Fields/Percent' };
export default meta;

export const Empty = fieldStory('percent', 'empty');
export const Filled = fieldStory('percent', 'filled');
export const Unanswered = fieldStory('percent', 'unanswered');
export const Unreadable = fieldStory('percent', 'unreadable');
export const Unknown = fieldStory('percent', 'unknown');
export const Roughly = fieldStory('percent', 'roughly');
export const Reversed = fieldStory('percent', 'reversed');
export const Disabled = fieldStory('percent', 'disabled');
export const LongestText = longestFieldStory('percent');
