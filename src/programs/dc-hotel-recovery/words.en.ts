import { closedNow, isBusiness } from '../shared.words.en.js';
import { criteria, priorities, readings } from '../word-tables.js';
import type { WordsOf } from '../words-of.js';
import type { citations } from './citations.js';
import type { dcHotelRecovery } from './program.js';

const mayor = 'Deputy Mayor for Planning and Economic Development';
const uses = { wages: 'Wages and benefits', hiring: 'Recruiting and training' };
const manager = 'The Mayor could let a third party run the program.';
const record = 'The Mayor records the date and amount of each award.';
const noLoan = 'Priority without Paycheck Protection Program loans';
const repayment = 'Return what you misused, or all of the grant if on purpose.';
const enough = 'A fall of 35% is enough';

export const words: WordsOf<typeof dcHotelRecovery, keyof typeof citations> = {
  name: 'DC Hotel Recovery Grant Program',
  agency: `${mayor}, Washington, DC`,
  summary:
    'A DC grant for hotels, inns, motels, and bed and breakfasts that lost ' +
    'guests or revenue in 2020.',
  closed: 'Closed 2022',
  closedExplanation: `Rounds were held in 2021 and 2022. ${closedNow}`,

  sources: {
    code: 'D.C. Code § 30-301',
    act: 'D.C. Act 24-419 (emergency act)',
    temporary: 'D.C. Law 24-158 (temporary law)',
    classes: 'D.C. Code § 47-813',
    announcement: mayor,
  },

  citations: {
    business: 'The applicant is a business',
    inDistrict: 'Located in DC',
    license: 'An active DC lodging license',
    goodStanding: 'In good standing with the DC Office of Tax and Revenue',
    operation: 'Opened in 2020 or 2021, or stayed open through both years',
    since2019: 'Open in 2019: a fall of at least 40% from 2019 to 2020.',
    since2018: 'Closed or partly closed in 2019: the same fall from 2018.',
    costs: 'Opened in 2020 or 2021: significant pandemic costs. The Mayor decides.',
    noPpp: noLoan,
    perRoom: 'Grants are paid per room key.',
    uses: uses.wages,
    manager,
    record,
    classTwo: 'At least partly Class 2 property',
    occupied: 'Built up for business and occupied',
    rooms: '10 rooms or more',
    shortStays: 'Regularly lodges short-stay guests',
    repayment,
    act: enough,
    temporary: enough,
    classes: 'Class 2 property',
    announced: 'The program was announced',
  },

  criteria: criteria({
    'is-business': isBusiness,
    'in-district': ['Located in DC'],
    'lodging-license': ['An active DC lodging license'],
    'tax-good-standing': [
      'In good standing with the DC Office of Tax and Revenue',
      'A payment plan is enough.',
    ],
    'in-operation': [
      'Opened in 2020 or 2021, or stayed open through both years',
      'Closings that emergency orders required do not count.',
    ],
    distress: [
      'A fall of at least 40% (at times 35%), or significant pandemic costs',
      'A fall in occupancy, revenue or revenue per available room.',
    ],
    'class-2-property': ['At least partly Class 2 property'],
    'improved-and-occupied': ['Built up for business and occupied'],
    'room-count': ['10 rooms or more'],
    'transient-use': ['Regularly lodges short-stay guests'],
  }),

  values: {
    'all-rooms': 'Rate times your rooms',
    'most-rooms': 'Rate times the most rooms that count',
  },

  constants: {},

  parameters: {
    'hotel-rate-per-room': 'Most for each room',
    'hotel-room-cap': 'Most rooms that count',
  },

  readings: readings({
    'opened-during-2019': [
      'What if you opened during 2019?',
      'One rule is for hotels open in 2019, another for those partly closed.',
      criteria({
        'compare-2019': ['Compare with 2019', 'It was open in 2019 from then on.'],
        'compare-2018': ['Compare with 2018', 'There was none, so no fall can be shown.'],
      }),
    ],
  }),

  priorities: priorities({ 'no-ppp-priority': [noLoan, 'In 2020 or 2021.'] }),

  dates: {
    announced: 'The program was announced',
    'act-from': `${enough} from this day`,
    'act-to': 'The emergency act ended',
    'temporary-from': `${enough} again from this day`,
    'temporary-to': 'The temporary law ended',
    'report-due': 'Report to the DC Council due',
    'report-due-later': 'Report to the DC Council due, as changed later',
  },

  uses: { ...uses, equipment: 'Uniforms and protective gear' },

  certifications: {},

  duties: { repayment, evidence: 'Keep proof of how you used the grant.' },

  documents: {
    license: 'Name, address and lodging license number',
    distress: 'Proof of the fall or pandemic costs',
    ppp: 'Date and amount of any Paycheck Protection Program loan',
    use: 'Proof of how you used the grant',
  },

  information: {
    funding: '$40 million was set apart.',
    'per-room':
      'Grants are paid per room key. The law sets no amount. The estimate uses the highest of the ' +
      '2022 round: $2,833 a room for at most 300 rooms.',
    manager,
    record,
  },
};
