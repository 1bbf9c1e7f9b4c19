/** D.C. Code § 30-301, made by D.C. Law 24-45 and changed for a time in 2022 and 2023. */

import { council } from '../dc-business-support/citations.js';
import { citing } from '../define-program.js';

export const { sources, citations } = citing({
  code: [
    `${council}code/sections/30-301`,
    '§ 30-301',
    {
      business: '(a)',
      inDistrict: '(a)(1)',
      license: '(a)(2)',
      goodStanding: '(a)(3)',
      operation: '(a)(4)',
      since2019: '(a)(5)(A)',
      since2018: '(a)(5)(B)',
      costs: '(a)(5)(C)',
      noPpp: '(b)',
      perRoom: '(c)',
      uses: '(d)',
      manager: '(e)',
      record: '(f)',
      classTwo: '(h)(1)',
      occupied: '(h)(2)',
      rooms: '(h)(3)',
      shortStays: '(h)(4)',
      repayment: '(i)',
    },
  ],
  act: [`${council}acts/24-419`, 'Act 24-419', { act: '' }],
  temporary: [`${council}laws/24-158`, 'Law 24-158, § 2', { temporary: '' }],
  classes: [`${council}code/sections/47-813`, '§ 47-813', { classes: '' }],
  announcement: ['https://dmped.dc.gov/', '', { announced: 'Announcements of 2021 and 2022' }],
});
