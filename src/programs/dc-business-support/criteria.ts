import {
  all,
  any,
  atLeast,
  constant,
  moreThan,
  not,
  oneOf,
  reading,
  when,
  type Numeric,
} from '../../rules/expression.js';
import type { Criterion, Priority } from '../../rules/program.js';
import { applyingTo, rule } from '../define-program.js';
import { no, yes } from '../literals.js';
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
    'bakery',
    'grocery',
    'brewpub',
  ],
  hotel: ['hotel', 'inn', 'bed-and-breakfast'],
  retail: ['retail'],
  'sports-entertainment': [
    'bar',
    'tasting-room',
    'nightclub',
    'music-venue',
    'theater',
    'sports-venue',
    'art-gallery',
  ],
} as const;
type Sector = keyof typeof sectors;
const sectorIds = Object.keys(sectors) as Sector[];
const inSector = (...ids: Sector[]) =>
  oneOf(answers.businessType, ...ids.flatMap((id) => sectors[id]));
const inSomeSector = inSector(...sectorIds);

const majority = constant('majority-nexus', 'percent', '50', at.majority);
const overHalf = (share: Numeric) => moreThan(share, majority);

export const criteria = [
  rule('eligible-kind', any(business, childDevelopment), at.kinds),
  ...applyingTo(childDevelopment, rule('no-vouchers', not(answers.childCareVouchers), at.vouchers)),
  ...applyingTo(
    business,
    rule('for-profit', answers.forProfit, at.forProfit),
    rule(
      'sector',
      when(
        oneOf(answers.businessType, 'brewery', 'winery', 'distillery'),
        reading('silent-sector', { 'not-covered': no, covered: yes }),
        inSomeSector,
      ),
      at.sectors,
    ),
    rule(
      'qualifying-revenue',
      atLeast(
        answers.qualifyingRevenuePercent,
        constant('qualifying-revenue', 'percent', '80', at.sales),
      ),
      at.sales,
    ),
    rule('open-or-would-be', answers.openOrWouldBeOpen, at.open),
    rule('principal-office', answers.principalOfficeInDistrict, at.office),
    rule('managers-in-office', answers.managersInPrincipalOffice, at.managers),
    rule(
      'majority-nexus',
      any(
        overHalf(answers.residentEmployeesPercent),
        overHalf(answers.residentOwnedPercent),
        overHalf(answers.districtAssetsPercent),
        overHalf(answers.districtReceiptsPercent),
      ),
      at.majority,
    ),
    rule(
      'license-or-tax',
      any(
        answers.licensedTitle47,
        answers.franchiseTaxed,
        all(answers.exemptTrade, overHalf(answers.residentOwnedPercent)),
      ),
      at.license,
      at.exempt,
    ),
  ),
  rule('revenue-loss', lossShown, at.loss),
] as const satisfies readonly Criterion[];

const leastShare = constant('set-aside', 'percent', '51', at.act);
const setAsideShare = (share: Numeric) => atLeast(share, leastShare);
const disadvantaged = setAsideShare(answers.economicallyDisadvantagedPercent);
/** Law 23-147 rewrote the set-aside while it was in force. */
const temporaryLaw = constant('temporary', 'truth', false, at.act, [
  { from: '2020-10-20', to: '2021-06-02', value: true, citation: at.temporary },
]);

export const priorities = [
  rule(
    'set-aside',
    all(
      answers.residentOwnedBusiness,
      when(
        temporaryLaw,
        any(disadvantaged, setAsideShare(answers.prejudiceOwnedPercent)),
        all(
          answers.smallBusinessEnterprise,
          any(
            disadvantaged,
            setAsideShare(answers.womenOwnedPercent),
            answers.disadvantagedBusinessEnterprise,
          ),
        ),
      ),
    ),
    at.act,
    at.temporary,
    at.residentOwned,
    at.small,
    at.sizes,
    at.disadvantaged,
  ),
  {
    ...rule(
      'reopening-priority',
      all(answers.closedUntilPhase3, any(childDevelopment, all(business, inSomeSector))),
      at.act,
    ),
    categories: [
      { id: 'child-development', when: childDevelopment },
      ...sectorIds.map((id) => ({ id, when: inSector(id) })),
    ],
  },
] as const satisfies readonly Priority[];
