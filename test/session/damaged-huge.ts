/** What is much too long, or made to keep a reader busy. */

import { type Damaged, file, intact, nothing, pickedOut, putRaw, whole } from './damaged.js';
import { shareCode } from '../../src/session/share-code.js';

const MANY = 900_000;
const MORE = 5_000_000;
const deep = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);

/** All before the first answer that the flood carried away. */
const before = (id: string) => {
  const entries = Object.entries(whole);
  const at = entries.findIndex(([each]) => each === id);
  return { answers: Object.fromEntries(entries.slice(0, at)), lost: [id], isDamaged: true };
};
const lost = (id: string) => ({ answers: {}, lost: [id], isDamaged: true });

export const hugeFiles: readonly Damaged[] = [
  { name: 'blanks after it', text: file + ' '.repeat(MORE), ...intact },
  { name: 'blanks before it', text: ' '.repeat(MORE) + file, ...nothing },
  { name: 'braces after it', text: file + '}'.repeat(MORE), ...pickedOut },
  { name: 'itself, again and again', text: file.repeat(MORE / file.length), ...pickedOut },
  { name: 'blanks', text: ' '.repeat(MANY), ...nothing },
  { name: 'quotes', text: '"'.repeat(MANY), ...nothing },
  { name: 'escaped quotes', text: '\\"'.repeat(MANY / 2), ...nothing },
  { name: 'braces', text: '{'.repeat(MANY), ...nothing },
  { name: 'pairs of braces', text: '{}'.repeat(MANY / 2), ...nothing },
  { name: 'colons', text: ':'.repeat(MANY), ...nothing },
  { name: 'backslashes', text: '\\'.repeat(MANY), ...nothing },
  { name: 'digits', text: '1'.repeat(MANY), ...nothing },
  { name: 'zeros', text: '\0'.repeat(MORE), ...nothing },
  { name: 'letters of a name', text: '"forProfi'.repeat(MANY / 9), ...nothing },
  { name: 'names', text: '"forProfit"'.repeat(MANY / 11), ...nothing },
  { name: 'names with blanks', text: `"forProfit"${' '.repeat(99)}`.repeat(9000), ...nothing },
  { name: 'names without values', text: '"forProfit":'.repeat(MANY / 12), ...lost('forProfit') },
  { name: 'names that open', text: '"forProfit":{'.repeat(MANY / 13), ...lost('forProfit') },
  { name: 'names with quotes', text: '"forProfit":"'.repeat(MANY / 13), ...lost('forProfit') },
  { name: 'a blank value', text: `"forProfit":${' '.repeat(MANY)}`, ...lost('forProfit') },
  {
    name: 'a value after blanks',
    text: `"forProfit"${' '.repeat(MANY / 3)}:${' '.repeat(MANY / 3)}true${' '.repeat(MANY / 3)},`,
    answers: { forProfit: true },
    lost: [],
    isDamaged: true,
  },
  { name: 'a value never ended', text: `"pppLoans":"${'1'.repeat(MANY)}`, ...lost('pppLoans') },
  { name: 'a range never ended', text: `"pppLoans":{${' '.repeat(MANY)}`, ...lost('pppLoans') },
  { name: 'an endless number', text: `"pppLoans":${'1'.repeat(MANY)},`, ...lost('pppLoans') },
  { name: 'an endless fraction', text: `"pppLoans":0.${'1'.repeat(MANY)},`, ...lost('pppLoans') },
  { name: 'endless points', text: `"pppLoans":${'.'.repeat(MANY)},`, ...lost('pppLoans') },
  { name: 'signs and digits', text: `"pppLoans":${'-1'.repeat(MANY / 2)},`, ...lost('pppLoans') },
  { name: 'a long text', text: `"pppLoans":"${'1'.repeat(MANY)}",`, ...lost('pppLoans') },
  { name: 'a long option', text: `"businessType":"${'x'.repeat(MANY)}",`, ...lost('businessType') },
  { name: 'a long date', text: `"openedOn":"2015${'-'.repeat(MANY)}",`, ...lost('openedOn') },
  {
    name: 'an answer of 5 MB',
    text: putRaw('answers.pppLoans', `"${'1'.repeat(MORE)}"`),
    ...before('pppLoans'),
  },
  { name: 'lists in lists', text: deep('[', ']', MORE), ...nothing },
  { name: 'records in records', text: deep('{"answers":', '}', MANY / 12), ...nothing },
  {
    name: 'lists in an answer',
    text: putRaw('answers.pppLoans', deep('[', ']', MORE)),
    ...before('pppLoans'),
  },
  {
    name: 'objects in an answer',
    text: putRaw('answers.pppLoans', deep('{"low":', '}', MORE / 8)),
    ...before('pppLoans'),
  },
  {
    name: 'lists in the assessment',
    text: putRaw('assessment', deep('[', ']', MORE)),
    ...pickedOut,
  },
  {
    name: 'a million results',
    text: putRaw('assessment', `{"programs":[${'{},'.repeat(200_000)}{}]}`),
    ...intact,
  },
];

const code = shareCode(whole);
const open = code.slice(0, -1);
const cutOff = { answers: whole, lost: [], isDamaged: true };
export const hugeLinks: readonly Damaged[] = [
  { name: 'letters after it', text: open + 'a'.repeat(MORE), ...cutOff },
  { name: 'percent signs after it', text: open + '%'.repeat(MORE), ...cutOff },
  { name: 'escapes of escapes after it', text: `${open}%${'25'.repeat(MORE)}`, ...cutOff },
  { name: 'many escapes after it', text: open + '%25'.repeat(MORE), ...cutOff },
  { name: 'underscores after it', text: open + '_'.repeat(MORE), ...cutOff },
  { name: 'lines after it', text: `${open}${'_'.repeat(4000)}${'%0A'.repeat(MORE)}`, ...cutOff },
  { name: 'tildes after it', text: open + '~'.repeat(MORE), ...cutOff, lost: [''] },
  { name: 'itself, again and again', text: open.repeat(9999), ...cutOff, lost: ['1'] },
  { name: 'letters', text: 'a'.repeat(MORE), ...nothing },
  { name: 'tildes', text: '~'.repeat(MORE), ...nothing },
  { name: 'blanks', text: ' '.repeat(MORE), ...nothing },
];
