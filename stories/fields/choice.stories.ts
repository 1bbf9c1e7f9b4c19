import type { Meta } from '@storybook/web-components-vite';

import type { CheckerArgs } from '../checker.js';
import { fieldMeta, fieldStory, longestFieldStory } from './field-story.js';

const meta: Meta<CheckerArgs> = { ...fieldMeta, title: 'Fields/Choice' };
export default meta;

export const Empty = fieldStory('choice', 'empty');
export const Filled = fieldStory('choice', 'filled');
export const Unanswered = fieldStory('choice', 'unanswered');
export const Unknown = fieldStory('choice', 'unknown');
export const Disabled = fieldStory('choice', 'disabled');
export const LongestText = longestFieldStory('choice');
