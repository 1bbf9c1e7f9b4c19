import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import type { NumberQuestion } from '../../src/rules/question.js';
import { readNumber, toCents } from '../../src/session/read-number.js';
import { readRange } from '../../src/session/read-range.js';
import type { NumberSigns } from '../../src/session/read-text.js';
import { formatByKind, formatMoney, numberSigns, type NumberKind } from '../../src/text/format.js';

const LOCALES = ['en', 'es', 'de', 'fr', 'zh', 'ar'];
const MORE_LOCALES =
  'es-US es-MX en-IN hi bn fa ur ar-EG ar-SA he am my ne th ko ja vi tl ht ru uk pl tr bg sv nb fi ' +
  'pt-BR pt-PT it nl de-CH de-AT fr-CA fr-CH zh-Hant en-u-nu-fullwide ccp';

const question = (kind: NumberKind): NumberQuestion => ({ id: 'q', topic: 't', kind, low: '0' });
const money = question('money');

/** Cents up to fifteen digits of dollars, as canonical money. */
const amount = fc.bigInt({ min: 0n, max: 10n ** 17n - 1n }).map((cents) => {
  const digits = `${cents}`.padStart(3, '0');
  const [whole, fraction] = [digits.slice(0, -2), digits.slice(-2)];
  return fraction === '00' ? whole : `${whole}.${fraction}`;
});
/** Mostly small amounts too: grouping goes wrong near a thousand. */
const anyAmount = fc.oneof(amount, fc.integer({ min: 0, max: 99_999 }).map(String));
const hundredths = anyAmount.map((value) => value.replace(/(\.\d)0$/, '$1'));
const locale = fc.constantFrom(...LOCALES);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  // What nearly is a number finds more than noise does.
  fc
    .array(fc.constantFrom(...Array.from("0123456789.,'$%()-+ kmM٫٬٣３\u00a0\u200f\t")), {
      maxLength: 16,
    })
    .map((characters) => characters.join('')),
);
const anySigns = fc.constantFrom(...LOCALES.map((name): NumberSigns => numberSigns(name)));
const anyKind = fc.constantFrom<NumberKind>('money', 'percent', 'integer', 'months');

describe('What is written is read back as the same number', () => {
  for (const name of [...LOCALES, ...MORE_LOCALES.split(' ')]) {
    test(`in ${name}`, () => {
      const signs = numberSigns(name);
      fc.assert(
        fc.property(anyAmount, hundredths, (value, other) => {
          assert.deepEqual(readNumber(formatMoney(value, name), money, signs), {
            ok: true,
            value,
          });
          for (const kind of ['percent', 'months'] as const) {
            const text = formatByKind(other, kind, name);
            assert.deepEqual(
              readNumber(text, question(kind), signs),
              { ok: true, value: other },
              text,
            );
          }
        }),
        { numRuns: LOCALES.includes(name) ? 300 : 50 },
      );
    });
  }
});

describe('Pitfalls, Money', () => {
  test('what was understood can be echoed, in full and with both digits of the cents', () => {
    const echoes: [string, string, string][] = [
      ['en', '1.2m', '$1,200,000'],
      ['en', '15.5', '$15.50'],
      ['en', '12,34,567', '$1,234,567'],
      ['es-US', '1.2 millones', '$1,200,000'],
    ];
    for (const [name, typed, echo] of echoes) {
      const result = readNumber(typed, money, numberSigns(name));
      assert.equal(result.ok && formatMoney(result.value, name), echo);
    }
  });
});

describe('Reading a number', () => {
  test('never throws, and gives a canonical value or a reason', () => {
    fc.assert(
      fc.property(anyText, anyKind, anySigns, (text, kind, signs) => {
        const result = readNumber(text, question(kind), signs);
        if (!result.ok) return;
        assert.match(result.value, /^(0|[1-9]\d{0,14})(\.\d{1,2})?$/);
        assert.doesNotMatch(result.value, kind === 'money' ? /\.(00|\d)$/ : /\.\d?0$/);
        // The value itself is readable and is its own reading.
        const plain = { decimal: '.', group: '' };
        assert.deepEqual(readNumber(result.value, question(kind), plain), result);
      }),
      { numRuns: 2000 },
    );
  });

  test('takes bounded work on texts of any length', () => {
    for (const piece of ['9', ' ', '(', '1,', '$', 'k', '\u200f', '1 ', '٣', '𝟗', "'"]) {
      const started = process.hrtime.bigint();
      readNumber(piece.repeat(200_000), money, numberSigns('en'));
      assert.ok(process.hrtime.bigint() - started < 3_000_000_000n, JSON.stringify(piece));
    }
  });

  test('does not depend on the space around the text', () => {
    const space = fc
      .array(fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u2009', '\u202f', '\u3000'))
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(anyText, space, space, anyKind, anySigns, (text, before, after, kind, signs) => {
        assert.deepEqual(
          readNumber(`${before}${text}${after}`, question(kind), signs),
          readNumber(text, question(kind), signs),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('does not depend on marks nobody sees', () => {
    const mark = fc.constantFrom('\u200e', '\u200f', '\u061c', '\u2066', '\u2069', '\u200b');
    fc.assert(
      fc.property(amount, mark, fc.nat(), locale, (value, hidden, place, name) => {
        const text = formatMoney(value, name);
        const at = place % (text.length + 1);
        const marked = `${text.slice(0, at)}${hidden}${text.slice(at)}`;
        assert.deepEqual(readNumber(marked, money, numberSigns(name)), { ok: true, value });
      }),
    );
  });

  test('of an amount in thousands or millions moves the decimal sign and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (thousandths) => {
        const digits = `${thousandths}`.padStart(4, '0');
        const text = `${digits.slice(0, -3)}.${digits.slice(-3)}`;
        const signs = numberSigns('en');
        const value = `${thousandths}`;
        assert.deepEqual(readNumber(`${text}k`, money, signs), { ok: true, value });
        assert.deepEqual(readNumber(`$${text} million`, money, signs), {
          ok: true,
          value: `${value}000`,
        });
      }),
    );
  });
});

describe('Reading a range', () => {
  test('gives the two amounts in order, or says that they are reversed', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, locale, (a, b, name) => {
        const result = readRange(
          formatMoney(a, name),
          formatMoney(b, name),
          money,
          numberSigns(name),
        );
        if (toCents(a) <= toCents(b)) assert.deepEqual(result, { ok: true, low: a, high: b });
        else assert.equal(!result.ok && result.to?.code, 'reversed');
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(anyText, anyText, anyKind, anySigns, (from, to, kind, signs) => {
        readRange(from, to, question(kind), signs);
      }),
    );
  });
});
