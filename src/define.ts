/** Registers every element; loaded twice, or in two versions, the first one stays. */

import {
  EligibilityChecker,
  EligibilityProgram,
  EligibilityQuestions,
  EligibilityResults,
} from './index.js';

const elements = {
  'eligibility-questions': EligibilityQuestions,
  'eligibility-results': EligibilityResults,
  'eligibility-program': EligibilityProgram,
  // Last: the parts it draws are known by then.
  'eligibility-checker': EligibilityChecker,
};

for (const [name, element] of Object.entries(elements)) {
  if (!customElements.get(name)) customElements.define(name, element);
}
