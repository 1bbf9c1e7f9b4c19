/**
 * The single file for one script tag, `dist/eligibility-checker.js`: it registers, and exports nothing.
 *
 * Like stands beside like, because compression looks back a few pages and no further. The order below
 * was found by trying; in the order of use the file is some 800 bytes more.
 */

import './programs/restaurant-revitalization/criteria.js';
import './programs/words.js';
import './text/languages.js';
import './rules/solve.js';
import './rules/explain.js';
import './elements/tab-memory.js';
import './elements/events.js';
import './session/read-range.js';
import './rules/domain.js';
import './rules/most-useful.js';
import './rules/digest.js';
import './session/share-code.js';
import './elements/view.js';
import './elements/checker-link.js';
import './session/record.js';
import './session/read-date.js';
import './session/saved-session.js';
import './session/session.js';
import './elements/eligibility-checker.js';
import './elements/results/changes.js';
import './elements/questions/question-page.js';
import './elements/results/criteria-list.js';

import './define.js';
