/**
 * The single file for one script tag, `dist/eligibility-checker.js`: it registers, and exports nothing.
 *
 * Like stands beside like, because compression looks back a few pages and no further: words, the
 * rules of programs, code, and the styles together. In the order of use it is 300 bytes more.
 */

import './programs/words.js';
import './programs/index.js';
import 'lit';
import './rules/assess.js';
import './session/session.js';
import './elements/styles/questions.js';
import './elements/styles/results.js';

import './define.js';
