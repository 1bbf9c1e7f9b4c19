/**
 * What a person types, before anything is made of it. Nothing here knows a locale by itself: the
 * session layer has no `Intl`, so the facts of a locale are handed in as {@link NumberSigns}.
 */

/** How a locale writes numbers; `numberSigns(locale)` of the text layer gives one. */
export interface NumberSigns {
  readonly decimal: string;
  /** Between groups of digits; empty where the locale writes none. */
  readonly group: string;
  /** The locale's ten digits from zero to nine, where they are not 0123456789. */
  readonly digits?: string;
  /** Words that multiply, lower case, NFC, no closing dot, and their power of ten: `mil` 3. */
  readonly scales?: Readonly<Record<string, number>>;
}

/** Why a typed number was not taken. `values` of the result, where there are any, in brackets. */
export type ReadProblem =
  | 'blank'
  | 'not-a-number'
  /** Could be read in two ways, or is grouped in none we know [sign: the sign in question]. */
  | 'ambiguous'
  /** Another currency, or a unit of another kind of question [unit]. */
  | 'wrong-unit'
  | 'negative'
  /** [decimals: how many are allowed, "0" or "2"] */
  | 'too-precise'
  /** [digits: how many are allowed before the decimal sign] */
  | 'too-large'
  /** [minimum: decimal string] */
  | 'below-minimum'
  /** [maximum: decimal string] */
  | 'above-maximum';

export interface Refusal<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly values?: Readonly<Record<string, string>>;
}

/** `value` is a canonical decimal string: one number is always written in one way. */
export type ReadResult = { readonly ok: true; readonly value: string } | Refusal<ReadProblem>;

export function refuse<Code extends string>(
  code: Code,
  values?: Readonly<Record<string, string>>,
): Refusal<Code> {
  return values === undefined ? { ok: false, code } : { ok: false, code, values };
}

/** Look-alikes that keyboards, word processors and spreadsheets put in place of the ASCII sign. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '\u2010': '-', // hyphen
  '\u2011': '-', // non-breaking hyphen
  '\u2012': '-', // figure dash
  '\u2013': '-', // en dash
  '\u2212': '-', // minus sign
  '\ufe63': '-', // small hyphen-minus
  '\u02bc': "'", // modifier apostrophe
  '\u2018': "'",
  '\u2019': "'", // the Swiss group sign
  '\u060c': ',', // Arabic comma
  '\u066a': '%', // Arabic percent sign
  '\ufe69': '$', // small dollar sign
  '\ufe6a': '%', // small percent sign
};

/**
 * The text with digits of every script as 0–9, full-width forms and look-alikes as ASCII, every
 * kind of space as one plain space, and marks nobody sees (text direction, zero width, control)
 * left out. Arabic decimal and group signs stay: they mean the same in every locale.
 *
 * Not Unicode's compatibility form (NFKC): it would turn `5²` into 52 and `1½` into 11⁄2.
 */
export function foldText(text: string, digits?: string): string {
  const own = Array.from(digits ?? '');
  return text
    .replace(/[^\x20-\x7e]/gu, (character) => fold(character, own))
    .replace(/ +/g, ' ')
    .trim();
}

function fold(character: string, ownDigits: readonly string[]): string {
  const lookalike = LOOKALIKES[character];
  if (lookalike !== undefined) return lookalike;
  if (/\p{Nd}/u.test(character)) return digitValue(character);
  const own = ownDigits.indexOf(character);
  if (own >= 0) return `${own}`;
  if (/\p{Zs}/u.test(character)) return ' ';
  // Tabs and line ends separate two values rather than the groups of one, so they are not folded.
  if (/[\t\n\v\f\r]/.test(character)) return character;
  if (/[\p{Cc}\p{Cf}]/u.test(character)) return '';
  if (/[\uff01-\uff5e]/.test(character)) {
    return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
  }
  return character;
}

/**
 * Unicode keeps the decimal digits of every script in runs of ten from zero to nine, so a digit's
 * value is the number of digits right before it; no table of scripts to keep up to date.
 */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return `${before % 10}`;
}
