import type { Meta } from '@storybook/web-components-vite';

import type { CheckerArgs } from '../checker.js';
import { fieldMeta, fieldStory, longestFieldStory } from './field-story.js';

const meta: Meta<CheckerArgs> = { ...fieldMeta, title: 'Fields/Money' };
export default meta;

export const Empty = fieldStory('money', 'empty');
export const Filled = fieldStory('money', 'filled');
export const Unanswered = fieldStory('money', 'unanswered');
export const Unreadable = fieldStory('money', 'unreadable');
export const Unknown = fieldStory('money', 'unknown');
export const Roughly = fieldStory('money', 'roughly');
export const Reversed = fieldStory('money', 'reversed');
export const Disabled = fieldStory('money', 'disabled');
export const LongestText = longestFieldStory('money');
