import type { Program } from '../../rules/program.js';
import { defineProgram, note } from '../define-program.js';
import { citations as at, sources } from './citations.js';
import { award, criteria, priorities } from './criteria.js';

export const dcHotelRecovery = defineProgram({
  id: 'dc-hotel-recovery',
  version: '1.0.0',
  closed: { since: '2022', citations: [at.announced, at.secondRound] },
  sources,
  criteria,
  award,
  priorities,
  readings: [
    {
      id: 'opened-during-2019',
      options: ['compare-2019', 'compare-2018'],
      preferred: null,
      citations: [at.fallFrom2019, at.fallFrom2018],
    },
  ],
  // The section sets no rate: these are the highest published for the second round.
  parameters: [
    {
      id: 'hotel-rate-per-room',
      unit: 'money',
      value: '2833',
      citations: [at.perRoom, at.secondRound],
    },
    {
      id: 'hotel-room-cap',
      unit: 'integer',
      value: '300',
      citations: [at.perRoom, at.secondRound],
    },
  ],
  dates: [
    { id: 'announced', date: '2021-10-27', citations: [at.announced] },
    { id: 'emergency-threshold-from', date: '2022-05-24', citations: [at.emergencyAct] },
    { id: 'emergency-threshold-to', date: '2022-08-22', citations: [at.emergencyAct] },
    { id: 'temporary-threshold-from', date: '2022-08-27', citations: [at.temporaryLaw] },
    { id: 'temporary-threshold-to', date: '2023-04-09', citations: [at.temporaryLaw] },
    { id: 'report-due', date: '2022-06-01', citations: [at.report] },
    { id: 'report-due-later', date: '2022-07-15', citations: [at.report, at.temporaryLaw] },
  ],
  uses: [
    note('wages', at.uses),
    note('benefits', at.uses),
    note('recruitment', at.uses),
    note('training', at.uses),
    note('uniforms', at.uses),
    note('protective-equipment', at.uses),
  ],
  certifications: [],
  duties: [
    note('repay-misused', at.repayment),
    note('repay-all', at.repayment),
    note('keep-evidence', at.record),
  ],
  documents: [
    note('name-and-place', at.record),
    note('license-number', at.record),
    note('proof-of-distress', at.record),
    note('ppp-record', at.record, at.noPpp),
    note('evidence-of-use', at.record),
  ],
  information: [
    note('funding', at.announced),
    note('second-round', at.secondRound),
    note('per-room', at.perRoom),
    note('grant-manager', at.manager),
    note('record-of-award', at.record),
    note('report-to-council', at.report),
    note('threshold-changes', at.emergencyAct, at.temporaryLaw),
  ],
} as const satisfies Program);
