/** The landlord track of D.C. Act 23-347: § 2317(b). */

import {
  constant,
  divide,
  moreThan,
  multiply,
  named,
  oneOf,
  reading,
  when,
} from '../../rules/expression.js';
import type { Program } from '../../rules/program.js';
import { closed, dates, landlords, laws, shared } from '../dc-business-support/citations.js';
import { defineProgram, note, openReading, rule } from '../define-program.js';
import { hundred, no, yes, zero } from '../literals.js';
import { answers } from '../questions.js';

const { act, discretion, kinds, temporary } = shared;
export const citations = { act, discretion, kinds, landlords, temporary };

export const dcBusinessSupportLandlord = defineProgram({
  id: 'dc-business-support-landlord',
  version: '1.0.0',
  closed,
  sources: laws.sources,
  criteria: [
    rule('is-landlord', oneOf(answers.applicantKind, 'landlord'), landlords),
    rule('tenant-eligible', answers.tenantIsEligible, landlords, kinds),
    rule('benefit-given', moreThan(answers.rentBenefit, zero), landlords),
    rule(
      'sole-rental-income',
      when(
        answers.soleRentalIncome,
        yes,
        reading('sole-rental-income', { condition: no, measure: yes }),
      ),
      landlords,
    ),
  ],
  award: {
    low: zero,
    // A benefit worth at least twice the grant is the same limit said the other way round.
    high: named(
      'half-of-benefit',
      divide(
        multiply(answers.rentBenefit, constant('grant-share', 'percent', '50', landlords)),
        hundred,
      ),
    ),
    rounding: 'down',
    citations: [landlords, discretion],
  },
  priorities: [],
  readings: [openReading('sole-rental-income', ['condition', 'measure'], landlords)],
  parameters: [],
  dates,
  uses: [],
  certifications: [],
  duties: [note('lease-end', landlords)],
  documents: [],
  information: [
    note('funding', act),
    note('up-to', discretion, landlords),
    note('length', act, temporary),
  ],
} as const satisfies Program);
