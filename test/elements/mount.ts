import '../../src/define.js';

import { fixture } from '@open-wc/testing';
import type { TemplateResult } from 'lit';

import type { EligibilityChecker } from '../../src/index.js';
import { drawn } from './screen.js';

/** Puts a checker on the page and waits until it and its parts are drawn. */
export async function mount(template: TemplateResult): Promise<EligibilityChecker> {
  const checker = await fixture<EligibilityChecker>(template);
  await drawn(checker);
  return checker;
}

/** What is written to the console as a warning while something is done. */
export async function warningsDuring(action: () => unknown): Promise<string[]> {
  const original = console.warn;
  const said: string[] = [];
  console.warn = (...parts: unknown[]) => said.push(parts.map(String).join(' '));
  try {
    await action();
  } finally {
    console.warn = original;
  }
  return said.filter((line) => !line.includes('lit.dev'));
}

/** A restaurant that lost 300,000 in 2020 and meets every condition of the federal fund. */
export const restaurant = {
  applicantKind: 'business',
  businessType: 'restaurant',
  openedOn: '2015-06-01',
  forProfit: true,
  governmentOperated: false,
  publiclyTraded: false,
  locationCount: 1,
  ownLocationCount: 1,
  permanentlyClosed: false,
  bankruptcyStatus: 'none',
  necessityCertified: true,
  svogStatus: 'none',
  pppLoans: '0',
  affiliateGrants: '0',
  monthsOperating2019: '12',
  grossReceipts2019: '800000',
  grossReceipts2020: '500000',
  priorityGroupPercent: '0',
  priorityGroupControls: false,
} as const;

export const landlord = {
  applicantKind: 'landlord',
  tenantIsEligible: true,
  soleRentalIncome: true,
  rentBenefit: '40000',
} as const;
