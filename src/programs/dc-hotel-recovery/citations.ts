/** D.C. Code § 30-301, made by D.C. Law 24-45 and changed for a time in 2022 and 2023. */

import type { Source } from '../../rules/program.js';
import { citing } from '../define-program.js';

const council = 'https://code.dccouncil.gov/us/dc/council';

export const sources = [
  { id: 'code', url: `${council}/code/sections/30-301` },
  { id: 'emergency-act', url: `${council}/acts/24-419` },
  { id: 'temporary-law', url: `${council}/laws/24-158` },
  { id: 'property-classes', url: `${council}/code/sections/47-813` },
  { id: 'announcement', url: 'https://dmped.dc.gov/' },
] as const satisfies readonly Source[];

export const citations = {
  ...citing('code', '§ 30-301', {
    business: '(a)',
    inDistrict: '(a)(1)',
    license: '(a)(2)',
    goodStanding: '(a)(3)',
    operation: '(a)(4)',
    openedLater: '(a)(4)(A)',
    remainedOpen: '(a)(4)(B)',
    distress: '(a)(5)',
    fallFrom2019: '(a)(5)(A)',
    fallFrom2018: '(a)(5)(B)',
    significantCosts: '(a)(5)(C)',
    noPpp: '(b)',
    perRoom: '(c)',
    uses: '(d)',
    manager: '(e)',
    record: '(f)(1)',
    report: '(f)(2)',
    classTwo: '(h)(1)',
    occupied: '(h)(2)',
    rooms: '(h)(3)',
    transients: '(h)(4)',
    repayment: '(i)',
  }),
  ...citing('emergency-act', 'Act 24-419', { emergencyAct: '' }),
  ...citing('temporary-law', 'Law 24-158, § 2', { temporaryLaw: '' }),
  ...citing('property-classes', '§ 47-813', { propertyClasses: '' }),
  ...citing('announcement', '', {
    announced: 'Announcement of October 27, 2021',
    secondRound: 'Second round, 2022',
  }),
};
