/**
 * The single file for one script tag: `dist/eligibility-checker.js`.
 *
 * Styles stand together, and rules before what calls them, because like text packs best beside like.
 */

import './rules/assess.js';
import './elements/styles/base.js';
import './elements/styles/questions.js';
import './elements/styles/results.js';

export * from './define.js';
export * from './index.js';
