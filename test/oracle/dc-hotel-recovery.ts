import { above, atLeast, atMost, fraction, multiply, smallest, toCents, zero } from './fraction.js';
import type { Fraction } from './fraction.js';
import { met, opening, outcome, reader } from './outcome.js';
import type { OracleInput, OracleOutcome, Reader } from './outcome.js';

/** D.C. Code § 30-301(a)(5): 40 %, and 35 % while D.C. Act 24-419 or Law 24-158 applied. */
function threshold(asOf: string | undefined): 35 | 40 {
  const lowered =
    asOf !== undefined &&
    ((asOf >= '2022-05-24' && asOf <= '2022-08-22') ||
      (asOf >= '2022-08-27' && asOf <= '2023-04-09'));
  return lowered ? 35 : 40;
}

/** A relative fall, the threshold included; a base of nothing shows none. */
function fell(base: Fraction, later: Fraction, percent: 35 | 40): boolean {
  const hundred = multiply(later, fraction(100));
  return above(base, zero) && atMost(hundred, multiply(base, fraction(100 - percent)));
}

/** Any one of occupancy, revenue and RevPAR, from the given year to 2020. */
function fellSince(year: '2018' | '2019', a: Reader, asOf: string | undefined): boolean {
  return ['occupancy', 'grossReceipts', 'revPar'].some((measure) =>
    fell(a.number(measure + year), a.number(`${measure}2020`), threshold(asOf)),
  );
}

/** § 30-301(a)(5)(A)–(C), by the day the place opened. */
function distress(a: Reader, asOf: string | undefined): boolean {
  const opened = opening(a.text('openedOn'));
  if (opened.between('2020-01-01', '2021-12-31')) return a.yes('significantCovidCosts');
  if (opened.onOrBefore('2019-01-01')) {
    const allOf2019 = atLeast(a.number('monthsOperating2019'), fraction(12));
    return fellSince(allOf2019 ? '2019' : '2018', a, asOf);
  }
  if (opened.onOrBefore('2019-12-31')) {
    // Closed for part of 2019, so "against 2018"; but there is no 2018 to compare with.
    return a.reading('opened-during-2019') === 'compare-2019' && fellSince('2019', a, asOf);
  }
  return false;
}

/** A parameter's published value unless the embedder gave another, or null for none. */
function parameter(input: OracleInput, id: string, published: string): Fraction | null {
  const given = input.parameters?.[id];
  if (given === null) return null;
  return fraction(given ?? published);
}

/** Hotel Recovery Grant Program, D.C. Code § 30-301, on complete answers. */
export function dcHotelRecovery(input: OracleInput): OracleOutcome {
  const a = reader(input);
  const opened = opening(a.text('openedOn'));
  const rooms = a.number('roomCount');

  const criteria = {
    'is-business': met(a.text('applicantKind') === 'business'),
    'in-district': met(a.yes('inDistrict')),
    'lodging-license': met(a.yes('lodgingLicense')),
    'tax-good-standing': met(a.yes('taxGoodStanding')),
    'in-operation': met(
      opened.between('2020-01-01', '2021-12-31') ||
        (opened.onOrBefore('2019-12-31') && a.text('interruptions') !== 'other'),
    ),
    distress: met(distress(a, input.asOf)),
    'class-2-property': met(a.yes('classTwoProperty')),
    'improved-and-occupied': met(a.yes('improvedAndOccupied')),
    'room-count': met(atLeast(rooms, fraction(10))),
    'transient-use': met(a.yes('transientUse')),
  };

  // § 30-301(c) grants money "per room key" and sets no rate: both numbers are published ones.
  const award = () => {
    const rate = parameter(input, 'hotel-rate-per-room', '2833');
    if (rate === null) return null;
    const cap = parameter(input, 'hotel-room-cap', '300');
    const counted = cap === null ? rooms : smallest(rooms, cap);
    return { low: '0.00', high: toCents(multiply(rate, counted), 'down') };
  };

  const ppp = a.number('pppLoans');
  return outcome(criteria, award, { 'no-ppp-priority': atMost(ppp, zero) });
}
