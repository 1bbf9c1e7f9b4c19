/** Words written as rows, one an id: `'tax-good-standing': ['In good standing', 'A payment plan is enough.']`. */

import type {
  CriterionWords,
  PriorityWords,
  QuestionBankWords,
  QuestionWords,
  ReadingWords,
} from '../rules/words.js';

type Table<Row extends readonly unknown[], Words> = <K extends string>(
  rows: Readonly<Record<K, Row>>,
) => Readonly<Record<K, Words>>;

/** Each row as an object of these fields; a field that is missing or `''` is left out. */
const table =
  (...fields: string[]) =>
  (rows: Readonly<Record<string, readonly unknown[]>>) =>
    Object.fromEntries(
      Object.entries(rows).map(([id, row]) => [
        id,
        Object.fromEntries(
          fields.flatMap((field, index) => (row[index] ? [[field, row[index]]] : [])),
        ) as unknown,
      ]),
    );

const labelled = table('label', 'explanation', 'categories');

export const criteria = labelled as Table<
  readonly [label: string, explanation?: string],
  CriterionWords
>;

export const priorities = labelled as Table<
  readonly [label: string, explanation: string, categories?: PriorityWords['categories']],
  PriorityWords
>;

export const readings = table('title', 'explanation', 'options') as <
  const R extends Readonly<
    Record<string, readonly [title: string, explanation: string, ReadingWords['options']]>
  >,
>(
  rows: R,
) => { readonly [K in keyof R]: ReadingWords & { readonly options: R[K][2] } };

export const definitions = table('term', 'meaning') as Table<
  readonly [term: string, meaning: string],
  QuestionBankWords['terms'][string]
>;

export const topics = table('title', 'hint') as Table<
  readonly [title: string, hint?: string],
  QuestionBankWords['topics'][string]
>;

export const questions = table('label', 'short', 'hint', 'terms') as <
  K extends string,
  T extends string,
>(
  rows: Readonly<
    Record<K, readonly [label: string, short: string, hint?: string, terms?: readonly T[]]>
  >,
) => Readonly<Record<K, QuestionWords & { readonly terms?: readonly T[] }>>;
