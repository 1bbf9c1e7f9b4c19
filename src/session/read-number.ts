/**
 * Digits and signs → an exact decimal. All of it is work on strings: a binary float between the
 * keyboard and the rules would change the very cents the thresholds turn on.
 */
import type { NumberQuestion } from '../rules/question.js';
import { foldText, refuse, type NumberSigns, type ReadResult } from './read-text.js';

/** A quadrillion dollars is no one's receipts: more digits are a key held down. */
const MOST_DIGITS = 15;

/** How people shorten amounts, in English (`mm` as accountants write it), Spanish and Chinese. */
const SCALES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  mil: 3,
  m: 6,
  mm: 6,
  million: 6,
  millón: 6,
  millones: 6,
  b: 9,
  billion: 9,
  万: 4,
  亿: 8,
};

/**
 * Reads a typed number in the signs of a locale. It takes what can mean one thing only and leaves
 * the rest to the person: the caller keeps the text in the field and shows an example.
 *
 * The value is canonical: no leading zeros, `0` for zero; money is whole (`15`) or has two decimals
 * (`15.50`); percentages and months have no closing zeros (`33.5`).
 */
export function readNumber(
  text: string,
  { kind, low, high }: NumberQuestion,
  signs: NumberSigns,
): ReadResult {
  // A longer text is a pasted page. The bound keeps the work small whatever is pasted.
  const folded = text.trim().length > 1000 ? '?' : foldText(text);
  if (folded === '') return refuse('blank');
  // A dollar sign with or without its country, as the locales put it, before any other currency.
  const [, before = '', core = '', after = ''] =
    /^([-+(\p{Sc}% ]*)(.*?)([-)\p{Sc}% ]*)$/su.exec(
      folded.replace(/us ?\$|\$ ?usd?|usd|dollars?/i, '$').replace(/per ?cent/i, '%'),
    ) ?? [];
  const edges = (before + after).replaceAll(' ', '');
  const unit = edges.replace(/[-+()]/g, '');
  const marks = edges.replace(unit, '');

  // `120k`, `1.2 million`. A percentage or a count of months has no thousands: `7m` is not seven
  // million months.
  const hasThousands = kind === 'money' || kind === 'integer';
  const [, typed = '', word] = /^([^\p{L}]*?) ?(\p{L}.*?)?\.?$/u.exec(core) ?? [];
  const scale = word?.normalize('NFC').toLowerCase() ?? '';
  // Own keys only: `5 constructor` is typed text as well.
  const power = hasThousands && Object.hasOwn(SCALES, scale) ? (SCALES[scale] ?? 0) : 0;
  const digits = splitDigits(power > 0 ? typed : core, signs);
  if (!digits || !/^([-+]?|\(\))$/.test(marks) || unit.length > 1) return refuse('not-a-number');

  if (unit && unit !== { money: '$', percent: '%', integer: '', months: '' }[kind]) {
    return refuse('wrong-unit', { unit });
  }
  // Three decimals are no amount, so `1.234` may well be another country's 1,234; they are natural
  // in `1.234 million`.
  const sign = digits.odd ?? (hasThousands && power === 0 ? digits.thousands : undefined);
  if (sign !== undefined) return refuse('ambiguous', { sign });

  // The decimal sign moves as many places to the right; zeros that say nothing are dropped.
  const moved = digits.fraction.padEnd(power, '0');
  const whole = `${digits.whole}${moved.slice(0, power)}`.replace(/^0+/, '') || '0';
  const fraction = moved.slice(power).replace(/(?<!0)0+$/, '');
  const negative = /[-(]/.test(marks) && whole + fraction !== '0';
  if (negative && toCents(low) >= 0n) return refuse('negative');
  if (whole.length > MOST_DIGITS) return refuse('too-large', { digits: String(MOST_DIGITS) });
  const places = kind === 'integer' ? 0 : 2;
  if (fraction.length > places) return refuse('too-precise', { decimals: String(places) });

  const value =
    (negative ? '-' : '') +
    whole +
    (fraction && `.${kind === 'money' ? fraction.padEnd(2, '0') : fraction}`);
  if (toCents(value) < toCents(low)) return refuse('below-minimum', { minimum: low });
  return high !== undefined && toCents(value) > toCents(high)
    ? refuse('above-maximum', { maximum: high })
    : { ok: true, value };
}

/** For comparing: no question has more than two decimals. */
export function toCents(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}

interface Digits {
  readonly whole: string;
  readonly fraction: string;
  /** A sign that is in doubt. */
  readonly odd: string | undefined;
  /** The decimal sign, where it stands where a sign of thousands could: `1.234`, `1,234.567`. */
  readonly thousands: string | undefined;
}

/**
 * Splits folded text into digits; undefined if it is no number.
 * The locale decides between comma and point. Spaces and apostrophes group in every locale, for
 * they are the decimal sign of none. A comma or point to which the locale gives no role (the point
 * in French, which number pads type all the same) is decimal before one or two digits only.
 *
 * Where the locale has the Arabic signs, its readers type the point and comma for them as well.
 */
function splitDigits(text: string, signs: NumberSigns): Digits | undefined {
  const arabic = signs.decimal === '\u066b';
  const point = arabic ? '.' : signs.decimal;
  const groups = [' ', "'", arabic ? ',' : foldText(signs.group)];
  const [, before, last = '', after = ''] =
    /^(?=.*\d)([\d.,' \u066b]*?)(?:([.,' \u066b])(\d*))?$/.exec(text) ?? [];
  if (before === undefined) return undefined;

  const isDecimal =
    last === '\u066b' ||
    last === point ||
    (last !== '' && !groups.includes(last) && /^\d{1,2}$/.test(after));
  const grouped = isDecimal ? before : before + last + after;
  const marks = grouped.replace(/\d/g, '');
  const [mark = ''] = marks;
  // One kind of group sign in one number: `1,000 000` and `1.234,56` read as English are slips.
  const odd =
    Array.from(marks).find((each) => each !== mark || !groups.includes(each)) ??
    (mark && !isWellGrouped(grouped.replaceAll(mark, ',')) ? mark : undefined);
  const whole = grouped.replace(/\D/g, '');
  const thousands =
    isDecimal && after.length === 3 && (mark || /^[1-9]\d{0,2}$/.test(whole)) ? last : undefined;
  return { whole, fraction: isDecimal ? after : '', odd, thousands };
}

/**
 * Thousands (`1,234,567`), or lakh and crore (`12,34,567`): two digits a group and three in the
 * last cannot be anything else. A group that begins with zero (`0,500`) is a fraction or a slip.
 */
const isWellGrouped = (text: string): boolean =>
  /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d\d)*,\d{3}$/.test(text);
