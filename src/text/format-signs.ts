/** What a locale's numbers and months look like, for the reading of typed text. */
import { dateFormat, numberFormat } from './format-intl.js';

/** The same shape as the session's `NumberSigns`: neither of the two layers imports the other. */
export interface LocaleNumberSigns {
  readonly decimal: string;
  readonly group: string;
  readonly digits: string;
  readonly scales: Readonly<Record<string, number>>;
}

const signsByLocale = new Map<string, LocaleNumberSigns>();

/**
 * The signs of a locale. They are those of dollar amounts: Austria groups those with points but
 * other numbers with spaces, and a space is read as grouping in any case.
 */
export function numberSigns(locale: string): LocaleNumberSigns {
  const known = signsByLocale.get(locale);
  if (known !== undefined) return known;
  // Seven digits, because Spanish and Polish do not group four.
  const money = numberFormat(locale, { style: 'currency', currency: 'USD' });
  const plain = numberFormat(locale, {});
  const parts = [money, plain].flatMap((format) => format.formatToParts('1234567.5'));
  const sign = (type: Intl.NumberFormatPartTypes): string | undefined =>
    parts.find((part) => part.type === type)?.value;
  const signs: LocaleNumberSigns = Object.freeze({
    decimal: sign('decimal') ?? '.',
    group: sign('group') ?? '',
    digits: Array.from(numberFormat(locale, { useGrouping: false }).format('9876543210'))
      .reverse()
      .join(''),
    scales: Object.freeze(scaleWords(locale)),
  });
  signsByLocale.set(locale, signs);
  return signs;
}

/**
 * `mil`, `Mio.`, `万`: the words and letters of the locale's compact numbers. The power is what is
 * missing from the digits shown (50,000 shown as 5 has 10^4 in its word), so lakh, 万 and the long
 * scale come out right. One, two and five meet the plural forms.
 */
function scaleWords(locale: string): Record<string, number> {
  const words: Record<string, number> = {};
  for (const compactDisplay of ['short', 'long'] as const) {
    const format = numberFormat(locale, { notation: 'compact', compactDisplay });
    for (let power = 3; power <= 9; power += 1) {
      for (const first of ['1', '2', '5']) {
        const parts = format.formatToParts(first + '0'.repeat(power));
        const word = parts.find((part) => part.type === 'compact')?.value ?? '';
        const shown = parts.filter((part) => part.type === 'integer').map((part) => part.value);
        const key = word
          .toLowerCase()
          .normalize('NFC')
          .replace(/[.\u0970]$/, '');
        if (key !== '') words[key] = power + 1 - Array.from(shown.join('')).length;
      }
    }
  }
  return words;
}

const monthsByLocale = new Map<string, readonly (readonly string[])[]>();

/**
 * The spellings of each month, January first. The first of each is the name to show; the others are
 * its abbreviation, its form inside a date, and the English ones, which American papers print.
 */
export function monthNames(locale: string): readonly (readonly string[])[] {
  const known = monthsByLocale.get(locale);
  if (known !== undefined) return known;
  const names = Object.freeze(
    Array.from({ length: 12 }, (_, index) => {
      const date = new Date(Date.UTC(2021, index, 15));
      const spellings = [locale, 'en'].flatMap((language) => [
        dateFormat(language, { month: 'long' }).format(date),
        dateFormat(language, { month: 'short' }).format(date),
        inDate(language, date),
      ]);
      return Object.freeze([...new Set(spellings)]);
    }),
  );
  monthsByLocale.set(locale, names);
  return names;
}

/** Slavic languages decline the month of a full date: `январь`, but `1 января`. */
function inDate(locale: string, date: Date): string {
  const parts = dateFormat(locale, { day: 'numeric', month: 'long' }).formatToParts(date);
  return parts.find((part) => part.type === 'month')?.value ?? '';
}
