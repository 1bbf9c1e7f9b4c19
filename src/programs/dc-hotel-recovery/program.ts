import type { Program } from '../../rules/program.js';
import { date, defineProgram, note, notes, openReading } from '../define-program.js';
import { citations as at, sources } from './citations.js';
import { award, criteria, priorities } from './criteria.js';

export const dcHotelRecovery = defineProgram({
  id: 'dc-hotel-recovery',
  version: '1.0.0',
  closed: { since: '2022', citations: [at.announced] },
  sources,
  criteria,
  award,
  priorities,
  readings: [
    openReading('opened-during-2019', ['compare-2019', 'compare-2018'], at.since2019, at.since2018),
  ],
  // The section sets no rate: these are the highest published for the second round.
  parameters: [
    {
      id: 'hotel-rate-per-room',
      unit: 'money',
      value: '2833',
      citations: [at.perRoom, at.announced],
    },
    {
      id: 'hotel-room-cap',
      unit: 'integer',
      value: '300',
      citations: [at.perRoom, at.announced],
    },
  ],
  dates: [
    date('announced', '2021-10-27', at.announced),
    date('act-from', '2022-05-24', at.act),
    date('act-to', '2022-08-22', at.act),
    date('temporary-from', '2022-08-27', at.temporary),
    date('temporary-to', '2023-04-09', at.temporary),
    date('report-due', '2022-06-01', at.record),
    date('report-due-later', '2022-07-15', at.record, at.temporary),
  ],
  uses: notes(at.uses, 'wages', 'hiring', 'equipment'),
  certifications: [],
  duties: [note('repayment', at.repayment), note('evidence', at.record)],
  documents: [
    ...notes(at.record, 'license', 'distress'),
    note('ppp', at.record, at.noPpp),
    note('use', at.record),
  ],
  information: [
    note('funding', at.announced),
    note('per-room', at.perRoom),
    note('manager', at.manager),
    note('record', at.record),
  ],
} as const satisfies Program);
