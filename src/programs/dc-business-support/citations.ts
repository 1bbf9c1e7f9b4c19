/** D.C. Act 23-347 added § 2317 to the Small and Certified Business Enterprise Act of 2005. */

import type { Source } from '../../rules/program.js';
import { citing } from '../define-program.js';

const council = 'https://code.dccouncil.gov/us/dc/council';

export const sources = [
  { id: 'act', url: `${council}/acts/23-347` },
  { id: 'temporary-law', url: `${council}/laws/23-147` },
  { id: 'local-enterprises', url: `${council}/code/sections/2-218.31` },
  { id: 'definitions', url: `${council}/code/sections/2-218.02` },
  { id: 'small-enterprises', url: `${council}/code/sections/2-218.32` },
  { id: 'disadvantaged-enterprises', url: `${council}/code/sections/2-218.33` },
  { id: 'exempt-trades', url: `${council}/code/sections/47-1808.01` },
  { id: 'size-limits', url: 'https://dcregs.dc.gov/Common/DCMR/RuleList.aspx?ChapterNum=27-8' },
] as const satisfies readonly Source[];

export const citations = {
  ...citing('act', 'Act 23-347, § 2317', {
    discretion: '(a)(1)',
    loss: '(a)(1)(B)',
    amount: '(a)(1)(C)',
    kinds: '(g)(1)',
    vouchers: '(g)(1)(A)',
    sectors: '(g)(1)(B)(i)',
    salesMix: '(g)(1)(B)(ii)',
    stillOpen: '(g)(1)(B)(iii)',
    uses: '',
    funding: '',
    setAside: '',
    reopening: '',
    rules: '',
    general: '',
    inForce: '',
  }),
  ...citing('temporary-law', 'Law 23-147, § 2', { temporary: '' }),
  ...citing('definitions', '§ 2-218.02', { forProfit: '(1C)', residentOwned: '(15)' }),
  ...citing('local-enterprises', '§ 2-218.31', {
    principalOffice: '(1)',
    managers: '(2)',
    ties: '(2A)',
    licenseOrTax: '(3)',
  }),
  ...citing('small-enterprises', '§ 2-218.32', { smallEnterprise: '' }),
  ...citing('disadvantaged-enterprises', '§ 2-218.33', { disadvantagedEnterprise: '' }),
  ...citing('exempt-trades', '§ 47-1808.01', { exemptTrades: '(1)–(5)' }),
  ...citing('size-limits', '27 DCMR § 803', { sizeLimits: '' }),
};
