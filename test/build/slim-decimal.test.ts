import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { build, minifySync, type Rolldown } from 'vite';
import { membersUsedIn, slimDecimal, slimDecimalPlugin } from '../../scripts/slim-decimal.mjs';
import * as exact from '../../src/rules/exact.js';
import { assess } from '../../src/screening.js';
import { scenarios } from '../support/scenarios.js';

const full = readFileSync('node_modules/decimal.js/decimal.mjs', 'utf8');
const used = membersUsedIn('src');
const { code, dropped } = slimDecimal(full, used);

const load = (code: string): Promise<unknown> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

/** A module of ours, bundled on what is left of decimal.js. */
async function slimmed(entry: string): Promise<unknown> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [slimDecimalPlugin()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'entry' } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return load(output[0].code);
}

const { Decimal: Slim } = (await load(code)) as { Decimal: typeof Decimal };
const slimExact = (await slimmed('src/rules/exact.ts')) as typeof exact;
const slimScreening = (await slimmed('src/screening.ts')) as { assess: typeof assess };

/** What a call gives, or how it fails. */
function outcome(call: () => unknown): string {
  try {
    return String(call());
  } catch (error) {
    return String(error);
  }
}

const numeral = fc.oneof(
  fc.constantFrom('0', '-0', '1', '-1', '0.5', '-7.5', '1e-20', 'Infinity', '-Infinity', 'NaN'),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: -30, max: 30 }))
    .map(([digits, exponent]) => `${digits}e${exponent}`),
);

describe('decimal.js in the single file', () => {
  it('weighs less than half', () => {
    const weigh = (text: string) =>
      gzipSync(minifySync('decimal.mjs', text, { module: true }).code).length;
    assert.ok(weigh(code) < weigh(full) / 2, `${weigh(code)} of ${weigh(full)} bytes are left`);
  });

  it('has lost what the build says it dropped', () => {
    assert.ok(dropped.includes('P.squareRoot') && dropped.includes('naturalLogarithm'));
    for (const name of dropped) {
      const [owner, member] = name.split('.');
      if (member) assert.ok(!Object.hasOwn(owner === 'P' ? Slim.prototype : Slim, member), name);
      else assert.doesNotMatch(code, new RegExp(`^(function )?${name}( =|\\()`, 'm'));
    }
  });

  it('does with every method that is left what it did', () => {
    const methods = Object.keys(Slim.prototype).filter(
      (name) => typeof (Decimal.prototype as never)[name] === 'function' && name !== 'constructor',
    );
    assert.ok(methods.includes('plus') && methods.includes('toFixed'));
    const call = (Ctor: typeof Decimal, name: string, x: string, y: string | number) => {
      const value = new Ctor(x);
      return (value[name as keyof Decimal] as (y: unknown) => unknown)(y);
    };
    fc.assert(
      fc.property(numeral, numeral, fc.nat(9), (x, y, places) => {
        for (const name of methods) {
          for (const operand of [y, places]) {
            assert.equal(
              outcome(() => call(Slim, name, x, operand)),
              outcome(() => call(Decimal, name, x, operand)),
              `${x} ${name} ${operand}`,
            );
          }
        }
      }),
    );
  });

  it('reads what it read, but for numbers in other bases, which it refuses', () => {
    for (const text of ['1_000.5', '+3', '.5', '5.', '', ' 1', 'x', '1e', '--1', '-Infinity']) {
      assert.equal(
        outcome(() => new Slim(text)),
        outcome(() => new Decimal(text)),
      );
    }
    for (const text of ['0x1f', '0b11', '0o17', '0x1.8p3']) {
      assert.throws(() => new Slim(text), { message: `[DecimalError] Invalid argument: ${text}` });
    }
  });

  it('leaves exact numbers as exact', () => {
    const fraction = fc.tuple(
      fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
      fc.integer({ min: -3000, max: 3000 }).filter((bottom) => bottom !== 0),
    );
    const results = (on: typeof exact, [[a, b], [c, d]]: [[bigint, number], [bigint, number]]) => {
      const x = on.over(on.exact(String(a)), on.exact(b));
      const y = on.over(on.exact(String(c)), on.exact(d));
      const numbers = [on.plus(x, y), on.minus(x, y), on.times(x, y), on.least(x, y)];
      if (!on.isZero(y)) numbers.push(on.over(x, y));
      numbers.push(on.commonMeasure(on.magnitude(x), on.magnitude(y)), on.greatest(x, y));
      numbers.push(on.times(x, on.INFINITE), on.plus(y, on.MINUS_INFINITE));
      return numbers.map((number) => [
        on.sign(number),
        on.compare(number, x),
        ...(on.isFinite(number)
          ? [
              on.toCents(number, 'half-up'),
              on.toCents(number, 'down'),
              on.toText(on.floor(number)),
              on.toText(on.ceil(number)),
              on.toText(number),
            ]
          : []),
        on.keyOf(number),
      ]);
    };
    fc.assert(
      fc.property(fc.tuple(fraction, fraction), (pair) => {
        assert.deepEqual(results(slimExact, pair), results(exact, pair));
      }),
    );
  });

  it('screens the worked cases alike', () => {
    // Some of them will do: a method that is missing is missed at once.
    const some = scenarios.filter((_, index) => index % 8 === 0);
    assert.ok(some.length > 0);
    for (const { answers, asOf, parameters } of some) {
      const options = {
        ...(asOf !== undefined && { asOf }),
        ...(parameters !== undefined && { parameters }),
      };
      assert.deepEqual(slimScreening.assess(answers, options), assess(answers, options));
    }
  });

  it('stops the build where its code is laid out in another way', () => {
    const fails = (from: string, to: string, message: RegExp) => {
      assert.ok(full.includes(from));
      assert.throws(() => slimDecimal(full.replaceAll(from, to), used), { message });
    };
    fails('isHex.test', 'isSixteen.test', /other bases/);
    fails('function clone', 'function copy', /no function "clone"/);
    fails('P.times = P.mul = f', 'P["times"] = P.mul = f', /defines "times" in another way/);
    fails('P.', 'proto.', /in another way/);
  });
});
