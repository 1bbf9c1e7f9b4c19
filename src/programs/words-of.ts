/** Types that turn a missing or a stray word into a compile error. */

import type { Program } from '../rules/program.js';
import type { ChoiceQuestion, Question } from '../rules/question.js';
import type {
  CriterionWords,
  PriorityWords,
  ProgramWords,
  QuestionWords,
  ReadingWords,
} from '../rules/words.js';

type Ids<Items extends readonly { readonly id: string }[]> = Items[number]['id'];
type WordsById<Items extends readonly { readonly id: string }[], W> = Readonly<
  Record<Ids<Items>, W>
>;

/**
 * The words of program `P`, whose citations have the ids `C`. Named values and constants sit deep
 * in the rules, where the compiler forgets their ids: a test checks those.
 */
export interface WordsOf<P extends Program, C extends string> extends ProgramWords {
  readonly sources: WordsById<P['sources'], string>;
  readonly citations: Readonly<Record<C, string>>;
  readonly criteria: WordsById<P['criteria'], CriterionWords>;
  readonly parameters: WordsById<P['parameters'], string>;
  readonly readings: {
    readonly [R in P['readings'][number] as R['id']]: ReadingWords & {
      readonly options: Readonly<Record<R['options'][number], unknown>>;
    };
  };
  readonly priorities: WordsById<P['priorities'], PriorityWords>;
  readonly dates: WordsById<P['dates'], string>;
  readonly uses: WordsById<P['uses'], string>;
  readonly certifications: WordsById<P['certifications'], string>;
  readonly duties: WordsById<P['duties'], string>;
  readonly documents: WordsById<P['documents'], string>;
  readonly information: WordsById<P['information'], string>;
}

type OptionsOf<Q> =
  Q extends ChoiceQuestion<infer O>
    ? { readonly options: Readonly<Record<O, Required<QuestionWords>['options'][string]>> }
    : unknown;
type GroupsOf<Q> = Q extends { readonly groups: readonly { readonly id: infer G }[] }
  ? { readonly groups: Readonly<Record<G & string, string>> }
  : unknown;

/** The words of a bank of questions that explains the terms `T`. */
export type WordsOfQuestions<Bank extends readonly Question[], T extends string> = {
  readonly [Q in Bank[number] as Q['id']]: QuestionWords &
    OptionsOf<Q> &
    GroupsOf<Q> & { readonly terms?: readonly T[] };
};
