import { test } from 'node:test';
import { caseOf } from './expectation.js';

// 120 rooms, open since 2005; occupancy 80 to 30, receipts 10 to 4 million, RevPAR 150 to 60.
const hotel = caseOf('dc-hotel-recovery', 'hrg-001');

const noFall = {
  occupancy2018: '80',
  occupancy2019: '80',
  occupancy2020: '80',
  grossReceipts2018: '10000000',
  grossReceipts2019: '10000000',
  grossReceipts2020: '10000000',
  revPar2018: '150',
  revPar2019: '150',
  revPar2020: '150',
};

test('any one measure that fell by 40 % shows distress, to the hundredth', () => {
  hotel(noFall, { unmet: ['distress'], award: null, any: null });
  hotel({ ...noFall, occupancy2020: '48' }, {});
  hotel({ ...noFall, occupancy2020: '48.01' }, { unmet: ['distress'] });
  hotel({ ...noFall, grossReceipts2020: '6000000' }, {});
  hotel({ ...noFall, grossReceipts2020: '6000000.01' }, { unmet: ['distress'] });
  hotel({ ...noFall, revPar2020: '90' }, {});
  hotel({ ...noFall, revPar2020: '90.01' }, { unmet: ['distress'] });
});

test('a base of nothing shows no fall', () => {
  const none = { occupancy2019: '0', occupancy2020: '0', revPar2019: '0', revPar2020: '0' };
  hotel({ ...none, grossReceipts2019: '0', grossReceipts2020: '0' }, { unmet: ['distress'] });
  hotel({ ...none, grossReceipts2019: '0.01', grossReceipts2020: '0' }, {});
});

test('the threshold is 35 % on the days of the temporary acts', () => {
  const at35 = { ...noFall, occupancy2020: '52' };
  const above35 = { ...noFall, occupancy2020: '52.01' };
  for (const asOf of ['2022-05-24', '2022-08-22', '2022-08-27', '2023-04-09']) {
    hotel(at35, {}, { asOf });
    hotel(above35, { unmet: ['distress'] }, { asOf });
  }
  for (const asOf of ['2022-05-23', '2022-08-23', '2022-08-26', '2023-04-10']) {
    hotel(at35, { unmet: ['distress'] }, { asOf });
  }
  hotel(at35, { unmet: ['distress'] });
});

test('with fewer than 12 months in 2019 the comparison is with 2018', () => {
  const since2018 = { ...noFall, grossReceipts2018: '10000000', grossReceipts2020: '6000000' };
  const part = { monthsOperating2019: '11.99', grossReceipts2019: '6000000' };
  hotel({ ...since2018, ...part }, {});
  hotel({ ...since2018, ...part, grossReceipts2018: '9999999.99' }, { unmet: ['distress'] });
  hotel({ ...since2018, ...part, monthsOperating2019: '12' }, { unmet: ['distress'] });
  hotel({ ...since2018, ...part, openedOn: '2019-01-01' }, {});
});

test('first opened during 2019 is read both ways', () => {
  for (const openedOn of ['2019-01-02', '2019-12-31']) {
    hotel(
      { openedOn, monthsOperating2019: '12' },
      { status: 'undetermined', award: ['0.00', '339960.00'], criteria: { distress: 'unknown' } },
    );
    hotel({ ...noFall, openedOn }, { unmet: ['distress'] });
    hotel({ openedOn, interruptions: 'other' }, { unmet: ['in-operation'], any: null });
  }
});

test('opened in 2020 or 2021, costs decide and interruptions do not', () => {
  for (const openedOn of ['2020-01-01', '2021-12-31']) {
    hotel({ openedOn, interruptions: 'other', significantCovidCosts: true }, {});
    hotel({ openedOn, significantCovidCosts: false }, { unmet: ['distress'] });
  }
  for (const openedOn of ['2022-01-01', 'not-open']) {
    hotel({ openedOn, significantCovidCosts: true }, { unmet: ['in-operation', 'distress'] });
  }
});

test('required interruptions do no harm, others do', () => {
  hotel({ interruptions: 'required' }, {});
  hotel({ interruptions: 'other' }, { unmet: ['in-operation'] });
});

test('10 rooms are enough; the published cap is 300 rooms', () => {
  hotel({ roomCount: 9 }, { unmet: ['room-count'] });
  hotel({ roomCount: 10 }, { award: ['0.00', '28330.00'] });
  hotel({ roomCount: 300 }, { award: ['0.00', '849900.00'] });
  hotel({ roomCount: 301 }, { award: ['0.00', '849900.00'] });
});

test('the embedder may set the rate and the cap; without a rate there is no estimate', () => {
  const rate = (text: string | null) => ({ parameters: { 'hotel-rate-per-room': text } });
  hotel({ roomCount: 11 }, { award: ['0.00', '0.05'] }, rate('0.005'));
  hotel({}, { award: null, any: null }, rate(null));
  const cap = (text: string | null) => ({ parameters: { 'hotel-room-cap': text } });
  hotel({}, { award: ['0.00', '56660.00'] }, cap('20'));
  hotel({ roomCount: 301 }, { award: ['0.00', '852733.00'] }, cap(null));
});

test('any PPP money at all takes the priority', () => {
  hotel({ pppLoans: '0' }, { priorities: { 'no-ppp-priority': true } });
  hotel({ pppLoans: '0.01' }, { priorities: { 'no-ppp-priority': false } });
  hotel(
    { pppLoans: '0', lodgingLicense: false },
    {
      unmet: ['lodging-license'],
      priorities: { 'no-ppp-priority': true },
    },
  );
});

test('every failing criterion is told', () => {
  const unmet = ['is-business', 'in-district', 'lodging-license', 'tax-good-standing'];
  const more = ['class-2-property', 'improved-and-occupied', 'transient-use'];
  hotel(
    {
      applicantKind: 'landlord',
      inDistrict: false,
      lodgingLicense: false,
      taxGoodStanding: false,
      classTwoProperty: false,
      improvedAndOccupied: false,
      transientUse: false,
    },
    { unmet: [...unmet, ...more] },
  );
});
