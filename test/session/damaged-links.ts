import {
  type Damaged,
  INHERITED,
  SCRIPTS,
  cutLink,
  escaped,
  nothing,
  placesUpTo,
  whole,
  without,
} from './damaged.js';
import { codeOf, shareCode } from '../../src/session/share-code.js';

const code = shareCode(whole);
const [version = '', ...rest] = code.split('~');
const tokens = rest.slice(0, -1);
const linkOf = (...parts: readonly string[]): string => [version, ...parts, 'Z'].join('~');
const intact = { answers: whole, lost: [], isDamaged: false };
const cutOff = { answers: whole, lost: [], isDamaged: true };

/** The link with another value for one question. */
const put = (id: string, value: string): string =>
  linkOf(
    ...tokens.map((token) => (token.startsWith(codeOf(id)) ? `${codeOf(id)}${value}` : token)),
  );

const truncated: Damaged[] = [
  ...placesUpTo(code.length, 90).map((at) => ({ at, signs: at, text: code, name: 'cut' })),
  // Each sign is three long, or five.
  ...placesUpTo(code.length * 3, 40).map((at) => ({
    at,
    signs: Math.floor(at / 3),
    text: escaped(code),
    name: 'percent-encoded, cut',
  })),
  ...placesUpTo(code.length * 5, 40).map((at) => ({
    at,
    signs: Math.floor(at / 5),
    text: escaped(code, '%25'),
    name: 'doubly percent-encoded, cut',
  })),
].map(({ at, signs, text, name }) => ({
  name: `${name} after ${at} characters`,
  text: text.slice(0, at),
  ...cutLink(code, signs),
  isDamaged: true,
}));

const encodings: Damaged[] = [
  { name: 'percent-encoded', text: escaped(code), ...intact },
  { name: 'in capital digits', text: escaped(code).toUpperCase(), ...intact },
  { name: 'doubly percent-encoded', text: escaped(code, '%25'), ...intact },
  { name: 'percent-encoded three times', text: escaped(code, '%2525'), ...intact },
  { name: 'only its tildes encoded', text: code.replaceAll('~', '%7E'), ...intact },
  { name: 'only its tildes doubly encoded', text: code.replaceAll('~', '%257e'), ...intact },
  ...['%', '%7', '%zz', '%u0041', '%ff%fe', '%C3%28', '%00', '.', ')', '&x=1', '?utm=1', ' '].map(
    (end) => ({ name: `${end} after it`, text: code + end, ...cutOff }),
  ),
];

const versions: Damaged[] = ['', '0', '2', '10', '-1', '1.0', ' 1', 'v1', 'one', '__proto__'].map(
  (other) => ({
    name: `version ${JSON.stringify(other)}`,
    text: [other, ...rest].join('~'),
    ...nothing,
  }),
);

const noLinks: Damaged[] = ['', ' ', '1', 'Z', '~', '1Z', '%', '%7', '%7E', '\0', '{}', 'null'].map(
  (text) => ({ name: `no link: ${JSON.stringify(text)}`, text, ...nothing }),
);

const order: Damaged[] = [
  { name: 'tokens in another order', text: linkOf(...[...tokens].reverse()), ...intact },
  { name: 'tokens twice', text: linkOf(...tokens, ...tokens), ...intact },
  {
    name: 'a question twice: the last counts',
    text: linkOf(...tokens, `${codeOf('forProfit')}n`),
    ...intact,
    answers: { ...whole, forProfit: false },
  },
  {
    name: 'values of another question',
    text: linkOf(`${codeOf('forProfit')}800000`, `${codeOf('pppLoans')}y`),
    answers: {},
    lost: ['forProfit', 'pppLoans'],
    isDamaged: false,
  },
  {
    name: 'two tokens grown together',
    text: code.replace(`~${codeOf('forProfit')}`, codeOf('forProfit')),
    answers: without('inDistrict', 'forProfit'),
    lost: ['inDistrict'],
    isDamaged: false,
  },
  { name: 'no answers', text: linkOf(), answers: {}, lost: [], isDamaged: false },
];

/** What does not belong there is named by its first three signs, and takes nothing away. */
const strangers: Damaged[] = [
  ...INHERITED,
  ...SCRIPTS.map((script) => script.replaceAll('~', '-')),
  'forProfit',
  'pppLoans',
  'answers',
  '$$$',
  '0',
  '😀',
].map((token) => ({
  name: `a token ${token}`,
  text: linkOf(...tokens, token),
  ...intact,
  lost: [token.slice(0, 3)],
}));

const values: Damaged[] = (
  [
    ['pppLoans', ['', '-1', '1e3', 'NaN', 'Infinity', '0x10', '1_2_3', '_', '5_', '_5', '2_1']],
    ['pppLoans', ['0.001', '1000000000000000', '1,000', 'y', '__proto__', 'null', ' 5', '5%0A']],
    ['roomCount', ['1.5', '1.5_2', '1_2_', 'NaN_NaN']],
    ['locationCount', ['0', '0_1']],
    ['onSiteSalesPercent', ['101', '99_101', '-0.5']],
    ['openedOn', ['', '2021-02-29', '20150601', '2015-06-01_2016-06-01', 'y', 'never']],
    ['businessType', ['', 'spaceship', 'Bar', 'bar_cafe', 'constructor', '__proto__', 'y']],
    ['forProfit', ['', 'true', '1', 'yy', 'Y', 'y_n']],
    ...SCRIPTS.map((script) => ['businessType', [script]] as const),
    ...SCRIPTS.map((script) => ['grossReceipts2019', [script]] as const),
  ] as const
).flatMap(([id, texts]) =>
  texts.map((text) => ({
    name: `${id} is ${JSON.stringify(text)}`,
    text: put(id, text),
    answers: without(id),
    lost: [id],
    isDamaged: false,
  })),
);

export const damagedLinks: readonly Damaged[] = [
  truncated,
  encodings,
  versions,
  noLinks,
  order,
  strangers,
  values,
].flat();
