/** The tests that mutants of the core must not pass, the quickest first. */

import '../rules/exact.test.js';
import '../rules/numbers.test.js';
import '../rules/calendar.test.js';
import '../rules/unknowns.test.js';
import '../rules/possible.test.js';
import '../rules/domain.test.js';
import '../rules/parse.test.js';
import '../contract/parse-answers.test.js';
import '../rules/ranges.test.js';
import '../rules/explain.test.js';
import '../rules/decided.test.js';
import '../rules/assess.test.js';
import '../rules/causes.test.js';
import '../rules/readings.test.js';
import '../rules/tight.test.js';
import '../rules/first-number.test.js';
import '../rules/relevance.test.js';
import '../rules/budget.test.js';
import '../rules/change.test.js';
import '../contract/scenarios.test.js';
import '../contract/what-would-change.test.js';
import '../rules/steps.test.js';
import './cases.js';
import './changes.js';
import './partials.js';
import './laws.js';
