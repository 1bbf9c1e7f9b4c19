import type { Program } from '../../rules/program.js';
import { date, defineProgram, note, notes, openReading } from '../define-program.js';
import { award } from './award.js';
import { citations as at, closed, dates, sources } from './citations.js';
import { criteria, priorities } from './criteria.js';

export const dcBusinessSupport = defineProgram({
  id: 'dc-business-support',
  version: '1.0.0',
  closed,
  sources,
  criteria,
  award,
  priorities,
  readings: [
    {
      id: 'single-month-cap',
      options: ['average', 'any-month'],
      preferred: 'average',
      citations: [at.amount],
    },
    openReading('short-history', ['use-what-was-earned', 'cannot-be-shown'], at.loss),
    openReading('no-comparison-period', ['cannot-be-shown', 'later-period-allowed'], at.loss),
    openReading('silent-sector', ['not-covered', 'covered'], at.sectors),
    openReading('zero-base', ['no-loss', 'loss-assumed'], at.loss),
  ],
  parameters: [],
  dates: [date('emergency-declared', '2020-03-11', at.loss), ...dates],
  uses: notes(at.act, 'complying', 'reopening', 'adapting', 'other'),
  certifications: [],
  duties: [],
  documents: [],
  information: [
    note('funding', at.act),
    note('up-to', at.discretion, at.amount),
    note('sectors', at.sectors),
    ...notes(at.act, 'emergency', 'regulations'),
    note('length', at.act, at.temporary),
    note('ppp', at.act),
  ],
} as const satisfies Program);
