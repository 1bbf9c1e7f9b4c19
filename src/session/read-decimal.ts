/**
 * Digits and signs → an exact decimal. All of it is work on strings: a binary float between the
 * keyboard and the rules would change the very cents the thresholds turn on.
 */
import type { NumberSigns } from './read-text.js';

/** A number without its sign, as typed: digits before and after the decimal sign. */
interface Digits {
  readonly whole: string;
  readonly fraction: string;
  /** The last sign stands where a sign of thousands could stand: `1.234`, `1,234.567`. */
  readonly mayBeThousands: boolean;
  /** The last of the signs, as folded. */
  readonly sign: string;
}

/** What may stand between digits once the text is folded, besides a locale's own signs. */
const SEPARATORS = ".,'\u066b\u066c ";
const ARABIC_DECIMAL = '\u066b';
const ARABIC_GROUP = '\u066c';

/**
 * Splits folded text into digits; undefined if it is no number, a string if that sign is in doubt.
 * The locale decides between comma and point. Spaces and apostrophes group in every locale, for
 * they are the decimal sign of none. A comma or point to which the locale gives no role (the point
 * in French, which number pads type all the same) is decimal before one or two digits only.
 */
export function splitDigits(text: string, signs: NumberSigns): Digits | string | undefined {
  const pieces = [''];
  const marks: string[] = [];
  for (const character of text) {
    if (/\d/.test(character)) {
      pieces.push(`${pieces.pop() ?? ''}${character}`);
    } else if (`${SEPARATORS}${signs.decimal}${signs.group}`.includes(character)) {
      marks.push(character);
      pieces.push('');
    } else {
      return undefined;
    }
  }
  if (pieces.every((piece) => piece === '')) return undefined;
  const last = marks.at(-1) ?? '';

  const decimal =
    roleOf(last, signs) === 'decimal' ||
    (last !== '' && roleOf(last, signs) === 'none' && /^\d{1,2}$/.test(pieces.at(-1) ?? ''));
  const fraction = decimal ? (pieces.pop() ?? '') : '';
  const between = decimal ? marks.slice(0, -1) : marks;

  // One kind of group sign in one number: `1,000 000` and `1.234,56` read as English are slips.
  const odd = between.find((mark) => mark !== between[0] || roleOf(mark, signs) !== 'group');
  if (odd !== undefined) return odd;
  if (between.length > 0 && !wellGrouped(pieces)) return between[0];
  const whole = pieces.join('');
  const mayBeThousands =
    decimal && fraction.length === 3 && (between.length > 0 || /^[1-9]\d{0,2}$/.test(whole));
  return { whole, fraction, mayBeThousands, sign: last };
}

function roleOf(mark: string, signs: NumberSigns): 'decimal' | 'group' | 'none' {
  if (mark === ARABIC_DECIMAL || mark === plain(signs.decimal)) return 'decimal';
  if (mark === ARABIC_GROUP || mark === ' ' || mark === "'") return 'group';
  return mark === plain(signs.group) ? 'group' : 'none';
}

/** Where the locale has the Arabic signs, its readers type the point and comma for them as well. */
function plain(sign: string): string {
  if (sign === ARABIC_DECIMAL) return '.';
  return sign === ARABIC_GROUP ? ',' : sign;
}

/**
 * Thousands (`1,234,567`), or lakh and crore (`12,34,567`): two digits a group and three in the
 * last cannot be anything else. A group that begins with zero (`0,500`) is a fraction or a slip.
 */
function wellGrouped([first = '', ...rest]: readonly string[]): boolean {
  const sizes = rest.map((group) => group.length);
  const last = sizes.pop();
  if (last !== 3) return false;
  if (/^[1-9]\d{0,2}$/.test(first) && sizes.every((size) => size === 3)) return true;
  return /^[1-9]\d?$/.test(first) && sizes.every((size) => size === 2);
}

/** Moves the decimal sign `power` places to the right, and drops zeros that say nothing. */
export function scaleDigits(
  { whole, fraction }: { readonly whole: string; readonly fraction: string },
  power: number,
): { whole: string; fraction: string } {
  const moved = fraction.padEnd(power, '0');
  return {
    whole: `${whole}${moved.slice(0, power)}`.replace(/^0+/, '') || '0',
    fraction: trimZeros(moved.slice(power)),
  };
}

function trimZeros(fraction: string): string {
  let end = fraction.length;
  while (fraction[end - 1] === '0') end -= 1;
  return fraction.slice(0, end);
}

/** Negative, zero or positive, as for sorting; decimal strings of any length. */
export function compareDecimals(a: string, b: string): number {
  const places = Math.max(fractionOf(a).length, fractionOf(b).length);
  const difference = units(a, places) - units(b, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function fractionOf(decimal: string): string {
  return decimal.split('.')[1] ?? '';
}

function units(decimal: string, places: number): bigint {
  const [whole = '0'] = decimal.split('.');
  return BigInt(`${whole}${fractionOf(decimal).padEnd(places, '0')}`);
}
