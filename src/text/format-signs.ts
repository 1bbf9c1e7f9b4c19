/** What a locale's numbers and months look like, for the reading of typed text. */
import { dateFormat, numberFormat } from './format-intl.js';

/** The same shape as the session's `NumberSigns`: neither of the two layers imports the other. */
interface LocaleNumberSigns {
  readonly decimal: string;
  readonly group: string;
}

/**
 * The signs of a locale. They are those of dollar amounts: Austria groups those with points but
 * other numbers with spaces, and a space is read as grouping in any case.
 */
export function numberSigns(locale: string): LocaleNumberSigns {
  // Seven digits, because Spanish and Polish do not group four.
  const parts = [{ style: 'currency', currency: 'USD' } as const, {}].flatMap((options) =>
    numberFormat(locale, options).formatToParts('1234567.5'),
  );
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}

/**
 * The spellings of each month, January first. The first of each is the name to show; the others are
 * its abbreviation, its form inside a date (Slavic languages decline it: `январь`, but `1 января`),
 * and the English ones, which American papers print.
 */
export const monthNames = (locale: string): readonly (readonly string[])[] =>
  Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(2021, index, 15));
    const spellings = [locale, 'en'].flatMap((language) =>
      [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }].map(
        (options) =>
          dateFormat(language, options as Intl.DateTimeFormatOptions)
            .formatToParts(date)
            .find(({ type }) => type === 'month')?.value ?? '',
      ),
    );
    return [...new Set(spellings)];
  });
