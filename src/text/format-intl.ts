/** One `Intl` object per locale and shape: making one costs a thousand times what using it does. */

/**
 * ES2023 lets a number format take a decimal string and keeps every digit of it. The project
 * compiles against the library of ES2022, whose types know `number` and `bigint` only.
 */
interface ExactNumberFormat {
  format(decimal: string): string;
  formatToParts(decimal: string): Intl.NumberFormatPart[];
  formatRangeToParts(low: string, high: string): { type: string; value: string }[];
}

/** Options of the same edition of `Intl` that the types do not know either. */
export interface ExactNumberOptions extends Intl.NumberFormatOptions {
  readonly trailingZeroDisplay?: 'auto' | 'stripIfInteger';
}

const cache = new Map<string, unknown>();

function cached<T>(key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known as T;
  const made = make();
  cache.set(key, made);
  return made;
}

/**
 * The locale to ask for. What a page says is not always a language tag (`en_US`, `english!`, an
 * empty attribute), and `Intl` throws on those. English comes second in every list: for a language
 * it does not know, `Intl` alone would take the computer's language, which the page is not in.
 */
function localesFor(locale: string): readonly string[] {
  return cached(`locales|${locale}`, () => {
    try {
      return [...Intl.getCanonicalLocales(locale.replaceAll('_', '-')), 'en'];
    } catch {
      return ['en'];
    }
  });
}

export function numberFormat(locale: string, options: ExactNumberOptions): ExactNumberFormat {
  return cached(`number|${locale}|${JSON.stringify(options)}`, () => {
    const format: unknown = new Intl.NumberFormat([...localesFor(locale)], options);
    return format as ExactNumberFormat;
  });
}

/**
 * Dates of law are Gregorian, also where daily life counts otherwise (`th`, `fa`, `ar-SA`), and are
 * fixed to UTC so that no time zone can move them by a day.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return cached(
    `date|${locale}|${JSON.stringify(options)}`,
    () =>
      new Intl.DateTimeFormat([...localesFor(locale)], {
        ...options,
        calendar: 'gregory',
        timeZone: 'UTC',
      }),
  );
}

export function listFormat(locale: string, type: Intl.ListFormatType): Intl.ListFormat {
  return cached(
    `list|${locale}|${type}`,
    () => new Intl.ListFormat([...localesFor(locale)], { type, style: 'long' }),
  );
}
