import {
  all,
  any,
  atLeast,
  constant,
  moreThan,
  not,
  oneOf,
  reading,
  truth,
  when,
  type Numeric,
} from '../../rules/expression.js';
import type { Criterion, Priority } from '../../rules/program.js';
import { answers } from '../questions.js';
import { lossShown } from './award.js';
import { citations as at } from './citations.js';

const business = oneOf(answers.applicantKind, 'business');
const childDevelopment = oneOf(answers.applicantKind, 'child-development');

/** The sector the Act puts a kind of place in; it does not name breweries and their like. */
const sectors = {
  restaurant: [
    'restaurant',
    'cafe',
    'food-truck',
    'food-cart',
    'caterer',
    'brewpub',
    'bakery',
    'grocery',
  ],
  hotel: ['inn', 'bed-and-breakfast', 'hotel'],
  retail: ['retail'],
  entertainment: [
    'bar',
    'tasting-room',
    'nightclub',
    'music-venue',
    'theater',
    'art-gallery',
    'sports-venue',
  ],
} as const;
const inSector = (sector: keyof typeof sectors) => oneOf(answers.businessType, ...sectors[sector]);
const inSomeSector = oneOf(
  answers.businessType,
  ...sectors.restaurant,
  ...sectors.hotel,
  ...sectors.retail,
  ...sectors.entertainment,
);

const majority = constant('majority', 'percent', '50', at.ties);
const overHalf = (share: Numeric) => moreThan(share, majority);

export const criteria = [
  {
    id: 'eligible-kind',
    met: oneOf(answers.applicantKind, 'business', 'child-development'),
    citations: [at.kinds],
  },
  {
    id: 'no-vouchers',
    applies: childDevelopment,
    met: not(answers.childCareVouchers),
    citations: [at.vouchers],
  },
  {
    id: 'for-profit',
    applies: business,
    met: answers.forProfit,
    citations: [at.forProfit],
  },
  {
    id: 'sector',
    applies: business,
    met: when(
      oneOf(answers.businessType, 'brewery', 'winery', 'distillery'),
      reading('silent-sector', { 'not-covered': truth(false), covered: truth(true) }),
      inSomeSector,
    ),
    citations: [at.sectors],
  },
  {
    id: 'qualifying-revenue',
    applies: business,
    met: atLeast(
      answers.qualifyingRevenuePercent,
      constant('least-qualifying-revenue', 'percent', '80', at.salesMix),
    ),
    citations: [at.salesMix],
  },
  {
    id: 'open-or-would-be',
    applies: business,
    met: answers.openOrWouldBeOpen,
    citations: [at.stillOpen],
  },
  {
    id: 'principal-office',
    applies: business,
    met: answers.principalOfficeInDistrict,
    citations: [at.principalOffice],
  },
  {
    id: 'managers-in-office',
    applies: business,
    met: answers.managersInPrincipalOffice,
    citations: [at.managers],
  },
  {
    id: 'majority-nexus',
    applies: business,
    met: any(
      overHalf(answers.residentEmployeesPercent),
      overHalf(answers.residentOwnedPercent),
      overHalf(answers.districtAssetsPercent),
      overHalf(answers.districtReceiptsPercent),
    ),
    citations: [at.ties],
  },
  {
    id: 'license-or-tax',
    applies: business,
    met: any(
      answers.licensedTitle47,
      answers.franchiseTaxed,
      all(answers.exemptTrade, overHalf(answers.residentOwnedPercent)),
    ),
    citations: [at.licenseOrTax, at.exemptTrades],
  },
  { id: 'revenue-loss', met: lossShown, citations: [at.loss] },
] as const satisfies readonly Criterion[];

const leastShare = constant('least-set-aside-ownership', 'percent', '51', at.setAside);
const setAsideShare = (share: Numeric) => atLeast(share, leastShare);
/** Law 23-147 rewrote the set-aside while it was in force. */
const temporaryLaw = constant('temporary-law-in-force', 'truth', false, at.setAside, [
  { from: '2020-10-20', to: '2021-06-02', value: true, citation: at.temporary },
]);

export const priorities = [
  {
    id: 'set-aside',
    met: all(
      answers.residentOwnedBusiness,
      when(
        temporaryLaw,
        any(
          setAsideShare(answers.economicallyDisadvantagedPercent),
          setAsideShare(answers.prejudiceOwnedPercent),
        ),
        all(
          answers.smallBusinessEnterprise,
          any(
            setAsideShare(answers.economicallyDisadvantagedPercent),
            setAsideShare(answers.womenOwnedPercent),
            answers.disadvantagedBusinessEnterprise,
          ),
        ),
      ),
    ),
    citations: [
      at.setAside,
      at.temporary,
      at.residentOwned,
      at.smallEnterprise,
      at.sizeLimits,
      at.disadvantagedEnterprise,
    ],
  },
  {
    id: 'reopening-priority',
    met: all(answers.closedUntilPhase3, any(childDevelopment, all(business, inSomeSector))),
    categories: [
      { id: 'child-development', when: childDevelopment },
      { id: 'restaurant', when: inSector('restaurant') },
      { id: 'hotel', when: inSector('hotel') },
      { id: 'retail', when: inSector('retail') },
      { id: 'sports-entertainment', when: inSector('entertainment') },
    ],
    citations: [at.reopening],
  },
] as const satisfies readonly Priority[];
