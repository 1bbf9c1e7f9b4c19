import type { Meta } from '@storybook/web-components-vite';

import type { CheckerArgs } from '../checker.js';
import { fieldMeta, fieldStory, longestFieldStory } from './field-story.js';

const meta: Meta<CheckerArgs> = { ...fieldMeta, title: 'Fields/Grouped choice' };
export default meta;

export const Empty = fieldStory('grouped-choice', 'empty');
export const Filled = fieldStory('grouped-choice', 'filled');
export const Unanswered = fieldStory('grouped-choice', 'unanswered');
export const Unknown = fieldStory('grouped-choice', 'unknown');
export const Disabled = fieldStory('grouped-choice', 'disabled');
export const LongestText = longestFieldStory('grouped-choice');
