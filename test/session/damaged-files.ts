/** Records that were cut off, are of another version, of another encoding, or no records at all. */

import {
  type Damaged,
  INHERITED,
  but,
  compactFile,
  cutFile,
  file,
  intact,
  nothing,
  pickedOut,
  placesUpTo,
  put,
  whole,
  without,
} from './damaged.js';

const answersEnd = file.lastIndexOf('}', file.indexOf('"assessment"'));

const truncated: Damaged[] = [
  // Most places are among the answers: what follows is ten times as long.
  ...placesUpTo(answersEnd + 40, 70).map((at) => ({ at, text: file, name: 'cut' })),
  ...placesUpTo(file.length - 1, 15).map((at) => ({ at, text: file, name: 'cut' })),
  ...placesUpTo(compactFile.indexOf('"assessment"'), 40).map((at) => ({
    at,
    text: compactFile,
    name: 'compact, cut',
  })),
].map(({ at, text, name }) => ({
  name: `${name} after ${at} characters`,
  text: text.slice(0, at),
  ...cutFile(text, at),
  isDamaged: true,
}));

const versions: Damaged[] = (
  [
    ['format', ['', 'EligibilityRecord', null, 1, [], {}]],
    ['formatVersion', [0, 2, 1e9, -1, '1', null, [], {}]],
    ['package', ['0.0.1', '99.0.0', 'latest', '', null, 1, []]],
    ['savedOn', ['tomorrow', '', null, 20220601, '+275760-09-13']],
    ['asOf', ['2022-05-24', 'yesterday', '9999-99-99', 0, {}, []]],
  ] as const
).flatMap(([member, values]) =>
  values.map((value) => ({
    name: `${member} is ${JSON.stringify(value)}`,
    text: put(member, value),
    ...intact,
  })),
);

const inherited: Damaged[] = INHERITED.flatMap((name) => [
  { name: `${name} in the record`, text: put(name, { polluted: true }), ...intact },
  {
    name: `${name} among the answers`,
    text: put(`answers.${name}`, { polluted: true, forProfit: false }),
    ...intact,
    lost: [name],
  },
  {
    name: `${name} in a range`,
    text: put(`answers.roomCount.${name}`, { low: '1', high: '2' }),
    ...but('roomCount'),
  },
  {
    name: `${name} in a result`,
    text: put(`assessment.programs.0.${name}`, { polluted: true }),
    ...intact,
  },
  { name: `${name} as an option`, text: put('answers.businessType', name), ...but('businessType') },
  { name: `${name} as a program`, text: put('assessment.programs.0.program', name), ...intact },
  {
    name: `${name} in answers that are cut off`,
    text: `{"answers":{"${name}":{"polluted":true},"forProfit":true,`,
    answers: { forProfit: true },
    lost: [],
    isDamaged: true,
  },
]);

const noJson: Damaged[] = [
  '',
  ' ',
  '\n\n',
  'null',
  'true',
  '42',
  '"record"',
  '[]',
  '{}',
  '[{}]',
  '{',
  '}',
  '{"answers"',
  '{"answers":',
  '{"answers":null}',
  '{"answers":[]}',
  '{"answers":"none"}',
  '{"answers":7}',
  'undefined',
  'NaN',
  '<!doctype html><title>404</title>',
  '<?xml version="1.0"?><record/>',
  '%PDF-1.7\n%âãÏÓ',
  'PK\u0003\u0004\u0014\0\0\0',
  '\u0089PNG\r\n\u001a\n',
  'Program,Condition,Status\r\n"RRF","Open","met"\r\n',
  'answers:\n  forProfit: true\n',
  'export default { forProfit: true };',
  '\0\0\0\0',
  '\ud800\udfff\ud800',
  '😀'.repeat(100),
  '\\'.repeat(1000),
].map((text) => ({ name: `no record: ${JSON.stringify(text.slice(0, 30))}`, text, ...nothing }));

/** What is on several lines has something in between. */
const withoutRanges = (...more: readonly string[]) => {
  const lost = ['roomCount', 'grossReceipts2020', ...more];
  return { answers: without(...lost), lost, isDamaged: true };
};

// A dash of a citation becomes a control character where one byte is taken for two, or two for one.
const bytes = (encoding: BufferEncoding, text = file) => Buffer.from(text, encoding);
const encodings: Damaged[] = [
  { name: 'a byte order mark', text: `\uFEFF${file}`, ...intact },
  { name: 'UTF-16 read as UTF-8', text: bytes('utf16le').toString('utf8'), ...pickedOut },
  {
    name: 'UTF-16 with its mark read as UTF-8',
    text: bytes('utf16le', `\uFEFF${file}`).toString('utf8'),
    ...pickedOut,
  },
  {
    name: 'big-endian UTF-16 read as UTF-8',
    text: bytes('utf16le').swap16().toString('utf8'),
    ...pickedOut,
  },
  { name: 'UTF-8 read as UTF-16', text: bytes('utf8').toString('utf16le'), ...nothing },
  { name: 'Latin 1 read as UTF-8', text: bytes('latin1').toString('utf8'), ...pickedOut },
  { name: 'UTF-8 read as Latin 1', text: bytes('utf8').toString('latin1'), ...intact },
  {
    name: 'UTF-8 with its mark read as Latin 1',
    text: bytes('utf8', `\uFEFF${file}`).toString('latin1'),
    ...pickedOut,
  },
  { name: 'base64', text: bytes('utf8').toString('base64'), ...nothing },
  { name: 'hexadecimal', text: bytes('utf8').toString('hex'), ...nothing },
  { name: 'lines of Windows', text: file.replaceAll('\n', '\r\n'), ...intact },
  { name: 'lines of old', text: file.replaceAll('\n', '\r'), ...intact },
  { name: 'hard spaces', text: file.replaceAll('\n ', '\n\u00a0'), ...withoutRanges() },
  { name: 'tabs', text: file.replaceAll('\n ', '\n\t'), ...intact },
  { name: 'a quoted mail', text: file.replaceAll('\n', '\n> '), ...withoutRanges('occupancy2019') },
  { name: 'percent-encoded', text: encodeURIComponent(file), ...nothing },
  { name: 'in a string', text: JSON.stringify(file), ...nothing },
  { name: 'with curly quotes', text: file.replaceAll('"', '”'), ...nothing },
  { name: 'with a comment', text: `// mine\n${file}`, ...pickedOut },
  { name: 'in a list', text: `[${file}]`, ...pickedOut },
  { name: 'in another file', text: `{"record":${file}}`, ...pickedOut },
  { name: 'two in one', text: `${file}\n${put('answers.forProfit', false)}`, ...pickedOut },
  { name: 'answers alone', text: JSON.stringify(whole), ...pickedOut },
  { name: 'something after it', text: `${file}}`, ...pickedOut },
  { name: 'the beginning is missing', text: file.slice(80), ...pickedOut },
  { name: 'the end of a page', text: `<pre>${file}</pre>`, ...pickedOut },
];

export const damagedFiles: readonly Damaged[] = [
  truncated,
  versions,
  inherited,
  noJson,
  encodings,
].flat();
