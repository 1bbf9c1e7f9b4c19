/**
 * What a person types, before anything is made of it. Nothing here knows a locale by itself: the
 * session layer has no `Intl`, so the facts of a locale are handed in as {@link NumberSigns}.
 */

/** How a locale writes numbers; `numberSigns(locale)` of the text layer gives one. */
export interface NumberSigns {
  readonly decimal: string;
  /** Between groups of digits; empty where the locale writes none. */
  readonly group: string;
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

export type Values = Readonly<Record<string, string>>;

export interface Refusal<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly values?: Values;
}

/** `value` is a canonical decimal string: one number is always written in one way. */
export type ReadResult = { readonly ok: true; readonly value: string } | Refusal<ReadProblem>;

export const refuse = <Code extends string>(code: Code, values?: Values): Refusal<Code> => ({
  ok: false,
  code,
  ...(values && { values }),
});

/**
 * Look-alikes that keyboards, word processors and spreadsheets put in place of an ASCII sign: dashes
 * for the minus, quotes for the Swiss group sign, Arabic marks. The Arabic group sign becomes an
 * apostrophe, which groups in every locale as well.
 */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2013\u2212\ufe63]/, '-'],
  [/[\u02bc\u2018\u2019\u066c]/, "'"],
  [/\u060c/, ','],
  [/[\u066a\ufe6a]/, '%'],
  [/\ufe69/, '$'],
  [/\p{Zs}/u, ' '],
];

/**
 * The text with digits of every script as 0–9, full-width forms and look-alikes as ASCII, every
 * kind of space as one plain space, and marks nobody sees (text direction, zero width, control)
 * left out. Tabs and line ends stay: they separate two values rather than the groups of one. So does
 * the Arabic decimal sign: it means the same in every locale.
 *
 * Not Unicode's compatibility form (NFKC): it would turn `5²` into 52 and `1½` into 11⁄2.
 */
export const foldText = (text: string): string =>
  text
    .replace(/[^\x20-\x7e\t\n\v\f\r]/gu, fold)
    .replace(/ +/g, ' ')
    .trim();

function fold(character: string): string {
  if (/\p{Nd}/u.test(character)) return digitValue(character);
  if (/[\uff01-\uff5e]/.test(character)) {
    return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
  }
  return (
    LOOKALIKES.find(([signs]) => signs.test(character))?.[1] ??
    character.replace(/[\p{Cc}\p{Cf}]/u, '')
  );
}

/**
 * Unicode keeps the decimal digits of every script in runs of ten from zero to nine, so a digit's
 * value is the number of digits right before it; no table of scripts to keep up to date.
 */
function digitValue(digit: string): string {
  let before = digit.codePointAt(0) ?? 0;
  let value = -1;
  for (; /\p{Nd}/u.test(String.fromCodePoint(before)); before -= 1) value += 1;
  return String(value % 10);
}
