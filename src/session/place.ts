export type Step = 'opening' | 'questions' | 'check';

/** Where in a visit the visitor is, and what belongs to the open page only. */
export class Place {
  step: Step = 'opening';
  /** The topic of the open page of questions. */
  topic = '';
  /** Whether the page was opened with Change, so that Back returns to the check page. */
  fromCheck = false;
  /** Goes up with every move, so that a page that opens again is still a new page. */
  move = 0;
  /** Questions that stay on the open page whatever happens to the others. */
  readonly held = new Set<string>();
  /** Questions that Continue found fault with. */
  readonly flagged = new Set<string>();

  open(step: Step, topic = ''): void {
    this.step = step;
    this.topic = topic;
    this.fromCheck = false;
    this.move += 1;
    this.held.clear();
    this.flagged.clear();
  }
}
