import type { Status } from '../rules/assessment.js';
import type { Step } from '../session/place.js';

/**
 * Events say that something happened and never what was answered: a page may count them, and counts
 * end up with third parties. Host code that means to read answers asks the element for them.
 */
class CheckerEvent<T> extends CustomEvent<T> {
  constructor(type: string, detail: T) {
    super(type, { detail, bubbles: true, composed: true });
  }
}

/** Another page is open. `question` is the first question on it, null on the other pages. */
export class EligibilityStepEvent extends CheckerEvent<{
  readonly step: Step;
  readonly question: string | null;
}> {
  constructor(step: Step, question: string | null) {
    super('eligibility-step', { step, question });
  }
}

/** The status of some program changed; all of them by program id. */
export class EligibilityResultEvent extends CheckerEvent<{
  readonly statuses: Readonly<Record<string, Status>>;
}> {
  constructor(statuses: Readonly<Record<string, Status>>) {
    super('eligibility-result', { statuses });
  }
}

/** The check page was reached with nothing left to ask; once a visit. */
export class EligibilityCompleteEvent extends CheckerEvent<null> {
  constructor() {
    super('eligibility-complete', null);
  }
}

/** All answers were erased. */
export class EligibilityRestartEvent extends CheckerEvent<null> {
  constructor() {
    super('eligibility-restart', null);
  }
}

declare global {
  interface HTMLElementEventMap {
    'eligibility-step': EligibilityStepEvent;
    'eligibility-result': EligibilityResultEvent;
    'eligibility-complete': EligibilityCompleteEvent;
    'eligibility-restart': EligibilityRestartEvent;
  }
}
