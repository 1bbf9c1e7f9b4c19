/** The single file for one script tag: `dist/eligibility-checker.js`. */

export * from './define.js';
export * from './index.js';
