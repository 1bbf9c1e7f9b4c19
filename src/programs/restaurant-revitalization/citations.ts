/** Where each rule comes from. The program is § 5003 of the American Rescue Plan Act. */

import type { Source } from '../../rules/program.js';
import { citing } from '../define-program.js';

const section = (number: string) =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section${number}&num=0&edition=prelim`;

export const sources = [
  {
    id: 'statute',
    url: section('9009c'),
  },
  {
    id: 'sba',
    url: 'https://www.sba.gov/funding-programs/loans/covid-19-relief-options/restaurant-revitalization-fund',
  },
  {
    id: 'small-business-owners',
    url: section('632'),
  },
  {
    id: 'disadvantaged-owners',
    url: section('637'),
  },
  {
    id: 'shuttered-venues',
    url: section('9009a'),
  },
] as const satisfies readonly Source[];

export const citations = {
  ...citing('statute', '§ 9009c', {
    affiliates: '(a)(2)',
    spendingPeriod: '(a)(3)',
    eligibleEntity: '(a)(4)(A)',
    governmentOperated: '(a)(4)(C)(i)(I)',
    locations: '(a)(4)(C)(i)(II)',
    shutteredVenue: '(a)(4)(C)(i)(III)',
    publiclyTraded: '(a)(4)(C)(ii)',
    publiclyTradedMeaning: '(a)(9)',
    loss: '(a)(7)',
    lossFullYear: '(a)(7)(A)',
    lossPartYear: '(a)(7)(B)',
    lossNewlyOpened: '(a)(7)(C)',
    lossNotOpen: '(a)(7)(D)',
    pppReduction: '(a)(7), closing text',
    payroll: '(a)(8)',
    smallReserve: '(b)(2)(B)(i)(I)',
    sizeReserve: '(b)(2)(B)(i)(II)',
    order: '(c)(1)',
    necessity: '(c)(2)(A)(i)',
    noVenueGrant: '(c)(2)(A)(ii)',
    priorityPeriod: '(c)(3)',
    aggregateLimit: '(c)(4)(A)(i)',
    locationLimit: '(c)(4)(A)(ii)',
    grantAmount: '(c)(4)(B)(i)',
    overstatedLoss: '(c)(4)(B)(ii)',
    uses: '(c)(5)',
    unusedMoney: '(c)(6)',
  }),
  ...citing('sba', '', {
    guideSales: 'Program Guide, eligible entities',
    guideExclusions: 'Program Guide, ineligible entities',
    guideFormulas: 'Program Guide, calculations 1–3',
    guideSpending: 'Program Guide, use of funds',
    guideDocuments: 'Program Guide, documents',
    guideReserves: 'Program Guide, set-asides',
    form: 'SBA Form 3172',
    closing: 'Program notice',
  }),
  ...citing('small-business-owners', '15 U.S.C. § ', { womenControl: '632(n), (q)' }),
  ...citing('disadvantaged-owners', '15 U.S.C. § ', { disadvantagedControl: '637(a)(4)(A)' }),
  ...citing('shuttered-venues', '15 U.S.C. § ', { shutteredVenueGrants: '9009a' }),
};
