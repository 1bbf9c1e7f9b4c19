/** Inputs that nobody would give on purpose. */

import fc from 'fast-check';
import { questions } from '../../src/programs/index.js';

const refuse = (): never => {
  throw new Error('the host says no');
};

/** A proxy that throws whatever it is asked. */
const hostile = (): object =>
  new Proxy(
    {},
    {
      get: refuse,
      has: refuse,
      ownKeys: refuse,
      getOwnPropertyDescriptor: refuse,
      getPrototypeOf: refuse,
    },
  );

/** One that shows its keys, and no more. */
const secretive = (keys: readonly string[]): object =>
  new Proxy(Object.fromEntries(keys.map((key) => [key, null])), { get: refuse });

const throwing = (keys: readonly string[]): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key) => [key, { enumerable: true, get: refuse }])),
  );

/** Says something else each time. */
const fickle = (keys: readonly string[]): object => {
  let times = 0;
  const get = (): unknown => [true, '5', null, { low: 1, high: 2 }, 'x', -1][times++ % 6];
  return Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key) => [key, { enumerable: true, get }])),
  );
};

function cyclic(keys: readonly string[]): object {
  const made = {};
  for (const key of keys) Object.defineProperty(made, key, { enumerable: true, value: made });
  return made;
}

function deep(): object {
  let made: Record<string, unknown> = {};
  for (let i = 0; i < 5000; i++) made = { low: made, high: made };
  return made;
}

const huge: readonly (() => unknown)[] = [
  () => '9'.repeat(1_000_000),
  () => `0.${'0'.repeat(1_000_000)}1`,
  () => ({ low: '0', high: '9'.repeat(40) }),
  () => ({ low: '-1', high: 10n ** 5000n }),
  () => Array.from({ length: 100_000 }, () => '1'),
  () => -0,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER,
  () => Symbol('s'),
  () => () => 5,
  () => new Date(NaN),
  () => /x/,
  () => new Map([['a', 1]]),
];

const special = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\u0000',
];
const ids = questions.map(({ id }) => id);
const keys = fc.subarray([...ids, ...special], { minLength: 1, maxLength: 8 });

/** Makes a value: what throws when looked at may not be looked at before the test does. */
export type Recipe = () => unknown;

const recipe = (name: string, make: Recipe): Recipe =>
  Object.defineProperty(() => make(), fc.toStringMethod, { value: () => name });

const strange = fc.oneof(
  fc.constantFrom(recipe('hostile', hostile), recipe('deep', deep)),
  fc
    .tuple(fc.constantFrom(secretive, throwing, fickle, cyclic), keys)
    .map(([make, names]) => recipe(`${make.name}(${names.join()})`, () => make(names))),
  fc.constantFrom(...huge).map((make) => recipe(String(make), make)),
);

const plain = (value: unknown): Recipe => recipe(fc.stringify(value), () => value);

const anything = fc
  .anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  })
  .map(plain);

/** A value that may be anything at all. */
export const absurd: fc.Arbitrary<Recipe> = fc.oneof(anything, strange);

/** One of some values that are as they should be. */
export const oneOfThese = (...values: unknown[]): fc.Arbitrary<Recipe> =>
  fc.constantFrom(...values.map(plain));

/** An object whose values are made anew each time. */
export const objectOf = (
  fields: fc.Arbitrary<Readonly<Record<string, Recipe | undefined>>>,
): fc.Arbitrary<Recipe> =>
  fields.map((made) =>
    recipe(fc.stringify(made), () =>
      Object.fromEntries(Object.entries(made).map(([key, make]) => [key, make?.()])),
    ),
  );

/** Things that look like answers from afar. */
const nearlyAnswer = fc.oneof(
  oneOfThese(true, '5', '0.5', 5, '2019-02-29', 'not-open', 'restaurant', null),
  objectOf(fc.record({ low: absurd, high: absurd })),
  objectOf(fc.record({ low: oneOfThese('1'), high: oneOfThese('9'), more: absurd })),
  absurd,
);

/** Objects with the keys of questions, and worse ones. */
export const absurdAnswers: fc.Arbitrary<Recipe> = fc.oneof(
  absurd,
  objectOf(fc.dictionary(fc.constantFrom(...ids, ...special), nearlyAnswer, { maxKeys: 30 })),
);
