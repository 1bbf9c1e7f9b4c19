/**
 * The elements and their events, without registering anything: importing this file changes nothing
 * on a page, and does no harm where there is no page. `./define` registers.
 */

export { EligibilityChecker } from './elements/eligibility-checker.js';
export { EligibilityProgram } from './elements/eligibility-program.js';
export { EligibilityQuestions } from './elements/eligibility-questions.js';
export { EligibilityResults } from './elements/eligibility-results.js';
export {
  EligibilityCompleteEvent,
  EligibilityRestartEvent,
  EligibilityResultEvent,
  EligibilityStepEvent,
} from './elements/events.js';
export type { Answers, AnswerValue, Assessment, Status } from './rules/assessment.js';
