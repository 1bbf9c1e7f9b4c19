/**
 * The words of programs and questions, one object a language, beside the rules and as plain data:
 * a program that comes as JSON brings its own. Nothing here decides anything.
 */

export interface OptionWords {
  readonly label: string;
  readonly hint?: string;
}

export interface QuestionWords {
  /** The question itself, as asked on its page. */
  readonly label: string;
  /** A short name for tables, the check page and reasons: "2019 gross receipts". */
  readonly short: string;
  readonly hint?: string;
  /** For choices, by option. */
  readonly options?: Readonly<Record<string, string | OptionWords>>;
  readonly groups?: Readonly<Record<string, string>>;
  /** For booleans, where plain "Yes" and "No" would not do. */
  readonly yes?: string;
  readonly no?: string;
  /** Terms of {@link QuestionBankWords.terms} explained beside this question. */
  readonly terms?: readonly string[];
}

export interface QuestionBankWords {
  readonly questions: Readonly<Record<string, QuestionWords>>;
  /** The heading of each page of questions. */
  readonly topics: Readonly<Record<string, { readonly title: string; readonly hint?: string }>>;
  /** Legal terms and what they mean. */
  readonly terms: Readonly<Record<string, { readonly term: string; readonly meaning: string }>>;
  /** Answers that cannot all be true, by conflict code. */
  readonly conflicts: Readonly<Record<string, string>>;
}

export interface CriterionWords {
  /** The test as a statement that is true when met: "20 locations or fewer". */
  readonly label: string;
  /** What the statement leaves open. */
  readonly explanation?: string;
}

export interface ReadingWords {
  /** The open point as a question. */
  readonly title: string;
  readonly explanation: string;
  readonly options: Readonly<
    Record<string, { readonly label: string; readonly explanation?: string }>
  >;
}

export interface PriorityWords {
  readonly label: string;
  readonly explanation: string;
  readonly categories?: Readonly<Record<string, string>>;
}

export interface ProgramWords {
  readonly name: string;
  readonly agency: string;
  readonly summary: string;
  /** "Closed July 2021": short, for the card. */
  readonly closed: string;
  /** A sentence on when applications were taken and that none are now. */
  readonly closedExplanation: string;
  readonly sources: Readonly<Record<string, string>>;
  /** A paraphrase of each cited passage, by citation id. */
  readonly citations: Readonly<Record<string, string>>;
  readonly criteria: Readonly<Record<string, CriterionWords>>;
  /** Names of derived values, as lines of a sum, by the id given to `named`. */
  readonly values: Readonly<Record<string, string>>;
  /** Names of the numbers of the law that stand in a sum. */
  readonly constants: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, string>>;
  readonly readings: Readonly<Record<string, ReadingWords>>;
  readonly priorities: Readonly<Record<string, PriorityWords>>;
  readonly dates: Readonly<Record<string, string>>;
  readonly uses: Readonly<Record<string, string>>;
  readonly certifications: Readonly<Record<string, string>>;
  readonly duties: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, string>>;
  readonly information: Readonly<Record<string, string>>;
}
