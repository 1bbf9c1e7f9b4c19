import type { NumberQuestion } from '../rules/question.js';
import { compareDecimals, scaleDigits, splitDigits } from './read-decimal.js';
import { foldText, refuse, type NumberSigns, type ReadResult } from './read-text.js';

/** A quadrillion dollars is no one's receipts: more digits are a key held down. */
const MOST_DIGITS = 15;

/** Text this long is a pasted page. The bound keeps the work small whatever is pasted. */
const LONGEST_TEXT = 1000;

/** How people shorten amounts in any language; a locale's own words come with its signs. */
const SCALES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  m: 6,
  mm: 6, // as accountants write it
  million: 6,
};

// A dollar sign with or without its country, as the locales put it, before any other currency.
const CURRENCY = 'us ?\\$|\\$ ?usd?|usd|\\$|dollars?|\\p{Sc}';
const PERCENT = '%|per ?cent';
const BEFORE = new RegExp(`^(?:([-+(])|(${CURRENCY})|(${PERCENT})) ?`, 'iu');
const AFTER = new RegExp(` ?(?:([-)])|(${CURRENCY})|(${PERCENT}))$`, 'iu');

interface Unwrapped {
  readonly core: string;
  readonly negative: boolean;
  readonly unit: 'none' | 'money' | 'percent' | 'other';
  readonly unitText: string;
}

/**
 * Reads a typed number in the signs of a locale. It takes what can mean one thing only and leaves
 * the rest to the person: the caller keeps the text in the field and shows an example.
 *
 * The value is canonical: no leading zeros, `0` for zero; money is whole (`15`) or has two decimals
 * (`15.50`); percentages and months have no closing zeros (`33.5`).
 */
export function readNumber(text: string, question: NumberQuestion, signs: NumberSigns): ReadResult {
  if (text.trim().length > LONGEST_TEXT) return refuse('not-a-number');
  const folded = foldText(text, signs.digits);
  if (folded === '') return refuse('blank');
  const unwrapped = unwrap(folded);
  if (unwrapped === undefined) return refuse('not-a-number');

  // A percentage or a count of months has no thousands: `7m` is not seven million months.
  const hasThousands = question.kind === 'money' || question.kind === 'integer';
  const { core, power } = takeScale(
    unwrapped.core,
    hasThousands ? [signs.scales ?? {}, SCALES] : [],
  );
  const digits = power === undefined ? undefined : splitDigits(core, signs);
  if (power === undefined || digits === undefined) return refuse('not-a-number');
  const unit = unitProblem(unwrapped, question);
  if (unit !== undefined) return refuse('wrong-unit', { unit });
  if (typeof digits === 'string') return refuse('ambiguous', { sign: digits });
  // Three decimals are no amount, so `1.234` may well be another country's 1,234; they are natural
  // in `1.234 million`.
  if (digits.mayBeThousands && hasThousands && power === 0) {
    return refuse('ambiguous', { sign: digits.sign });
  }
  return withinDomain(scaleDigits(digits, power), unwrapped.negative, question);
}

/** Takes signs, brackets and units off both ends; undefined where they contradict each other. */
function unwrap(folded: string): Unwrapped | undefined {
  let core = folded;
  let marks = '';
  let units = '';
  let unit: Unwrapped['unit'] = 'none';
  for (const edge of [BEFORE, AFTER]) {
    for (let match = edge.exec(core); match !== null; match = edge.exec(core)) {
      const [all, mark, currency, percent] = match;
      core = edge === BEFORE ? core.slice(all.length) : core.slice(0, -all.length);
      marks += mark ?? '';
      if (mark !== undefined) continue;
      if (units !== '') return undefined;
      units = currency ?? percent ?? '';
      unit = percent !== undefined ? 'percent' : /[$ud]/i.test(units) ? 'money' : 'other';
    }
  }
  if (!['', '+', '-', '()'].includes(marks)) return undefined;
  return { core, negative: marks === '-' || marks === '()', unit, unitText: units };
}

/** `120k`, `1.2 million`: the number and the power of ten; undefined for any other word. */
function takeScale(
  text: string,
  scales: readonly Readonly<Record<string, number>>[],
): { readonly core: string; readonly power: number | undefined } {
  const start = text.search(/\p{L}/u);
  if (start < 0) return { core: text, power: 0 };
  const word = text
    .slice(start)
    .toLowerCase()
    .normalize('NFC')
    .replace(/[.\u0970]$/, '');
  // Own keys only: `5 constructor` is typed text as well.
  const power = scales.find((words) => Object.hasOwn(words, word))?.[word];
  return { core: text.slice(0, start).trim(), power };
}

/** The unit that does not belong, if there is one. */
function unitProblem({ unit, unitText }: Unwrapped, { kind }: NumberQuestion): string | undefined {
  if (unit === 'none' || unit === kind) return undefined;
  return unit === 'money' ? '$' : unit === 'percent' ? '%' : unitText;
}

function withinDomain(
  { whole, fraction }: { readonly whole: string; readonly fraction: string },
  typedNegative: boolean,
  { kind, low, high }: NumberQuestion,
): ReadResult {
  const negative = typedNegative && !(whole === '0' && fraction === '');
  if (negative && compareDecimals(low, '0') >= 0) return refuse('negative');
  if (whole.length > MOST_DIGITS) return refuse('too-large', { digits: `${MOST_DIGITS}` });
  const places = kind === 'integer' ? 0 : 2;
  if (fraction.length > places) return refuse('too-precise', { decimals: `${places}` });

  const decimals = kind === 'money' && fraction !== '' ? fraction.padEnd(2, '0') : fraction;
  const value = `${negative ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
  if (compareDecimals(value, low) < 0) return refuse('below-minimum', { minimum: low });
  if (high !== undefined && compareDecimals(value, high) > 0) {
    return refuse('above-maximum', { maximum: high });
  }
  return { ok: true, value };
}
