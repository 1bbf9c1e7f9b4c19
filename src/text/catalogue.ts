import type { StepTerm } from '../rules/assessment.js';

/**
 * Everything the widget itself says, in one language; the words of questions and programs are data
 * beside their rules. Amounts, dates and names come in already written for the locale.
 */
export interface Catalogue {
  /** The language of these words, for `lang` and for `Intl`. */
  readonly tag: string;
  readonly opening: {
    readonly title: string;
    readonly lead: string;
    readonly programs: string;
    readonly facts: readonly string[];
    readonly questions: (count: number) => string;
    readonly start: string;
  };
  readonly page: {
    readonly back: string;
    readonly next: string;
    readonly atMost: (count: number) => string;
    readonly why: (count: number) => string;
    readonly whyAmount: string;
    readonly whyNone: string;
    readonly conflicts: string;
    readonly whatIs: (term: string) => string;
    readonly restart: string;
    readonly restartQuestion: string;
    readonly restartYes: string;
    readonly restartNo: string;
    readonly seeResults: string;
    readonly toResults: string;
    readonly print: string;
  };
  readonly field: {
    readonly yes: string;
    readonly no: string;
    readonly unknown: string;
    readonly roughly: string;
    readonly notOpen: string;
    readonly from: string;
    readonly to: string;
    readonly month: string;
    readonly day: string;
    readonly year: string;
    readonly dateOrder: readonly ('month' | 'day' | 'year')[];
    readonly dateExample: string;
    readonly readAs: (value: string) => string;
    readonly kept: string;
    readonly error: string;
    readonly dollarSign: string;
    readonly percentSign: string;
    readonly months: string;
    readonly monthCount: (count: string) => string;
  };
  readonly problems: {
    readonly title: (count: number) => string;
    /**
     * By code; `name` is the short name of the question. `option`, `date` and `number` say that
     * nothing was answered.
     */
    readonly of: (code: string, name: string, values?: Readonly<Record<string, string>>) => string;
  };
  readonly check: {
    readonly title: string;
    readonly lead: string;
    readonly openLead: (count: number) => string;
    readonly change: string;
    readonly answer: string;
    readonly unanswered: string;
    readonly unreadable: string;
  };
  readonly status: {
    readonly eligible: string;
    readonly ineligible: string;
    readonly undetermined: string;
  };
  readonly results: {
    readonly title: string;
    readonly summary: (counts: {
      readonly eligible: number;
      readonly undetermined: number;
      readonly total: number;
    }) => string;
    readonly aid: string;
    readonly law: (date: string | null) => string;
    readonly updated: (changes: readonly string[]) => string;
  };
  readonly program: {
    readonly allMet: (count: number) => string;
    readonly unmet: string;
    /** Every completion fails, but not all the same condition. */
    readonly eitherWay: string;
    /** `most`: the question that settles most. */
    readonly toAsk: (count: number, most: string) => string;
    readonly unsure: (names: string) => string;
    readonly about: string;
    readonly details: string;
    readonly law: (points: string) => string;
    readonly agency: (points: string) => string;
    readonly agencyDecides: (agency: string) => string;
    readonly answerMore: (count: number) => string;
    readonly changeAnswer: (name: string) => string;
    readonly unknown: (id: string) => string;
    readonly unconnected: string;
    readonly newTab: string;
  };
  readonly award: {
    /** An amount in a sentence: if the applicant qualifies, the award would be … */
    readonly sentence: (amount: string) => string;
    /** Nothing is known of the amount, or only the most it can be. */
    readonly open: (most?: string | null) => string;
    readonly none: string;
    readonly otherReading: (range: string) => string;
    readonly because: (names: string) => string;
    readonly limitedBy: (names: string) => string;
    readonly drawing: (range: string, end: string, limit: string | null) => string;
    readonly limit: (amount: string) => string;
    /** The amount alone, in a line or a label; also a number of another kind. */
    readonly range: (low: string, high: string | null) => string;
    readonly upTo: (amount: string) => string;
  };
  readonly sections: {
    readonly criteria: (met: number, total: number, open: number, idle: number) => string;
    readonly working: string;
    readonly changes: string;
    readonly margin: string;
    readonly readings: string;
    readonly priorities: string;
    readonly uses: string;
    readonly certifications: string;
    readonly duties: string;
    readonly documents: string;
    readonly dates: string;
    readonly information: string;
    readonly sources: string;
  };
  readonly criterion: {
    readonly met: string;
    readonly unmet: string;
    readonly unknown: string;
    readonly 'not-applicable': string;
    readonly law: string;
    readonly agency: string;
    readonly agencyDecides: string;
    readonly unanswered: string;
    readonly answers: (count: number) => string;
  };
  readonly working: {
    readonly lead: string;
    /** A sign for the eye and the word for the ear; null where the word is shown instead. */
    readonly operations: Readonly<
      Record<StepTerm['operation'], readonly [sign: string | null, word: string]>
    >;
    readonly line: string;
    readonly amount: string;
    readonly result: string;
  };
  readonly change: {
    readonly lead: (ways: number) => string;
    /** One answer that would have to be another; `beyond`: or any that is less, or more. */
    readonly to: (
      name: string,
      answer: string,
      beyond: 'less' | 'fewer' | 'more' | null,
      said: string,
    ) => string;
    readonly settled: string;
    readonly marginLead: string;
  };
  /** What an answer does to this result, beside one with none. */
  readonly effect: {
    readonly lowers: (name: string, said: string, less: string | null, award: string) => string;
    readonly bars: (name: string, said: string) => string;
    readonly priority: (name: string, said: string, label: string) => string;
  };
  readonly reading: {
    readonly preferred: string;
    readonly unsettled: string;
    readonly optional: (count: number) => string;
  };
  /** What is kept, opened and shared. */
  readonly record: {
    readonly title: string;
    readonly save: string;
    readonly table: string;
    readonly copy: string;
    readonly saved: string;
    readonly copied: string;
    readonly byHand: string;
    readonly noPrint: string;
    readonly link: string;
    readonly linkLead: (count: number) => string;
    readonly noLink: string;
    readonly withoutAmounts: string;
    readonly copyLink: string;
    readonly open: string;
    readonly paste: string;
    readonly openPasted: string;
    readonly unreadableFile: string;
    /** Program, condition, status, answers, law. */
    readonly columns: readonly string[];
    readonly madeOn: (date: string, version: string) => string;
    readonly kept: string;
    readonly clear: string;
    /** What was found in a file or a link. */
    readonly offer: {
      readonly title: (count: number) => string;
      readonly taken: (count: number) => string;
      readonly replaces: (count: number) => string;
      readonly use: string;
      readonly keep: string;
      readonly damaged: string;
      readonly lost: string;
      readonly unknownQuestion: string;
      readonly badAnswer: string;
      readonly otherRules: string;
      readonly changed: string;
      readonly change: (program: string, before: string, now: string) => string;
    };
  };
}
