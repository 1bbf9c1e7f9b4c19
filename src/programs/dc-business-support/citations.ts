/** D.C. Act 23-347 added § 2317 to the Small and Certified Business Enterprise Act of 2005. */

import { citing, date } from '../define-program.js';

export const council = 'https://code.dccouncil.gov/us/dc/council/';

/** The two laws, which both tracks rest on. */
export const laws = citing({
  act: [
    `${council}acts/23-347`,
    'Act 23-347, § 2317',
    {
      act: '',
      landlords: '(b)',
      discretion: '(a)(1)',
      loss: '(a)(1)(B)',
      amount: '(a)(1)(C)',
      kinds: '(g)(1)',
      vouchers: '(g)(1)(A)',
      sectors: '(g)(1)(B)(i)',
      sales: '(g)(1)(B)(ii)',
      open: '(g)(1)(B)(iii)',
    },
  ],
  temporary: [`${council}laws/23-147`, 'Law 23-147, § 2', { temporary: '' }],
});

const code = citing({
  local: [
    `${council}code/sections/2-218.31`,
    '§ 2-218.31',
    { office: '(1)', managers: '(2)', majority: '(2A)', license: '(3)' },
  ],
  definitions: [
    `${council}code/sections/2-218.02`,
    '§ 2-218.02',
    { forProfit: '(1C)', residentOwned: '(15)' },
  ],
  small: [`${council}code/sections/2-218.32`, '§ 2-218.32', { small: '' }],
  disadvantaged: [`${council}code/sections/2-218.33`, '§ 2-218.33', { disadvantaged: '' }],
  exempt: [`${council}code/sections/47-1808.01`, '§ 47-1808.01', { exempt: '(1)–(5)' }],
  sizes: [
    'https://dcregs.dc.gov/Common/DCMR/RuleList.aspx?ChapterNum=27-8',
    '27 DCMR § 803',
    { sizes: '' },
  ],
});

export const sources = [...laws.sources, ...code.sources];
export const { landlords, ...shared } = laws.citations;
export const citations = { ...shared, ...code.citations };

export const closed = { since: '2021-06-02', citations: [shared.act, shared.temporary] };

export const dates = [
  date('act-from', '2020-07-27', shared.act),
  date('temporary-from', '2020-10-20', shared.temporary),
  date('act-to', '2020-10-25', shared.act),
  date('temporary-to', '2021-06-02', shared.temporary),
];
