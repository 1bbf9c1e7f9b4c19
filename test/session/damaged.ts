/** Files and links as they come back from disks, mail programs and people who mean harm. */

import { programs } from '../../src/programs/index.js';
import type { Answers } from '../../src/rules/assessment.js';
import { assess } from '../../src/screening.js';
import { recordOf } from '../../src/session/record.js';

export interface Damaged {
  readonly name: string;
  readonly text: string;
  /** What must come back: all that is intact, and no more. */
  readonly answers: Answers;
  /** What the problems must name, each once. */
  readonly lost: readonly string[];
  /** Whether the reader has to say that it is not whole. */
  readonly isDamaged: boolean;
}

/** Answers of every form. */
export const whole: Answers = {
  applicantKind: 'business',
  businessType: 'restaurant',
  primarilyServesFood: true,
  onSiteSalesPercent: '33.5',
  openedOn: '2015-06-01',
  inDistrict: null,
  forProfit: true,
  governmentOperated: false,
  locationCount: '2',
  bankruptcyStatus: 'none',
  roomCount: { low: '8', high: '40' },
  pppLoans: '0',
  monthsOperating2019: '11.5',
  grossReceipts2019: '800000.50',
  grossReceipts2020: { low: '400000', high: '500000' },
  grossReceipts2021: null,
  occupancy2019: '61.25',
};

const record = recordOf(whole, assess(whole), programs, '2022-06-01');
/** As the page saves it. */
export const file = JSON.stringify(record, null, 1);
export const compactFile = JSON.stringify(record);

export const without = (...ids: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(whole).filter(([id]) => !ids.includes(id)));

type Json = Record<string, unknown>;

/** The record with something else in one place, such as `answers.forProfit`. */
export function put(path: string, value: unknown): string {
  const data = JSON.parse(file) as Json;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const at = keys.reduce((each, key) => each[key] as Json, data);
  // An assignment to `__proto__` would not be one.
  Object.defineProperty(at, last, { value, enumerable: true });
  return JSON.stringify(data, null, 1);
}

/** With text that is no value of JSON. */
export const putRaw = (path: string, raw: string): string =>
  put(path, '@raw@').replace('"@raw@"', () => raw);

export const intact = { answers: whole, lost: [], isDamaged: false };
export const pickedOut = { answers: whole, lost: [], isDamaged: true };
export const nothing = { answers: {}, lost: [], isDamaged: true };
export const but = (id: string, isDamaged = false) => ({
  answers: without(id),
  lost: [id],
  isDamaged,
});

/** Names that every object has without owning them. */
export const INHERITED = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
] as const;

export const SCRIPTS = [
  '"><script>globalThis.wasRun=true</script>',
  "'-(globalThis.wasRun=true)-'",
  // As text it is harmless; as a template it would not be.
  '${globalThis.wasRun=true}',
] as const;

/** From here on nothing came through. */
export interface Cut {
  readonly answers: Answers;
  readonly lost: readonly string[];
}

/** Where in a file the value of each answer begins, and where the sign is that ends it. */
function placesIn(text: string) {
  const begin = text.indexOf('"answers"');
  const ids = Object.keys(whole);
  const keys = ids.map((id) => text.indexOf(`"${id}"`, begin));
  return ids.map((id, i) => {
    const next = keys[i + 1];
    const end = next === undefined ? text.lastIndexOf('}', text.indexOf('"assessment"')) : next - 1;
    return {
      id,
      value: (keys[i] ?? NaN) + id.length + 3,
      end: next === undefined ? end : text.lastIndexOf(',', end),
    };
  });
}

/** An answer is whole when the comma or brace after it came through. */
export function cutFile(text: string, at: number): Cut {
  const places = placesIn(text);
  const complete = places.filter(({ end }) => at > end).map(({ id }) => id);
  return {
    answers: Object.fromEntries(complete.map((id) => [id, whole[id] ?? null])),
    lost: places.filter(({ value, end }) => at >= value && at <= end).map(({ id }) => id),
  };
}

/** An answer is whole when the tilde after it came through. What comes after the last one is left out. */
export function cutLink(code: string, at: number): Cut {
  const complete = Math.max(0, code.slice(0, at).split('~').length - 2);
  return { answers: Object.fromEntries(Object.entries(whole).slice(0, complete)), lost: [] };
}

/** Some places, evenly spread. */
export const placesUpTo = (length: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.floor((i * length) / count));

/** Every sign of an ASCII text as an escape of three signs, or of more. */
export const escaped = (text: string, percent = '%'): string =>
  text.replace(/./g, (sign) => `${percent}${sign.charCodeAt(0).toString(16)}`);
