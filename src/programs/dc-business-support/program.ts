import type { Program } from '../../rules/program.js';
import { defineProgram, note } from '../define-program.js';
import { award } from './award.js';
import { citations as at, sources } from './citations.js';
import { criteria, priorities } from './criteria.js';

export const dcBusinessSupport = defineProgram({
  id: 'dc-business-support',
  version: '1.0.0',
  closed: { since: '2021-06-02', citations: [at.inForce, at.temporary] },
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
    {
      id: 'short-history',
      options: ['use-what-was-earned', 'cannot-be-shown'],
      preferred: null,
      citations: [at.loss],
    },
    {
      id: 'no-comparison-period',
      options: ['cannot-be-shown', 'later-period-allowed'],
      preferred: null,
      citations: [at.loss],
    },
    {
      id: 'silent-sector',
      options: ['not-covered', 'covered'],
      preferred: null,
      citations: [at.sectors],
    },
    {
      id: 'zero-base',
      options: ['no-loss', 'loss-assumed'],
      preferred: null,
      citations: [at.loss],
    },
  ],
  parameters: [],
  dates: [
    { id: 'emergency-declared', date: '2020-03-11', citations: [at.loss] },
    { id: 'act-from', date: '2020-07-27', citations: [at.inForce] },
    { id: 'act-to', date: '2020-10-25', citations: [at.inForce] },
    { id: 'temporary-law-from', date: '2020-10-20', citations: [at.temporary] },
    { id: 'temporary-law-to', date: '2021-06-02', citations: [at.temporary] },
  ],
  uses: [
    note('complying', at.uses),
    note('reopening', at.uses),
    note('adapting', at.uses),
    note('other-recovery', at.uses),
  ],
  certifications: [],
  duties: [],
  documents: [],
  information: [
    note('funding', at.funding),
    note('up-to', at.discretion, at.amount),
    note('newly-opened', at.loss),
    note('sector-definitions', at.sectors),
    note('local-enterprise', at.principalOffice, at.managers, at.ties, at.licenseOrTax),
    note('set-aside-share', at.setAside),
    note('set-aside-change', at.temporary),
    note('reopening-shares', at.reopening),
    note('emergency', at.loss),
    note('regulations', at.rules),
    note('microgrants', at.rules),
    note('act-length', at.inForce),
    note('temporary-length', at.temporary),
    note('no-ppp-rule', at.general),
  ],
} as const satisfies Program);
