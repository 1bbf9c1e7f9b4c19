import type { Program } from '../../rules/program.js';
import { defineProgram, note } from '../define-program.js';
import { award } from './award.js';
import { citations as at, sources } from './citations.js';
import { criteria, priorities } from './criteria.js';

export const restaurantRevitalization = defineProgram({
  id: 'restaurant-revitalization',
  version: '1.0.0',
  closed: { since: '2021-07', citations: [at.closing] },
  sources,
  criteria,
  award,
  priorities,
  readings: [
    {
      id: 'guidance',
      options: ['administered', 'statute-only'],
      preferred: 'administered',
      citations: [at.guideSales, at.guideExclusions, at.guideFormulas, at.form],
    },
    {
      id: 'svog-denied',
      options: ['definition', 'certification'],
      preferred: null,
      citations: [at.shutteredVenue, at.noVenueGrant],
    },
    {
      id: 'interrupted-2019',
      options: ['in-business', 'part-year'],
      preferred: null,
      citations: [at.lossFullYear, at.lossPartYear],
    },
    {
      id: 'opened-after-enactment',
      options: ['no-formula', 'not-yet-open'],
      preferred: null,
      citations: [at.lossNewlyOpened, at.lossNotOpen],
    },
  ],
  parameters: [],
  dates: [
    { id: 'enacted', date: '2021-03-11', citations: [at.loss] },
    { id: 'portal-opened', date: '2021-05-03', citations: [at.closing] },
    { id: 'portal-closed', date: '2021-05-24', citations: [at.closing] },
    { id: 'program-closed', date: '2021-07', citations: [at.closing] },
    { id: 'spend-from', date: '2020-02-15', citations: [at.spendingPeriod] },
    { id: 'spend-by-statute', date: '2021-12-31', citations: [at.spendingPeriod] },
    { id: 'spend-by-guidance', date: '2023-03-11', citations: [at.guideSpending] },
  ],
  uses: [
    note('payroll', at.uses, at.payroll),
    note('mortgage', at.uses),
    note('rent', at.uses),
    note('utilities', at.uses),
    note('maintenance', at.uses),
    note('supplies', at.uses),
    note('food-and-beverage', at.uses),
    note('supplier-costs', at.uses),
    note('operating-expenses', at.uses),
    note('sick-leave', at.uses),
    note('other-uses', at.uses),
  ],
  certifications: [
    note('necessity', at.necessity),
    note('no-venue-application', at.noVenueGrant),
    note('priority-status', at.priorityPeriod),
  ],
  duties: [
    note('return-overstated-loss', at.overstatedLoss),
    note('return-unused', at.unusedMoney),
    note('return-on-closing', at.unusedMoney),
  ],
  documents: [
    note('form-4506-t', at.guideDocuments),
    note('corporate-tax-returns', at.guideDocuments),
    note('personal-schedules', at.guideDocuments),
    note('partnership-returns', at.guideDocuments),
    note('bank-statements', at.guideDocuments),
    note('profit-and-loss', at.guideDocuments),
    note('point-of-sale-reports', at.guideDocuments),
    note('ttb-forms', at.guideDocuments),
  ],
  information: [
    note('shuttered-venue-grant', at.shutteredVenueGrants, at.eligibleEntity),
    note('first-21-days', at.priorityPeriod),
    note('first-60-days', at.smallReserve),
    note('rest-by-size', at.sizeReserve, at.guideReserves),
    note('order-received', at.order),
    note('apply-early', at.closing),
    note('open-questions', at.loss, at.noVenueGrant),
  ],
} as const satisfies Program);
