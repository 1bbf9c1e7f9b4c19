import type { Program } from '../../rules/program.js';
import { date, defineProgram, note, notes, openReading } from '../define-program.js';
import { award } from './award.js';
import { citations as at, sources } from './citations.js';
import { criteria, priorities } from './criteria.js';

export const restaurantRevitalization = defineProgram({
  id: 'restaurant-revitalization',
  version: '1.0.0',
  closed: { since: '2021-07', citations: [at.notice] },
  sources,
  criteria,
  award,
  priorities,
  readings: [
    {
      id: 'guidance',
      options: ['administered', 'statute-only'],
      preferred: 'administered',
      citations: [at.onSite, at.excluded, at.guide, at.form],
    },
    openReading('svog-denied', ['definition', 'certification'], at.venueGrant, at.noVenueGrant),
    openReading('interrupted-2019', ['in-business', 'part-year'], at.in2019),
    openReading(
      'opened-after-enactment',
      ['no-formula', 'not-yet-open'],
      at.newlyOpened,
      at.notOpen,
    ),
  ],
  parameters: [],
  dates: [
    date('enacted', '2021-03-11', at.loss),
    date('portal-opened', '2021-05-03', at.notice),
    date('portal-closed', '2021-05-24', at.notice),
    date('program-closed', '2021-07', at.notice),
    date('spend-from', '2020-02-15', at.period),
    date('spend-by-statute', '2021-12-31', at.period),
    date('spend-by-guidance', '2023-03-11', at.guide),
  ],
  uses: notes(
    at.uses,
    'payroll',
    'mortgage',
    'rent',
    'utilities',
    'maintenance',
    'supplies',
    'food',
    'suppliers',
    'expenses',
    'sick-leave',
    'other',
  ),
  certifications: [
    note('necessity', at.necessity),
    note('no-venue-grant', at.noVenueGrant),
    note('priority', at.priority),
  ],
  duties: [note('overstated', at.overstated), note('unused', at.unused)],
  documents: notes(at.guide, 'form-4506-t', 'tax-returns', 'statements', 'ttb-forms'),
  information: [
    {
      ...note('venues', at.venues, at.kinds),
      instead: { question: 'businessType', options: ['nightclub', 'music-venue', 'theater'] },
    },
    note('order', at.priority, at.order, at.notice),
    note('reserves', at.reserves, at.guide),
    note('open', at.loss, at.noVenueGrant),
  ],
} as const satisfies Program);
