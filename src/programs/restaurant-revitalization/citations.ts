/** Where each rule comes from. The program is § 5003 of the American Rescue Plan Act. */

import { citing } from '../define-program.js';

const section = (number: string) =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section${number}&num=0&edition=prelim`;

export const { sources, citations } = citing({
  statute: [
    section('9009c'),
    '§ 9009c',
    {
      affiliates: '(a)(2)',
      period: '(a)(3)',
      kinds: '(a)(4)(A)',
      government: '(a)(4)(C)(i)(I)',
      locations: '(a)(4)(C)(i)(II)',
      venueGrant: '(a)(4)(C)(i)(III)',
      traded: '(a)(4)(C)(ii), (a)(9)',
      loss: '(a)(7)',
      in2019: '(a)(7)(A)–(B)',
      newlyOpened: '(a)(7)(C)',
      notOpen: '(a)(7)(D)',
      ppp: '(a)(7), closing text',
      reserves: '(b)(2)(B)(i)',
      order: '(c)(1)',
      necessity: '(c)(2)(A)(i)',
      noVenueGrant: '(c)(2)(A)(ii)',
      priority: '(c)(3)',
      mostInAll: '(c)(4)(A)(i)',
      mostEach: '(c)(4)(A)(ii)',
      grant: '(c)(4)(B)(i)',
      overstated: '(c)(4)(B)(ii)',
      uses: '(a)(8), (c)(5)',
      unused: '(c)(6)',
    },
  ],
  sba: [
    'https://www.sba.gov/funding-programs/loans/covid-19-relief-options/restaurant-revitalization-fund',
    '',
    {
      onSite: 'Program Guide, eligible entities',
      excluded: 'Program Guide, ineligible entities',
      guide: 'Program Guide',
      form: 'SBA Form 3172',
      notice: 'Program notice',
    },
  ],
  owners: [section('632'), '15 U.S.C. § 632', { owners: '(n), (q)' }],
  disadvantaged: [section('637'), '15 U.S.C. § 637', { disadvantaged: '(a)(4)(A)' }],
  venues: [section('9009a'), '15 U.S.C. § 9009a', { venues: '' }],
});
