/** The landlord track of D.C. Act 23-347: § 2317(b). */

import {
  constant,
  divide,
  moreThan,
  multiply,
  named,
  number,
  oneOf,
  reading,
  truth,
  when,
} from '../../rules/expression.js';
import type { Program } from '../../rules/program.js';
import { citing, defineProgram, note } from '../define-program.js';
import { answers } from '../questions.js';

export const citations = {
  ...citing('act', 'Act 23-347, § 2317', {
    track: '(b)',
    tenant: '(b)',
    benefit: '(b)',
    rentalIncome: '(b)',
    half: '(b)',
    notice: '(b)',
    discretion: '(a)(1)',
    eligibleBusiness: '(g)(1)',
    inForce: '',
    funding: '',
  }),
  ...citing('temporary-law', 'Law 23-147, § 2', { temporary: '' }),
};

const at = citations;

const zero = number('0');

export const dcBusinessSupportLandlord = defineProgram({
  id: 'dc-business-support-landlord',
  version: '1.0.0',
  closed: { since: '2021-06-02', citations: [at.inForce, at.temporary] },
  sources: [
    { id: 'act', url: 'https://code.dccouncil.gov/us/dc/council/acts/23-347' },
    { id: 'temporary-law', url: 'https://code.dccouncil.gov/us/dc/council/laws/23-147' },
  ],
  criteria: [
    {
      id: 'is-landlord',
      met: oneOf(answers.applicantKind, 'landlord'),
      citations: [at.track],
    },
    {
      id: 'tenant-eligible',
      met: answers.tenantIsEligible,
      citations: [at.tenant, at.eligibleBusiness],
    },
    {
      id: 'benefit-given',
      met: moreThan(answers.rentBenefit, zero),
      citations: [at.benefit],
    },
    {
      id: 'sole-rental-income',
      met: when(
        answers.soleRentalIncome,
        truth(true),
        reading('sole-rental-income', { condition: truth(false), measure: truth(true) }),
      ),
      citations: [at.rentalIncome],
    },
  ],
  award: {
    low: zero,
    // A benefit worth at least twice the grant is the same limit said the other way round.
    high: named(
      'half-of-benefit',
      divide(
        multiply(answers.rentBenefit, constant('share-of-benefit', 'percent', '50', at.half)),
        number('100'),
      ),
    ),
    rounding: 'down',
    citations: [at.half, at.benefit, at.discretion],
  },
  priorities: [],
  readings: [
    {
      id: 'sole-rental-income',
      options: ['condition', 'measure'],
      preferred: null,
      citations: [at.rentalIncome],
    },
  ],
  parameters: [],
  dates: [
    { id: 'act-from', date: '2020-07-27', citations: [at.inForce] },
    { id: 'act-to', date: '2020-10-25', citations: [at.inForce] },
    { id: 'temporary-law-from', date: '2020-10-20', citations: [at.temporary] },
    { id: 'temporary-law-to', date: '2021-06-02', citations: [at.temporary] },
  ],
  uses: [],
  certifications: [],
  duties: [note('notify-mayor', at.notice), note('lease-end-evidence', at.notice)],
  documents: [],
  information: [
    note('twice-the-grant', at.benefit),
    note('up-to', at.discretion, at.half),
    note('funding', at.funding),
    note('length', at.inForce, at.temporary),
  ],
} as const satisfies Program);
