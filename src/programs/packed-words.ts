/**
 * Words without their ids, for the single file: there the order of the rules says which is which.
 * Paraphrases of passages that no criterion cites are left out: they stand on the sheets of rules,
 * not in the widget.
 */

import type { Program } from '../rules/program.js';
import { conflicts, programs, questions } from './index.js';
import type { BundledWords } from './words.js';

/** The keys of an object in order, each with the shape of what stands under it; null: a text. */
type Shape = readonly (readonly [key: string, shape: Shape | null])[];

/** Between two texts: a mark that no text has. */
const MARK = '|';

const byId = (ids: Iterable<string>, inner: Shape | null = null): Shape =>
  [...new Set(ids)].map((id) => [id, inner]);
const fields = (names: string): Shape => byId(names.split(' '));
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

const LABELLED = fields('label explanation');
/** What stands under each id of a list of a program; null: a text. */
const LISTS = {
  criteria: LABELLED,
  priorities: fields('label explanation categories'),
  sources: null,
  parameters: null,
  dates: null,
  uses: null,
  certifications: null,
  duties: null,
  documents: null,
  information: null,
} as const;

const shapeOf = (program: Program): Shape => [
  ...fields('name agency summary closed closedExplanation values constants'),
  ['citations', byId(program.criteria.flatMap(({ citations }) => idsOf(citations)))],
  [
    'readings',
    program.readings.map(({ id, options }) => [
      id,
      [...fields('title explanation'), ['options', byId(options, LABELLED)]],
    ]),
  ],
  ...Object.entries(LISTS).map(
    ([name, inner]) => [name, byId(idsOf(program[name as keyof typeof LISTS]), inner)] as const,
  ),
];

const shape: Shape = [
  [
    'questions',
    [
      [
        'questions',
        questions.map((question) => [
          question.id,
          [
            ...fields('label short hint terms groups yes no'),
            ['options', byId('options' in question ? question.options : [])],
          ],
        ]),
      ],
      [
        'topics',
        byId(
          questions.map(({ topic }) => topic),
          fields('title hint'),
        ),
      ],
      ['terms', null],
      ['conflicts', byId(conflicts.map(({ code }) => code))],
    ],
  ],
  ['programs', programs.map((program) => [program.id, shapeOf(program)])],
];

/** All texts in the order of the shape; what is no text, such as a table of few entries, as JSON. */
export function packWords(words: BundledWords): string {
  const texts: string[] = [];
  const pack = (value: unknown, of: Shape | null): void => {
    if (of) {
      for (const [key, inner] of of)
        pack((value as Record<string, unknown> | undefined)?.[key], inner);
    } else {
      texts.push(typeof value === 'object' ? JSON.stringify(value) : ((value ?? '') as string));
    }
  };
  pack(words, shape);
  return texts.join(MARK);
}

/** What is empty is not there. */
export function unpackWords(packed: string): BundledWords {
  const texts = packed.split(MARK).values();
  const unpack = (of: Shape | null): unknown => {
    if (!of) {
      const text = texts.next().value ?? '';
      return /^[[{]/.test(text) ? JSON.parse(text) : text;
    }
    const entries = of.map(([key, inner]) => [key, unpack(inner)]).filter(([, value]) => value);
    return entries.length > 0 && Object.fromEntries(entries);
  };
  return unpack(shape) as BundledWords;
}
