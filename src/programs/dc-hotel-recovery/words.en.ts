import type { WordsOf } from '../words-of.js';
import type { citations } from './citations.js';
import type { dcHotelRecovery } from './program.js';

export const words: WordsOf<typeof dcHotelRecovery, keyof typeof citations> = {
  name: 'DC Hotel Recovery Grant Program',
  agency: 'Deputy Mayor for Planning and Economic Development, Washington, DC',
  summary:
    'A grant from Washington, DC, for hotels, inns, motels, and bed and breakfasts that lost ' +
    'guests or revenue in 2020. It was paid by the room and meant for the people who work there.',
  closed: 'Closed 2022',
  closedExplanation:
    'The program was announced on October 27, 2021, and had a second round in 2022. No ' +
    'applications are taken now. This page explains the rules as they stood.',

  sources: {
    code: 'D.C. Code § 30-301',
    'emergency-act': 'D.C. Act 24-419 (2022 emergency change)',
    'temporary-law': 'D.C. Law 24-158 (2022 temporary change)',
    'property-classes': 'D.C. Code § 47-813 (classes of property)',
    announcement: 'Deputy Mayor for Planning and Economic Development',
  },

  citations: {
    business: 'The Mayor may make grants to businesses that meet every test of this list.',
    inDistrict: 'The business is physically in Washington, DC.',
    license: 'It holds an active license as a hotel, inn, motel, or bed and breakfast.',
    goodStanding: 'It is in good standing with the DC Office of Tax and Revenue.',
    operation: 'It either opened in 2020 or 2021 or stayed open through both years.',
    openedLater: 'One way is to have opened and begun operating in 2020 or 2021.',
    remainedOpen:
      'The other is to have stayed open in 2020 and 2021, apart from breaks that the emergency ' +
      'orders required.',
    distress: 'It shows financial distress in 1 of 3 ways, depending on when it was open.',
    fallFrom2019:
      'Open in 2019: occupancy, revenue or revenue per available room fell by at least 40% from ' +
      '2019 to 2020.',
    fallFrom2018: 'Closed or partly closed in 2019: the same fall, measured from 2018 to 2020.',
    significantCosts:
      'Opened in 2020 or 2021: significant costs because of the pandemic, as the Mayor finds.',
    noPpp: 'Businesses without Paycheck Protection loans come first.',
    perRoom: 'Grants are paid per room key. The law does not say how much.',
    uses: 'The money pays for wages, benefits and related costs of workers.',
    manager: 'A third party may be hired to manage the grants.',
    record: 'The Mayor keeps a record of each award, with the facts it rests on.',
    report: 'The Mayor reports to the Council on the grants.',
    classTwo: 'A hotel under this law is at least partly Class 2 property.',
    occupied: 'The property is built up for business and occupied.',
    rooms: 'It has at least 10 rooms.',
    transients: 'It is regularly used to lodge people for short stays.',
    repayment:
      'Misused money must be paid back: the misused part, or the whole grant if it was done on ' +
      'purpose.',
    emergencyAct: 'From May 24 to August 22, 2022, a fall of 35% was enough.',
    temporaryLaw:
      'From August 27, 2022 to April 9, 2023, a fall of 35% was enough. The report was due later.',
    propertyClasses: 'The DC Code puts each property in a tax class.',
    announced: 'The Mayor announced $40 million for the program.',
    secondRound: 'In the second round, up to $2,833 a room was paid, for at most 300 rooms.',
  },

  criteria: {
    'is-business': {
      label: 'The applicant is a business',
      explanation: 'Grants went to lodging businesses.',
    },
    'in-district': {
      label: 'Located in Washington, DC',
      explanation: 'The place itself must be in DC. An office there is not enough.',
    },
    'lodging-license': {
      label: 'An active DC lodging license',
      explanation: 'It must be a license as a hotel, inn, motel, or bed and breakfast.',
    },
    'tax-good-standing': {
      label: 'In good standing with the DC Office of Tax and Revenue',
      explanation: 'DC taxes must be filed and paid, or covered by a plan.',
    },
    'in-operation': {
      label: 'Opened in 2020 or 2021, or stayed open through both years',
      explanation:
        'A place that was already open may have closed only as the emergency orders required.',
    },
    distress: {
      label: 'Hit hard enough by the pandemic',
      explanation:
        'A place open before 2020 needs a large enough fall in occupancy, revenue or revenue per ' +
        'available room: 40%, or 35% for parts of 2022 and 2023. A place opened in 2020 or 2021 ' +
        'needs significant pandemic costs.',
    },
    'class-2-property': {
      label: 'At least partly Class 2 property',
      explanation: 'A property that is wholly in another tax class does not count.',
    },
    'improved-and-occupied': {
      label: 'Built up for business and occupied',
      explanation: 'A vacant building does not count.',
    },
    'room-count': {
      label: '10 rooms or more',
      explanation: 'Exactly 10 rooms is enough.',
    },
    'transient-use': {
      label: 'Regularly lodges short-stay guests',
      explanation: 'A place only for people who live there does not count.',
    },
  },

  values: {
    'all-rooms': 'Rate times your rooms',
    'room-cap-amount': 'Rate times the most rooms that count',
  },

  constants: {
    'opened-later-from': 'First opening day for the newly opened',
    'opened-later-to': 'Last opening day for the newly opened',
    'open-all-2019': 'Last opening day for all of 2019',
    'full-year': 'Months in a full year of business',
    'least-fall': 'Least fall from the earlier year',
    'least-rooms': 'Least number of rooms',
  },

  parameters: {
    'hotel-rate-per-room': 'Highest amount for each room',
    'hotel-room-cap': 'Most rooms that count',
  },

  readings: {
    'opened-during-2019': {
      title: 'If the hotel first opened during 2019, with which year is 2020 compared?',
      explanation:
        'One rule is for hotels open in 2019, another for hotels closed or partly closed in 2019. ' +
        'A hotel that opened during the year could fall under either.',
      options: {
        'compare-2019': {
          label: 'With 2019',
          explanation: 'From its opening on, the hotel was open in 2019.',
        },
        'compare-2018': {
          label: 'With 2018',
          explanation: 'There was no 2018 for this hotel, so no fall can be shown.',
        },
      },
    },
  },

  priorities: {
    'no-ppp-priority': {
      label: 'First in line: no Paycheck Protection loan',
      explanation: 'Businesses without such a loan, of either year, had priority.',
    },
  },

  dates: {
    announced: 'The program was announced',
    'emergency-threshold-from': 'A fall of 35% was enough from this day, by emergency act',
    'emergency-threshold-to': 'Last day of the emergency act',
    'temporary-threshold-from': 'A fall of 35% was enough from this day, by temporary law',
    'temporary-threshold-to': 'Last day of the temporary law',
    'report-due': 'Report to the Council was first due',
    'report-due-later': 'Report to the Council was due after the change',
  },

  uses: {
    wages: 'Wages of your workers',
    benefits: 'Benefits of your workers',
    recruitment: 'Finding and hiring workers',
    training: 'Training workers',
    uniforms: 'Uniforms',
    'protective-equipment': 'Protective gear',
  },

  certifications: {},

  duties: {
    'repay-misused': 'Pay back any part of the grant that was spent on something else.',
    'repay-all': 'Pay back the whole grant if you misused it knowingly and on purpose.',
    'keep-evidence': 'Keep proof of how the money was spent. The Mayor records it.',
  },

  documents: {
    'name-and-place': 'The name and address of the business',
    'license-number': 'The number of your lodging license',
    'proof-of-distress':
      'Proof of the fall in occupancy, revenue or revenue per available room, or of your ' +
      'pandemic costs',
    'ppp-record': 'The date and amount of each Paycheck Protection loan',
    'evidence-of-use': 'Later, proof of how the grant was used',
  },

  information: {
    funding: '$40 million was set apart for the program.',
    'second-round': 'A second round in 2022 used the money that was left, with a lower bar of 35%.',
    'per-room':
      'The law sets no amount for each room. The estimate uses the highest figures published for ' +
      'the second round: $2,833 a room, for at most 300 rooms. The real grant may be smaller.',
    'grant-manager': 'The Mayor could let a third party run the program.',
    'record-of-award':
      'The Mayor keeps a record of each award: who got it, the license number, the proof of ' +
      'distress, Paycheck Protection loans, the day, the amount, and proof of use.',
    'report-to-council': 'The Mayor had to report all grants to the DC Council in 2022.',
    'threshold-changes':
      'The bar was 40%. It was 35% from May 24 to August 22, 2022, and from August 27, 2022 to ' +
      'April 9, 2023.',
  },
};
