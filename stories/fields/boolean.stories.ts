import type { Meta } from '@storybook/web-components-vite';

import type { CheckerArgs } from '../checker.js';
import { fieldMeta, fieldStory, longestFieldStory } from './field-story.js';

const meta: Meta<CheckerArgs> = { ...fieldMeta, title: 'Fields/Yes or no' };
export default meta;

export const Empty = fieldStory('boolean', 'empty');
export const Filled = fieldStory('boolean', 'filled');
export const Unanswered = fieldStory('boolean', 'unanswered');
export const Unknown = fieldStory('boolean', 'unknown');
export const Disabled = fieldStory('boolean', 'disabled');
export const LongestText = longestFieldStory('boolean');
