/** One `Intl` object per locale and shape: making one costs a thousand times what using it does. */

/**
 * ES2023 lets a number format take a decimal string and keeps every digit of it. The project
 * compiles against the library of ES2022, whose types know `number` and `bigint` only.
 */
interface ExactNumberFormat {
  format(decimal: string): string;
  formatToParts(decimal: string): Intl.NumberFormatPart[];
}

/** Options of the same edition of `Intl` that the types do not know either. */
export interface ExactNumberOptions extends Intl.NumberFormatOptions {
  readonly trailingZeroDisplay?: 'auto' | 'stripIfInteger';
}

const cache = new Map<string, unknown>();

/**
 * What a page says is not always a language tag (`en_US`, `english!`, an empty attribute), and `Intl`
 * throws on those. English comes second in every list: for a language it does not know, `Intl` alone
 * would take the computer's language, which the page is not in.
 */
function cached<Options extends object, Format>(
  Constructor: new (locales: string[], options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = Constructor.name + locale + JSON.stringify(options);
  let format = cache.get(key) as Format | undefined;
  if (!format) {
    let tags: string[] = [];
    try {
      tags = Intl.getCanonicalLocales(locale.replaceAll('_', '-'));
    } catch {
      // English alone.
    }
    format = new Constructor([...tags, 'en'], options);
    cache.set(key, format);
  }
  return format;
}

export const numberFormat = (locale: string, options: ExactNumberOptions): ExactNumberFormat =>
  cached<Intl.NumberFormatOptions, unknown>(
    Intl.NumberFormat,
    locale,
    options,
  ) as ExactNumberFormat;

/**
 * Dates of law are Gregorian, also where daily life counts otherwise (`th`, `fa`, `ar-SA`), and are
 * fixed to UTC so that no time zone can move them by a day.
 */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat, locale, {
    ...options,
    calendar: 'gregory',
    timeZone: 'UTC',
  });

export const listFormat = (locale: string, type: Intl.ListFormatType): Intl.ListFormat =>
  cached(Intl.ListFormat, locale, { type });
