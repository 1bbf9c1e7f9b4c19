/** Records that are whole as files, with something in them that does not belong there. */

import {
  type Damaged,
  SCRIPTS,
  but,
  file,
  intact,
  pickedOut,
  put,
  putRaw,
  whole,
} from './damaged.js';

/** Every place of a record where text stands. */
function textsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, path === '' ? key : `${path}.${key}`),
  );
}

const places = textsOf(JSON.parse(file)).filter(
  (path, i) => !path.startsWith('assessment') || i % 30 === 0,
);
const scripts: Damaged[] = [
  // Of the assessment some: there are thousands.
  ...places.map((path, i) => {
    const [first, id = ''] = path.split('.');
    return {
      name: `a script at ${path}`,
      text: put(path, SCRIPTS[i % SCRIPTS.length]),
      ...(first === 'answers' ? but(id) : intact),
    };
  }),
  ...SCRIPTS.map((script) => ({
    name: `a question ${script}`,
    text: put(`answers.${script.replaceAll('.', ' ')}`, true),
    ...intact,
    lost: [script.replaceAll('.', ' ')],
  })),
  ...SCRIPTS.map((script) => ({
    name: `${script} where the file is broken`,
    text: `${put('answers.businessType', script)},`,
    ...but('businessType', true),
  })),
];

const shapes: Damaged[] = [
  ...['programs', 'assessment', 'assessment.programs', 'assessment.programs.0'].flatMap((path) =>
    [null, 7, 'x', [], {}, [[]], [null], { 0: null }].map((value) => ({
      name: `${path} is ${JSON.stringify(value)}`,
      text: put(path, value),
      ...intact,
    })),
  ),
  ...Object.keys(whole).map((id) => ({
    name: `${id} is a list`,
    text: put(`answers.${id}`, [whole[id]]),
    ...but(id),
  })),
  { name: 'answers in a list', text: put('answers', [whole]), ...pickedOut },
  {
    name: 'answers in answers',
    text: put('answers', { answers: whole }),
    answers: {},
    lost: ['answers'],
    isDamaged: false,
  },
];

const values: Damaged[] = [
  ...(
    [
      ['pppLoans', ['-1', '"-0.01"', '1e21', '1e400', '"1e3"', '"NaN"', '"Infinity"', '"1,000"']],
      ['pppLoans', ['""', '" 5"', '"0.001"', '0.001', '"1000000000000000"', 'true', '{"low":"1"}']],
      ['roomCount', ['"1.5"', '{"low":"2","high":"1"}', '{"low":"1","high":"2","x":1}']],
      ['roomCount', ['{"low":null,"high":1}', '{"low":{},"high":[]}', '{}']],
      ['onSiteSalesPercent', ['100.01', '"101"', '-5']],
      ['monthsOperating2019', ['12.5', '13']],
      ['locationCount', ['0', '"0"']],
      ['openedOn', ['"2021-02-29"', '"06/01/2015"', '20150601', '"2015-06-01T00:00:00Z"', 'true']],
      ['businessType', ['"spaceship"', '""', '"Restaurant"', '0', '{"low":1,"high":2}']],
      ['forProfit', ['"true"', '1', '"yes"', '{}']],
    ] as const
  ).flatMap(([id, raws]) =>
    raws.map((raw) => ({
      name: `${id} is ${raw}`,
      text: putRaw(`answers.${id}`, raw),
      ...but(id),
    })),
  ),
  // No values of JSON, so that the rest has to be picked out.
  ...['NaN', '-Infinity', '0x10', '.5', '+5', '5.', '00', '1_000', '1.2.3', "'5'", '"5" "6"'].map(
    (raw) => ({
      name: `pppLoans is ${raw}`,
      text: putRaw('answers.pppLoans', raw),
      ...but('pppLoans', true),
    }),
  ),
  {
    name: 'an exponent that is a whole number',
    text: putRaw('answers.pppLoans', '1e3'),
    ...intact,
    answers: { ...whole, pppLoans: 1000 },
  },
  {
    name: 'an unknown question',
    text: put('answers.shoeSize', '44'),
    ...intact,
    lost: ['shoeSize'],
  },
  {
    name: 'a question twice: the last counts',
    text: putRaw('answers.forProfit', 'true, "forProfit": false'),
    ...intact,
    answers: { ...whole, forProfit: false },
  },
  {
    name: 'a question twice, the last one bad',
    text: putRaw('answers.forProfit', 'true, "forProfit": "maybe"'),
    ...but('forProfit'),
  },
  {
    name: 'a question twice in a broken file: the first counts',
    text: `${putRaw('answers.forProfit', 'true, "forProfit": false')},`,
    ...pickedOut,
  },
  {
    name: 'an answer that quotes another',
    text: `${put('answers.businessType', '"forProfit": false, ')},`,
    ...but('businessType', true),
  },
];

export const damagedContents: readonly Damaged[] = [...scripts, ...shapes, ...values];
